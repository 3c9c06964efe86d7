/** The denizens of Beast where other cards, Citizens and Princes meet them. */
import { describe, expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { search } from '../rules/actions/search.ts';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { actPhase } from '../rules/turn/act.ts';
import { crown } from './prince.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  C,
  deck,
  defense,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  type Realm,
  realm,
  reveal,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  war,
  X,
  Y,
} from './realm.ts';

test('bracken: a Vision that a new one replaces goes to that pile too', () => {
  const table = alone();
  advise(table, X, 'bracken');
  reveal(table, X, 'vision-of-faith');
  deck(table, 'vision-of-conquest');
  run(table, search(table, X), 'use:bracken:hinterland-under', 'card:vision-of-conquest', 'reveal-vision');
  expect(table.state.discards).toMatchObject({ hinterland: ['vision-of-faith'], provinces: [] });
});

describe('forest-paths from the Shrouded Wood of an enemy', () => {
  const SITES = [
    'shrouded-wood',
    'river',
    'charming-valley',
    'fertile-valley',
    'great-slum',
    'rocky-coast',
    'lush-coast',
    'mountain',
  ];
  function wood(...wild: string[]): Realm {
    const table = realm(3, SITES);
    turnOf(table, X);
    rich(table, X, { favor: 1 });
    advise(table, X, 'forest-paths');
    rule(table, Y, 'shrouded-wood', 1);
    for (const site of wild) settle(table, site, site === 'shrouded-wood' ? 'rangers' : 'wolves');
    return table;
  }

  test('the ruler names the destination, wherever the Beast cards are', () => {
    for (const wild of [['mountain'], ['river', 'shrouded-wood']]) {
      const table = wood(...wild);
      expect(run(table, travel(table, X), 'use:forest-paths:-')).toMatchObject({ seat: Y, ask: { kind: 'send' } });
    }
  });

  test('without the Supply the ruler may let the journey fail', () => {
    const table = wood('river');
    player(table, X).supply = 1;
    const rules = travel(table, X);
    expect(run(table, rules, 'use:forest-paths:-').ids).toHaveLength(7);
    run(table, rules, 'site:mountain');
    expect(last(table, 'journey-failed')).toMatchObject({ seat: X, to: 'mountain' });
    expect(player(table, X)).toMatchObject({ pawn: 0, supply: 1, favor: 0 });
    const lucky = wood('river');
    player(lucky, X).supply = 1;
    run(lucky, travel(lucky, X), 'use:forest-paths:-', 'site:river');
    expect(player(lucky, X)).toMatchObject({ pawn: 1, supply: 1 });
  });

  test('without it nobody is sent beyond their own Supply', () => {
    const table = wood('river');
    player(table, X).supply = 2;
    run(table, travel(table, X), 'done', 'site:mountain');
    expect(player(table, X)).toMatchObject({ pawn: 7, supply: 0 });
    place(table, X, 'shrouded-wood');
    rich(table, X, { favor: -1 });
    expect(ids(table, X)).not.toContain('major:travel');
  });
});

describe('pied-piper', () => {
  test('a fourth adviser through him is not a reason to discard in an exchange of favor', () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'tinkers-fair');
    advise(table, X, 'tutor', 'wolves', 'longbows', 'pied-piper');
    const turn = actPhase(table, X);
    run(table, turn, 'power:tinkers-fair', 'player:2', 'term:give:favor:-', 'propose', 'accept');
    expect(run(table, turn).ask).toBe('act');
    expect(player(table, X).advisers).toHaveLength(4);
  });

  test('he comes by exchange as a fourth adviser, anybody else only if one goes', () => {
    const exchanged = (n: number) => {
      const table = alone();
      settle(table, 'plains', 'festival-district');
      advise(table, X, 'pied-piper', 'scouts');
      advise(table, Y, 'tutor', 'wolves', 'longbows');
      const turn = actPhase(table, X);
      const terms = [`term:give:adviser:${n}`, 'propose', 'accept'];
      return run(table, turn, 'power:festival-district', 'player:2', ...terms);
    };
    expect(exchanged(0)).toMatchObject({ seat: X, ask: 'act' });
    expect(exchanged(1)).toMatchObject({ seat: Y, ask: 'over-limit' });
  });

  test('facedown he drives an adviser away like anybody else', () => {
    const table = alone();
    settle(table, 'plains', 'festival-district');
    adviseFacedown(table, X, 'pied-piper');
    advise(table, Y, 'tutor', 'wolves', 'longbows');
    const terms = ['term:give:adviser:0', 'propose', 'accept'];
    const asked = run(table, actPhase(table, X), 'power:festival-district', 'player:2', ...terms);
    expect(asked).toMatchObject({ seat: Y, ask: 'over-limit' });
  });

  test('he does not go to a Prince, who has no advisers but his conspirators', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'pied-piper');
    crown(table, C);
    rich(table, Y, { favor: 1 });
    run(table, actPhase(table, X), 'power:pied-piper');
    expect(player(table, Y)).toMatchObject({ favor: 0, advisers: [{ card: 'pied-piper' }] });
    const two = realm(2);
    turnOf(two, X);
    rich(two, X, { secrets: 1 });
    advise(two, X, 'pied-piper');
    expect(ids(two, X)).toContain('power:pied-piper');
    crown(two, C);
    expect(ids(two, X)).not.toContain('power:pied-piper');
  });
});

test('roving-terror: at the Great Slum another card may go first', () => {
  const table = alone({ secrets: 1 });
  settle(table, 'plains', 'roving-terror');
  settle(table, 'great-slum', 'longbows', 'scouts');
  const turn = actPhase(table, X);
  run(table, turn, 'power:roving-terror', 'card:longbows', 'card:scouts');
  expect(siteOf(table, 'great-slum').cards).toMatchObject([{ card: 'roving-terror', secrets: 1 }]);
});

describe('wild-allies of a Citizen against the Chancellor', () => {
  function revolt(): Realm {
    const table = realm();
    role(table, X, 'citizen');
    turnOf(table, X);
    rich(table, X, { secrets: 1, warbands: 1 });
    advise(table, X, 'wild-allies');
    settle(table, 'fertile-valley', 'wolves');
    rule(table, C, 'fertile-valley', 3);
    place(table, C, 'fertile-valley');
    return table;
  }

  test('the purple warbands there follow the Citizen, and their site need not be a target', () => {
    const table = revolt();
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:wild-allies').ids).toContain('pawn');
    expect(run(table, turn, 'pawn', 'done').ids[0]).toBe('dice:4');
    run(table, turn, 'dice:4', ...defense('---'), ...attack('ssss'));
    expect(last(table, 'defense-roll')).toMatchObject({ total: 0 });
    expect(last(table, 'won-campaign')).toMatchObject({ seat: X });
  });

  test('they do not defend it where it is one', () => {
    const table = revolt();
    const turn = actPhase(table, X);
    run(table, turn, 'power:wild-allies', 'site:fertile-valley', 'done', 'dice:4', ...defense('--'), ...attack('hhhh'));
    expect(last(table, 'defense-roll')).toMatchObject({ total: 0 });
  });
});

test('insect-swarm, true-names: bandits heed them too', () => {
  for (const cards of [['insect-swarm'], ['true-names', 'marriage']]) {
    const table = alone({ warbands: 3 });
    advise(table, X, ...cards);
    settle(table, 'plains', 'village-constable');
    run(table, campaign(table, X), 'done', 'dice:3', ...LOSE(4), 'no');
    expect(last(table, 'used')).toBeUndefined();
  }
});

test("giant-python: the Chancellor's protects every Imperial defender, a Citizen's only that Citizen", () => {
  const besieged = (owner: number) => {
    const table = realm(4);
    role(table, Y, 'citizen');
    role(table, 3, 'citizen');
    turnOf(table, X);
    for (const seat of [C, 3]) place(table, seat, 'mountain');
    for (const seat of [X, Y]) place(table, seat, 'river');
    rule(table, C, 'river', 2);
    advise(table, owner, 'giant-python');
    return ids(table, X).includes('major:campaign') ? run(table, campaign(table, X)).ids : [];
  };
  expect([C, Y, 3].map(besieged)).toEqual([[], ['player:3', 'player:0'], ['player:2', 'player:0']]);
});

test('new-growth: no far site without room, no matter who could be discarded there', () => {
  const table = alone();
  advise(table, X, 'new-growth', 'crop-rotation');
  settle(table, 'mountain', 'longbows', 'scouts', 'tutor');
  settle(table, 'plains', 'storyteller', 'elders', 'augury');
  inHand(table, X, 'wolves');
  const { ids: ways } = run(table, playFromHand(table, X, 'search'));
  expect(ways).not.toContain('to-site:mountain');
  expect(ways).toEqual(expect.arrayContaining(['to-site:plains', 'to-site:river']));
});

test('grasping-vines: of the Empire, they let Citizens go', () => {
  const table = realm();
  role(table, X, 'citizen');
  rule(table, C, 'plains', 1);
  settle(table, 'plains', 'grasping-vines');
  for (const seat of [X, Y]) {
    rich(table, seat, { warbands: 1 });
    turnOf(table, seat);
    run(table, travel(table, seat), 'travel:river:1:0:0');
  }
  expect([X, Y].map((seat) => player(table, seat).warbands)).toEqual([1, 0]);
});

test('nature-worship: nobody pays for it without a Beast adviser', () => {
  const begun = (...advisers: string[]) => {
    const table = war(advisers, []);
    rich(table, X, { secrets: 1 });
    rule(table, X, 'plains', 1);
    settle(table, 'plains', 'nature-worship');
    return table;
  };
  const wild = begun('wolves');
  expect(run(wild, campaign(wild, X), 'dice:4').ids).toEqual(['use:nature-worship:-', 'pass']);
  const tame = begun('tutor');
  run(tame, campaign(tame, X), 'dice:4', ...LOSE(4), 'no');
  expect(last(tame, 'used')).toBeUndefined();
});
