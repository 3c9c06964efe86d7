/** The denizens of Arcane, by their ids (OATH-card:…): battle plans, actions. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  banner,
  C,
  defense,
  ids,
  LOSE,
  last,
  place,
  player,
  realm,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  title,
  turnOf,
  WIN,
  war,
  X,
  Y,
  Z,
} from './realm.ts';

describe('battle plans', () => {
  test('fire-talkers: three dice for the side that holds the Darkest Secret', () => {
    const table = war(['fire-talkers'], []);
    rich(table, X, { secrets: 1 });
    banner(table, X, 'darkest-secret', 1);
    run(table, campaign(table, X), 'dice:4', 'use:fire-talkers:-', ...LOSE(7), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 7 });
    const without = war(['fire-talkers'], []);
    rich(without, X, { secrets: 1 });
    run(without, campaign(without, X), 'dice:4', ...LOSE(4), 'no');
  });

  test("fire-talkers: a Citizen counts the Chancellor's banner", () => {
    const table = realm(4);
    turnOf(table, X);
    role(table, Z, 'citizen');
    for (const seat of [C, Y]) place(table, seat, 'mountain');
    for (const seat of [X, Z]) place(table, seat, 'river');
    rule(table, C, 'river', 2);
    rich(table, X, { warbands: 4 });
    advise(table, Z, 'fire-talkers');
    rich(table, Z, { secrets: 1 });
    banner(table, C, 'darkest-secret', 1);
    title(table, Y);
    const rules = campaign(table, X);
    run(table, rules, 'player:3', 'done', 'dice:4');
    expect(run(table, rules)).toMatchObject({ seat: Z, ids: ['use:fire-talkers:-', 'pass'] });
    run(table, rules, 'use:fire-talkers:-', ...LOSE(1));
    expect(last(table, 'pools')).toMatchObject({ attack: 1 });
  });

  test('rusting-ray: hollow swords count for nothing', () => {
    const table = war([], ['rusting-ray']);
    rich(table, Y, { secrets: 1 });
    banner(table, Y, 'darkest-secret', 1);
    run(table, campaign(table, X), 'dice:4', 'use:rusting-ray:-', ...defense('-'), ...attack('hhhs'), 'no');
    expect(last(table, 'attack-roll')).toMatchObject({ total: 1 });
  });

  test('billowing-fog: nobody of a defeated force dies, not even under Shield Wall', () => {
    const table = war([], ['billowing-fog', 'shield-wall']);
    rich(table, Y, { secrets: 1 });
    const picks = ['use:billowing-fog:-', 'use:shield-wall:-', ...WIN(4, 3), 'amount:1'];
    run(table, campaign(table, X), 'dice:4', ...picks);
    expect(player(table, Y)).toMatchObject({ warbands: 2 });
  });

  test('kindred-warriors: a die for each other suit among ruled cards; skulls kill nobody', () => {
    const table = war(['kindred-warriors', 'tutor', 'longbows'], []);
    rich(table, X, { secrets: 1 });
    rule(table, X, 'plains', 1);
    settle(table, 'plains', 'wolves', 'keep');
    const picks = ['use:kindred-warriors:-', 'pass', ...defense('-'), ...attack('kkkkkk'), 'amount:1'];
    run(table, campaign(table, X), 'dice:4', ...picks);
    expect(last(table, 'pools')).toMatchObject({ attack: 6 });
    expect(last(table, 'attack-roll')).toMatchObject({ skulls: 0 });
  });

  test('cracking-ground: a die for each targeted site; the secret burns', () => {
    const table = war(['cracking-ground'], []);
    rule(table, Y, 'charming-valley', 1);
    rich(table, X, { secrets: 1 });
    run(table, campaign(table, X), 'site:charming-valley', 'dice:4', 'use:cracking-ground:-', ...LOSE(6, 2));
    expect(last(table, 'pools')).toMatchObject({ attack: 6 });
    expect(player(table, X)).toMatchObject({ secrets: 0, spent: 0 });
  });
});

describe('actions', () => {
  test('alchemist: four favor from any banks', () => {
    const table = alone({ secrets: 2 });
    advise(table, X, 'alchemist');
    run(table, actPhase(table, X), 'power:alchemist', 'bank:order', 'bank:order', 'bank:order', 'bank:beast');
    expect(player(table, X)).toMatchObject({ favor: 4, secrets: 0 });
    expect(table.state.banks).toMatchObject({ order: 0, beast: 2 });
  });

  test('spirit-snare: a favor from any bank', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'spirit-snare');
    run(table, actPhase(table, X), 'power:spirit-snare', 'bank:nomad');
    expect(player(table, X).favor).toBe(1);
  });

  test('wizard-school: a secret, and the Act Phase is over', () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'wizard-school');
    expect(run(table, actPhase(table, X), 'power:wizard-school').done).toBe(true);
    expect(player(table, X).secrets).toBe(1);
  });

  test('taming-charm: a Beast or Nomad card of the site goes and brings 2 favor', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'taming-charm');
    settle(table, 'plains', 'longbows', 'wolves', 'sacred-ground');
    Object.assign(siteOf(table, 'plains').cards[1] as object, { favor: 1 });
    table.state.shared -= 1;
    table.state.banks.beast -= 3;
    table.state.shared += 3;
    run(table, actPhase(table, X), 'power:taming-charm');
    expect(player(table, X).favor).toBe(1);
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['longbows', 'sacred-ground']);
  });

  test('inquisitor: an innocent adviser brings its owner the favor', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'inquisitor');
    place(table, Y, 'plains');
    adviseFacedown(table, Y, 'keep');
    run(table, actPhase(table, X), 'power:inquisitor');
    expect(player(table, Y).favor).toBe(1);
    expect([knows(table.state, X, 'keep'), knows(table.state, C, 'keep')]).toEqual([true, false]);
  });

  test('inquisitor: the Conspiracy is taken, to be played, kept or discarded', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'inquisitor');
    place(table, Y, 'plains');
    adviseFacedown(table, Y, 'conspiracy');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:inquisitor').ids).toEqual(['to-advisers:false', 'play-conspiracy', 'discard']);
    run(table, turn, 'to-advisers:false');
    expect(player(table, X).advisers[1]).toMatchObject({ card: 'conspiracy', faceup: false });
    expect(player(table, Y)).toMatchObject({ advisers: [], favor: 0 });
  });

  test('inquisitor: under Gossip the Conspiracy cannot be kept', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'inquisitor');
    place(table, Y, 'plains');
    adviseFacedown(table, Y, 'conspiracy');
    settle(table, 'river', 'gossip');
    expect(run(table, actPhase(table, X), 'power:inquisitor').ids).toEqual(['play-conspiracy', 'discard']);
  });

  test('terror-spells: two warbands at sites or on boards of the region, for the holder of the Darkest Secret', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'terror-spells');
    rule(table, Y, 'river', 1);
    place(table, Y, 'river');
    rich(table, Y, { warbands: 2 });
    expect(ids(table, X)).not.toContain('power:terror-spells');
    banner(table, X, 'darkest-secret', 1);
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:terror-spells').ids).toEqual(['site:river', 'player:2']);
    run(table, turn, 'player:2', 'site:river');
    expect([siteOf(table, 'river').warbands[Y], player(table, Y).warbands]).toEqual([0, 1]);
  });

  test('blood-pact: a secret for two warbands each', () => {
    const table = alone({ secrets: 1, warbands: 5 });
    advise(table, X, 'blood-pact');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:blood-pact').ids).toEqual(['amount:2', 'amount:1']);
    run(table, turn, 'amount:2');
    expect(player(table, X)).toMatchObject({ warbands: 1, secrets: 2 });
  });

  test('plague-engines: everybody pays a favor for each ruled site', () => {
    const table = alone({ secrets: 2, favor: 1 });
    advise(table, X, 'plague-engines');
    rule(table, X, 'plains', 1);
    for (const site of ['river', 'mountain']) rule(table, C, site, 1);
    rich(table, C, { favor: 3 });
    rich(table, Y, { favor: 2 });
    run(table, actPhase(table, X), 'power:plague-engines');
    expect([C, X, Y].map((seat) => player(table, seat).favor)).toEqual([1, 0, 2]);
    expect(table.state.banks.arcane).toBe(6);
  });

  test('tutor: a secret', () => {
    const table = alone({ favor: 1, secrets: 1 });
    advise(table, X, 'tutor');
    run(table, actPhase(table, X), 'power:tutor');
    expect(player(table, X)).toMatchObject({ favor: 0, secrets: 1 });
    expect(player(table, X).advisers[0]).toMatchObject({ favor: 1, secrets: 1 });
  });

  test('dream-thief: two facedown advisers of two players change hands unseen', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'dream-thief');
    adviseFacedown(table, X, 'keep');
    adviseFacedown(table, Y, 'wolves', 'scouts');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:dream-thief').ids).toEqual(['facedown:1:1', 'facedown:2:0', 'facedown:2:1']);
    run(table, turn, 'facedown:2:0');
    expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['dream-thief', 'wolves']);
    expect(player(table, Y).advisers.map(({ card }) => card)).toEqual(['scouts', 'keep']);
    expect([knows(table.state, X, 'wolves'), knows(table.state, Y, 'keep'), knows(table.state, C, 'keep')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('forgotten-vault: one secret more or less, never the last', () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'forgotten-vault');
    run(table, actPhase(table, X), 'power:forgotten-vault');
    expect(table.state.banners['darkest-secret'].tokens).toBe(2);
    const other = alone({ favor: 1 });
    settle(other, 'plains', 'forgotten-vault');
    banner(other, Y, 'darkest-secret', 3);
    run(other, actPhase(other, X), 'power:forgotten-vault', 'change:-1');
    expect(other.state.banners['darkest-secret'].tokens).toBe(2);
  });

  test('witchs-bargain: secrets and favor change hands without consent, one direction with each player', () => {
    const table = alone({ secrets: 3, favor: 2 });
    advise(table, X, 'witchs-bargain');
    for (const seat of [C, Y]) place(table, seat, 'plains');
    rich(table, C, { favor: 3, secrets: 1 });
    rich(table, Y, { secrets: 1 });
    const turn = actPhase(table, X);
    const all = ['bargain:0:favor', 'bargain:0:secret', 'bargain:2:secret', 'done'];
    expect(run(table, turn, 'power:witchs-bargain').ids).toEqual(all);
    expect(run(table, turn, 'bargain:0:favor').ids).toEqual(['bargain:0:favor', 'bargain:2:secret', 'done']);
    run(table, turn, 'bargain:0:favor', 'bargain:2:secret');
    expect(player(table, X)).toMatchObject({ favor: 3, secrets: 1 });
    expect(player(table, C)).toMatchObject({ favor: 0, secrets: 3 });
    expect(player(table, Y)).toMatchObject({ favor: 2, secrets: 0 });
  });

  test('witchs-bargain: the Vow of Silence gives no secrets', () => {
    const table = alone({ secrets: 2, favor: 2 });
    advise(table, X, 'witchs-bargain', 'vow-of-silence');
    place(table, Y, 'plains');
    rich(table, Y, { favor: 2, secrets: 1 });
    expect(run(table, actPhase(table, X), 'power:witchs-bargain').ids).toEqual(['bargain:2:secret', 'done']);
  });
});
