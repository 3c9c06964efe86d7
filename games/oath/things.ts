/** What Oath's things are: cards wherever they lie, sites, banks, actions; and which of them an event is about. */
import { placesIn } from '@tavola/games/text/places-in.ts';
import type { Thing } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Suit } from './data/board.ts';
import type { Event } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import { namesIn } from './text/names.ts';
import type { Words } from './text/words.ts';

export function thing(id: string, view: View, say: Say<Words>): Thing | null {
  const { words } = say;
  const { about, hiddenSiteNote, oaths } = words.drawn;
  const [kind = '', of = ''] = id.split(':');
  const names = namesIn(words);
  const card = kind === 'card' || kind === 'site' ? words.cards[of] : undefined;
  if (card) return { name: card.name, text: card.text };
  if (kind === 'site') return { name: names.place(of), text: hiddenSiteNote };
  if (kind === 'bank') return { name: names.bank(of as Suit), text: about.bank };
  if (kind === 'oath') return { name: oaths[view.oath].name, text: `${about.oath} ${oaths[view.oath].goal}` };
  if (kind !== 'seat') return null;
  const player = view.players[Number(of)];
  if (!player) return null;
  return { name: `${say.who(Number(of))} · ${words.roles[player.role]}`, text: about.roles[player.role] };
}

/** Cards and sites first; where an event has none, the players. */
export function places(event: Event): readonly string[] {
  const fields = { card: 'card', cards: 'card', relic: 'card', banner: 'card', site: 'site', to: 'site', from: 'site' };
  const found = placesIn(event, fields).filter((place) => /^(card|site):[a-z]/.test(place));
  const spots = 'to' in event || 'from' in event || 'at' in event ? spotsOf(event) : [];
  const all = [...found, ...spots];
  return all.length > 0 ? all : placesIn(event, { seat: 'seat' });
}

/** Spots (where tokens lie) are objects of their own. */
function spotsOf(event: Event): readonly string[] {
  return Object.values(event).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || !('at' in value)) return [];
    const spot = value as { readonly card?: string; readonly site?: string; readonly banner?: string; suit?: string };
    return [
      ...(spot.card ? [`card:${spot.card}`] : []),
      ...(spot.banner ? [`card:${spot.banner}`] : []),
      ...(spot.site ? [`site:${spot.site}`] : []),
      ...(spot.suit ? [`bank:${spot.suit}`] : []),
    ];
  });
}
