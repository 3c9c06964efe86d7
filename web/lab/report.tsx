/** The questions that people ask about a game's balance, each with its answer and the commands that made it. */

import { answerOf, keptResults } from '@tavola/bots/lab/report.ts';
import type { Grouping } from '@tavola/bots/lab/result.ts';
import type { GameLab, LabQuestion } from '@tavola/kernel/face/lab.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useSettings } from '../browser/settings.ts';
import { PlotCard } from './card.tsx';
import { useNaming } from './naming.ts';
import { Heat } from './places.tsx';
import { IntervalPlot, Wins } from './wins.tsx';
import { useLabWords } from './words.ts';

type Props = { readonly lab: GameLab; readonly onShow: (run: string) => void };

export function Report({ lab, onShow }: Props) {
  const t = useLabWords();
  return (
    <section className="lab-report" aria-labelledby="lab-report">
      <h2 id="lab-report">{t.report}</h2>
      <p className="hint">{t.reportLead}</p>
      <div className="lab-grid">
        {lab.questions.map((question) => (
          <Answered key={question.id} lab={lab} question={question} onShow={onShow} />
        ))}
      </div>
    </section>
  );
}

function Answered({ lab, question, onShow }: Props & { readonly question: LabQuestion }) {
  const t = useLabWords();
  const { language } = useSettings();
  const nameOfRun = (id: string) => {
    const run = lab.runs.find((it) => it.id === id);
    return run ? saidIn(run.name, language) : id;
  };
  return (
    <div className="lab-answer">
      <Plot lab={lab} question={question} nameOfRun={nameOfRun} />
      <p className="hint">{saidIn(question.note, language)}</p>
      <details>
        <summary>{t.command}</summary>
        {keptResults(lab, question).map(({ command }) => (
          <code key={command}>{command}</code>
        ))}
        {question.runs.map((id) => (
          <button key={id} type="button" className="btn sm" onClick={() => onShow(id)}>
            {t.showRun(nameOfRun(id))}
          </button>
        ))}
      </details>
    </div>
  );
}

type PlotProps = {
  readonly lab: GameLab;
  readonly question: LabQuestion;
  readonly nameOfRun: (id: string) => string;
};

function Plot({ lab, question, nameOfRun }: PlotProps) {
  const t = useLabWords();
  const naming = useNaming();
  const { language } = useSettings();
  const { shows } = question;
  const title = saidIn(question.ask, language);
  const answer = answerOf(lab, question);
  const grouping: Grouping = { by: 'trait', trait: shows.trait };
  if (answer.kind === 'matrix' && shows.kind === 'versus') {
    const other: Grouping = { by: 'trait', trait: shows.other };
    return (
      <Heat
        title={title}
        note={t.placesNote}
        corner={naming.head(grouping)}
        rows={answer.rows.map((value) => naming.name(grouping, value))}
        columns={answer.columns.map((value) => naming.name(other, value))}
        cells={answer.cells}
      />
    );
  }
  if (answer.kind === 'matrix') return null;
  if (shows.kind !== 'runs') return <Wins title={title} rows={answer.rows} grouping={grouping} />;
  const { columns } = t;
  const table = {
    head: ['', columns.games, columns.wins, columns.from, columns.to, columns.fair],
    rows: answer.rows.map(({ kind, games, rate, from, to, fair }) => [
      nameOfRun(kind),
      naming.number(games),
      ...[rate, from, to, fair].map(naming.percent),
    ]),
  };
  const look = naming.look(grouping, shows.value, 0);
  return (
    <PlotCard title={title} note={t.interval} table={table}>
      <IntervalPlot
        naming={naming}
        fairName={t.fair}
        lines={answer.rows.map((row) => ({ ...row, name: nameOfRun(row.kind), look }))}
      />
    </PlotCard>
  );
}
