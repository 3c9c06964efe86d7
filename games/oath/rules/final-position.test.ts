/** The end of a game as a document: everything that OATH-8.1 to 8.16 ask about is in it. */
import { copy } from '@tavola/kernel/copy.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { REGIONS, SUITS } from '../data/board.ts';
import { denizens, EDIFICES, edificeFacts, factsOf, relics, sites } from '../data/cards.ts';
import { oath } from '../game.ts';
import {
  advise,
  adviseFacedown,
  banner,
  C,
  hold,
  realm,
  relicsAt,
  reveal,
  role,
  rule,
  settle,
  X,
  Y,
} from '../scenarios/realm.ts';
import { randomWorld } from '../scenarios/worlds.ts';
import { type FinalPosition, finalPosition, legacyOf } from './final-position.ts';
import { BANDITS } from './state.ts';

test.each([2, 4, 6])('a game of %i players leaves every card but the Visions exactly once', (seats) => {
  const { outcome } = walk(oath, {
    seats,
    seed: seats,
    inheritance: randomWorld(seats),
    forkEvery: 0,
    secrecyEvery: 0,
  });
  const position = finalPosition(outcome.legacy ?? expect.fail('no legacy'));
  const lying = cardsOf(position);
  for (const [type, cards] of Object.entries({ denizen: denizens, relic: relics, site: sites }))
    expect(lying.filter((card) => factsOf(card).type === type).sort()).toEqual(cards.map(({ id }) => id).sort());
  const built = lying.filter((card) => factsOf(card).type === 'edifice').map((card) => edificeFacts(card).edifice);
  expect([...built, ...position.archiveEdifices].sort()).toEqual(EDIFICES.toSorted());
  expect(JSON.parse(JSON.stringify(position))).toEqual(position);
});

test('it says who rules each site, whose cards lie open and what the winner met', () => {
  const table = realm();
  table.state.visionsDrawn = 3;
  role(table, Y, 'citizen');
  rule(table, X, 'river', 2);
  rule(table, Y, 'plains', 1);
  settle(table, 'river', 'longbows');
  relicsAt(table, 'mountain', 'map');
  advise(table, X, 'marriage');
  adviseFacedown(table, X, 'rowdy-pub');
  hold(table, X, 'whistle');
  banner(table, X, 'darkest-secret', 1);
  reveal(table, X, 'vision-of-faith');
  const position = finalPosition(legacyOf(table, X, 'vision'));
  expect(position).toMatchObject({
    winner: X,
    how: 'vision',
    visions: ['vision-of-faith'],
    oath: 'supremacy',
    boards: { red: 'exile', blue: 'citizen', yellow: 'exile' },
    suits: { hearth: 2, order: 0 },
  });
  expect(position.slots.slice(0, 3).map(({ ruler }) => ruler)).toEqual([C, X, BANDITS]);
  expect(position.slots[1]).toMatchObject({ site: 'river', faceup: true, cards: ['longbows'] });
  expect(position.slots[7]).toMatchObject({ site: 'mountain', relics: ['map'] });
  expect(position.players[X]).toEqual({
    colour: 'red',
    role: 'exile',
    advisers: [
      { card: 'marriage', faceup: true },
      { card: 'rowdy-pub', faceup: false },
    ],
    relics: ['whistle'],
  });
});

test('OATH-8.2 whoever has the Bandit Crown rules empty sites', () => {
  const table = realm();
  hold(table, X, 'bandit-crown');
  expect(finalPosition(legacyOf(table, X, 'usurper')).slots.map(({ ruler }) => ruler)).toEqual(new Array(8).fill(X));
});

test('it stays as it is, and what lies hidden is not in the open part', () => {
  const table = realm();
  adviseFacedown(table, X, 'rowdy-pub');
  const legacy = legacyOf(table, C, 'empire');
  const before = copy(legacy);
  table.state.relicDeck.length = 0;
  table.state.archive.hearth.length = 0;
  expect(legacy).toEqual(before);
  expect(JSON.stringify(legacy.open)).not.toContain('rowdy-pub');
});

function cardsOf(position: FinalPosition): string[] {
  const { worldDeck, relicDeck, siteDeck, dispossessed, archive, discards, reliquary, slots, players } = position;
  return [
    ...worldDeck,
    ...relicDeck,
    ...siteDeck,
    ...dispossessed,
    ...SUITS.flatMap((suit) => archive[suit]),
    ...REGIONS.flatMap((region) => discards[region]),
    ...reliquary.filter((relic) => relic !== null),
    ...slots.flatMap(({ site, cards, relics: buried }) => [site, ...cards, ...buried]),
    ...players.flatMap(({ advisers, relics: held }) => [...advisers.map(({ card }) => card), ...held]),
  ];
}
