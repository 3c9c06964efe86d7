/** tavola chronicle: games that follow from one another, each in the world that the one before it left, and what became of it. */
import { MOST_DECISIONS, played } from '@tavola/bots/lab/play.ts';
import { MOST_SEED, type Run, seatedBots } from '@tavola/bots/lab/run.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { AnyGame, Legacy } from '@tavola/kernel/game.ts';
import { seatsAfter } from '@tavola/kernel/legacy.ts';
import { type SeatWish, seatSetups } from '@tavola/kernel/setup.ts';
import { walk } from '@tavola/testing/walk.ts';
import { botsOf, gameOf, numberOf, optionsOf, readArguments, seatsOf, titleOf, WrongArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { faceOf, namesOf, sayAt } from './say.ts';

const OPTIONS = {
  players: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  walk: { type: 'boolean' },
} as const;
const MOST_GAMES = 100_000;

export type Chapter = {
  readonly game: number;
  /** Who won, by the seat of the first game; and what they were. */
  readonly winners: readonly Seat[];
  readonly traits: { readonly [trait: string]: string };
  readonly reason: string;
  readonly decisions: number;
  /** What lies open for the next game. */
  readonly open: unknown;
};

export const chronicle: Command = async (argv, { text, language, print }) => {
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  if (!isOption(game, 'chronicle')) throw new WrongArguments((say) => say.chronicle.leavesNothing);
  const seats = seatsOf(args, game);
  const setup: Run = {
    game: game.id,
    seats,
    options: { ...(optionsOf(args, game, seats) as object), chronicle: true },
    bots: botsOf(args, seats, 'random'),
    rotate: false,
    games: numberOf(args, 'games', 1, MOST_GAMES, 10),
    seed: numberOf(args, 'seed', 0, MOST_SEED, 1),
  };
  const spoken = await faceOf(game, language);
  const say = sayAt(spoken, [], 'spectator');
  const names = namesOf(text, spoken, seatSetups(game, seats), seatedBots(setup, 0));
  const chapters: Chapter[] = [];
  if (!args.values.json) print(text.chronicle.title(titleOf(game, language), setup.games, seats.length));
  for (const chapter of linked(game, setup, args.values.walk === true)) {
    chapters.push(chapter);
    if (args.values.json) continue;
    const who = chapter.winners.map((seat) => names[seat]).join(', ');
    const reason = spoken.text.reasons[chapter.reason] ?? chapter.reason;
    print(text.chronicle.game(chapter.game, who, Object.values(chapter.traits).join(', '), reason));
    for (const line of spoken.face.legacy?.(chapter.open, say) ?? []) print(`   ${line}`);
  }
  const decisions = chapters.reduce((sum, chapter) => sum + chapter.decisions, 0);
  print(args.values.json ? JSON.stringify(chapters) : text.chronicle.kept(chapters.length, decisions));
  return 0;
};

function isOption({ options }: AnyGame, field: string): boolean {
  return Object.hasOwn(options.fields, field);
}

/** One game after another; whoever sits elsewhere next time takes bot and settings along. */
export function* linked(game: AnyGame, setup: Run, walking: boolean): Generator<Chapter> {
  let inheritance: Legacy | undefined;
  /** For each seat who sits there, by the seat of the first game. */
  let people = setup.seats.map((_, seat) => seat);
  const bots = seatedBots(setup, 0);
  for (let n = 0; n < setup.games; n++) {
    const seats = people.map((one) => setup.seats[one] as SeatWish);
    const seated = people.map((one) => bots[one] ?? null);
    const seed = setup.seed + n;
    const { table, outcome, decisions } = walking
      ? walk(game, { seats, options: setup.options, inheritance, seed, mostDecisions: MOST_DECISIONS })
      : played(game, { ...setup, seats }, seed, seated, inheritance);
    const { winners, reason, legacy } = outcome;
    const flaw = game.flaw(table.state);
    if (flaw !== null) throw new Error(`game ${n + 1}: ${flaw}`);
    if (legacy === undefined) throw new Error(`game ${n + 1} leaves nothing`);
    const sat = people;
    yield {
      game: n + 1,
      winners: winners.map((seat) => sat[seat] as Seat),
      traits: game.traits?.(table.state, winners[0] ?? 0) ?? {},
      reason,
      decisions,
      open: legacy.open,
    };
    people = seatsAfter(legacy, sat.length).map((seat) => sat[seat] as Seat);
    inheritance = legacy;
  }
}
