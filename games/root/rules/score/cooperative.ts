/** The fully cooperative game (AUT-C): people win together or lose to the automata. */
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { WIN_VP } from '../../data/constants.ts';
import type { Cooperative, State } from '../state/state.ts';
import type { Root } from '../state/table.ts';

/**
 * AUT-C-1: everybody who is a person must have got there once; an automaton that does so first wins for all automata.
 * If both happen at one moment, the side of the turn player wins. Null while the game goes on.
 */
export function cooperativeOutcome(table: Root): Outcome | null {
  const { state } = table;
  const { players, turn } = state.open;
  const { reached } = state.open.cooperative as Cooperative;
  for (const [seat, { automaton, vp }] of players.entries()) {
    if (automaton || vp < WIN_VP || reached.includes(seat)) continue;
    reached.push(seat);
    table.tell({ kind: 'automaton.goal-reached', seat });
  }
  const people = players.every(({ automaton }, seat) => automaton || reached.includes(seat));
  const automata = players.some(({ automaton, vp }) => automaton && vp >= WIN_VP);
  if (!people && !automata) return null;
  const won = people && automata ? players[turn.seat]?.automaton !== true : people;
  return sideWins(state, won, won ? 'people-together' : 'automata');
}

/** Section 7: when the rounds are over the people have lost. */
export function outOfRounds(state: State): Outcome {
  return sideWins(state, false, 'round-limit');
}

function sideWins({ open }: State, people: boolean, reason: string): Outcome {
  const winners = open.players.flatMap(({ automaton }, seat) => (automaton === people ? [] : [seat]));
  return { winners, reason, scores: open.players.map(({ vp }) => vp) };
}
