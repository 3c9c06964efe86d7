/** Results of the lab as lines of text. */
import { comparison, leader } from '@tavola/bots/lab/compare.ts';
import { summary } from '@tavola/bots/lab/counts.ts';
import { answerOf, keptResults } from '@tavola/bots/lab/report.ts';
import { type Cell, type Grouping, groupings, type Result, type Row, rowsBy } from '@tavola/bots/lab/result.ts';
import type { Tally } from '@tavola/bots/lab/tally.ts';
import { commandOf } from '@tavola/bots/lab/written.ts';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { GameLab, LabQuestion } from '@tavola/kernel/face/lab.ts';
import type { LabText } from '../base/lab-text.ts';
import { percentOf, percentWithInterval, pointsWithInterval } from '../base/percent.ts';

export type Speech = { readonly say: LabText; readonly spoken: SpokenFace };

export function resultLines(result: Result, { say, spoken }: Speech): string[] {
  const { run, rules, tally } = result;
  const [turns, decisions, perTurn] = [summary(tally.turns), summary(tally.decisions), summary(tally.perTurn)];
  const [broken] = tally.errors;
  return [
    say.title(spoken.face.name[spoken.language], tally.games, run.seats.length),
    ...(broken ? [say.errors(tally.errors.length, broken.seed, broken.message)] : []),
    ...(turns ? [say.turns(turns.median, turns.least, turns.most)] : []),
    ...(decisions ? [say.decisions(decisions.median, decisions.least, decisions.most)] : []),
    ...(perTurn ? [say.perTurn(perTurn.mean.toFixed(1), perTurn.median, perTurn.most)] : []),
    ...groupings(result).flatMap((grouping) => [
      `${headOf(grouping, { say, spoken })}: ${say.columns}`,
      ...rowLines(rowsBy(result, grouping), (kind) => nameOf(grouping, kind, { say, spoken })),
    ]),
    ...leadLines(result, { say, spoken }),
    `${say.endings}:`,
    ...aligned(endingCells(tally, (reason) => spoken.text.reasons[reason] ?? reason)),
    say.command(commandOf(run)),
    say.fingerprint(tally.fingerprint, rules),
  ];
}

/** Who is ahead, and whether that may be chance. */
function leadLines(result: Result, { say, spoken }: Speech): string[] {
  const [grouping] = groupings(result);
  const ahead = grouping && leader(rowsBy(result, grouping));
  if (!ahead) return [];
  const [first, second] = [ahead.first, ahead.second].map(({ kind }) => nameOf(grouping, kind, { say, spoken }));
  const sentence = say.lead(String(first), String(second), pointsWithInterval(ahead.lead));
  return [`${sentence} ${ahead.lead.from > 0 ? say.noChance : say.maybeChance}`];
}

export function comparisonLines(first: Result, second: Result, { say, spoken }: Speech): string[] {
  return comparison(first, second).flatMap(({ grouping, rows }) => [
    `${headOf(grouping, { say, spoken })}: ${say.compared}`,
    ...aligned(
      rows.map(({ kind, before, after, change, isClear }) => [
        nameOf(grouping, kind, { say, spoken }),
        percentOf(before.rate),
        percentOf(after.rate),
        pointsWithInterval(change),
        isClear ? say.clear : '',
      ]),
    ),
  ]);
}

export function answerLines(lab: GameLab, question: LabQuestion, { say, spoken }: Speech): string[] {
  const { language } = spoken;
  const { shows } = question;
  const answer = answerOf(lab, question);
  const grouping: Grouping = { by: 'trait', trait: shows.trait };
  const runName = (id: string) => lab.runs.find((run) => run.id === id)?.name[language] ?? id;
  const name = (kind: string) => (shows.kind === 'runs' ? runName(kind) : nameOf(grouping, kind, { say, spoken }));
  const lines =
    answer.kind === 'rows'
      ? rowLines(answer.rows, name)
      : aligned([
          ['', ...answer.columns.map((value) => traitValue(spoken, shows.kind === 'versus' ? shows.other : '', value))],
          ...answer.rows.map((row, i) => [name(row), ...(answer.cells[i] ?? []).map(cellText)]),
        ]);
  const commands = keptResults(lab, question).map(({ command }) => `    ${command}`);
  return [question.ask[language], ...lines, `  ${question.note[language]}`, ...commands, ''];
}

function cellText(cell: Cell | null): string {
  return cell ? `${Math.round(100 * cell.rate)} % (${cell.games})` : '–';
}

function rowLines(rows: readonly Row[], name: (kind: string) => string): string[] {
  return aligned(rows.map((row) => rowCells(row, name)));
}

/** How one kind fared: games, wins, fair share and points. */
export function rowCells({ kind, games, fair, meanPoints, ...rate }: Row, name = (it: string) => it): string[] {
  const points = meanPoints === null ? '' : meanPoints.toFixed(2);
  return [name(kind), String(games), percentWithInterval(rate), percentOf(fair), points];
}

/** How games ended, the most frequent way first. */
export function endingCells({ reasons, finished }: Tally, name = (it: string) => it): string[][] {
  const most = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return most.map(([reason, n]) => [name(reason), String(n), percentOf(n / finished)]);
}

/** Two blanks between the columns; the first `columns` of them below each other. */
export function aligned(rows: readonly (readonly string[])[], columns = Number.POSITIVE_INFINITY): string[] {
  const widths = (rows[0]?.slice(0, columns) ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
}

function headOf(grouping: Grouping, { say, spoken }: Speech): string {
  if (grouping.by !== 'trait') return say.by[grouping.by];
  return spoken.text.traits?.[grouping.trait]?.name ?? grouping.trait;
}

function nameOf(grouping: Grouping, kind: string, { say, spoken }: Speech): string {
  if (grouping.by === 'seat') return say.seat(Number(kind));
  return grouping.by === 'bot' ? kind : traitValue(spoken, grouping.trait, kind);
}

function traitValue({ text }: SpokenFace, trait: string, value: string): string {
  return text.traits?.[trait]?.value(value) ?? value;
}
