/** What a screen reader says of a site, and where a card lies, in words. */
import { regionOf, type Slot } from '../../data/board.ts';
import type { SiteView } from '../../rules/view.ts';
import type { OathBoard } from '../parts/context.ts';
import { isOffered, journeyTo } from '../parts/journeys.ts';
import { placeAt } from '../parts/props.ts';
import { NICHE_POWERS } from './card.tsx';
import type { CardPlace } from './card-place.ts';

/** The site, its ruler, what lies and stands there, and what the way there costs. */
export function siteLabel({ view, words, names, say, choice }: OathBoard, slot: Slot): string {
  const at = view.sites[slot] as SiteView;
  const { board, drawn } = words;
  const name = names.place(placeAt(view, slot));
  const open = choice?.open ?? [];
  const journey = isOffered(open) ? journeyTo(view, slot, open) : null;
  const cost = journey === null ? [] : [drawn.costs(journey.cost, journey.toll)];
  if (!at.faceup) return [name, ...cost].join('; ');
  const pawns = view.players.flatMap(({ pawn }, seat) => (pawn === slot ? [names.whom(seat, say)] : []));
  return [
    board.site(name, names.ruler(at.ruler, say), at.cards.length, at.capacity),
    ...at.warbands.flatMap((n, colour) => (n > 0 ? [board.warbandsOf(n, names.ruler(colour, say))] : [])),
    ...at.cards.map(({ card }) => names.card(card)),
    ...(at.relics.length > 0 ? [board.relics(at.relics.length)] : []),
    ...(pawns.length > 0 ? [`${board.pawns}: ${names.list(pawns)}`] : []),
    ...cost,
  ].join('; ');
}

export function whereOf({ view, words, names, say }: OathBoard, at: CardPlace): string {
  const { places } = words.drawn;
  const siteName = (slot: Slot) => names.place(placeAt(view, slot));
  const ruler = (slot: Slot) => names.ruler((view.sites[slot] as SiteView).ruler, say);
  switch (at.at) {
    case 'site':
      return places.site(siteName(at.slot), ruler(at.slot));
    case 'itself':
      return places.itself(words.regions[regionOf(at.slot)], ruler(at.slot));
    case 'buried':
      return places.buried(siteName(at.slot));
    case 'hand':
      return places.hand;
    case 'niche':
      return places.niche(names.card(NICHE_POWERS[at.n] as string));
    case 'banner':
      return places.banner(at.seat === null ? words.nobody : names.whom(at.seat, say));
    default:
      return places[at.at](names.whom(at.seat, say));
  }
}
