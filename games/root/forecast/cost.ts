/** What a building, a card or sympathy costs and scores (ROOT-6.5.4, 4.1, 8.4.2). */
import type { StakeRow, Stakes } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, cardOf } from '../data/cards.ts';
import { marquiseTracks, sympathyTrack } from '../data/tracks.ts';
import { SYMPATHY } from '../rules/factions/alliance/state.ts';
import type { View } from '../rules/view/view.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import { buildingNames } from '../rules/vocabulary/marquise.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import type { Words } from '../text/type.ts';

type Building = Extract<Ask, { readonly kind: 'marquise.where-to-build' }>;

/** ROOT-6.5.4: wood, VP of the space, then what the next one costs and who would rule. */
export function building(ask: Building, view: View, seat: Seat, say: Say<Words>, rule: StakeRow): Stakes | null {
  const { stakes: words } = say.words;
  const { cost, vp } = marquiseTracks[ask.building];
  const space = vp.length - (view.open.players[seat]?.left[buildingNames.indexOf(ask.building)] ?? 0);
  const points = vp[space] ?? 0;
  const next = cost[space + 1];
  return {
    tag: priced(ask.wood === 0 ? words.free : words.wood(ask.wood), points, words),
    rows: [
      { name: words.costs, text: words.wood(ask.wood) },
      { name: words.brings, text: words.vp(points), tone: 'good' },
      rule,
      ...(next === undefined ? [] : [{ name: words.next, text: words.wood(next) }]),
    ],
  };
}

/** ROOT-4.1: the pieces it needs, by suit, and what an item scores. */
export function crafting(card: Card, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  const { stakes: words, suit, item: itemName } = say.words;
  const { cost, item } = cardOf(card);
  if (cost === null) return null;
  const suits = [...new Set(cost)];
  const parts = suits.map((one) => {
    const n = cost.filter((other) => other === one).length;
    return `${n} ${one === 'any' ? words.any : suit(one)}`;
  });
  const points = item === undefined ? 0 : itemPoints(card, view, seat);
  const brings = [...(item === undefined ? [] : [itemName(item)]), ...(points > 0 ? [words.vp(points)] : [])];
  return {
    tag: priced(suits.length > 1 ? words.pieces(cost.length) : (parts[0] ?? words.free), points, words),
    rows: [
      { name: words.costs, text: parts.join(', ') || words.free },
      ...(brings.length > 0 ? [{ name: words.brings, text: brings.join(', '), tone: 'good' } as const] : []),
    ],
  };
}

/** ROOT-3.2.2; ROOT-7.2.3: the Eyrie scores 1, unless the Builder leads; ROOT-14.7: Master Engravers add one. */
function itemPoints(card: Card, view: View, seat: Seat): number {
  const player = view.open.players[seat];
  const { vp = 0 } = cardOf(card);
  const disdains = player?.faction === 'eyrie' && (player.board as { readonly leader?: string }).leader !== 'builder';
  return (disdains ? 1 : vp) + (player?.crafted.includes('master-engravers') ? 1 : 0);
}

type Sympathy = Extract<Move, { readonly kind: 'alliance.spread' | 'alliance.organize' }>;

/** ROOT-8.4.2, 8.6.3: supporters or a warrior for a token; martial law costs one more. */
export function sympathy({ kind, clearing }: Sympathy, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  const { stakes: words } = say.words;
  const player = view.open.players[seat];
  if (!player) return null;
  const { vp, cost } = sympathyTrack;
  const space = vp.length - (player.left[player.buildings.length + SYMPATHY] ?? 0);
  const points = vp[space] ?? 0;
  const isLawful = view.open.players.some((other, i) => i !== seat && (other.warriors[clearing] ?? 0) >= MARTIAL_LAW);
  const supporters = (cost[space] ?? 0) + (isLawful ? 1 : 0);
  const price = kind === 'alliance.organize' ? words.warriors(1) : words.cards(supporters);
  return {
    tag: priced(price, points, words),
    rows: [
      { name: words.costs, text: price },
      { name: words.brings, text: words.vp(points), tone: 'good' },
    ],
  };
}

/** ROOT-8.4.2.1. */
const MARTIAL_LAW = 3;

function priced(price: string, points: number, words: Words['stakes']): Stakes['tag'] {
  const text = points > 0 ? `${price} · ${words.vp(points)}` : price;
  return { text, label: text };
}
