/**
 * A box that people read off. Nothing is known by its name: a card is its kind and its VP (`ritual-3`), a Place in a slot the Witches it needs, a
 * Place of hers a number (`real-0`) under which its printed values are kept.
 */
import { TABLE } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { RondelAction } from '../../data/boards.ts';
import type { Effect } from '../../data/effects.ts';
import { choose } from '../state/choose.ts';
import { sheetOf, spotFacts } from '../state/fact.ts';
import { type CardKind, type ShowsMove, shows } from '../state/outside-moves.ts';
import { type Bonus, MOST_BONUS, type Printed, type PrintedPlace, THRESHOLDS, TOP } from '../state/printed.ts';
import { spotAt } from '../state/state.ts';
import type { Box } from './box.ts';

const ALWAYS = { always: true };
/** VP that a card may show. */
const MOST_VP = 7;

export function realBox(printed: Printed): Box {
  const place = (id: string) => printed.places[numberIn(id)] as PrintedPlace;
  return {
    rondel: {
      fields: () => printed.fields as number,
      isGold: (field) => field === 0 || field === Math.floor((printed.fields as number) / 2),
      action: (field) => printed.rondel[field] as RondelAction,
      name: (field) => `field-${field}`,
    },
    filled: ({ slots }) =>
      select([...slots.keys()], (slot) => `slot-${slot}`).where('EVE-8.5', (slot) => slots[slot] !== null),
    witches: (slot) => Number(slot.slice(1)),
    take: (table) => {
      const n = printed.places.push({ harvest: null, binding: null, vp: null }) - 1;
      table.doubt(spotFacts(n));
      return `real-${n}`;
    },
    *drawPlace() {
      return printed.placesLeft === 1 ? 'top' : undefined;
    },
    spotName: (automa, spot) => sheetOf(spotAt(automa, spot)),
    harvest: (id) => ({ vp: place(id).harvest as number }),
    hasBinding: (id) => place(id).binding === 'yes',
    *binding() {
      const { n } = yield* choose(TABLE, 'outside-binding', amounts, ALWAYS);
      return { vp: n };
    },
    placeVp: (id) => place(id).vp as number,
    *reveal(_, strength) {
      const { vp } = yield* choose(TABLE, { kind: 'outside-card', strength }, cards('any'), ALWAYS);
      return { card: `any-${vp}`, vp };
    },
    *turnUp() {
      const { what, vp } = yield* choose(TABLE, 'outside-played', cards('ritual', 'person'), ALWAYS);
      return `${what}-${vp}`;
    },
    isPerson: (card) => card.startsWith('person'),
    vpOf: numberIn,
    track: (step) => {
      const bonus = printed.track[step - 1];
      return bonus === undefined || bonus === TOP ? null : effectOf(bonus as Bonus);
    },
    rewards: (region) =>
      THRESHOLDS.map((min, i) => ({ min, effect: () => effectOf(printed.rewards[region]?.[i] as Bonus) })),
    stones: () => ['leftmost'],
  };
}

const amounts = Array.from({ length: MOST_BONUS + 1 }, (_, n) => ({ kind: 'amount', n }) as const);

function cards(...kinds: readonly CardKind[]): readonly ShowsMove[] {
  return Array.from({ length: MOST_VP + 1 }, (_, vp) => kinds.map((what) => shows(what, vp))).flat();
}

function effectOf(bonus: Bonus): Effect {
  if (bonus === 'transfer') return [{ op: 'transfer', count: 1 }];
  if (bonus === 'step') return [{ op: 'coven', steps: 1, both: false }];
  return [{ op: 'gain', what: { vp: Number(bonus) } }];
}

/** The number in `ritual-3` or `real-0`. */
function numberIn(id: string): number {
  return Number(id.split('-')[1]);
}
