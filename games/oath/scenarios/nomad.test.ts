/** Every denizen of Nomad, by its id (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { actPhase } from '../rules/act.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/knowledge.ts';
import { muster } from '../rules/muster.ts';
import { burnFavor, gainFavor } from '../rules/operations/favor.ts';
import { playFromHand } from '../rules/play.ts';
import { recover } from '../rules/recover.ts';
import { travel } from '../rules/travel.ts';
import { wake } from '../rules/wake.ts';
import {
  advise,
  alone,
  attack,
  banner,
  C,
  deck,
  defense,
  discarded,
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

describe('battle plans', () => {
  test('rain-boots: single shields count nothing; discarded at the end', () => {
    const table = war(['rain-boots'], []);
    run(table, campaign(table, X), 'dice:4', 'use:rain-boots:-', ...defense('1'), ...attack('ssss'), 'amount:1');
    expect(last(table, 'defense-roll')).toMatchObject({ total: 2 });
    expect(player(table, X).advisers).toEqual([]);
  });

  test('OATH-S63 horse-archers: three dice; what cannot be removed becomes defense dice', () => {
    const table = war([], ['horse-archers'], 2);
    run(table, campaign(table, X), 'dice:2', 'use:horse-archers:-', ...defense('--'));
    expect(last(table, 'pools')).toMatchObject({ attack: 0, defense: 2 });
    expect(player(table, Y).advisers).toEqual([]);
  });

  test('warning-signals: the defender regroups between board and sites; discarded at the end', () => {
    const table = war([], ['warning-signals']);
    rule(table, Y, 'mountain', 3);
    const plan = ['use:warning-signals:-', 'site:mountain', 'amount:1', 'site:river', 'amount:4'];
    run(table, campaign(table, X), 'done', 'dice:4', ...plan, ...LOSE(4));
    expect([siteOf(table, 'river').warbands[Y], siteOf(table, 'mountain').warbands[Y]]).toEqual([4, 1]);
    expect(player(table, Y).advisers).toEqual([]);
  });

  test('wild-mounts: Nomad plans stay for one Beast card', () => {
    const table = war(['wild-mounts', 'horse-archers', 'wolves'], []);
    const picks = ['use:wild-mounts:-', 'use:horse-archers:-', ...LOSE(7), 'no'];
    const rules = campaign(table, X);
    expect(run(table, rules, 'dice:4', ...picks)).toMatchObject({ seat: X, ids: ['card:wolves', 'none'] });
    run(table, rules, 'card:wolves');
    expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['wild-mounts', 'horse-archers']);
    const kept = war(['wild-mounts', 'horse-archers', 'wolves'], []);
    run(kept, campaign(kept, X), 'dice:4', ...picks, 'none');
    expect(player(kept, X).advisers.map(({ card }) => card)).toEqual(['wild-mounts', 'wolves']);
  });

  test('wild-mounts: bandits give up a Beast card for two Nomads, not for one', () => {
    const bandits = (...cards: string[]) => {
      const table = alone({ warbands: 2 });
      settle(table, 'charming-valley', 'wild-mounts', 'rangers');
      settle(table, 'plains', ...cards);
      run(table, campaign(table, X), 'done', 'dice:2', ...LOSE(cards.length > 1 ? 0 : 3, 3));
      return siteOf(table, 'plains').cards.length;
    };
    expect(bandits('storm-caller')).toBe(0);
    expect(bandits('horse-archers', 'storm-caller')).toBe(2);
  });

  test('lancers: the whole roll counts twice; discarded at the end', () => {
    const table = war(['lancers'], []);
    run(table, campaign(table, X), 'dice:4', 'use:lancers:-', ...defense('-'), ...attack('shhk'), 'amount:0');
    expect(last(table, 'attack-roll')).toMatchObject({ total: 8, skulls: 2 });
    expect(player(table, X).advisers).toEqual([]);
  });

  test('OATH-S05 mountain-giant off-turn: nothing stays on the card, and the secret is spent', () => {
    const table = war([], ['mountain-giant', 'fire-talkers']);
    rich(table, Y, { secrets: 1 });
    banner(table, Y, 'darkest-secret', 1);
    run(table, campaign(table, X), 'dice:4', 'use:mountain-giant:-', 'amount:1', ...LOSE(3), 'no');
    expect(player(table, Y)).toMatchObject({ secrets: 0, spent: 1, advisers: [{ secrets: 0 }, { secrets: 0 }] });
    const three = war([], ['mountain-giant']);
    rich(three, Y, { secrets: 1 });
    run(three, campaign(three, X), 'dice:4', 'use:mountain-giant:-', 'amount:3', ...LOSE(1));
    expect(player(three, Y).advisers).toEqual([]);
  });

  test('rival-khan: four dice against a faceup Nomad adviser; discarded at the end', () => {
    const table = war(['rival-khan'], ['elders']);
    run(table, campaign(table, X), 'dice:4', 'use:rival-khan:-', ...LOSE(8), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 8 });
    expect(player(table, X).advisers).toEqual([]);
    const other = war(['rival-khan'], ['tutor']);
    run(other, campaign(other, X), 'dice:4', ...LOSE(4), 'no');
  });

  test('OATH-S64 mounted-patrol: half of the final attack pool is rolled', () => {
    const table = war(['longbows'], ['mounted-patrol'], 5);
    run(table, campaign(table, X), 'dice:5', 'use:longbows:-', 'use:mounted-patrol:-', ...LOSE(3), 'no');
    expect(last(table, 'attack-roll')).toMatchObject({ faces: ['hollow', 'hollow', 'hollow'] });
    expect(player(table, Y).advisers).toEqual([]);
  });

  test('great-crusade: a die for each Nomad card one rules; discarded at the end', () => {
    const table = war(['great-crusade', 'elders', 'tutor'], []);
    run(table, campaign(table, X), 'dice:4', 'use:great-crusade:-', ...LOSE(6), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 6 });
    expect(player(table, X).advisers).toHaveLength(2);
  });

  test('storm-caller: two defense dice; discarded at the end', () => {
    const table = war([], ['storm-caller']);
    run(table, campaign(table, X), 'dice:4', 'use:storm-caller:-', ...LOSE(4, 3));
    expect(last(table, 'pools')).toMatchObject({ defense: 3 });
    expect(player(table, Y).advisers).toEqual([]);
  });
});

describe('actions', () => {
  test('ancient-binding: everybody keeps one secret, its user the one placed here', () => {
    const table = alone({ secrets: 4 });
    advise(table, X, 'ancient-binding', 'tutor');
    Object.assign(player(table, X).advisers[1] as object, { secrets: 1 });
    rich(table, Y, { secrets: 2 });
    player(table, Y).spent = 1;
    banner(table, C, 'darkest-secret', 3);
    run(table, actPhase(table, X), 'power:ancient-binding');
    expect(player(table, X)).toMatchObject({ secrets: 0, advisers: [{ secrets: 1 }, { secrets: 0 }] });
    expect(player(table, Y)).toMatchObject({ secrets: 1, spent: 0 });
    expect(table.state.banners['darkest-secret'].tokens).toBe(3);
  });

  test('elders: a secret for 2 favor', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'elders');
    run(table, actPhase(table, X), 'power:elders');
    expect(player(table, X)).toMatchObject({ favor: 0, secrets: 1 });
  });

  test("convoys: another region's pile is put on top of the own", () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'convoys');
    discarded(table, 'cradle', 'keep');
    discarded(table, 'hinterland', 'wolves', 'tutor');
    discarded(table, 'provinces', 'scouts');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:convoys').ids).toEqual(['pile:provinces', 'pile:hinterland']);
    run(table, turn, 'pile:hinterland');
    expect(table.state.discards).toMatchObject({ cradle: ['keep', 'tutor', 'wolves'], hinterland: [] });
  });

  test('resettle: a faceup Nomad adviser of anybody moves to any site with room', () => {
    const table = alone();
    settle(table, 'plains', 'resettle');
    advise(table, Y, 'elders', 'hospitality', 'tutor');
    const turn = actPhase(table, X);
    run(table, turn, 'power:resettle', 'site:mountain');
    expect(siteOf(table, 'mountain').cards.map(({ card }) => card)).toEqual(['elders']);
    expect(player(table, Y).advisers.map(({ card }) => card)).toEqual(['hospitality', 'tutor']);
    expect(run(table, turn).ids).not.toContain('power:resettle');
  });

  test('oracle: the Vision nearest the top is drawn and played as if searched', () => {
    const table = alone({ secrets: 2 });
    settle(table, 'plains', 'oracle');
    deck(table, 'keep', 'vision-of-faith', 'wolves', 'vision-of-conquest');
    const turn = actPhase(table, X);
    const ways = ['to-advisers:false', 'reveal-vision', 'discard'];
    expect(run(table, turn, 'power:oracle').ids).toEqual(ways);
    run(table, turn, 'reveal-vision');
    expect(player(table, X).vision).toBe('vision-of-faith');
    expect(table.state).toMatchObject({ visionsDrawn: 1, worldDeck: ['vision-of-conquest', 'wolves', 'keep'] });
  });

  test('oracle: Forced Labor must be paid; the Cracked Horn takes a discarded Vision under the deck', () => {
    const table = alone({ secrets: 2 });
    settle(table, 'plains', 'oracle');
    settle(table, 'river', 'forced-labor');
    deck(table, 'keep', 'vision-of-faith');
    hold(table, X, 'cracked-horn');
    expect(ids(table, X)).not.toContain('power:oracle');
    rich(table, X, { favor: 1 });
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:oracle')).toMatchObject({ ask: { card: 'cracked-horn', part: 'under' } });
    run(table, turn, 'yes', 'discard');
    expect(table.state.worldDeck).toEqual(['vision-of-faith', 'keep']);
    expect(player(table, X).favor).toBe(0);
  });
});

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

describe('travel', () => {
  test('tents: a journey inside the region costs no Supply', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'tents');
    player(table, X).supply = 0;
    run(table, travel(table, X), 'use:tents:-');
    expect(player(table, X)).toMatchObject({ pawn: 1, supply: 0, favor: 0 });
  });

  test('OATH-S50 tents from the Charming Valley: 0 inside the region, 3 to the Hinterland', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'tents');
    place(table, X, 'charming-valley');
    const rules = travel(table, X);
    expect(run(table, travel(table, X), 'done').ids).toContain('travel:mountain:3:0:0');
    expect(run(table, rules, 'use:tents:-').ids).toEqual(['travel:fertile-valley:0:0:0', 'travel:great-slum:0:0:0']);
  });

  test('special-envoy: any journey for no Supply, and the Act Phase is over', () => {
    const table = alone();
    advise(table, X, 'special-envoy');
    player(table, X).supply = 0;
    expect(run(table, actPhase(table, X), 'major:travel', 'use:special-envoy:-', 'travel:mountain:0:0:0').done).toBe(
      true,
    );
    expect(player(table, X).pawn).toBe(7);
  });

  test('way-station: free for its ruler, for others against a favor', () => {
    const table = alone();
    settle(table, 'mountain', 'way-station');
    player(table, X).supply = 0;
    expect(ids(table, X)).not.toContain('major:travel');
    rich(table, X, { favor: 1 });
    rule(table, Y, 'mountain', 1);
    run(table, travel(table, X), 'use:way-station:pay');
    expect(player(table, X)).toMatchObject({ pawn: 7, supply: 0, favor: 0 });
    expect(player(table, Y).favor).toBe(1);
    const own = alone();
    settle(own, 'mountain', 'way-station');
    rule(own, X, 'mountain', 1);
    player(own, X).supply = 0;
    run(own, travel(own, X));
    expect(player(own, X).pawn).toBe(7);
  });

  test('hospitality: a favor from a bank whose suit is at the new site and among the advisers', () => {
    const table = alone();
    advise(table, X, 'hospitality', 'tutor');
    settle(table, 'river', 'augury', 'elders', 'wolves');
    const rules = travel(table, X);
    expect(run(table, rules, 'travel:river:1:0:0').ids).toEqual(['bank:arcane', 'bank:nomad']);
    run(table, rules, 'bank:arcane');
    expect(player(table, X).favor).toBe(1);
  });

  test('a-fast-steed: no Supply with at most 3 warbands', () => {
    const table = alone({ favor: 1, warbands: 3 });
    advise(table, X, 'a-fast-steed');
    player(table, X).supply = 0;
    run(table, travel(table, X), 'use:a-fast-steed:-', 'travel:mountain:0:0:0');
    expect(player(table, X).pawn).toBe(7);
    const heavy = alone({ favor: 1, warbands: 4 });
    advise(heavy, X, 'a-fast-steed');
    player(heavy, X).supply = 0;
    expect(ids(heavy, X)).not.toContain('major:travel');
  });
});

describe('always', () => {
  test('lost-tongue: relics and banners are safe from whoever rules no Nomad card', () => {
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

  test('family-wagon: one adviser who is no Nomad, any number who are', () => {
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
