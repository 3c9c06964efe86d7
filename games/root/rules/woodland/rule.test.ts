/** ROOT-2.5 on every position of one clearing, against the sentence of the rule itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactionId } from '../../data/factions.ts';
import { player, put, woodland } from '../../scenarios/woodland.ts';
import { NOBODY, ruledBy, rulerOf, strengthAt } from './rule.ts';

const CLEARING = 12;
const buildings = { marquise: 'sawmill', eyrie: 'roost', alliance: 'base', duchy: 'market' } as const;
type Builder = keyof typeof buildings;
type Presence = { readonly faction: Builder; readonly warriors: number; readonly buildings: number };

const presence = (faction: Builder) =>
  fc.record({ faction: fc.constant(faction), warriors: fc.nat({ max: 4 }), buildings: fc.nat({ max: 1 }) });
/** Two to four factions in any order of seats. */
const presences: fc.Arbitrary<Presence[]> = fc
  .shuffledSubarray<Builder>(['marquise', 'eyrie', 'alliance', 'duchy'], { minLength: 2 })
  .chain((factions) => fc.tuple(...factions.map(presence)));

function settled(there: readonly Presence[], ...others: FactionId[]) {
  const table = woodland([...there.map(({ faction }) => faction), ...others]);
  for (const [seat, { faction, warriors, buildings: count }] of there.entries())
    put(table, seat, CLEARING, { warrior: warriors, [buildings[faction]]: count });
  return table;
}

function rulingFaction(there: readonly Presence[]): string | null {
  const ruler = rulerOf(settled(there).state, CLEARING);
  return ruler === NOBODY ? null : (there[ruler]?.faction ?? null);
}

test('most warriors plus buildings rule; of those who are tied the Eyrie, or nobody', () => {
  fc.assert(
    fc.property(presences, (there) => {
      const strength = ({ warriors, buildings: count }: Presence) => warriors + count;
      const most = Math.max(...there.map(strength));
      const first = there.filter((one) => most > 0 && strength(one) === most).map(({ faction }) => faction);
      const wanted = first.length === 1 ? first[0] : first.includes('eyrie') ? 'eyrie' : null;
      expect(rulingFaction(there)).toBe(wanted);
    }),
  );
});

test('the order of the seats does not matter', () => {
  fc.assert(
    fc.property(presences, (there) => {
      expect(rulingFaction(there.toReversed())).toBe(rulingFaction(there));
    }),
  );
});

test('one more warrior never costs the rule, and tokens and a pawn change nothing', () => {
  fc.assert(
    fc.property(presences, (there) => {
      const table = settled(there, 'vagabond');
      const before = rulerOf(table.state, CLEARING);
      for (const [seat, { faction }] of there.entries()) {
        if (faction === 'marquise') put(table, seat, CLEARING, { wood: 3 });
        if (faction === 'alliance') put(table, seat, CLEARING, { sympathy: 1 });
      }
      player(table, there.length).pawn = CLEARING;
      expect(rulerOf(table.state, CLEARING)).toBe(before);
      if (before === NOBODY) return;
      put(table, before, CLEARING, { warrior: 1 });
      expect(rulerOf(table.state, CLEARING)).toBe(before);
      expect(ruledBy(table.state, before)).toEqual([CLEARING]);
    }),
  );
});

test('a garden rules whatever else is there, from every seat', () => {
  fc.assert(
    fc.property(presences, fc.nat({ max: 5 }), (there, place) => {
      const at = Math.min(place, there.length);
      const table = woodland([
        ...there.slice(0, at).map(({ faction }) => faction),
        'lizards',
        ...there.slice(at).map(({ faction }) => faction),
      ]);
      for (const [i, { warriors }] of there.entries()) put(table, i < at ? i : i + 1, CLEARING, { warrior: warriors });
      put(table, at, CLEARING, { garden: 1 });
      expect(rulerOf(table.state, CLEARING)).toBe(at);
    }),
  );
});

test('mercenaries count for their buyer alone, and only from Daylight on', () => {
  fc.assert(
    fc.property(fc.nat({ max: 4 }), fc.nat({ max: 4 }), (own, hired) => {
      const table = woodland(['marquise', 'riverfolk']);
      put(table, 0, CLEARING, { warrior: own });
      put(table, 1, CLEARING, { warrior: hired });
      const strengths = () => [strengthAt(table.state, 0, CLEARING), strengthAt(table.state, 1, CLEARING)];
      table.state.open.turn.hired = 1;
      expect(strengths()).toEqual([own + hired, 0]);
      table.state.open.turn.part = 'birdsong';
      expect(strengths()).toEqual([own, hired]);
    }),
  );
});
