/** A run as people pass it on: seats as text, the command that makes it, the query of a link. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Field, Fields } from '@tavola/kernel/rules/settings.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { botOf } from '../search/bot.ts';
import { type Run, RunError } from './run.ts';

/** `automaton:difficulty=heir`: what sits there and what it chose; several words of one choice with a plus between. */
export function writtenSeat(wish: SeatWish): string {
  if (typeof wish === 'string') return wish;
  const chosen = Object.entries((wish.settings ?? {}) as { readonly [name: string]: unknown });
  return [wish.kind, ...chosen.map(([name, value]) => `${name}=${String(value).replaceAll(',', '+')}`)].join(':');
}

/** The same read back; null when it is not a seat. The name of a bot stands for a seat that it plays, `automaton:eyrie` for the setting with such a value. */
export function readSeat(typed: string, game: AnyGame): SeatWish | null {
  if (botOf(typed) !== null) return 'player';
  const [kind, ...chosen] = typed.split(':');
  if (kind !== 'player' && kind !== 'automaton') return null;
  if (chosen.length === 0) return kind;
  const fields = game.seatSettings?.[kind]?.fields ?? {};
  return { kind, settings: Object.fromEntries(chosen.map((one) => settingOf(one, fields))) };
}

function settingOf(typed: string, fields: Fields): readonly [name: string, value: unknown] {
  if (!typed.includes('=')) {
    const named = Object.entries(fields).find(([, field]) => field.kind === 'choice' && field.values.includes(typed));
    return [named?.[0] ?? typed, typed];
  }
  const [name = '', value = ''] = typed.split('=');
  return [name, readValue(value, fields[name])];
}

function readValue(typed: string, field: Field | undefined): unknown {
  if (field?.kind === 'several') return typed === '' ? [] : typed.split('+');
  return /^(true|false|\d+)$/.test(typed) ? JSON.parse(typed) : typed;
}

/** What to type in a terminal for exactly this run. */
export function commandOf(run: Run): string {
  const options = JSON.stringify(run.options ?? {});
  return [
    `npm run tavola -- lab ${run.game}`,
    `--seats ${run.seats.map(writtenSeat).join(',')}`,
    `--bots ${run.bots.join(',')}`,
    ...(run.rotate ? [] : ['--fixed']),
    `--games ${run.games} --seed ${run.seed}`,
    ...(options === '{}' ? [] : [`--options '${options}'`]),
  ].join(' ');
}

/** What a link promises besides the run: the rules it was made with, and what came out. */
export type Promised = { readonly rules: string | null; readonly fingerprint: string | null };

export function queryOf(run: Run, { rules, fingerprint }: Promised): string {
  const query = new URLSearchParams({
    game: run.game,
    seats: run.seats.map(writtenSeat).join(','),
    bots: run.bots.join(','),
    games: String(run.games),
    seed: String(run.seed),
  });
  if (!run.rotate) query.set('seating', 'fixed');
  const options = JSON.stringify(run.options ?? {});
  if (options !== '{}') query.set('options', options);
  if (rules !== null) query.set('rules', rules);
  if (fingerprint !== null) query.set('sum', fingerprint);
  return query.toString();
}

/** Throws RUN_UNREADABLE; that bots, seats and options fit is checked where the run is made (`repeatable`). */
export function readQuery(query: URLSearchParams, game: AnyGame): { readonly run: Run; readonly promised: Promised } {
  const seats = (query.get('seats') ?? '').split(',').map((typed) => readSeat(typed, game));
  if (query.get('game') !== game.id || seats.includes(null)) throw new RunError('RUN_UNREADABLE', 'seats');
  const run: Run = {
    game: game.id,
    seats: seats as SeatWish[],
    options: optionsIn(query.get('options')),
    bots: (query.get('bots') ?? '').split(','),
    rotate: query.get('seating') !== 'fixed',
    games: Number(query.get('games')),
    seed: Number(query.get('seed')),
  };
  return { run, promised: { rules: query.get('rules'), fingerprint: query.get('sum') } };
}

function optionsIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    throw new RunError('RUN_UNREADABLE', 'options');
  }
}
