/** What the Automa must know of a real table: where it lives in the state, what may stand there, and what follows when it is told. */
import type { Check, DeclaredFact, Fact, Possible, RealTable, Value } from '@tavola/kernel/rules/real.ts';
import { AUTOMA_WITCHES, STONES_PER_REGION } from '../../data/boards.ts';
import { sum } from '../state/counters.ts';
import { type EvenfallFact, sheetOf, slotFacts } from '../state/fact.ts';
import {
  bonuses,
  FIELDS,
  MOST_BONUS,
  MOST_STEPS,
  type Printed,
  rondelActions,
  slotFaces,
  THRESHOLDS,
  trackBonuses,
  UNTOLD,
} from '../state/printed.ts';
import { type Automa, type RegionState, type State, spotAt, spots } from '../state/state.ts';

const MOST_VP = 300;
const YES_NO: Possible = ['yes', 'no'];

function facts(state: State): readonly DeclaredFact<EvenfallFact>[] {
  const { automa, regions, printed } = state;
  if (automa === null || printed === undefined) return [];
  return [
    ...regions.flatMap((region) => regionFacts(state, automa, region)),
    ...herFacts(automa),
    { fact: { kind: 'places-left' }, holder: printed, key: 'placesLeft', among: { min: 0, max: 1 }, place: 'automa' },
    ...placeFacts(automa, printed),
    ...boardFacts(printed),
    ...regions.flatMap(({ id }) => rewardFacts(id, printed)),
  ];
}

/** The leftmost Place decides: the others are asked for only where its slot is empty. */
function regionFacts(state: State, automa: Automa, region: RegionState): readonly DeclaredFact<EvenfallFact>[] {
  const place = region.id;
  const slots = slotFacts(region).map(
    (fact, n): DeclaredFact<EvenfallFact> => ({
      fact,
      holder: region.slots,
      key: n,
      among: slotFaces,
      place,
      alone: true,
    }),
  );
  const witches: DeclaredFact<EvenfallFact> = {
    fact: { kind: 'witches', region: region.id },
    holder: region,
    key: 'automa',
    among: { min: 0, max: AUTOMA_WITCHES },
    place,
    write(count) {
      region.automa = count as number;
      automa.witches = AUTOMA_WITCHES - sum(state.regions, (one) => one.automa);
    },
  };
  return [...slots, witches];
}

/** Her markers. How many stones she has is a list in the state: it is told, not doubted. */
function herFacts(automa: Automa): readonly DeclaredFact<EvenfallFact>[] {
  const own = (kind: 'vp' | 'rondel' | 'track', max: number): DeclaredFact<EvenfallFact> => ({
    fact: { kind },
    holder: automa,
    key: kind,
    among: { min: 0, max },
    place: 'automa',
  });
  const stones: DeclaredFact<EvenfallFact> = {
    fact: { kind: 'stones' },
    holder: [automa.stones.length],
    key: 0,
    among: { min: 0, max: 2 * STONES_PER_REGION },
    place: 'automa',
    write(count) {
      automa.stones = new Array(count as number).fill('leftmost');
    },
  };
  return [own('vp', MOST_VP), own('rondel', FIELDS.max - 1), own('track', MOST_STEPS), stones];
}

/** Each Place of hers is a sheet, and each value on it is asked when it matters. */
function placeFacts(automa: Automa, { places }: Printed): readonly DeclaredFact<EvenfallFact>[] {
  return spots(automa).flatMap((spot): readonly DeclaredFact<EvenfallFact>[] => {
    const place = Number(spot.place.split('-')[1]);
    const holder = places[place] as object;
    const sheet = sheetOf(spotAt(automa, spot));
    const value = (
      kind: 'harvest' | 'binding' | 'place-vp',
      key: string,
      among: Possible,
    ): DeclaredFact<EvenfallFact> => ({
      fact: { kind, place },
      holder,
      key,
      among,
      place: sheet,
      alone: true,
    });
    const amount = { min: 0, max: MOST_BONUS };
    return [value('harvest', 'harvest', amount), value('binding', 'binding', YES_NO), value('place-vp', 'vp', amount)];
  });
}

/** Asked for one by one, when her marker comes there for the first time. */
function boardFacts(printed: Printed): readonly DeclaredFact<EvenfallFact>[] {
  const fields: DeclaredFact<EvenfallFact> = {
    fact: { kind: 'fields' },
    holder: printed,
    key: 'fields',
    among: FIELDS,
    place: 'rondel',
    alone: true,
  };
  const rondel = printed.rondel.slice(0, printed.fields ?? FIELDS.max).map((_, n): DeclaredFact<EvenfallFact> => {
    const fact = { kind: 'field', n } as const;
    return { fact, holder: printed.rondel, key: n, among: rondelActions, place: 'rondel', alone: true };
  });
  const track = printed.track.map((_, i): DeclaredFact<EvenfallFact> => {
    const fact = { kind: 'bonus', step: i + 1 } as const;
    return { fact, holder: printed.track, key: i, among: trackBonuses, place: 'track', alone: true };
  });
  return [fields, ...rondel, ...track];
}

function rewardFacts(region: RegionState['id'], { rewards }: Printed): readonly DeclaredFact<EvenfallFact>[] {
  const holder = rewards[region];
  if (!holder) return [];
  return THRESHOLDS.map((min, key) => {
    const fact = { kind: 'reward', region, min } as const;
    return { fact, holder, key, among: bonuses, place: region, alone: true };
  });
}

/** Nobody has told what lies in the slots, nor what is printed and was never learned. */
function forget(state: State): readonly Fact[] {
  for (const { slots } of state.regions) slots.fill(UNTOLD);
  const untold = facts(state).filter(({ fact, holder, key }) => {
    const printed = fact.kind === 'fields' || fact.kind === 'field' || fact.kind === 'bonus' || fact.kind === 'reward';
    return fact.kind === 'slot' || (printed && (holder as { [key: string]: Value })[key] === null);
  });
  return untold.map(({ fact }) => fact);
}

/** At a glance: her VP and the Witches in her reserve. */
function checks({ automa, regions }: State): readonly Check[] {
  if (automa === null) return [];
  const witches = regions.map(({ id }): EvenfallFact => ({ kind: 'witches', region: id }));
  const check = (kind: 'vp' | 'track', value: number): Check => {
    const fact: EvenfallFact = { kind };
    return { check: fact, value, about: [fact] };
  };
  const left: EvenfallFact = { kind: 'witches-left' };
  return [check('vp', automa.vp), check('track', automa.track), { check: left, value: automa.witches, about: witches }];
}

export const real: RealTable<State> = {
  facts,
  forget,
  checks,
  options: { firstPlayer: 'seat-1' },
  box: { option: 'box', kinds: ['fields', 'field', 'bonus', 'reward'] },
};

/** What she can no longer be sure of: any slot may show another Place now. */
export function slotsOf({ regions }: State): readonly Fact[] {
  return regions.flatMap(slotFacts);
}
