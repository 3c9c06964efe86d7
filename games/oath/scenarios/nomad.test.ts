/** The denizens of Nomad, by their ids (OATH-card:…): battle plans, actions, travel. */
import { describe, expect, test } from 'vitest';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { actPhase } from '../rules/turn/act.ts';
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
  LOSE,
  last,
  place,
  player,
  rich,
  rule,
  run,
  settle,
  siteOf,
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

  test("convoys: another region's pile is put on top of their own", () => {
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
