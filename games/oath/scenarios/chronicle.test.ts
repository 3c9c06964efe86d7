/** Section 11, the Chronicle: OATH-S13, S14, S85 to S89. */

import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { SUITS } from '../data/board.ts';
import { isVision } from '../data/cards.ts';
import { chronicle } from '../rules/chronicle/chronicle.ts';
import { legacyOfOrdered } from '../rules/chronicle/stock.ts';
import { openOf, type World } from '../rules/chronicle/world.ts';
import { setup } from '../rules/setup.ts';
import {
  advise,
  adviseFacedown,
  C,
  cover,
  deck,
  discarded,
  hold,
  last,
  player,
  type Realm,
  realm,
  relicsAt,
  reveal,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  X,
  Y,
  Z,
} from './realm.ts';

/** The game is won, and the Chronicle begins. */
function writing(table: Realm, winner: number, how = 'empire') {
  table.state.phase = 'chronicle';
  table.state.chronicle = { winner, how, vow: null, ruled: [], stacks: null };
  return chronicle(table);
}
/** The whole Chronicle, every question answered. */
function written(table: Realm, winner: number, how: string, ...picks: string[]): World {
  const { result, ids } = run(table, writing(table, winner, how), ...picks);
  return result?.world ?? expect.fail(`still asked: ${ids}`);
}
/** One adviser, so that no suit has to be chosen. */
function advised(table: Realm, seat: number): Realm {
  advise(table, seat, 'longbows');
  return table;
}

test('OATH-S13 three of the most common suit, two of the next, one of the next', () => {
  const table = realm();
  advise(table, C, 'longbows', 'wrestlers', 'wolves');
  adviseFacedown(table, C, 'rowdy-pub');
  written(table, C, 'empire', 'oath:people');
  expect(last(table, 'archive-opened')).toEqual({
    kind: 'archive-opened',
    suits: [
      { suit: 'order', n: 3 },
      { suit: 'hearth', n: 2 },
      { suit: 'beast', n: 1 },
    ],
  });
});

test('OATH-S14 51 denizens: Visions only among the first 30, two in the first 12 and three in the next 18', () => {
  const table = advised(realm(), C);
  deck(table, ...SUITS.flatMap((suit) => table.state.archive[suit].slice(-8)).slice(0, 44));
  const { worldDeck } = written(table, C, 'empire', 'oath:people');
  expect(worldDeck).toHaveLength(56);
  const fromTop = worldDeck.toReversed().map(isVision);
  const visions = (from: number, to: number) => fromTop.slice(from, to).filter(Boolean).length;
  expect([visions(0, 12), visions(12, 30), visions(30, 56)]).toEqual([2, 3, 0]);
});

test('OATH-S85 an Exile who won builds nothing; Citizens become Exiles and cannot be offered', () => {
  const table = advised(realm(4), X);
  role(table, Y, 'citizen');
  rich(table, Y, { warbands: 2 });
  rule(table, X, 'river', 1);
  settle(table, 'river', 'rowdy-pub');
  const asked = run(table, writing(table, X, 'usurper'), 'oath:people');
  expect(asked.ask).toEqual({ kind: 'offer-place', seat: Z });
  expect(player(table, Y)).toMatchObject({ role: 'exile', warbands: 0 });
});
test('OATH-8.2 the sites of a new Citizen count as the winner’s', () => {
  const table = advised(realm(4), X);
  rule(table, Z, 'great-slum', 3);
  rule(table, Y, 'river', 3);
  settle(table, 'great-slum', 'rowdy-pub');
  const { slots, boards, people, seats } = written(table, X, 'usurper', 'oath:people', 'no', 'yes', 'yes');
  expect(slots.filter(({ cards }) => cards.length > 0)).toMatchObject([{ site: 'great-slum', cards: ['rowdy-pub'] }]);
  expect(last(table, 'sites-left')).toMatchObject({ sites: expect.arrayContaining(['river']) });
  expect(boards).toMatchObject({ red: 'exile', blue: 'exile', yellow: 'citizen' });
  expect([seats, people]).toEqual([[X, Y, Z, C], { 1: 'blue', 2: 'yellow', 3: 'red' }]);
});
test('OATH-8.2 an empty site ruled through the Bandit Crown counts too, and who declines stays an Exile', () => {
  const table = advised(realm(), X);
  hold(table, Y, 'bandit-crown');
  const asked = run(table, writing(table, X, 'usurper'), 'oath:people', 'yes', 'yes');
  expect(asked.done).toBe(true);
  expect(table.state.chronicle?.ruled).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const other = advised(realm(), X);
  hold(other, Y, 'bandit-crown');
  written(other, X, 'usurper', 'oath:people', 'yes', 'no');
  expect(other.state.chronicle?.ruled).toEqual([]);
});

test('OATH-S86 sites without ruins move up, a ruin to the end, facedown sites between', () => {
  const table = advised(realm(), C);
  settle(table, 'river', 'hall-of-debate', 'rowdy-pub');
  rule(table, C, 'fertile-valley', 1);
  rule(table, C, 'rocky-coast', 1);
  const { slots } = written(table, C, 'empire', 'oath:people');
  expect(slots.map(({ faceup }) => faceup)).toEqual([true, true, true, false, false, false, false, true]);
  expect([slots[0]?.site, slots[1]?.site, slots[7]?.site]).toEqual(['fertile-valley', 'rocky-coast', 'river']);
  expect(slots[7]?.cards).toEqual(['hall-of-mockery']);
  expect(last(table, 'decayed')).toMatchObject({ card: 'hall-of-mockery', site: 'river' });
});

test('OATH-S87 a ruin that the winner does not rule returns to the Archive with its site', () => {
  const table = advised(realm(), C);
  settle(table, 'river', 'hall-of-mockery');
  const { slots, archiveEdifices, siteDeck } = written(table, C, 'empire', 'oath:people');
  expect(archiveEdifices).toContain('hall-of-debate');
  expect([...siteDeck, ...slots.map(({ site }) => site)]).toContain('river');
  expect(slots.flatMap(({ cards }) => cards)).toEqual([]);
});
test('OATH-8.5 a ruin that the winner rules moves to the end with its denizens', () => {
  const table = advised(realm(), C);
  settle(table, 'river', 'hall-of-mockery', 'rowdy-pub');
  rule(table, C, 'river', 1);
  const { slots } = written(table, C, 'empire', 'oath:people', 'none');
  expect(slots[7]).toMatchObject({ site: 'river', cards: ['hall-of-mockery', 'rowdy-pub'] });
});
test('OATH-8.4 an intact Forest Temple keeps sites with a Beast card and their denizens, and itself falls to ruin', () => {
  const table = advised(realm(), C);
  settle(table, 'mountain', 'forest-temple');
  settle(table, 'river', 'wolves', 'rowdy-pub');
  const { slots } = written(table, C, 'empire', 'oath:people');
  expect(slots[0]).toMatchObject({ site: 'river', cards: ['wolves', 'rowdy-pub'] });
  expect(slots[7]).toMatchObject({ site: 'mountain' });
  expect(slots[7]?.cards).toEqual([expect.not.stringContaining('forest-temple')]);
});

test('OATH-8.5 a ruin that only the Forest Temple keeps keeps its denizens too: nothing falls there', () => {
  const table = advised(realm(), C);
  settle(table, 'mountain', 'forest-temple');
  settle(table, 'river', 'hall-of-mockery', 'wolves', 'rowdy-pub');
  const { slots } = written(table, C, 'empire', 'oath:people');
  expect(slots[6]).toMatchObject({ site: 'river', cards: ['hall-of-mockery', 'wolves', 'rowdy-pub'] });
});

test('OATH-8.3 building: the edifice of the suit in the place of the denizen, which stays in play', () => {
  const table = advised(realm(), C);
  settle(table, 'river', 'rowdy-pub', 'wolves');
  settle(table, 'plains', 'hall-of-mockery');
  settle(table, 'mountain', 'wrestlers');
  rule(table, C, 'river', 1);
  rule(table, C, 'plains', 1);
  const asked = run(table, writing(table, C), 'oath:people');
  expect(asked.ids).toEqual(['build:river:wolves', 'repair:plains', 'none']);
  const { slots, worldDeck } = written(table, C, 'empire', 'oath:people', 'build:river:wolves');
  expect(slots[0]).toMatchObject({ site: 'river', cards: ['rowdy-pub', 'forest-temple'] });
  expect(worldDeck).toContain('wolves');
});
test('OATH-8.3 repairing turns the ruin', () => {
  const table = advised(realm(), C);
  settle(table, 'river', 'hall-of-mockery');
  rule(table, C, 'river', 1);
  const { slots } = written(table, C, 'empire', 'oath:people', 'repair:river');
  expect(slots[0]).toMatchObject({ site: 'river', cards: ['hall-of-debate'] });
});
test('OATH-8.3 nothing is built where too many cards would lie once Salt the Earth is gone', () => {
  const table = advised(realm(3, ['drowned-city', 'river']), C);
  settle(table, 'drowned-city', 'salt-the-earth');
  rule(table, C, 'drowned-city', 1);
  expect(run(table, writing(table, C), 'oath:people').done).toBe(true);
});

test('OATH-S88 too few of a suit in the Archive: none of the six comes, six of the Dispossessed return', () => {
  const table = realm();
  advise(table, C, 'tents');
  const { state } = table;
  state.dispossessed.push(...state.archive.nomad.splice(2), ...state.archive.beast.splice(-5));
  const { archive, dispossessed } = written(table, C, 'empire', 'oath:people');
  expect(last(table, 'healed')).toEqual({ kind: 'healed', suit: 'nomad', n: 6 });
  expect(last(table, 'archive-opened')).toBeUndefined();
  expect([archive.nomad.length, archive.beast.length, dispossessed.length]).toEqual([33 - 1 - 6, 33, 0]);
});
test('OATH-8.9 of tied suits the winner chooses; without a faceup adviser any', () => {
  const table = realm();
  advise(table, C, 'longbows', 'wolves');
  expect(run(table, writing(table, C), 'oath:people').ids).toEqual(['suit:order', 'suit:beast']);
  const bare = realm();
  adviseFacedown(bare, C, 'longbows');
  expect(run(bare, writing(bare, C), 'oath:people').ids).toEqual(SUITS.map((suit) => `suit:${suit}`));
  const married = realm();
  advise(married, C, 'longbows', 'marriage');
  written(married, C, 'empire', 'oath:people');
  expect(last(married, 'archive-opened')).toMatchObject({ suits: [{ suit: 'hearth' }, { suit: 'beast' }, {}] });
});

test('OATH-S89 the relics of the winner and the Reliquary end on top of the relic deck', () => {
  const table = advised(realm(), X);
  hold(table, X, 'whistle');
  hold(table, Y, 'map');
  const { reliquary } = table.state;
  const treasure = [...reliquary.filter((relic) => relic !== null), 'whistle'].sort();
  const { relicDeck } = written(table, X, 'usurper', 'oath:people', 'no');
  expect(relicDeck.slice(-5).toSorted()).toEqual(treasure);
  expect(relicDeck).not.toContain('grand-scepter');
});
test('OATH-8.11 faceup sites are filled up with relics, facedown ones are not', () => {
  const table = advised(realm(3, ['standing-stones', 'river']), C);
  rule(table, C, 'standing-stones', 1);
  relicsAt(table, 'standing-stones', 'map');
  cover(table, 'river');
  const { slots, relicDeck } = written(table, C, 'empire', 'oath:people');
  const lying = slots.reduce((sum, { relics }) => sum + relics.length, 0);
  expect(slots.every(({ faceup, relics }) => faceup || relics.length === 0)).toBe(true);
  expect(lying + relicDeck.length).toBe(20);
});

test('OATH-8.10 six of the discards and of the losers’ advisers, never the winner’s', () => {
  const table = advised(realm(), C);
  advise(table, X, 'rowdy-pub');
  adviseFacedown(table, Y, 'wolves', 'vision-of-faith');
  discarded(table, 'cradle', 'tents', 'bear-traps', 'keep', 'scouts', 'dazzle');
  const { dispossessed, worldDeck } = written(table, C, 'empire', 'oath:people');
  expect(dispossessed).toHaveLength(6);
  expect(dispossessed).not.toContain('longbows');
  expect(worldDeck.filter(isVision)).toHaveLength(5);
  expect(worldDeck).toContain('longbows');
});

test('OATH-8.1 a Vision alone binds to its oath; anybody else takes any but the present one', () => {
  const table = advised(realm(), X);
  table.state.visionsDrawn = 3;
  reveal(table, X, 'vision-of-conquest');
  rule(table, X, 'river', 1);
  expect(written(table, X, 'vision', 'no').oath).toBe('supremacy');
  const several = advised(realm(), X);
  expect(run(several, writing(several, X, 'usurper-and-vision')).ids).toHaveLength(3);
  const other = advised(realm(), C);
  expect(run(other, writing(other, C)).ids).toEqual(['oath:people', 'oath:protection', 'oath:devotion']);
});

test('OATH-8.15 a Citizen who won leaves the colour to the former Chancellor, on the Citizen side', () => {
  const table = realm(4);
  role(table, Y, 'citizen');
  advise(table, Y, 'longbows');
  const world = written(table, Y, 'successor', 'oath:people');
  expect(world).toMatchObject({
    people: { 1: 'yellow', 2: 'blue', 3: 'red' },
    seats: [Y, Z, C, X],
    boards: { red: 'exile', blue: 'citizen', yellow: 'exile' },
    history: [{ winner: 'blue', role: 'citizen', how: 'successor', oath: 'supremacy' }],
    gameNumber: 2,
  });
  const next = play(
    setup(table.options, new Array(4).fill({ kind: 'player', settings: {} }), legacyOfOrdered(world)),
  ).result;
  expect(next?.players.map(({ colour, role: as }) => `${colour} ${as}`)).toEqual([
    'purple chancellor',
    'yellow exile',
    'blue citizen',
    'red exile',
  ]);
});

test('OATH-8.16 what lies open tells no card that lies hidden', () => {
  const table = advised(realm(), C);
  rule(table, C, 'river', 1);
  relicsAt(table, 'river', 'map');
  const world = written(table, C, 'empire', 'oath:people');
  const open = JSON.stringify(openOf(world));
  expect(siteOf(table, 'river').relics).toEqual(['map']);
  for (const hidden of ['map', ...world.worldDeck, ...world.relicDeck]) expect(open).not.toContain(`"${hidden}"`);
});
