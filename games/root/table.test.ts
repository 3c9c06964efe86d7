/** What a table agrees on: factions seat by seat, by chance or in turn order; options; the reach as a hint. */

import type { Say } from '@tavola/kernel/face/text.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { valuesOf } from '@tavola/kernel/rules/settings.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { type FactionId, factionIds, factions, mostReach, reachOf } from './data/factions.ts';
import { face } from './face.ts';
import { game } from './game.ts';
import { entered } from './rules/contract/registry.ts';
import { options, playerSettings, refuse, type SeatChoice } from './rules/state/options.ts';
import type { State } from './rules/state/state.ts';
import { text as en } from './text/en/text.ts';
import { text as pt } from './text/pt/text.ts';
import type { Words } from './text/type.ts';

const seat = (settings: Partial<SeatChoice> = {}) =>
  ({ kind: 'player', settings: valuesOf(playerSettings, settings) }) as const;
const say: Say<Words> = { language: 'en', me: 'spectator', who: String, words: en.words };

test('section 10: the table options and their defaults', () => {
  expect(valuesOf(options)).toEqual({
    map: 'autumn',
    suitMarkers: false,
    deck: 'base',
    dominance: 'auto',
    coalition: true,
    coalitionNeeds10: true,
    cooperative: false,
    humanTeamRule: false,
    seating: 'chance',
    roundLimit: 60,
  });
  expect(valuesOf(playerSettings)).toEqual({ faction: 'random', character: 'choose' });
});

test('suit markers are a choice on Autumn only; the coalition needs four seats', () => {
  const { fields } = options;
  const autumn = valuesOf(options);
  expect(fields.suitMarkers?.applies?.(autumn, 4)).toBe(true);
  expect(fields.suitMarkers?.applies?.({ ...autumn, map: 'lake' }, 4)).toBe(false);
  expect(fields.coalition?.applies?.(autumn, 3)).toBe(false);
  expect(fields.coalitionNeeds10?.applies?.({ ...autumn, coalition: false }, 4)).toBe(false);
});

test('each faction once, two Vagabonds of different character', () => {
  const usual = valuesOf(options);
  const asked = (...settings: Partial<SeatChoice>[]) => refuse(usual, settings.map(seat));
  expect(asked({ faction: 'eyrie' }, { faction: 'eyrie' })).toBe('faction-twice');
  expect(asked({ faction: 'vagabond' }, { faction: 'vagabond' })).toBeNull();
  const thief = { faction: 'vagabond', character: 'thief' } as const;
  expect(asked(thief, thief)).toBe('character-twice');
  expect(asked({ faction: 'vagabond' }, { faction: 'vagabond' }, { faction: 'vagabond' })).toBe('three-vagabonds');
  expect(asked({}, {}, { faction: 'in-turn-order' })).toBeNull();
});

test('chance deals different factions, none that somebody asked for', () => {
  const dealt = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const seats = [seat({ faction: 'eyrie' }), seat(), seat(), seat()];
    const table = Table.start(game, { seats, chance: seededChance(seed) });
    const found = (table.state as State).open.players.map(({ faction }) => faction);
    expect(found[0]).toBe('eyrie');
    expect(new Set(found).size).toBe(4);
    for (const faction of found) dealt.add(faction);
  }
  expect([...dealt].sort()).toEqual([...entered()].sort());
});

test('seating and first player are left to chance', () => {
  const orders = new Set<string>();
  const firsts = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    const { open } = Table.start(game, { seats: 3, chance: seededChance(seed) }).state as State;
    orders.add(open.order.join(''));
    firsts.add(open.turn.seat);
  }
  expect(orders.size).toBe(6);
  expect(firsts.size).toBe(3);
});

test('ROOT-5.2 the reach is a hint where it is short, and never a wall', () => {
  expect(reachOf(['vagabond', 'vagabond'])).toEqual({ reach: 7, recommended: 17 });
  expect(mostReach(['lizards'], 2)).toEqual({ reach: 12, recommended: 17 });
  const weak = (['lizards', 'corvids'] as const).map((faction) => seat({ faction }));
  expect(face.forms.advice?.(weak, say)).toContain('5');
  expect(refuse(valuesOf(options), weak)).toBeNull();
  const strong = (['marquise', 'eyrie'] as const).map((faction) => seat({ faction }));
  expect(face.forms.advice?.(strong, say)).toBeNull();
  expect(face.forms.advice?.([seat(), seat()], say)).toBeNull();
});

test('every faction has a sentence that begins with how hard it is', () => {
  const grades = {
    en: { easy: 'Easy', middle: 'Medium', hard: 'Hard' },
    pt: { easy: 'Fácil', middle: 'Média', hard: 'Difícil' },
  };
  const about = { en: en.seatSettings?.faction?.about ?? {}, pt: pt.seatSettings?.faction?.about ?? {} };
  for (const id of factionIds as readonly FactionId[]) {
    const { difficulty } = factions[id];
    expect(about.en[id]).toMatch(new RegExp(`^${grades.en[difficulty]}\\. .+\\.$`));
    expect(about.pt[id]).toMatch(new RegExp(`^${grades.pt[difficulty]}\\. .+\\.$`));
  }
});

test('chance tells what it dealt, and the short reach', () => {
  const seats = [seat({ faction: 'alliance' }), seat({ faction: 'lizards' })];
  const table = Table.start(game, { seats, chance: seededChance(1), watched: true });
  const told = table.eventsFor('spectator').map(({ event }) => event);
  expect(told).toContainEqual({ kind: 'reach', reach: 5, recommended: 17 });
  const dealt = Table.start(game, { seats: 2, chance: seededChance(1), watched: true });
  const kinds = dealt.eventsFor('spectator').map(({ event }) => event.kind);
  expect(kinds.filter((kind) => kind === 'faction')).toHaveLength(2);
});
