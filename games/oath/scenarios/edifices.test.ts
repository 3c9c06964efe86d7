/** Every face of every edifice, by its id (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../data/cards.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { recover } from '../rules/actions/recover.ts';
import { search } from '../rules/actions/search.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { actPhase } from '../rules/turn/act.ts';
import { rest } from '../rules/turn/rest.ts';
import { roundEnd } from '../rules/turn.ts';
import {
  adviseFacedown,
  alone,
  banner,
  C,
  deck,
  discarded,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  realm,
  role,
  rule,
  run,
  settle,
  siteOf,
  war,
  X,
  Y,
  Z,
} from './realm.ts';

describe('intact', () => {
  test('sprawling-rampart: each site of its ruler adds a die more', () => {
    const table = war([], []);
    settle(table, 'plains', 'sprawling-rampart');
    rule(table, Y, 'plains', 1);
    run(table, campaign(table, X), 'site:plains', 'dice:4', ...LOSE(5, 4));
    expect(last(table, 'targets')).toMatchObject({ dice: 4 });
    const other = war([], []);
    settle(other, 'plains', 'sprawling-rampart');
    run(other, campaign(other, X), 'dice:4', ...LOSE(4), 'no');
    expect(last(other, 'targets')).toMatchObject({ dice: 1 });
  });

  test("hall-of-debate: nobody targets the People's Favor", () => {
    const table = war([], []);
    place(table, Y, 'river');
    banner(table, Y, 'peoples-favor', 1);
    banner(table, Y, 'darkest-secret', 1);
    settle(table, 'mountain', 'hall-of-debate');
    expect(run(table, campaign(table, X)).ids).toEqual(['banner:darkest-secret', 'pawn', 'done']);
  });

  test('forest-temple: nothing before the Chronicle', () => {
    const table = alone();
    settle(table, 'plains', 'forest-temple');
    expect(ids(table, X)).not.toContain('power:forest-temple');
  });

  test('festival-district: favor, secrets and advisers by agreement; a facedown one is seen by the player who gets it', () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'festival-district');
    adviseFacedown(table, Y, 'keep');
    const terms = ['term:give:favor:-', 'term:want:adviser:0', 'propose', 'accept'];
    run(table, actPhase(table, X), 'power:festival-district', 'player:2', ...terms);
    expect(player(table, X).advisers).toMatchObject([{ card: 'keep', faceup: false }]);
    expect([X, Y, C].map((seat) => knows(table.state, seat, 'keep'))).toEqual([true, true, false]);
  });

  test('great-spire: drawn denizens are swapped for random ones of the Dispossessed', () => {
    const table = alone({ secrets: 1 });
    settle(table, 'plains', 'great-spire');
    deck(table, 'keep', 'wolves', 'vision-of-faith');
    expect(ids(table, X)).toContain('major:search');
    table.state.dispossessed.push(...table.state.archive.hearth.splice(0, 1));
    const [lost] = table.state.dispossessed as [string];
    const rules = search(table, X);
    run(table, rules, 'use:great-spire:-');
    expect(run(table, rules).ids).toEqual(['card:keep', 'card:wolves', 'done']);
    expect(run(table, rules, 'card:wolves').ids).toEqual(['card:keep', 'card:vision-of-faith', `card:${lost}`]);
    expect(table.state.dispossessed).toEqual(['wolves']);
  });

  test('ancient-forge: the top relic is kept or buried', () => {
    const table = alone({ favor: 2, secrets: 1 });
    settle(table, 'plains', 'ancient-forge');
    const top = table.state.relicDeck.at(-1);
    run(table, actPhase(table, X), 'power:ancient-forge', 'keep');
    expect(player(table, X)).toMatchObject({ favor: 0, secrets: 0, relics: [{ card: top }] });
  });
});

describe('ruined', () => {
  test('OATH-S47 no trade with a ruin and no Muster on it', () => {
    const table = alone({ favor: 2, secrets: 1 });
    settle(table, 'plains', 'squalid-district');
    expect(ids(table, X)).not.toContain('major:muster');
    expect(ids(table, X)).not.toContain('major:trade');
  });

  test('bandit-rampart: two dice less if its own site is a target; bandits use it', () => {
    const table = alone({ warbands: 4 });
    settle(table, 'plains', 'bandit-rampart');
    run(table, campaign(table, X), 'done', 'dice:4', ...LOSE(3), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 3 });
  });

  test("hall-of-mockery: a recovered People's Favor shows the Mob", () => {
    const table = alone({ favor: 2 });
    settle(table, 'mountain', 'hall-of-mockery');
    run(table, recover(table, X), 'bank:order');
    expect(table.state.banners['peoples-favor']).toMatchObject({ holder: X, mob: true });
  });

  test('ruined-temple: enemies of its ruler play no Beast cards faceup', () => {
    const table = alone();
    settle(table, 'mountain', 'ruined-temple');
    inHand(table, X, 'wolves');
    expect(run(table, playFromHand(table, X, 'search')).ids).toEqual(['to-advisers:false', 'discard']);
    rule(table, X, 'mountain', 1);
    expect(run(table, playFromHand(table, X, 'search')).ids).toContain('to-site:plains');
  });

  test('squalid-district: its ruler may change the end die by one; a raised 6 still ends the game', () => {
    const end = (roll: number, ...picks: string[]) => {
      const table = alone();
      settle(table, 'mountain', 'squalid-district');
      rule(table, X, 'mountain', 1);
      table.state.round = 5;
      return run(table, roundEnd(table), `roll=${roll}`, ...picks).result;
    };
    expect(end(5, 'pass')).toBeNull();
    expect(end(5, 'change:1')).toMatchObject({ how: 'empire' });
    expect(end(6, 'change:-1')).toBeNull();
    expect(end(6, 'change:1')).toMatchObject({ how: 'empire' });
  });

  test('squalid-district: the Chancellor alone for the Empire, nobody for bandits', () => {
    const table = realm(4);
    role(table, Z, 'citizen');
    settle(table, 'mountain', 'squalid-district');
    table.state.round = 5;
    expect(run(table, roundEnd(table), 'roll=1').result).toBeNull();
    rule(table, C, 'mountain', 1);
    expect(run(table, roundEnd(table), 'roll=1')).toMatchObject({ seat: C, ask: { part: 'change', roll: 1 } });
  });

  test('fallen-spire: denizens of the pile are swapped unseen, Visions are passed over', () => {
    const table = alone({ secrets: 2 });
    settle(table, 'plains', 'fallen-spire');
    discarded(table, 'cradle', 'vision-of-faith', 'keep', 'wolves');
    expect(ids(table, X)).not.toContain('power:fallen-spire');
    table.state.dispossessed.push(...table.state.archive.hearth.splice(0, 3));
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:fallen-spire').ids).toEqual(['amount:2', 'amount:1', 'amount:0']);
    run(table, turn, 'amount:1');
    expect(table.state.discards.cradle[0]).toBe('wolves');
    expect(table.state.discards.cradle[2]).toBe('vision-of-faith');
    expect(factsOf(table.state.discards.cradle[1] as string).suit).toBe('hearth');
    expect(table.state.dispossessed).toContain('keep');
  });

  test('broken-forge: it is turned to its intact side', () => {
    const table = alone({ favor: 2, secrets: 2 });
    settle(table, 'plains', 'broken-forge');
    run(table, actPhase(table, X), 'power:broken-forge');
    expect(siteOf(table, 'plains').cards).toMatchObject([{ card: 'ancient-forge', favor: 2, secrets: 2 }]);
    run(table, rest(table, X));
    expect(player(table, X).secrets).toBe(2);
    expect(table.state.banks.nomad).toBe(5);
  });
});
