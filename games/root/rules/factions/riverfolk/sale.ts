/** What people can tell of a company that sells: its cards, and whether its warriors are hired. A person's and the Robots. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { NONE, type Value } from '@tavola/kernel/rules/real.ts';
import type { Card } from '../../../data/cards.ts';
import { counted, panel, type Tellable, upTo } from '../../contract/tell.ts';
import { claim, faceOf, faces } from '../../hands/stand-ins.ts';
import type { State } from '../../state/state.ts';

/** ROOT-11.2.7.2: has the person whose turn it is hired the warriors of this company? */
export function hiredOf({ open: { turn } }: State, of: Seat): Tellable {
  const write = (isHired: Value) => {
    turn.hired = isHired === 1 ? of : null;
  };
  const isHired = turn.hired === of ? 1 : 0;
  return { fact: { kind: 'hired', of }, ...counted(isHired), among: upTo(1), place: panel(of), write };
}

export function marketFacts(state: State, of: Seat, market: Card[], size: number): readonly Tellable[] {
  return Array.from({ length: size }, (_, n): Tellable => {
    const card = market[n];
    const face = { holder: [card === undefined ? null : faceOf(card)], key: 0 };
    const write = (told: Value) => setCard(state, market, n, told);
    return { fact: { kind: 'market', of, n }, ...face, among: [...faces, NONE], place: panel(of), write };
  });
}

function setCard(state: State, market: Card[], n: number, face: Value): void {
  const card = face === null ? null : claim(state, (one) => faceOf(one) === face, market);
  if (face !== null && card === null) return;
  state.hidden.deck.push(...market.splice(n, 1, ...(card === null ? [] : [card])));
}
