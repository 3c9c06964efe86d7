/** What Evenfall's things are: cards, Places, Regions, fields, stones; and which of them an event is about. */
import { placesIn } from '@tavola/games/text/places-in.ts';
import type { Thing } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { boardOf, type RegionId, regionOf, regions, rondel, trackOf } from './data/boards.ts';
import { type CovenId, isPerson, isPlace, isRitual, placeOf, RED_STONE, stones } from './data/cards.ts';
import type { Event } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import { cardName, covenName, placeLabel, regionName } from './text/names.ts';
import type { Words } from './text/words.ts';

type Kind = (of: readonly string[], words: Words, view: View) => Thing | null;

const kinds: { readonly [kind: string]: Kind } = {
  card: ([card = ''], { texts, asSpecialist, asCouncil }) => {
    const name = () => cardName(card, texts.tongue);
    if (isRitual(card)) return { name: name(), text: texts.ritual(card) };
    if (!isPerson(card)) return null;
    return { name: name(), text: `${asSpecialist}: ${texts.specialist(card)} ${asCouncil}: ${texts.council(card)}` };
  },
  place: ([place = ''], { texts, needs }) => {
    if (!isPlace(place)) return null;
    const { witches } = placeOf(place);
    const price = witches > 0 ? `${needs(witches)}. ` : '';
    return { name: placeLabel(place, texts.tongue), text: `${price}${texts.place(place)}` };
  },
  region: ([region = ''], { texts, about, field }) => {
    if (!regions.some(({ id }) => id === region)) return null;
    const text = `${about.region} ${field}: ${texts.region(region as RegionId)}`;
    return { name: regionName(region as RegionId, texts.tongue), text };
  },
  reward: ([region = '', min = ''], { texts, about, conflictIn }) => {
    const reward = regionOf(region as RegionId)?.rewards.find((one) => String(one.min) === min);
    const name = `${conflictIn(regionName(region as RegionId, texts.tongue))}: ${min}+`;
    return reward ? { name, text: about.reward(min, texts.effect(reward.effect)) } : null;
  },
  track: ([track = '', step = ''], { texts, trackField, about }) => {
    const field = trackOf(track as 'sun')[Number(step) - 1];
    return field ? { name: trackField(field.step), text: `${about.track} ${texts.track(field)}.` } : null;
  },
  token: ([coven = ''], { texts, token, about }, { side }) => ({
    name: token,
    text: `${about.token} ${texts.token(coven as CovenId, side)}`,
  }),
  'own-field': ([coven = ''], { texts, ownField, about }, { side }) => {
    const field = boardOf(coven as CovenId, side).boardField;
    return field ? { name: ownField, text: `${about.field} ${texts.effect(field.effect)}.` } : null;
  },
  'stone-field': ([coven = '', id = ''], { texts, stoneFields, about }, { side }) => {
    const field = boardOf(coven as CovenId, side).stoneFields?.find((one) => one.id === id);
    return field ? { name: stoneFields, text: `${about.stoneField} ${texts.effect(field.effect)}.` } : null;
  },
  stone: ([stone = ''], words) =>
    stone === RED_STONE || stones.some(({ id }) => id === stone)
      ? { name: words.stone(stone), text: words.about.stone }
      : null,
  site: (_, { about, catalysts }) => ({ name: catalysts, text: about.site }),
  slot: (_, { about, field }) => ({ name: field, text: about.field }),
  outer: (_, { about, outer }) => ({ name: outer, text: about.outer }),
  inner: (_, { about, inner }) => ({ name: inner, text: about.inner }),
  number: ([n = ''], { about, dial }) => ({ name: `${dial}: ${n}`, text: about.dial }),
  rondel: ([index = ''], words) => {
    const field = rondel[Number(index)];
    if (!field) return null;
    return { name: words.rondelField(field.index + 1, words.rondel[field.action]), text: words.about.rondel };
  },
  seat: ([seat = ''], { texts, about, theAutoma }, { players, side, automa }) => {
    const player = players[Number(seat)];
    if (!player) return automa ? { name: theAutoma, text: about.automa } : null;
    const income = texts.income(player.coven, side);
    return { name: covenName(player.coven, texts.tongue), text: about.coven(income, texts.token(player.coven, side)) };
  },
};

export function thing(id: string, view: View, { words }: Say<Words>): Thing | null {
  const [kind = '', ...of] = id.split(':');
  return kinds[kind]?.(of, words, view) ?? null;
}

export function places(event: Event): readonly string[] {
  const fields = { place: 'place', places: 'place', region: 'region', card: 'card', stone: 'stone' };
  const at = 'at' in event ? [isPlace(event.at) ? `place:${event.at}` : `region:${event.at}`] : [];
  const found = [...at, ...placesIn(event, fields)];
  return found.length > 0 ? found : placesIn(event, { seat: 'seat' });
}
