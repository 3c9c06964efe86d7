/** Where the card of a move lies: in the hand, in the play area, beside the map, or somewhere that the question shows for itself. */
import { type Card, distinct } from '../../data/cards.ts';
import type { View } from '../../rules/view/view.ts';
import type { Move } from '../../rules/vocabulary/moves.ts';
import { type AskKind, askKind, type Props } from '../parts/props.ts';

export type CardPlace = 'hand' | 'crafted' | 'available' | 'offered';

/** Questions whose cards are not those of the hand, though equal ones may be in it. */
const ELSEWHERE: ReadonlySet<AskKind> = new Set<AskKind>([
  'alliance.spend-supporter',
  'alliance.discard-supporter',
  'card-card',
  'informants',
  'riverfolk.buy-card',
  'vagabond.day-labor',
]);

/** Null for what is not a card: an ability that is used in battle. */
export function cardPlaceOf(
  { view, viewer, choice }: Pick<Props, 'view' | 'viewer' | 'choice'>,
  move: Move,
): CardPlace | null {
  if (!('card' in move) || viewer === 'spectator') return null;
  if (move.kind === 'claim') return 'available';
  if (move.kind === 'use') return view.open.players[viewer]?.crafted.includes(move.card) ? 'crafted' : null;
  const elsewhere = choice !== null && ELSEWHERE.has(askKind(choice.ask));
  return !elsewhere && view.hands[viewer]?.includes(move.card) ? 'hand' : 'offered';
}

/** The cards that the question offers from elsewhere. */
export function offeredCards(props: Props): readonly Card[] {
  const cards = (props.choice?.open ?? []).flatMap(({ move }) =>
    'card' in move && cardPlaceOf(props, move) === 'offered' ? [move.card] : [],
  );
  return distinct(cards);
}

/** Has the card of this move a place that can be touched? */
export function isCardShown(move: Move, view: View): boolean {
  if (!('card' in move) || view.me === null) return false;
  return move.kind !== 'use' || (view.open.players[view.me]?.crafted.includes(move.card) ?? false);
}
