/** What the question is about and does not lie on the map or before the viewer: players, their cards, cards from a pile. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import type { Handle } from '@tavola/games/board/touchable.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../data/cards.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { cardPlace } from '../cards/card-place.ts';
import { useOath } from '../parts/context.ts';
import { handlesOf } from '../parts/handles.ts';
import { kindOfAsk } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';

/** What the campaign draws itself. */
const IN_WAR: ReadonlySet<string> = new Set(['defender', 'targets', 'plan']);

type Offer =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'facedown'; readonly seat: Seat; readonly n: number };

export function Offered() {
  const offers = useOffers();
  const { words } = useOath();
  if (offers.length === 0) return null;
  return (
    <section className="oath-offered" aria-label={words.drawn.offered}>
      <HandRow title={words.drawn.offered} cards={offers} keyOf={keyOf} className="oath-row">
        {(offer) => <OfferTile offer={offer} />}
      </HandRow>
    </section>
  );
}

function useOffers(): readonly Offer[] {
  const { choice, view, viewer } = useOath();
  if (!choice || choice.ask === 'act' || (view.campaign && IN_WAR.has(kindOfAsk(choice.ask)))) return [];
  const found = new Map<string, Offer>();
  for (const { move } of choice.open) {
    for (const handle of handlesOf(move, view, viewer)) {
      const offer = offerOf(handle);
      if (offer && !isInSight(offer)) found.set(handle, offer);
    }
  }
  return [...found.values()];

  /** On the map, or before the viewer. */
  function isInSight(offer: Offer): boolean {
    if (offer.kind === 'player') return false;
    if (offer.kind === 'facedown') return offer.seat === viewer;
    const at = cardPlace(view, offer.card);
    if (at === null) return false;
    return !('seat' in at) || at.at === 'banner' || at.seat === viewer;
  }
}

/** What a handle names, where that may lie out of sight. */
function offerOf(handle: Handle): Offer | null {
  const [kind, a = '', b = ''] = handle.split(':');
  if (kind === 'card') return { kind, card: a };
  if (kind === 'player') return { kind, seat: Number(a) };
  return kind === 'adviser' ? { kind: 'facedown', seat: Number(a), n: Number(b) } : null;
}
function keyOf(offer: Offer): string {
  if (offer.kind === 'card') return `card ${offer.card}`;
  return offer.kind === 'player' ? `player ${offer.seat}` : `facedown ${offer.seat} ${offer.n}`;
}

function OfferTile({ offer }: { readonly offer: Offer }) {
  const { view, words, names, say } = useOath();
  if (offer.kind === 'player') {
    const player = view.players[offer.seat];
    return (
      <Touch handles={[`player:${offer.seat}`]} className={`inset oath-person ${seatClass(offer.seat)}`}>
        <SeatShape seat={offer.seat} />
        <span>
          <b>{say.who(offer.seat)}</b>
          <small>{player && words.roles[player.role]}</small>
        </span>
      </Touch>
    );
  }
  if (offer.kind === 'facedown') {
    const adviser = view.players[offer.seat]?.advisers[offer.n];
    const whose = names.whom(offer.seat, say);
    if (!adviser) return null;
    return (
      <Touch handles={[`adviser:${offer.seat}:${offer.n}`]} className="oath-lying facedown" reads={adviser.card}>
        <CardBack back={adviser.back} known={adviser.card} />
        <span className="hidden-mark">{whose}</span>
      </Touch>
    );
  }
  const at = cardPlace(view, offer.card);
  const owner = at && 'seat' in at && at.seat !== null ? names.whom(at.seat, say) : null;
  return (
    <Touch handles={[`card:${offer.card}`]} className="oath-lying" reads={offer.card}>
      <CardFace card={offer.card} size="small" />
      {owner !== null && <span className="hidden-mark">{owner}</span>}
    </Touch>
  );
}
