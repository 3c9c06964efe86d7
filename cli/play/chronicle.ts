/** tavola chronicle: games that follow from one another, each in the world that the one before it left, and what became of it. */
import { MOST_DECISIONS, played } from '@tavola/bots/lab/play.ts';
import { MOST_SEED, type Run, seatedBots } from '@tavola/bots/lab/run.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame, Legacy } from '@tavola/kernel/rules/game.ts';
import { seatsAfter } from '@tavola/kernel/rules/legacy.ts';
import { type SeatWish, seatSetups } from '@tavola/kernel/table/setup.ts';
import { walk } from '@tavola/testing/walk.ts';
import {
  botsOf,
  gameOf,
  numberOf,
  optionsOf,
  readArguments,
  seatsOf,
  titleOf,
  WrongArguments,
} from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { faceOf, namesOf, sayAt } from '../base/say.ts';

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

export type ChronicleGame = {
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
  const games: ChronicleGame[] = [];
  if (!args.values.json) print(text.chronicle.title(titleOf(game, language), setup.games, seats.length));
  for (const one of chronicleGames(game, setup, args.values.walk === true)) {
    games.push(one);
    if (args.values.json) continue;
    const who = one.winners.map((seat) => names[seat]).join(', ');
    const reason = spoken.text.reasons[one.reason] ?? one.reason;
    print(text.chronicle.game(one.game, who, Object.values(one.traits).join(', '), reason));
    for (const line of spoken.face.legacy?.lines(one.open, say) ?? []) print(`   ${line}`);
  }
  const decisions = games.reduce((sum, one) => sum + one.decisions, 0);
  print(args.values.json ? JSON.stringify(games) : text.chronicle.kept(games.length, decisions));
  return 0;
};

function isOption({ options }: AnyGame, field: string): boolean {
  return Object.hasOwn(options.fields, field);
}

/** One game after another; a player who sits elsewhere next time takes bot and settings along. */
export function* chronicleGames(game: AnyGame, setup: Run, walking: boolean): Generator<ChronicleGame> {
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
    const flaw = table.flaw();
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
