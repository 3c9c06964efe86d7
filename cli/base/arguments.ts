/** Reading what was typed: every mistake becomes a translated sentence and exit code 2. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { readSeat } from '@tavola/bots/lab/written.ts';
import { covers, loadGame } from '@tavola/bots/library.ts';
import { botOf } from '@tavola/bots/search/bot.ts';
import { errorSentence } from '@tavola/kernel/face/error-text.ts';
import { type Language, languageFor, languages } from '@tavola/kernel/face/text.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { agreed, type SeatWish } from '@tavola/kernel/table/setup.ts';
import { faceOf } from './say.ts';
import type { Text } from './text.ts';

type Sentence = (text: Text, language: Language) => string | Promise<string>;

/** The arguments are wrong; the message is made in the person's language. */
export class WrongArguments extends Error {
  readonly say: Sentence;

  constructor(say: Sentence) {
    super('wrong arguments');
    this.say = say;
  }
}

export type Arguments = {
  readonly words: readonly string[];
  readonly values: { readonly [option: string]: string | boolean | undefined };
};

const EVERYWHERE = { lang: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const;

export function readArguments(args: readonly string[], options: ParseArgsOptionsConfig): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { ...EVERYWHERE, ...options },
      allowPositionals: true,
    });
    return { words: positionals, values: values as Arguments['values'] };
  } catch (error) {
    const name = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? '';
    throw new WrongArguments((text) => text.wrong.unknownOption(name));
  }
}

/** The language to speak: --lang, else the terminal's. It never fails, because it must be known to say what is wrong. */
export function languageOf(args: readonly string[]): Language {
  return languageFor(wantedLanguage(args) ?? process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG);
}

export function checkLanguage(args: readonly string[]): void {
  const wanted = wantedLanguage(args);
  if (wanted !== undefined && !(languages as readonly string[]).includes(wanted))
    throw new WrongArguments((text) => text.wrong.badChoice('--lang', languages.join(', ')));
}

function wantedLanguage(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
}

export function numberOf({ values }: Arguments, option: string, from: number, to: number, usual: number): number {
  const value = values[option];
  if (value === undefined) return usual;
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new WrongArguments((text) => text.wrong.badNumber(`--${option}`, from, to));
  return number;
}

export async function gameOf(id: string | undefined): Promise<AnyGame> {
  if (id === undefined) throw new WrongArguments((text) => text.wrong.gameMissing);
  const game = await loadGame(id);
  if (game === null) {
    const known = covers.map((cover) => cover.id).join(', ');
    throw new WrongArguments((text) => text.wrong.unknownGame(id, known));
  }
  return game;
}

export function titleOf({ id }: AnyGame, language: Language): string {
  return covers.find((cover) => cover.id === id)?.name[language] ?? id;
}

/**
 * Who sits where: --seats, or --players people. A seat is its kind, with settings after a colon: `automaton:difficulty=heir`, or `automaton:eyrie`
 * for the first setting that has such a value. The name of a bot stands for a person's seat that it plays.
 */
export function seatsOf(args: Arguments, game: AnyGame): readonly SeatWish[] {
  const { values } = args;
  const players = numberOf(args, 'players', 1, 20, game.seats.min);
  if (typeof values.seats !== 'string') return new Array<SeatWish>(players).fill('player');
  const seats = values.seats.split(',').map((typed) => seatOf(typed, game));
  if (values.players !== undefined && players !== seats.length)
    throw new WrongArguments((text) => text.wrong.badSeats(seats.length, seats.length));
  return seats;
}

function seatOf(typed: string, game: AnyGame): SeatWish {
  const seat = readSeat(typed, game);
  if (seat === null)
    throw new WrongArguments((text) => text.wrong.badChoice('--seats', 'player, automaton, random, greedy …'));
  return seat;
}

function isBot(typed: string): boolean {
  return botOf(typed) !== null;
}

/** The options for a table of bots, checked against the seats. */
export function optionsOf({ values }: Arguments, game: AnyGame, seats: readonly SeatWish[]): unknown {
  const given = values.options === undefined ? {} : jsonOf('--options', String(values.options));
  const raw = isRecord(given) ? { ...game.amongBots, ...given } : given;
  try {
    agreed(game, { options: raw, seats });
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new WrongArguments((text, language) => misfit(error, game, text, language));
  }
  return raw;
}

/** Why seats and options do not fit: in the game's own words, where it has a reason. */
async function misfit({ code, detail }: TableError, game: AnyGame, text: Text, language: Language): Promise<string> {
  const { min, max, field, reason } = detail;
  if (code === 'BAD_SEATS') return text.wrong.badSeats(Number(min), Number(max));
  if (reason === undefined) return text.wrong.badOptions(String(field));
  const { text: words } = await faceOf(game, language);
  return words.reasons[String(reason)] ?? errorSentence({ code, detail }, language);
}

/** --bots, or those that stand among the seats. */
export function botsOf({ values }: Arguments, seats: readonly unknown[], usual: string): readonly string[] {
  const seated = String(values.seats ?? '')
    .split(',')
    .filter(isBot);
  const names = values.bots === undefined && seated.length > 0 ? seated : String(values.bots ?? usual).split(',');
  for (const name of names) if (botOf(name) === null) throw new WrongArguments((text) => text.wrong.unknownBot(name));
  if (names.length > seats.length) throw new WrongArguments((text) => text.wrong.tooManyBots(seats.length));
  return names;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonOf(option: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongArguments((say) => say.wrong.badJson(option));
  }
}
