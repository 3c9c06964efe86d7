/** The Arbiter, played by a person (ROOT-9.7.5) or as an automaton (AUT-7.7.6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { mostRolled } from '../../battle/battle.ts';
import { score } from '../../score/score.ts';
import { type Battle, DEFENDER, sideOf } from '../../state/battle.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Move, PASS } from '../../vocabulary/moves.ts';
import { piecesAt } from '../../woodland/pieces.ts';

/** The defender may enlist the Arbiter, who takes no part otherwise; `support` is what he adds to the most that can be rolled. */
export function* protect(table: Root, self: Seat, battle: Battle, support: number, clause: string): Rules {
  const { clearing, defender } = battle;
  if (playerOf(table.state, self).pawn !== clearing) return;
  if (sideOf(battle, self) !== null || battle.instigator === self) return;
  if (!(yield* isEnlisted(table, self, battle, support))) return;
  battle.support[DEFENDER] += support;
  table.tell({ kind: 'vagabond.enlisted', seat: self, by: defender, support, clause });
  score(table, self, 1, 'protector', clause);
}

function* isEnlisted({ state }: Root, self: Seat, battle: Battle, support: number): Rules<boolean> {
  const { clearing, defender } = battle;
  if (playerOf(state, defender).automaton) return automatonEnlists(state, self, battle);
  const moves: Move[] = [PASS, { kind: 'vagabond.enlist' }];
  const ask = { kind: 'vagabond.enlist', arbiter: self, clearing, support } as const;
  return (yield* choose(defender, ask, moves)).kind === 'vagabond.enlist';
}

/** AUT-7.7.6: its maximum is under 3 and under the attacker's pieces there, and it has more VP than the Arbiter. */
function automatonEnlists(state: State, self: Seat, battle: Battle): boolean {
  const most = mostRolled(state, battle, DEFENDER);
  const pieces = piecesAt(playerOf(state, battle.attacker), battle.clearing);
  return most < 3 && most < pieces && playerOf(state, battle.defender).vp > playerOf(state, self).vp;
}
