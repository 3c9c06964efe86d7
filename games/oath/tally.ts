/** What people count of a player, who will rule which site, and who will hold the title. */
import { shortOf, tallyOf } from '@tavola/games/text/tally.ts';
import type { Counted } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { DISCARD_SEARCH_COST, worldSearchCost } from './data/board.ts';
import { factsOf } from './data/cards.ts';
import type { Move } from './rules/state/moves.ts';
import { BANDITS, CHANCELLOR, NOBODY, type Ruler } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { namesIn } from './text/names.ts';
import type { Words } from './text/words.ts';

export function tally({ players }: View, seat: Seat, { words }: Say<Words>): readonly Counted[] {
  const player = players[seat];
  if (!player) return [];
  const { favor, secrets, spent, supply, warbands, advisers, sites, relics, treasures, vision } = player;
  return tallyOf(words.counts.nouns, {
    favor,
    secrets,
    spent,
    supply,
    warbands,
    advisers: advisers.length,
    sites,
    relics: relics.length,
    banners: treasures - relics.length,
    vision: vision === null ? 0 : 1,
  });
}

/** What an action or power would cost beyond what its player has: Supply, favor, secrets. */
export function lacking(move: Move, view: View, seat: Seat, { words }: Say<Words>): string | null {
  const player = view.players[seat];
  const cost = player ? costOf(move, view) : null;
  if (!player || !cost) return null;
  const { supply, favor, secrets } = player;
  return shortOf(words.counts.nouns, cost, { supply, favor, secrets });
}

type Price = { readonly supply?: number; readonly favor?: number; readonly secrets?: number };

function costOf(move: Move, view: View): Price | null {
  switch (move.kind) {
    case 'major':
      return { supply: 1, ...(move.action === 'muster' ? { favor: 1 } : {}) };
    case 'travel': {
      const slot = view.sites.findIndex(({ site }) => site === move.to);
      return { supply: view.journeys[slot] ?? 1 };
    }
    case 'search':
      return { supply: move.pile === 'world' ? worldSearchCost(view.visionsDrawn) : DISCARD_SEARCH_COST };
    case 'power':
    case 'use': {
      const { favor = 0, secret = 0, burnFavor = 0, burnSecret = 0, flip = 0 } = factsOf(move.card).cost;
      return { favor: favor + burnFavor, secrets: secret + burnSecret + flip };
    }
    default:
      return null;
  }
}

/** Who will rule where (OATH-2.6), and to whom the title will go (OATH-2.15). */
export function changes(before: View, after: View, _seat: Seat, say: Say<Words>): readonly string[] {
  const { place } = namesIn(say.words);
  const ruled = after.sites.flatMap(({ site, ruler }, slot) => {
    const was = before.sites[slot];
    return site === null || ruler === NOBODY || was?.site !== site || was.ruler === ruler
      ? []
      : [rules(say, ruler, place(site))];
  });
  const { holder, side } = after.title;
  if (before.title.holder === holder && before.title.side === side) return ruled;
  return [...ruled, `${say.who(holder)}: ${say.words.sides[side]}`];
}

function rules({ words, who, me }: Say<Words>, ruler: Ruler, site: string): string {
  const { rules } = words.counts;
  if (ruler === BANDITS) return rules.several(words.bandits, site);
  if (ruler === CHANCELLOR) return rules.one(words.empire, site);
  return ruler === me ? rules.you(site) : rules.one(who(ruler), site);
}
