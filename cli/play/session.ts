/** A game at the terminal: shows each person what happened and what may be done, lets the bots pick, and goes on to the end. */
import type { Bot } from '@tavola/bots/search/bot.ts';
import { moveText, type SpokenFace } from '@tavola/kernel/face/face.ts';
import { questionText } from '@tavola/kernel/face/text.ts';
import { whyNot } from '@tavola/kernel/host/why-not.ts';
import { CHANCE, type Seat, type Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { undo } from '@tavola/kernel/table/undo.ts';
import type { Context } from '../base/command.ts';
import { type Menu, styled } from '../base/menu.ts';
import { boardLines, heardLines, outcomeLines, sayAt } from '../base/say.ts';

export type Party = {
  readonly table: Table;
  readonly face: SpokenFace;
  readonly names: readonly string[];
  /** By seat; null is a person, or an automaton that the rules play. */
  readonly bots: readonly (Bot | null)[];
  readonly people: readonly Seat[];
  readonly seed: number;
  readonly menu: Menu;
};

const UNDO = 'u';
const QUIT = 'q';

/** True when the game came to its end. */
export async function playOn(party: Party, context: Context): Promise<boolean> {
  const { table, bots } = party;
  const seeds = seededRng(party.seed);
  const heard = new Map<Viewer, number>();
  while (table.outcome === null) {
    const seat = askedSeat(party);
    const bot = bots[seat];
    if (bot) {
      table.pick(seat, table.decisionNumber, bot.pick(table, seat, seeds.below(0x7fffffff)));
      if (party.people.length === 0) tellNews(party, context, 'spectator', heard);
      continue;
    }
    tellNews(party, context, seat, heard);
    if (!(await personPicks(party, context, seat, heard))) return false;
  }
  tellEnd(party, context, heard);
  return true;
}

/** Who is asked first; what people roll and draw is read by the only person who may see it, else by the first person. */
function askedSeat({ table, people }: Party): Seat {
  const [seat] = table.pending as [Seat];
  return seat === CHANCE ? (table.reader ?? people[0] ?? 0) : seat;
}

function tellNews({ table, names, face }: Party, { print }: Context, viewer: Viewer, heard: Map<Viewer, number>): void {
  const say = sayAt(face, names, viewer);
  for (const line of heardLines(table, face, say, heard.get(viewer) ?? 0)) print(line);
  heard.set(viewer, table.count + 1);
}

/** False when the person leaves. */
async function personPicks(party: Party, context: Context, seat: Seat, heard: Map<Viewer, number>): Promise<boolean> {
  const { table, names, menu, face } = party;
  const { text, print } = context;
  const say = sayAt(face, names, seat);
  const catalogue = face.text;
  const decision = table.decisionFor(seat) as Decision;
  print('');
  for (const line of boardLines(table, face, say)) print(line);
  if (party.people.length > 1) print(styled('bold', text.play.turnOf(say.who(seat))));
  const entries = decision.options.map(({ id, move }) => ({ id, label: moveText(face, move, say) }));
  const message = questionText(catalogue, decision.ask, say).whole;
  const picked = await menu.choose(message, entries, text.play.choose(entries.length));
  if (picked === null || picked === QUIT) return false;
  if (picked === UNDO) takeBack(party, context, seat, heard);
  else if (entries.some(({ id }) => id === picked)) table.pick(decision.seat, decision.number, picked);
  else print(refusal(party, context, seat, picked));
  return true;
}

function refusal({ table, face }: Party, { text }: Context, seat: Seat, typed: string): string {
  const clause = whyNot(table, seat, typed);
  if (clause === null) return text.play.notOffered(typed);
  return text.play.because(clause, face.clauses[clause] ?? '');
}

/** People at one screen agree by themselves. */
function takeBack({ table, people }: Party, { text, print }: Context, seat: Seat, heard: Map<Viewer, number>): void {
  try {
    undo(table, seat, people, people);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    print(text.play.nothingToUndo);
    return;
  }
  for (const [viewer, from] of heard) heard.set(viewer, Math.min(from, table.count + 1));
  print(text.play.undone);
}

function tellEnd(party: Party, context: Context, heard: Map<Viewer, number>): void {
  const { table, names, people, face } = party;
  const viewer = people[0] ?? 'spectator';
  const say = sayAt(face, names, viewer);
  tellNews(party, context, viewer, heard);
  context.print('');
  for (const line of boardLines(table, face, say)) context.print(line);
  if (table.outcome)
    for (const line of outcomeLines(table, face, table.outcome, say, context.text)) context.print(styled('bold', line));
}
