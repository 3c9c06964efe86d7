/** What a position is made of, in numbers: the evaluation multiplies each with what it brought in many games. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { fieldOf, people, placeOf, ritualOf, rituals, vpOf } from '../data/cards.ts';
import { type Ability, type Bag, gainKeys } from '../data/effects.ts';
import { type Automa, figuresIn, type Player, playerOf, type Spot, type State } from '../rules/state/state.ts';

/** How a seat stands, apart from the points it has. */
export type OwnFeatures = ReturnType<typeof ownFeatures>;
export type AutomaFeatures = ReturnType<typeof automaFeatures>;

export function ownFeatures(state: State, seat: Seat) {
  const player = playerOf(state, seat);
  const { herb, elixir, knowledge, mana, tokenActive, hand, specialists, council } = player;
  const lying = circles(player);
  let presence = 0;
  for (const region of state.regions) presence += figuresIn(region, seat);
  let cardVp = 0;
  for (const card of hand) cardVp += vpOf(card);
  return {
    one: 1,
    resources: herb + elixir + knowledge,
    fewest: Math.min(herb, elixir, knowledge),
    cards: hand.length,
    cardVp,
    mana,
    manaInRegions: presence > 0 ? Math.min(mana, MOST_MANA) : 0,
    witches: player.witches,
    elders: player.elders,
    token: tokenActive ? 1 : 0,
    tokenHarvest: tokenActive ? lying.harvest : 0,
    ...lying,
    specialists: specialists.length,
    turners: countIf(specialists, ({ card }) => turners.has(card)),
    council: council.length,
    councilLater: countIf(council, (card) => scoring.has(card)),
    track: player.track,
    stones: player.stones.length,
    presence,
  };
}

/** More Mana than this is seldom bid in one phase. */
const MOST_MANA = 12;

/** Places and Rituals in both Circles. */
function circles({ outer, inner, stones }: Player) {
  let [harvest, placeVp, ritualVp, stoneVp] = [0, 0, 0, 0];
  let [freeOuter, freeInner, outerFields, innerFields, reactions, sites] = [0, 0, 0, 0, 0, 0];
  for (const spot of outer) {
    const { place, ritual } = spot;
    const { vp, symbol } = placeOf(place);
    harvest += sizeOf(placeOf(place).harvest) * (1 + spot.scythes);
    placeVp += vp;
    if (ritual === null) freeOuter++;
    else {
      ritualVp += ritualOf(ritual).vp;
      if (symbol !== null && stones.some(({ id }) => id === 'red' || id.startsWith(symbol)))
        stoneVp += ritualOf(ritual).vp;
      outerFields += openSlots(spot, ritual);
      if (reacting.has(ritual)) reactions++;
      sites += openSites(spot, ritual);
    }
  }
  for (const spot of inner) {
    const { ritual } = spot;
    if (ritual === null) freeInner++;
    else {
      innerFields += openSlots(spot, ritual);
      if (reacting.has(ritual)) reactions++;
      sites += openSites(spot, ritual);
    }
  }
  return {
    ...{ harvest, placeVp, ritualVp, stoneVp },
    ...{ freeOuter, freeInner, outerFields, innerFields, reactions, sites },
  };
}

export function automaFeatures({ outer, inner, witches, stones, track }: Automa) {
  let [herHarvest, herVp] = [0, 0];
  for (const { place, ritual } of outer) {
    herHarvest += sizeOf(placeOf(place).harvest);
    if (ritual !== null) herVp += ritualOf(ritual).vp + placeOf(place).vp;
  }
  return {
    herPlaces: outer.length,
    herHarvest,
    herVp,
    herFree: countIf(outer, isFree) + countIf(inner, isFree),
    herWitches: witches,
    herStones: stones.length,
    herTrack: track,
  };
}

const turners = withTiming(people, ({ specialist }) => specialist.abilities, 'turn');
const scoring = withTiming(people, ({ council }) => council.abilities, 'endOfGame');
const reacting = withTiming(rituals, ({ abilities }) => abilities, 'trigger');

function withTiming<C extends { readonly id: string }>(
  cards: readonly C[],
  abilities: (card: C) => readonly Ability[],
  wanted: Ability['timing'],
): ReadonlySet<string> {
  return new Set(cards.filter((card) => abilities(card).some(({ timing }) => timing === wanted)).map(({ id }) => id));
}

function sizeOf(bag: Bag): number {
  let n = 0;
  for (const key of gainKeys) n += bag[key] ?? 0;
  return n;
}

function openSlots({ figures }: Spot, ritual: string): number {
  return (fieldOf(ritual)?.slots ?? figures.length) - figures.length;
}

function openSites({ scythes, orbs }: Spot, ritual: string): number {
  return ritualOf(ritual).sites - scythes - orbs;
}

function isFree({ ritual }: Spot): boolean {
  return ritual === null;
}

function countIf<T>(list: readonly T[], test: (item: T) => boolean): number {
  let n = 0;
  for (const item of list) if (test(item)) n++;
  return n;
}
