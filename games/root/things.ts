/** What Root's things are: clearings, cards, factions, leaders, items, actions; and which of them an event is about. */
import { placesIn } from '@tavola/games/text/places-in.ts';
import type { Thing } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { isCard } from './data/cards.ts';
import { isFaction } from './data/factions.ts';
import { isItem } from './data/items.ts';
import { isForest } from './data/maps.ts';
import { isSuit } from './data/suits.ts';
import type { View } from './rules/view/view.ts';
import type { Event } from './rules/vocabulary/events.ts';
import type { Leader } from './rules/vocabulary/eyrie.ts';
import type { Words } from './text/type.ts';

export function thing(id: string, view: View, say: Say<Words>): Thing | null {
  const { words } = say;
  const { about } = words.drawn;
  const [kind = '', of = ''] = id.split(':');
  if (kind === 'card' && isCard(of)) return { name: words.drawn.cardTitle(of), text: words.drawn.cardText(of) };
  if (kind === 'clearing') return placeThing(Number(of), view, say);
  if (kind === 'action') return words.drawn.action(of);
  if (kind === 'step') return { name: words.drawn.stepTitle(of), text: words.drawn.stepText(of) };
  if (kind === 'leader') return words.drawn.leaders[of as Leader] ?? null;
  if (kind === 'vp') return { name: words.drawn.points, text: about.points };
  if (isSuit(id)) return { name: words.thing(id), text: id === 'bird' ? about.bird : about.suit };
  const [, sign, name = ''] = /^(item|rw|fs)-(.+)$/.exec(id) ?? [];
  if (sign === 'item' && isItem(name)) return { name: words.thing(name), text: about.item };
  if (sign === 'rw' && isFaction(name)) return { name: words.faction(name), text: about.warrior };
  if (sign === 'fs' && isFaction(name)) return { name: words.faction(name), text: about.factions[name] };
  if (kind !== 'seat') return null;
  const player = view.open.players[Number(of)];
  if (!player) return null;
  const { faction, automaton } = player;
  const called = automaton ? words.automaton(faction) : words.faction(faction);
  return { name: `${say.who(Number(of))} · ${called}`, text: about[automaton ? 'automata' : 'factions'][faction] };
}

function placeThing(place: number, { open, rule }: View, say: Say<Words>): Thing {
  const { words } = say;
  const { about, ruledBy } = words.drawn;
  if (isForest(place)) return { name: about.forest, text: about.inForest };
  const { ruler } = rule[place] ?? { ruler: -1 };
  const suit = words.suit(open.suits[place] ?? 'fox');
  const ruled = ruler >= 0 ? ruledBy(say.who(ruler)) : about.nobodyRules;
  return { name: `${words.clearing(place)} (${suit}): ${ruled}`, text: about.clearing };
}

/** Places on the map first; then cards; then the players. */
export function places(event: Event): readonly string[] {
  const map = placesIn(event, { clearing: 'clearing', from: 'clearing', to: 'clearing', clearings: 'clearing' });
  const there = map.filter((place) => /^clearing:[1-9]\d*$/.test(place));
  if (there.length > 0) return there;
  const cards = placesIn(event, { card: 'card' });
  const seats = placesIn(event, { seat: 'seat', attacker: 'seat', defender: 'seat', target: 'seat', partner: 'seat' });
  return [...cards, ...seats];
}
