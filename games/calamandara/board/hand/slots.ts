/** The cards before the viewer, and the open options each of them stands for. */
import type { BoardOption } from '@tavola/games/board/contract.ts';
import type { CardName } from '../../rules/state/memory.ts';
import type { Move } from '../../rules/state/moves.ts';
import type { TravellerView } from '../../rules/view.ts';
import type { Props } from '../cross/scene.ts';

export type Slot = {
  readonly key: string;
  readonly card: CardName;
  readonly place: 'hand' | 'reserve' | 'deck' | 'elsewhere';
  /** Who sees it or where it waits, when that matters. */
  readonly note: string | null;
  readonly options: readonly string[];
  /** The refused moves it stands for, to ask "why not?" with. */
  readonly refused: readonly string[];
};

type CardMove = Extract<Move, { readonly kind: 'use' | 'reserve' | 'discard' | 'put-back' | 'give' }>;
const CARD_MOVES: ReadonlySet<string> = new Set(['use', 'reserve', 'discard', 'put-back', 'give']);
const isCardMove = (move: Move): move is CardMove => CARD_MOVES.has(move.kind);

const cardMoves = (moves: readonly BoardOption<Move>[]) =>
  moves.flatMap(({ id, move }) => (isCardMove(move) ? [{ id, move }] : []));

type Bare = Pick<Slot, 'card' | 'place' | 'note'>;

export function slotsOf(props: Props, me: TravellerView): readonly Slot[] {
  const { view, choice, say } = props;
  const text = say.words;
  const held = (place: 'hand' | 'reserve', cards: readonly (CardName | null)[]): Bare[] => {
    const known = cards.filter((card) => card !== null);
    return known.map((card) => ({ card, place, note: me.revealed.includes(card) ? text.revealed : null }));
  };
  const bare: Bare[] = [
    ...held('hand', me.hand),
    ...held('reserve', me.finalReserve),
    ...me.onDeck.map(({ card }) => ({ card, place: 'deck' as const, note: text.waitsOnDeck })),
    ...view.travellers.flatMap(({ seat, onReserve }) =>
      onReserve
        .filter(({ by }) => by === me.seat)
        .map(({ card }) => ({ card, place: 'elsewhere' as const, note: text.waitsWith(seat, say) })),
    ),
  ];
  const moves = cardMoves(choice?.open ?? []);
  const ruledOut = cardMoves(choice?.refused ?? []);
  // A card that may be chosen but lies nowhere in the view is shown all the same: every option needs its button.
  const stray = moves
    .filter(({ move }) => !bare.some((slot) => standsFor(slot, move)))
    .map(({ move: { card } }) => ({ card, place: 'hand' as const, note: null }));
  return [...bare, ...stray].map((slot, i) => {
    const ids = (of: typeof moves) => of.filter(({ move }) => standsFor(slot, move)).map(({ id }) => id);
    return { key: `${slot.place} ${slot.card} ${i}`, ...slot, options: ids(moves), refused: ids(ruledOut) };
  });
}

function standsFor({ card, place }: Bare, move: CardMove): boolean {
  if (card !== move.card) return false;
  switch (move.kind) {
    case 'use':
      return place === (move.from === undefined ? 'hand' : move.from === 'deck' ? 'deck' : 'elsewhere');
    case 'discard':
      return place === (move.waiting ? 'deck' : 'hand');
    case 'reserve':
      return place === 'hand';
    default:
      return place === 'hand' || place === 'reserve';
  }
}
