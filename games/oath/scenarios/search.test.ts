/** Section 11, search and play: OATH-S28 to OATH-S30, S32, S34, S35, S37. */
import { describe, expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { search } from '../rules/actions/search.ts';
import { learnAll } from '../rules/queries/knowledge.ts';
import type { State } from '../rules/state/state.ts';
import { actPhase } from '../rules/turn/act.ts';
import { view } from '../rules/view.ts';
import {
  advise,
  adviseFacedown,
  banner,
  deck,
  discarded,
  inHand,
  last,
  place,
  player,
  playing,
  realm,
  relicsAt,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  X,
  Y,
  Z,
} from './realm.ts';

const homes = [
  'standing-stones',
  'river',
  'charming-valley',
  'fertile-valley',
  'great-slum',
  'rocky-coast',
  'lush-coast',
  'mountain',
];

test('OATH-S28 a Vision ends the drawing and counts', () => {
  const table = realm();
  turnOf(table, X);
  deck(table, 'longbows', 'vision-of-faith', 'keep');
  const asked = run(table, search(table, X));
  expect(asked.ids).toEqual(['card:longbows', 'card:vision-of-faith']);
  expect(table.state.visionsDrawn).toBe(1);
});

test('OATH-S29 a Vision in a discard pile neither stops nor counts', () => {
  const table = realm();
  turnOf(table, X);
  discarded(table, 'cradle', 'longbows', 'vision-of-faith', 'keep', 'scouts');
  expect(run(table, search(table, X)).ids).toEqual(['card:longbows', 'card:vision-of-faith', 'card:keep']);
  expect(table.state.visionsDrawn).toBe(0);
  expect(table.state.discards.cradle).toEqual(['scouts']);
});

test('OATH-S30 discards from the Hinterland go to the Cradle pile, in the order one likes', () => {
  const table = realm();
  turnOf(table, X);
  place(table, X, 'mountain');
  deck(table, 'longbows', 'keep', 'scouts');
  run(table, search(table, X), 'card:keep', 'card:scouts', 'discard');
  expect(table.state.discards.cradle).toEqual(['scouts', 'longbows', 'keep']);
});

test('OATH-S32 a fourth adviser displaces one; three locked ones leave no room', () => {
  const table = realm();
  turnOf(table, X);
  adviseFacedown(table, X, 'keep', 'scouts', 'garrison');
  inHand(table, X, 'longbows');
  const played = playFromHand(table, X, 'search');
  expect(run(table, played, 'to-advisers:true')).toMatchObject({
    ask: 'over-limit',
    ids: ['facedown:1:0', 'facedown:1:1', 'facedown:1:2'],
  });
  run(table, played, 'facedown:1:1');
  expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['keep', 'garrison', 'longbows']);
  expect(table.state.discards.provinces).toEqual(['scouts']);

  const full = realm();
  turnOf(full, X);
  advise(full, X, 'tyrant', 'vow-of-obedience', 'council-seat');
  inHand(full, X, 'longbows');
  expect(run(full, playFromHand(full, X, 'search')).ids).toEqual(['to-site:plains', 'discard']);
});

test('OATH-S34 a Citizen keeps a Vision facedown or discards it; the Conspiracy may be played', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  turnOf(table, Z);
  inHand(table, Z, 'vision-of-faith');
  expect(run(table, playFromHand(table, Z, 'search')).ids).toEqual(['to-advisers:false', 'discard']);
  const other = realm(4);
  role(other, Z, 'citizen');
  turnOf(other, Z);
  inHand(other, Z, 'conspiracy');
  expect(run(other, playFromHand(other, Z, 'search')).ids).toEqual(['to-advisers:false', 'play-conspiracy', 'discard']);
});

test('OATH-S35 a homeland rewards its suit, unless one was discarded there this turn', () => {
  const table = realm(3, homes);
  turnOf(table, X);
  inHand(table, X, 'alchemist');
  run(table, playFromHand(table, X, 'search'), 'to-site:standing-stones');
  expect(player(table, X)).toMatchObject({ favor: 1, secrets: 1 });
  expect(table.state.banks.arcane).toBe(2);

  const cleared = realm(3, homes);
  turnOf(cleared, X);
  banner(cleared, X, 'peoples-favor', 1);
  settle(cleared, 'standing-stones', 'augury');
  inHand(cleared, X, 'alchemist');
  run(cleared, playFromHand(cleared, X, 'search'), 'to-site:standing-stones', 'card:augury');
  expect(player(cleared, X)).toMatchObject({ favor: 1, secrets: 0 });
});

test('OATH-7.12 a homeland gives no relic that counts as locked for the player there', () => {
  const played = (ruler: number) => {
    const table = realm(3, ['deep-woods', ...homes.slice(1)]);
    turnOf(table, X);
    relicsAt(table, 'deep-woods', 'map');
    advise(table, Y, 'ancient-bloodline');
    rule(table, ruler, 'deep-woods', 1);
    inHand(table, X, 'wolves');
    run(table, playFromHand(table, X, 'search'), 'to-site:deep-woods');
    return player(table, X).relics.map(({ card }) => card);
  };
  expect([played(X), played(Y)]).toEqual([['map'], []]);
});

test('OATH-S37 at the full Great Slum a denizen goes before another comes', () => {
  const table = realm();
  turnOf(table, X);
  place(table, X, 'great-slum');
  settle(table, 'great-slum', 'longbows', 'scouts', 'keep');
  inHand(table, X, 'garrison');
  const played = playFromHand(table, X, 'search');
  const asked = run(table, played, 'to-site:great-slum');
  expect(asked.ids).toEqual(['card:longbows', 'card:scouts']);
  run(table, played, 'card:scouts');
  expect(siteOf(table, 'great-slum').cards.map(({ card }) => card)).toEqual(['longbows', 'keep', 'garrison']);
  expect(table.state.discards.hinterland).toEqual(['scouts']);
});

test("OATH-5.1.4 the holder of the People's Favor plays to any site of the region after discarding one there", () => {
  const table = realm();
  turnOf(table, X);
  banner(table, X, 'peoples-favor', 1);
  settle(table, 'river', 'longbows', 'scouts');
  inHand(table, X, 'garrison');
  const played = playFromHand(table, X, 'search');
  expect(run(table, played).ids).toEqual(['to-site:plains', 'to-site:river', 'to-advisers:false', 'discard']);
  expect(run(table, played, 'to-site:river').ids).toEqual(['card:longbows', 'card:scouts']);
});

test('OATH-card:great-slum a player who moves a card there may discard one first, and must where there is no room', () => {
  const table = realm();
  turnOf(table, X);
  place(table, X, 'great-slum');
  settle(table, 'great-slum', 'longbows', 'keep');
  advise(table, X, 'homesteaders', 'salad-days');
  const turn = actPhase(table, X);
  const asked = run(table, turn, 'power:homesteaders', 'card:salad-days');
  expect(asked).toMatchObject({ ask: { kind: 'discard-first', by: 'great-slum' }, ids: ['card:longbows', 'none'] });
  run(table, turn, 'none');
  expect(run(table, turn, 'power:homesteaders').ids).toEqual(['card:longbows', 'card:salad-days']);
  run(table, turn, 'card:longbows');
  expect(siteOf(table, 'great-slum').cards.map(({ card }) => card)).toEqual(['keep', 'salad-days', 'homesteaders']);
});

describe('section 8: what a hand hides', () => {
  const seenBy = (state: State, seat: number) => {
    const { players, discards } = view(state, seat);
    return [...(players[X]?.advisers ?? []), ...discards.provinces.known].map(({ card }) => card);
  };

  test.each(['longbows', 'wolves'])('of drawn cards that others know nobody is told which was kept: %s', (kept) => {
    const table = realm();
    turnOf(table, X);
    discarded(table, 'cradle', 'longbows', 'wolves', 'elders');
    for (const card of ['longbows', 'wolves']) learnAll(table.state, card);
    const played = search(table, X);
    run(table, played);
    expect(view(table.state, Y).players[X]?.hand.map(({ card }) => card)).toEqual(['longbows', 'wolves', null]);
    run(table, played, `card:${kept}`, 'card:elders', 'to-advisers:false');
    expect(seenBy(table.state, Y)).toEqual([null]);
    expect(seenBy(table.state, X)).toContain(kept);
  });

  test('a card with another back than the rest of the hand stays known', () => {
    const table = realm();
    turnOf(table, X);
    discarded(table, 'cradle', 'vision-of-faith', 'wolves', 'elders');
    learnAll(table.state, 'vision-of-faith');
    run(table, search(table, X), 'card:vision-of-faith', 'card:elders', 'to-advisers:false');
    expect(seenBy(table.state, Y)).toEqual(['vision-of-faith']);
  });
});

describe('OATH-7.3 a When Played power that may be declined is told as used only if it is', () => {
  const DECLINED = { 'great-herd': 'none', 'twin-brother': 'none' } as { readonly [card: string]: string };
  const ACCEPTED = { 'great-herd': 'card:elders', 'twin-brother': 'card:tents' } as { readonly [card: string]: string };

  test.each(['great-herd', 'twin-brother', 'royal-ambitions', 'ancient-pact', 'long-lost-heir', 'bewitch'])(
    '%s',
    (card) => {
      const played = (answers: { readonly [card: string]: string }, otherwise: string) => {
        const table = realm();
        turnOf(table, X);
        settle(table, 'river', 'elders');
        advise(table, Y, 'tents');
        rule(table, X, 'mountain', 1);
        banner(table, X, 'darkest-secret', 1);
        rich(table, X, { secrets: 2 });
        const way = card === 'great-herd' ? 'to-site:plains' : 'to-advisers:true';
        playing(table, X, card, way, answers[card] ?? otherwise);
        return last(table, 'used');
      };
      expect(played(DECLINED, 'no')).toBeUndefined();
      expect(played(ACCEPTED, 'yes')).toMatchObject({ seat: X, card });
    },
  );
});
