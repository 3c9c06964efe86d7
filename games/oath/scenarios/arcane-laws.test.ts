/** The denizens of Arcane, by their ids (OATH-card:…): when played, modifiers, always. */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { recover } from '../rules/actions/recover.ts';
import { search } from '../rules/actions/search.ts';
import { trade } from '../rules/actions/trade.ts';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { rearranged } from '../rules/hooks/sources.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  attack,
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
  war,
  X,
  Y,
  Z,
} from './realm.ts';

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

  test('acting-troupe: used as a Beast it is not an Arcane adviser; unused it is', () => {
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

  test('portal: to its site for its ruler; Toll Roads still charge', () => {
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

  test("master-of-disguise: another player's advisers count, and their modifiers; their own do not", () => {
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

  test('master-of-disguise gets around their own Vow of Poverty and Vow of Kinship', () => {
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

  test('jinx: their own roll may be rolled again once, for a secret', () => {
    const table = war(['jinx'], []);
    rich(table, X, { secrets: 1 });
    const rules = campaign(table, X);
    expect(run(table, rules, 'dice:4', ...LOSE(4))).toMatchObject({
      seat: X,
      ask: { kind: 'reaction', card: 'jinx', faces: new Array(4).fill('hollow') },
    });
    run(table, rules, 'yes', ...attack('kkkk'));
    expect(last(table, 'rolled')).toMatchObject({ seat: X, faces: new Array(4).fill('hollow') });
    expect(last(table, 'attack-roll')).toMatchObject({ total: 8 });
    expect(player(table, X).advisers[0]).toMatchObject({ secrets: 1 });
  });

  test('jinx: for its ruler, also in the Gambling Hall', () => {
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
