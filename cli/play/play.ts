/** tavola play: a game in the terminal, against bots or with several people at one screen. */
import { randomBytes } from 'node:crypto';
import { covers } from '@tavola/bots/library.ts';
import { botOf } from '@tavola/bots/search/bot.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { commitment, fairChance, peoplesChance } from '@tavola/kernel/rules/chance.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { openLog } from '@tavola/kernel/table/verify.ts';
import {
  type Arguments,
  botsOf,
  gameOf,
  numberOf,
  optionsOf,
  readArguments,
  seatsOf,
  WrongArguments,
} from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';
import { readMatch, saveLog } from '../base/log-file.ts';
import { type Menu, menuOf } from '../base/menu.ts';
import { faceOf, namesOf } from '../base/say.ts';
import { playOn } from './session.ts';

const OPTIONS = {
  players: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  people: { type: 'string' },
  seat: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  save: { type: 'string' },
  continue: { type: 'string' },
  dice: { type: 'boolean' },
} as const;

export const play: Command = async (argv, context) => {
  const args = readArguments(argv, OPTIONS);
  const menu = menuOf(context.print);
  try {
    return await played(args, context, menu);
  } finally {
    menu.close();
  }
};

async function played(args: Arguments, context: Context, menu: Menu): Promise<number> {
  const { table, seed } = await tableOf(args, context, menu);
  const people = peopleOf(args, table.seats);
  const bots = sitting(table.seats, people, botsOf(args, table.seats, 'medium'));
  const face = await faceOf(table.game, context.language);
  const party = {
    table,
    face,
    names: namesOf(context.text, face, table.seats, bots),
    people,
    menu,
    bots: bots.map((bot) => (bot === null ? null : botOf(bot))),
    seed: numberOf(args, 'seed', 0, 0x7fffffff, 1),
  };
  context.print(context.text.play.promise(commitment(seed)));
  const finished = await playOn(party, context);
  if (!finished) context.print(context.text.play.left);
  if (typeof args.values.save === 'string') {
    saveLog(args.values.save, { ...table.log(), seed, commitment: commitment(seed) });
    context.print(context.text.play.saved(args.values.save));
  }
  return 0;
}

async function tableOf(args: Arguments, context: Context, menu: Menu): Promise<{ table: Table; seed: string }> {
  const fresh = typeof args.values.seed === 'string' ? args.values.seed : randomBytes(16).toString('hex');
  if (typeof args.values.continue === 'string') {
    const { log, game } = await readMatch(args.values.continue);
    const seed = log.seed ?? fresh;
    const app = fairChance(seed);
    return { table: openLog(game, log, { chance: log.dice === 'people' ? peoplesChance(app) : app }), seed };
  }
  const game = await gameOf(args.words[0] ?? (await chosenGame(context, menu)));
  const seats = seatsOf(args, game);
  const options = optionsOf(args, game, seats);
  const app = fairChance(fresh);
  const people = args.values.dice ? ({ dice: 'people', chance: peoplesChance(app) } as const) : { chance: app };
  return { table: Table.start(game, { seats, options, ...people }), seed: fresh };
}

async function chosenGame({ language, text }: Context, menu: Menu): Promise<string | undefined> {
  const entries = covers.map(({ id, name, blurb }) => ({ id, label: `${name[language]}. ${blurb[language]}` }));
  return (await menu.choose(text.play.whichGame, entries, '')) ?? undefined;
}

/** The first seats of players from --seat on, as many as --people. */
function peopleOf(args: Arguments, seats: readonly SeatSetup[]): readonly Seat[] {
  const players = seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []));
  const count = numberOf(args, 'people', 0, players.length, Math.min(1, players.length));
  const first = numberOf(args, 'seat', 1, seats.length, (players[0] ?? 0) + 1) - 1;
  const from = players.indexOf(first);
  if (from < 0)
    throw new WrongArguments((text) => text.wrong.badChoice('--seat', players.map((seat) => seat + 1).join(', ')));
  return [...players.slice(from), ...players.slice(0, from)].slice(0, count);
}

/** A bot on every seat of a player that no person has; fewer bots than seats are repeated. */
function sitting(seats: readonly SeatSetup[], people: readonly Seat[], bots: readonly string[]): (string | null)[] {
  let next = 0;
  return seats.map(({ kind }, seat) =>
    kind === 'player' && !people.includes(seat) ? (bots[next++ % bots.length] as string) : null,
  );
}
