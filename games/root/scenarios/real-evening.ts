/** For scenarios: an evening at a real table, with people and automata. */
import { Assistant, type Evening } from '@tavola/kernel/real/assistant.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { FactionId } from '../data/factions.ts';
import { game } from '../game.ts';
import type { State } from '../rules/state/state.ts';

export const chance = tableChance(seededChance(1), game, () => false);

/** A person at seat 0 against an automaton at seat 1; the set-up is answered with its first options. */
export function evening(
  person: FactionId,
  automaton: FactionId,
  settings: object = {},
  options: object = {},
): Assistant {
  const seats = [sits(person), plays(automaton, settings)];
  return setUp(seats, options);
}

export const sits = (faction: FactionId, settings: object = {}) =>
  ({ kind: 'outside', settings: { faction, ...settings } }) as const;
export const plays = (faction: FactionId, settings: object = {}) =>
  ({ kind: 'automaton', settings: { faction, ...settings } }) as const;

export function setUp(seats: Evening['seats'], options: object = {}): Assistant {
  const app = Assistant.start(game, { seats, options: { ...game.real?.options, ...options }, chance });
  while (kind(app) !== 'outside.turn') {
    if (app.waitsForHands) app.done();
    else app.answer(app.decision?.options[0]?.id as string);
  }
  return app;
}

export function kind({ decision }: Assistant): string {
  const ask = decision?.ask ?? '';
  return typeof ask === 'string' ? ask : ask.kind;
}
export const stateOf = (app: Assistant) => app.table.state as State;
export const warriors = (app: Assistant, seat: number, clearing: number) =>
  stateOf(app).open.players[seat]?.warriors[clearing];
