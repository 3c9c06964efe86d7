/** The board of the Logical Lizards: acolytes, the Lost Souls by suit, the space of the conspiracy marker. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Value } from '@tavola/kernel/rules/real.ts';
import { suitOf } from '../../../data/cards.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { suits } from '../../../data/suits.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { counted, heldOn, panel, type Tellable, upTo } from '../../contract/tell.ts';
import { keepSuit } from '../../hands/stand-ins.ts';
import type { State } from '../../state/state.ts';
import { openAmbushes } from '../automaton.ts';
import { boardOf, conspiracyTrack } from './state.ts';

const MOST_SOULS = 30;

export const assistant: AssistantHooks = {
  facts: {
    board: (state, self) => [heldOn(state, self, 'acolytes', pieceTypes.lizards.warriors)],
    last: (state, self) => [...souls(state, self), marker(state, self)],
  },
  guesses: (state, self) => [
    openAmbushes(state, self),
    { cards: boardOf(state, self).lostSouls, known: suitOf },
    { cards: boardOf(state, self).revealed, known: suitOf },
  ],
};

/** AUT-8.2.4. */
function souls(state: State, of: Seat): readonly Tellable[] {
  const { lostSouls } = boardOf(state, of);
  return suits.map((suit) => {
    const count = lostSouls.filter((card) => suitOf(card) === suit).length;
    const write = (told: Value) => keepSuit(state, lostSouls, suit, told as number);
    return { fact: { kind: 'souls', of, suit }, ...counted(count), among: upTo(MOST_SOULS), place: panel(of), write };
  });
}

/** AUT-8.4.2: counted from 1. */
function marker(state: State, of: Seat): Tellable {
  const board = boardOf(state, of);
  const write = (space: Value) => {
    board.marker = (space as number) - 1;
  };
  const among = { min: 1, max: conspiracyTrack.length };
  return { fact: { kind: 'conspiracy', of }, ...counted(board.marker + 1), among, place: panel(of), write };
}
