/** The Company at a real table: its cards lie open, so that people can tell them; automata buy of those (ROOT-11.2.3, AUT-S-2). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Value } from '@tavola/kernel/rules/real.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import type { Card } from '../../../data/cards.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { POST_VP } from '../../../data/riverfolk.ts';
import type { AssistantHooks, Effect } from '../../contract/faction.ts';
import { factionOf } from '../../contract/registry.ts';
import type { Shop } from '../../contract/services.ts';
import { counted, panel, setAside, type Tellable, upTo } from '../../contract/tell.ts';
import { faceOf } from '../../hands/stand-ins.ts';
import type { Removal } from '../../state/removal.ts';
import { otherSeats, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { hiredOf, marketFacts } from './sale.ts';
import { boardOf, newBoard, paidBy } from './state.ts';

export function assistantOf(shop: Shop): AssistantHooks {
  return {
    facts: { board: (state, self) => [...paidTo(state, self), ...openHand(state, self), hiredOf(state, self)] },
    points: { 'trade-post': { placed: new Array(pieceTypes.riverfolk.tokens[0]?.count).fill(POST_VP) } },
    guesses: (state, self) => [{ cards: marketOf(state, self), known: faceOf }],
    outside: {
      board: { create: () => ({ ...newBoard(), market: [] }) },
      removal: { after: disrupted },
      services: {
        shop: {
          ...shop,
          cards: marketOf,
          takeCard: (state, self, card) => marketOf(state, self).splice(marketOf(state, self).indexOf(card), 1),
        },
      },
      books: { cards: marketOf },
    },
  };
}

/** How many cards of the open hand people can tell. */
const HAND = 8;

/** In whatever box of the Company they lie. */
function paidTo(state: State, of: Seat): readonly Tellable[] {
  return state.open.players.map((player, from) => {
    const lies = paidBy(state, of, from);
    const write = (count: Value) => setAside(state, boardOf(state, of).payments, from, (count as number) - lies);
    const among = upTo(factionOf(player).warriors);
    return { fact: { kind: 'payments', of, from }, ...counted(lies), among, place: panel(of), write };
  });
}

/** One place more than there are cards, for the next one. */
function openHand(state: State, of: Seat): readonly Tellable[] {
  const { market } = boardOf(state, of);
  return market ? marketFacts(state, of, market, Math.min(HAND, market.length + 1)) : [];
}

function marketOf(state: State, self: Seat): Card[] {
  return boardOf(state, self).market ?? [];
}

/** ROOT-11.2.5: half of the Funds go home when a trade post falls. Whose they are its owner chooses, and tells what is left on the board. */
function disrupted(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const { state } = table;
  const lost = removed.some(({ owner, class: type }) => owner === self && type === 'token');
  if (!lost || !otherSeats(state, self).some((owner) => paidBy(state, self, owner) > 0)) return [];
  const run = () => step(table, { kind: 'outside.disrupted', seat: self });
  return [{ kind: 'trade-disruption', side: self, run }];
}
