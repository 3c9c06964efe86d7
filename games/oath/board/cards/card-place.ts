/** Where a card lies, as far as the viewer knows. */

import type { Handle } from '@tavola/games/board/touchable.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { BANNERS, type BannerId, type Slot } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { View } from '../../rules/view.ts';

export type Spot =
  | { readonly at: 'site' | 'itself' | 'buried'; readonly slot: Slot; readonly n: number }
  | { readonly at: 'adviser' | 'facedown' | 'relic' | 'vision' | 'hand'; readonly seat: Seat; readonly n: number }
  | { readonly at: 'banner'; readonly seat: Seat | null; readonly n: number }
  | { readonly at: 'niche'; readonly n: number };
export type CardPlace = Spot & { readonly favor: number; readonly secrets: number };

const BARE = { favor: 0, secrets: 0 };

export function cardPlace(view: View, card: CardId): CardPlace | null {
  return atSite(view, card) ?? atPlayer(view, card) ?? elsewhere(view, card);
}

function atSite({ sites }: View, card: CardId): CardPlace | null {
  for (const [slot, site] of sites.entries()) {
    if (site.site === card) return { at: 'itself', slot, n: 0, favor: site.favor, secrets: site.secrets };
    const n = site.cards.findIndex((one) => one.card === card);
    const lying = site.cards[n];
    if (lying) return { at: 'site', slot, n, favor: lying.favor, secrets: lying.secrets };
    const buried = site.relics.indexOf(card);
    if (buried >= 0) return { at: 'buried', slot, n: buried, ...BARE };
  }
  return null;
}

function atPlayer({ players }: View, card: CardId): CardPlace | null {
  for (const [seat, { advisers, relics, vision, hand }] of players.entries()) {
    const n = advisers.findIndex((one) => one.card === card);
    const adviser = advisers[n];
    if (adviser) {
      const { favor, secrets } = adviser;
      return { at: adviser.faceup ? 'adviser' : 'facedown', seat, n, favor, secrets };
    }
    const relic = relics.find((one) => one.card === card);
    if (relic) return { at: 'relic', seat, n: 0, favor: relic.favor, secrets: relic.secrets };
    if (vision === card) return { at: 'vision', seat, n: 0, ...BARE };
    const held = hand.findIndex((one) => one.card === card);
    if (held >= 0) return { at: 'hand', seat, n: held, ...BARE };
  }
  return null;
}

function elsewhere({ banners, reliquary }: View, card: CardId): CardPlace | null {
  if ((BANNERS as readonly string[]).includes(card))
    return { at: 'banner', seat: banners[card as BannerId].holder, n: 0, ...BARE };
  const niche = reliquary.findIndex(({ relic }) => relic === card);
  return niche < 0 ? null : { at: 'niche', n: niche, ...BARE };
}

/** The handles that a card answers to where it lies. */
export function handlesOfCard(view: View, card: CardId): readonly Handle[] {
  const own = `card:${card}`;
  const at = cardPlace(view, card);
  switch (at?.at) {
    case 'itself':
      return [own, `site:${at.slot}`];
    case 'buried':
      return [own, `buried:${at.slot}:${at.n}`];
    case 'facedown':
      return [own, `adviser:${at.seat}:${at.n}`];
    case 'niche':
      return [own, `niche:${at.n}`];
    default:
      return [own];
  }
}
