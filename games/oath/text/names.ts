/** Names of things in one language: cards, places, spots, people. */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../data/board.ts';
import type { NodeId } from '../data/mind.ts';
import type { Spot } from '../rules/state/moves.ts';
import type { Ruler } from '../rules/state/state.ts';
import type { Terms } from '../rules/state/terms.ts';
import { nodeName } from './prince.ts';
import type { Words } from './words.ts';

export type Names = ReturnType<typeof namesIn>;

export function namesIn(words: Words) {
  const card = (id: string): string => words.cards[id]?.name ?? id;
  /** A site, or a facedown one by its slot. */
  const place = (id: string): string => words.slots[id] ?? card(id);
  /** Somebody in the middle of a sentence. */
  const whom = (seat: Seat, say: Pick<Say, 'me' | 'who'>): string => (seat === say.me ? words.you : say.who(seat));
  const suit = (id: Suit): string => words.suits[id];
  const bank = (id: Suit): string => words.bankOf(suit(id));
  const list = (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1)}`;
  /** What dice show. */
  const faces = (of: readonly string[]): string => of.map((face) => words.faces[face]).join(', ');
  const ruler = (who: Ruler, say: Say): string => {
    if (who === 0) return words.empire;
    if (who > 0) return whom(who, say);
    return who === -1 ? words.bandits : words.nobody;
  };
  const spot = (at: Spot, say: Say): string => {
    switch (at.at) {
      case 'board':
        return whom(at.seat, say);
      case 'bank':
        return bank(at.suit);
      case 'shared':
        return words.shared;
      case 'card':
        return words.onCard(card(at.card));
      case 'site':
        return place(at.site);
      case 'banner':
        return words.banners[at.banner];
      case 'ambition':
        return words.prince.ambition(whom(at.seat, say));
      case 'reserve':
        return words.reserveOf(whom(at.seat, say));
    }
  };
  const target = (name: string): string => {
    if (name === 'pawn') return words.pawn;
    return name.startsWith('relic at ') ? words.relicAt(place(name.slice(9))) : place(name);
  };
  const terms = ({ favor, secrets, relics, banners, advisers, sites }: Terms): string => {
    const parts = [
      ...(favor > 0 ? [words.favor(favor)] : []),
      ...(secrets > 0 ? [words.secrets(secrets)] : []),
      ...relics.map(card),
      ...banners.map((one) => words.banners[one]),
      ...advisers.map((n) => `${words.board.advisers} ${n + 1}`),
      ...sites.map(place),
    ];
    return parts.length === 0 ? words.drawn.nothing : list(parts);
  };
  /** What dice show, in brackets; nothing without dice. */
  const rolled = (of: readonly string[]): string => (of.length === 0 ? '' : ` (${faces(of)})`);
  const node = (id: NodeId): string => nodeName(words.prince, id);
  return { card, place, node, whom, suit, bank, list, ruler, spot, target, terms, faces, rolled };
}
