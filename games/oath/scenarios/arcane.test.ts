/** Every denizen of Arcane, by its id (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { actPhase } from '../rules/act.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/knowledge.ts';
import { muster } from '../rules/muster.ts';
import { playFromHand } from '../rules/play.ts';
import { recover } from '../rules/recover.ts';
import { search } from '../rules/search.ts';
import { rearranged } from '../rules/sources.ts';
import { trade } from '../rules/trade.ts';
import { travel } from '../rules/travel.ts';
import {
  advise,
  adviseFacedown,
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

describe('when played', () => {
  test('OATH-S31 dazzle: Hearth and Order cards at sites of the region go to the pile after it', () => {
    const table = alone();
    place(table, X, 'great-slum');
    settle(table, 'fertile-valley', 'longbows', 'a-round-of-ale', 'wolves');
    settle(table, 'river', 'keep');
    playing(table, X, 'dazzle', 'to-advisers:true');
    expect(table.state.discards.hinterland).toEqual(['longbows']);
    expect(siteOf(table, 'fertile-valley').cards.map(({ card }) => card)).toEqual(['a-round-of-ale', 'wolves']);
    expect(siteOf(table, 'river').cards).toHaveLength(1);
  });

  test('revelation: everybody may burn favor for as many secrets, the Chancellor first', () => {
    const table = alone({ favor: 2 });
    rich(table, C, { favor: 3 });
    inHand(table, X, 'revelation');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-advisers:true')).toMatchObject({ seat: C });
    run(table, rules, 'amount:2', 'amount:0');
    expect(player(table, C)).toMatchObject({ favor: 1, secrets: 2 });
    expect(player(table, X)).toMatchObject({ favor: 2, secrets: 0 });
  });

  test('bewitch: an Exile with more secrets than the Chancellor, those on cards too, may turn Citizen', () => {
    const table = alone();
    rich(table, C, { secrets: 1 });
    advise(table, X, 'tutor');
    Object.assign(player(table, X).advisers[0] as object, { secrets: 2 });
    playing(table, X, 'bewitch', 'to-advisers:true', 'yes');
    expect(player(table, X)).toMatchObject({ role: 'citizen', relics: [] });
    const even = alone({ secrets: 1 });
    rich(even, C, { secrets: 1 });
    expect(playing(even, X, 'bewitch', 'to-advisers:true').done).toBe(true);
  });
});

describe('modifiers', () => {
  test('magicians-code: two secrets more on the Darkest Secret; nothing else is recovered with it', () => {
    const table = alone({ favor: 4 });
    advise(table, X, 'magicians-code');
    const rules = recover(table, X);
    expect(run(table, rules).ids).toEqual(['use:magicians-code:-', 'done']);
    run(table, rules, 'use:magicians-code:-');
    expect(table.state.banners['darkest-secret']).toMatchObject({ holder: X, tokens: 2 });
    expect(player(table, X)).toMatchObject({ favor: 2, secrets: 1 });
  });

  test('acting-troupe: a Beast or Order adviser for one trade', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'acting-troupe');
    settle(table, 'plains', 'wolves', 'tutor');
    const rules = trade(table, X);
    expect(run(table, rules).ids).toEqual(['use:acting-troupe:beast', 'use:acting-troupe:order', 'done']);
    expect(run(table, rules, 'use:acting-troupe:beast').ids).toContain('trade:wolves:favor:2:0');
    run(table, rules, 'trade:wolves:favor:2:0');
    expect(player(table, X).favor).toBe(2);
  });

  test('acting-troupe: used as a Beast it is no Arcane adviser; unused it is', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'acting-troupe');
    settle(table, 'plains', 'wolves', 'tutor');
    expect(run(table, trade(table, X), 'use:acting-troupe:beast').ids).toContain('trade:tutor:favor:1:0');
    expect(run(table, trade(table, X), 'done').ids).toContain('trade:tutor:favor:2:0');
  });

  test('secret-signal: exactly 1 favor becomes 2', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'secret-signal');
    settle(table, 'plains', 'wolves', 'tutor');
    expect(run(table, trade(table, X)).ids).toEqual(['trade:wolves:favor:2:0', 'trade:tutor:favor:2:0']);
  });

  test('secret-signal with Careless: the favor of a trade for secrets too', () => {
    const table = realm();
    rich(table, C, { favor: 2 });
    table.state.relicDeck.push(table.state.reliquary[2] as string);
    table.state.reliquary[2] = null;
    rearranged(table.state);
    advise(table, C, 'secret-signal', 'augury');
    settle(table, 'plains', 'tutor');
    run(table, trade(table, C));
    expect(player(table, C)).toMatchObject({ favor: 2, secrets: 1 });
  });

  test('augury: one card more, if one likes', () => {
    const table = alone();
    advise(table, X, 'augury');
    deck(table, 'keep', 'scouts', 'wolves', 'longbows', 'tutor');
    const rules = search(table, X);
    expect(run(table, rules).ids).toEqual(['use:augury:-', 'done']);
    run(table, rules, 'use:augury:-');
    expect(last(table, 'searched')).toMatchObject({ n: 4 });
  });

  test('portal: from its site for no Supply, past every site power', () => {
    const table = realm(3, ['plains', 'river', 'charming-valley', 'narrow-pass', 'the-hidden-place']);
    turnOf(table, X);
    rich(table, X, { secrets: 1 });
    settle(table, 'plains', 'portal');
    player(table, X).supply = 0;
    run(table, travel(table, X), 'use:portal:-', 'travel:the-hidden-place:0:0:0');
    expect(player(table, X)).toMatchObject({ pawn: 4, supply: 0, secrets: 0 });
  });

  test('portal: to its site for whoever rules it; Toll Roads still charge', () => {
    const table = alone({ secrets: 1, favor: 1 });
    settle(table, 'mountain', 'portal');
    player(table, X).supply = 0;
    expect(ids(table, X)).not.toContain('major:travel');
    rule(table, X, 'mountain', 1);
    settle(table, 'river', 'toll-roads');
    expect(run(table, travel(table, X), 'use:portal:-').done).toBe(true);
    expect(player(table, X).pawn).toBe(7);
  });

  test('observatory: the pile of any region, for a pawn that is here', () => {
    const table = alone();
    settle(table, 'plains', 'observatory');
    discarded(table, 'hinterland', 'keep');
    expect(run(table, search(table, X), 'card:keep').ids).toContain('discard');
    place(table, X, 'river');
    rule(table, X, 'plains', 1);
    discarded(table, 'provinces', 'scouts');
    expect(ids(table, X)).not.toContain('major:search');
  });

  test('OATH-S45 initiation-rite: a secret instead of a favor, and nothing else will do', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'initiation-rite');
    settle(table, 'plains', 'longbows');
    run(table, muster(table, X));
    expect(siteOf(table, 'plains').cards[0]).toMatchObject({ secrets: 1, favor: 0 });
    const poor = alone({ favor: 3 });
    advise(poor, X, 'initiation-rite');
    settle(poor, 'plains', 'longbows');
    expect(ids(poor, X)).not.toContain('major:muster');
  });

  test('map-library: cards at any site of the region, for a pawn that is here', () => {
    const table = alone({ secrets: 1 });
    settle(table, 'plains', 'map-library');
    settle(table, 'river', 'wolves');
    expect(run(table, trade(table, X)).ids).toEqual(['trade:map-library:favor:1:0', 'trade:wolves:favor:1:0']);
    const away = alone({ secrets: 1 });
    rule(away, X, 'plains', 1);
    settle(away, 'plains', 'map-library');
    place(away, X, 'river');
    expect(ids(away, X)).not.toContain('major:trade');
  });

  test("master-of-disguise: another player's advisers count, and their modifiers; the own ones do not", () => {
    const table = alone({ secrets: 2 });
    advise(table, X, 'master-of-disguise', 'secret-signal', 'tutor');
    advise(table, Y, 'wolves', 'birdsong', 'marriage');
    settle(table, 'plains', 'rangers', 'augury');
    player(table, X).supply = 1;
    const rules = trade(table, X);
    expect(run(table, rules).ids).toEqual(['use:master-of-disguise:0', 'use:master-of-disguise:2', 'done']);
    expect(run(table, rules, 'use:master-of-disguise:2').ids).toEqual([
      'trade:rangers:favor:3:0',
      'trade:augury:favor:1:0',
    ]);
    run(table, rules, 'trade:rangers:favor:3:0');
    expect(player(table, X)).toMatchObject({ favor: 3, supply: 1 });
  });

  test('master-of-disguise gets around the own Vow of Poverty and Vow of Kinship', () => {
    const table = alone({ secrets: 2 });
    advise(table, X, 'master-of-disguise', 'vow-of-poverty', 'vow-of-kinship');
    settle(table, 'plains', 'rangers');
    run(table, trade(table, X), 'use:master-of-disguise:2', 'trade:rangers:favor:1:0');
    expect(player(table, X).favor).toBe(1);
  });
});

describe('always', () => {
  test('gleaming-armor: plans against its owner cost a secret more; bandits have none', () => {
    const table = war(['longbows'], ['gleaming-armor']);
    run(table, campaign(table, X), 'dice:4', ...LOSE(4), 'no');
    expect(last(table, 'used')).toBeUndefined();
    const paid = war(['longbows'], ['gleaming-armor']);
    rich(paid, X, { secrets: 1 });
    run(paid, campaign(paid, X), 'dice:4', 'use:longbows:-', ...LOSE(5), 'no');
    expect(player(paid, X).advisers[0]).toMatchObject({ secrets: 1 });
    const bandits = alone({ warbands: 2 });
    advise(bandits, X, 'gleaming-armor');
    settle(bandits, 'plains', 'longbows');
    run(bandits, campaign(bandits, X), 'done', 'dice:2', ...LOSE(3));
    expect(last(bandits, 'used')).toBeUndefined();
  });

  test("gleaming-armor: a Citizen's copy counts only for an Ally", () => {
    const empire = (join: string) => {
      const table = realm(4);
      turnOf(table, X);
      role(table, Z, 'citizen');
      for (const seat of [C, Y]) place(table, seat, 'mountain');
      for (const seat of [X, Z]) place(table, seat, 'river');
      rule(table, C, 'river', 2);
      rich(table, X, { warbands: 4 });
      advise(table, X, 'longbows');
      advise(table, Z, 'gleaming-armor');
      title(table, Y);
      return run(table, campaign(table, X), 'player:0', join, ...(join === 'yes' ? ['yes'] : []), 'dice:4').ids;
    };
    expect(empire('no')).toEqual(['use:longbows:-', 'pass']);
    expect(() => empire('yes')).toThrow('chance is asked');
  });

  test('jinx: the own roll may be rolled again once, for a secret', () => {
    const table = war(['jinx'], []);
    rich(table, X, { secrets: 1 });
    const rules = campaign(table, X);
    expect(run(table, rules, 'dice:4', ...LOSE(4))).toMatchObject({ seat: X, ask: { kind: 'reaction', card: 'jinx' } });
    run(table, rules, 'yes', ...attack('kkkk'));
    expect(last(table, 'attack-roll')).toMatchObject({ total: 8 });
    expect(player(table, X).advisers[0]).toMatchObject({ secrets: 1 });
  });

  test('jinx: for whoever rules it, also in the Gambling Hall', () => {
    const table = alone({ favor: 2, secrets: 1 });
    settle(table, 'plains', 'gambling-hall');
    settle(table, 'river', 'jinx');
    rule(table, X, 'river', 1);
    const turn = actPhase(table, X);
    run(table, turn, 'power:gambling-hall', ...defense('----'), 'yes', ...defense('22--'), 'bank:nomad');
    expect(player(table, X).favor).toBe(3);
  });

  test('sealing-ward: each relic is worth a die more', () => {
    const table = war([], ['sealing-ward']);
    place(table, Y, 'river');
    hold(table, Y, 'map');
    run(table, campaign(table, X), 'relic:map', 'done', 'dice:4', ...LOSE(4, 5));
    expect(last(table, 'targets')).toMatchObject({ dice: 5 });
  });

  test('vow-of-silence: its owner gains what others put on the Darkest Secret, and never recovers it', () => {
    const table = alone({ secrets: 3 });
    advise(table, Y, 'vow-of-silence');
    rich(table, Y, { secrets: 3 });
    expect(ids(table, Y)).not.toContain('major:recover');
    run(table, recover(table, X), 'amount:3');
    expect(player(table, Y).secrets).toBe(6);
  });
});
