/** Logs of version 1: the Automa had no seat, Covens were options of the table, and the Cross had a poorer track. */
import { realDice } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, OldLog, Outcome, SeatSetup } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import type { State } from './rules/state/state.ts';

type OptionsOfVersion1 = { readonly [option: string]: unknown };
const WISHES = ['coven1', 'coven2', 'coven3', 'coven4'];

/** The log as today's rules write it; null for a Moon game of the Cross, whose steps gave something else. */
export function upgraded(game: AnyGame, log: OldLog): OldLog | null {
  if (log.version !== '1') return null;
  const { difficulty, ...old } = log.options as OptionsOfVersion1;
  const options = Object.fromEntries(Object.entries(old).filter(([name]) => !WISHES.includes(name)));
  const players = log.seats.map((_, seat): SeatSetup => {
    const coven = old[WISHES[seat] as string];
    return { kind: 'player', settings: { coven } };
  });
  const automa: SeatSetup = { kind: 'automaton', settings: { difficulty } };
  const seats = players.length === 1 ? [...players, automa] : players;
  const today = { ...log, version: game.version, options, seats };
  if (log.picks.length === 0) return today;
  const { state, outcome } = Table.resume<State>(game, { ...today, game: game.id, checks: [] }, { chance: realDice });
  if (state?.side === 'moon' && state.players.some(({ coven }) => coven === 'cross')) return null;
  return state?.automa && outcome && log.outcome ? { ...today, outcome: withHers(log.outcome, outcome) } : today;
}

/** Neither her seat nor her score was noted: they are added where the player's result is the one that the picks lead to. */
function withHers(noted: Outcome, reached: Outcome): Outcome {
  const same = noted.scores?.[0] === reached.scores?.[0] && noted.winners.includes(0) === reached.winners.includes(0);
  return same ? reached : noted;
}
