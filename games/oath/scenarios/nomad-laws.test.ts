/** The denizens of Nomad, by their ids (OATH-card:…): when played, always. */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { recover } from '../rules/actions/recover.ts';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { burnFavor, gainFavor } from '../rules/operations/favor.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { wake } from '../rules/turn/wake.ts';
import {
  advise,
  alone,
  banner,
  C,
  hold,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  playing,
  realm,
  relicsAt,
  rich,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  war,
  X,
  Y,
} from './realm.ts';

describe('when played', () => {
  test('the-gathering: pawns come if they like, then those present negotiate', () => {
    const table = alone();
    rich(table, C, { favor: 1 });
    hold(table, X, 'map');
    inHand(table, X, 'the-gathering');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-site:plains')).toMatchObject({ seat: C, ask: { part: 'come' } });
    expect(run(table, rules, 'yes')).toMatchObject({ seat: Y, ask: { part: 'come' } });
    expect(run(table, rules, 'no')).toMatchObject({ seat: C, ids: ['player:1', 'pass'] });
    run(table, rules, 'player:1', 'term:give:favor:-', 'term:want:relic:map', 'propose', 'accept');
    expect(run(table, rules, 'pass')).toMatchObject({ seat: X, ids: ['player:0', 'pass'] });
    expect(run(table, rules, 'pass').done).toBe(true);
    expect(player(table, C)).toMatchObject({ pawn: 0, supply: 7 });
    expect(player(table, X).favor).toBe(2);
  });

  test('faithful-friend: 4 Supply, at most 7', () => {
    const table = alone();
    player(table, X).supply = 2;
    playing(table, X, 'faithful-friend', 'to-advisers:true');
    expect(player(table, X).supply).toBe(6);
  });

  test('great-herd: it may change places with a Nomad card at any site', () => {
    const table = alone();
    settle(table, 'mountain', 'elders', 'sacred-ground');
    Object.assign(siteOf(table, 'mountain').cards[0] as object, { favor: 1 });
    table.state.shared -= 1;
    inHand(table, X, 'great-herd');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-site:plains').ids).toEqual(['card:elders', 'none']);
    run(table, rules, 'card:elders');
    expect(siteOf(table, 'plains').cards).toMatchObject([{ card: 'elders', favor: 1 }]);
    expect(siteOf(table, 'mountain').cards[0]).toMatchObject({ card: 'great-herd', favor: 0 });
  });

  test('vow-of-kinship: favor goes to the Nomad bank, and is spent from there', () => {
    const table = alone({ favor: 2 });
    playing(table, X, 'vow-of-kinship', 'to-advisers:true');
    expect([player(table, X).favor, table.state.banks.nomad]).toEqual([0, 5]);
    settle(table, 'plains', 'wolves');
    run(table, muster(table, X));
    expect(siteOf(table, 'plains').cards[0]).toMatchObject({ favor: 1 });
    expect(table.state.banks.nomad).toBe(4);
    gainFavor(table, X, 'beast', 2);
    expect([player(table, X).favor, table.state.banks.nomad]).toEqual([0, 6]);
  });

  test("vow-of-kinship: nobody finds favor, and the People's Favor does not force it out", () => {
    const table = alone();
    advise(table, X, 'vow-of-kinship');
    rule(table, Y, 'plains', 1);
    playing(table, Y, 'royal-tax', 'to-advisers:true');
    expect(player(table, Y).favor).toBe(0);
    banner(table, X, 'peoples-favor', 1);
    expect(run(table, wake(table, X)).ids).toEqual(['add', 'none']);
  });

  test('vow-of-renewal with vow-of-kinship: burned favor ends in the Nomad bank, whichever lies first', () => {
    for (const vows of [
      ['vow-of-renewal', 'vow-of-kinship'],
      ['vow-of-kinship', 'vow-of-renewal'],
    ]) {
      const table = alone();
      advise(table, X, ...vows);
      rich(table, Y, { favor: 1 });
      burnFavor(table, Y, 1);
      expect([player(table, X).favor, table.state.banks.nomad]).toEqual([0, 4]);
    }
  });

  test('pilgrimage: the denizens of the site leave, as many of the Dispossessed come to the pile', () => {
    const table = alone();
    settle(table, 'plains', 'longbows', 'boiling-lake', 'wolves');
    Object.assign(siteOf(table, 'plains').cards[0] as object, { favor: 1 });
    table.state.shared -= 1;
    table.state.dispossessed.push(...table.state.archive.hearth.splice(0, 2));
    const before = table.state.dispossessed.slice();
    playing(table, X, 'pilgrimage', 'to-advisers:true');
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['boiling-lake']);
    expect(table.state.discards.cradle).toHaveLength(2);
    expect(table.state.dispossessed).toHaveLength(before.length);
    expect(table.state.banks.order).toBe(4);
    expect(table.state.discards.cradle.map((card) => knows(table.state, X, card))).toEqual([true, true]);
  });

  test('ancient-pact: the Darkest Secret is given to the Chancellor for Citizenship and a relic unseen', () => {
    const table = alone();
    expect(playing(table, X, 'ancient-pact', 'to-advisers:true').done).toBe(true);
    const other = alone();
    banner(other, X, 'darkest-secret', 3);
    const relic = other.state.reliquary[0] as string;
    playing(other, X, 'ancient-pact', 'to-advisers:true', 'yes', 'slot:0');
    expect(player(other, X)).toMatchObject({ role: 'citizen', relics: [{ card: relic }] });
    expect(other.state.banners['darkest-secret']).toMatchObject({ holder: C, tokens: 3 });
  });

  test('twin-brother: he may change places with a faceup Nomad adviser of somebody else', () => {
    const table = alone();
    advise(table, Y, 'elders', 'vow-of-kinship', 'tutor');
    inHand(table, X, 'twin-brother');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-advisers:true').ids).toEqual(['card:elders', 'none']);
    run(table, rules, 'card:elders');
    expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['elders']);
    expect(player(table, Y).advisers[0]).toMatchObject({ card: 'twin-brother', faceup: true });
  });
});

describe('always', () => {
  test('lost-tongue: relics and banners are safe from players who rule no Nomad card', () => {
    const table = war([], ['lost-tongue']);
    place(table, Y, 'river');
    hold(table, Y, 'map');
    banner(table, Y, 'peoples-favor', 1);
    expect(run(table, campaign(table, X)).ids).toEqual(['pawn', 'done']);
    const kin = war(['elders'], ['lost-tongue']);
    place(kin, Y, 'river');
    hold(kin, Y, 'map');
    expect(run(kin, campaign(kin, X)).ids).toContain('relic:map');
  });

  test('spell-breaker: enemies of its ruler use no powers that cost secrets', () => {
    const table = alone({ secrets: 3 });
    advise(table, X, 'tutor', 'spirit-snare', 'initiation-rite');
    settle(table, 'plains', 'longbows');
    expect(ids(table, X)).toContain('power:spirit-snare');
    settle(table, 'mountain', 'spell-breaker');
    expect(ids(table, X)).not.toContain('power:spirit-snare');
    expect(ids(table, X)).toEqual(expect.arrayContaining(['major:muster', 'major:trade', 'major:recover']));
    rule(table, X, 'mountain', 1);
    expect(ids(table, X)).toContain('power:spirit-snare');
  });

  test('spell-breaker: secrets of Gleaming Armor and of the Hidden Place too', () => {
    const table = war(['longbows'], ['gleaming-armor']);
    rich(table, X, { secrets: 1 });
    settle(table, 'mountain', 'spell-breaker');
    run(table, campaign(table, X), 'dice:4', ...LOSE(4), 'no');
    expect(last(table, 'used')).toBeUndefined();
    const hidden = realm(3, ['plains', 'the-hidden-place', 'river']);
    turnOf(hidden, X);
    rich(hidden, X, { secrets: 1 });
    settle(hidden, 'river', 'spell-breaker');
    expect(run(hidden, travel(hidden, X)).ids).not.toContain('travel:the-hidden-place:1:0:1');
  });

  test('ancient-bloodline: enemies discard, move and recover nothing at sites of its owner', () => {
    const table = alone({ secrets: 1, favor: 1 });
    advise(table, Y, 'ancient-bloodline');
    rule(table, Y, 'plains', 1);
    settle(table, 'plains', 'wolves');
    relicsAt(table, 'plains', 'map');
    advise(table, X, 'taming-charm', 'relic-breaker');
    expect(ids(table, X)).not.toContain('power:taming-charm');
    expect(ids(table, X)).not.toContain('power:relic-breaker');
    place(table, Y, 'plains');
    advise(table, Y, 'taming-charm');
    rich(table, Y, { secrets: 1 });
    expect(ids(table, Y)).toContain('power:taming-charm');
  });

  test('family-wagon: one adviser who is not a Nomad, any number who are', () => {
    const table = alone();
    advise(table, X, 'elders', 'hospitality', 'tents');
    playing(table, X, 'family-wagon', 'to-advisers:true');
    expect(player(table, X).advisers).toHaveLength(4);
    playing(table, X, 'tutor', 'to-advisers:true');
    expect(player(table, X).advisers).toHaveLength(5);
    playing(table, X, 'keep', 'to-advisers:false', 'card:tutor');
    expect(player(table, X).advisers.map(({ card }) => card)).toContain('keep');
  });

  test('relic-worship: a recovered relic brings 3 Supply', () => {
    const table = realm(3, ['ancient-city']);
    turnOf(table, X);
    advise(table, X, 'relic-worship');
    rich(table, X, { favor: 5, secrets: 3 });
    relicsAt(table, 'ancient-city', 'map');
    player(table, X).supply = 2;
    run(table, recover(table, X), 'buried:ancient-city:0');
    expect(player(table, X)).toMatchObject({ supply: 4, relics: [{ card: 'map' }] });
  });

  test('relic-worship: a relic that a homeland gives counts as recovered', () => {
    const table = realm(3, ['deep-woods']);
    turnOf(table, X);
    advise(table, X, 'relic-worship');
    relicsAt(table, 'deep-woods', 'map');
    player(table, X).supply = 2;
    playing(table, X, 'wolves', 'to-site:deep-woods');
    expect(player(table, X)).toMatchObject({ supply: 5, relics: [{ card: 'map' }] });
  });

  test('sacred-ground: a Vision is revealed only here; the Conspiracy anywhere', () => {
    const table = alone();
    settle(table, 'mountain', 'sacred-ground');
    inHand(table, X, 'vision-of-faith');
    expect(run(table, playFromHand(table, X, 'search')).ids).not.toContain('reveal-vision');
    place(table, X, 'mountain');
    expect(run(table, playFromHand(table, X, 'search')).ids).toContain('reveal-vision');
    const other = alone();
    settle(other, 'mountain', 'sacred-ground');
    inHand(other, X, 'conspiracy');
    expect(run(other, playFromHand(other, X, 'search')).ids).toContain('play-conspiracy');
  });
});
