/** What denizens of Order do, by their ids (OATH-card:…); their plans and laws have files of their own. */
import { describe, expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  attack,
  C,
  defense,
  hold,
  ids,
  inHand,
  last,
  place,
  player,
  type Realm,
  realm,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  sitesWith,
  turnOf,
  X,
  Y,
} from './realm.ts';

describe('actions', () => {
  /** X's turn with a card at their own site and a favor to pay. */
  function at(card: string): Realm {
    const table = alone({ favor: 1 });
    settle(table, 'plains', card);
    return table;
  }

  test('messenger: warbands go between the board and ruled sites, never the last one', () => {
    const table = at('messenger');
    expect(ids(table, X)).not.toContain('power:messenger');
    rule(table, X, 'river', 3);
    rule(table, X, 'mountain', 1);
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:messenger').ids).toEqual(['site:river', 'done']);
    expect(run(table, turn, 'site:river').ids).toEqual(['amount:3', 'amount:2', 'amount:1']);
    run(table, turn, 'amount:1', 'site:mountain', 'amount:3');
    expect(player(table, X)).toMatchObject({ warbands: 0, favor: 0 });
    expect([siteOf(table, 'river').warbands[X], siteOf(table, 'mountain').warbands[X]]).toEqual([1, 3]);
  });

  test('messenger: under the Bandit Crown the last warband may go too', () => {
    const table = at('messenger');
    rule(table, X, 'river', 1);
    expect(ids(table, X)).not.toContain('power:messenger');
    hold(table, X, 'bandit-crown');
    run(table, actPhase(table, X), 'power:messenger', 'site:river', 'amount:0', 'done');
    expect([player(table, X).warbands, siteOf(table, 'river').warbands[X]]).toEqual([1, 0]);
  });

  test('palanquin: another player is taken along', () => {
    const table = realm();
    turnOf(table, X);
    place(table, C, 'mountain');
    advise(table, X, 'palanquin');
    rich(table, X, { favor: 1 });
    player(table, X).supply = 0;
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:palanquin').ids).not.toContain('site:plains');
    run(table, turn, 'site:lush-coast');
    expect([player(table, X).pawn, player(table, Y).pawn]).toEqual([6, 6]);
    expect(player(table, Y).supply).toBe(7);
  });

  test('palanquin: a player who is taken along may refuse to turn a secret; another site is named', () => {
    const table = realm(3, sitesWith({ 1: 'the-hidden-place' }));
    turnOf(table, X);
    place(table, C, 'mountain');
    advise(table, X, 'palanquin');
    rich(table, X, { favor: 1 });
    rich(table, Y, { secrets: 1 });
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:palanquin', 'site:the-hidden-place')).toMatchObject({
      seat: Y,
      ask: { kind: 'toll' },
    });
    run(table, turn, 'no', 'site:mountain');
    expect([player(table, X).pawn, player(table, Y).pawn]).toEqual([7, 7]);
  });

  test('palanquin: the Vow of Union keeps a player who would travel, not one who puts their own pawn somewhere', () => {
    const bound = (seat: number) => {
      const table = realm();
      turnOf(table, X);
      place(table, C, 'mountain');
      advise(table, X, 'palanquin');
      rich(table, X, { favor: 1 });
      advise(table, seat, 'vow-of-union');
      rule(table, seat, 'plains', 1);
      rich(table, seat, { warbands: 1 });
      return table;
    };
    expect(ids(bound(Y), X)).not.toContain('power:palanquin');
    const table = bound(X);
    expect(ids(table, X)).not.toContain('major:travel');
    run(table, actPhase(table, X), 'power:palanquin', 'site:mountain');
    expect([player(table, X).pawn, player(table, Y).pawn]).toEqual([7, 7]);
  });

  test('palanquin: a Citizen sends an enemy away from a Shrouded Wood of the Empire', () => {
    const table = realm(3, sitesWith({ 0: 'shrouded-wood' }));
    turnOf(table, X);
    role(table, X, 'citizen');
    rule(table, C, 'shrouded-wood', 1);
    place(table, C, 'mountain');
    advise(table, X, 'palanquin');
    rich(table, X, { favor: 1 });
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:palanquin', 'site:river')).toMatchObject({
      seat: X,
      ask: { kind: 'send', seat: Y },
    });
    run(table, turn, 'site:lush-coast');
    expect([player(table, X).pawn, player(table, Y).pawn]).toEqual([1, 6]);
  });

  test('captains: a free campaign from a ruled site, whose warbands fight too', () => {
    const table = at('captains');
    rule(table, X, 'fertile-valley', 2);
    place(table, Y, 'fertile-valley');
    rich(table, X, { warbands: 1 });
    const turn = actPhase(table, X);
    run(table, turn, 'power:captains');
    expect(run(table, turn).ids).toEqual(['dice:3', 'dice:2', 'dice:1', 'dice:0']);
    expect(player(table, X).supply).toBe(7);
  });

  test('captains: for a Citizen the warbands of an Imperial site fight the Chancellor, and it need not be a target', () => {
    const imperial = () => {
      const table = at('captains');
      role(table, X, 'citizen');
      rich(table, X, { warbands: 1 });
      rule(table, C, 'fertile-valley', 3);
      place(table, C, 'fertile-valley');
      return table;
    };
    const table = imperial();
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:captains').ids).toEqual(['site:fertile-valley', 'relic:grand-scepter', 'pawn']);
    run(table, turn, 'relic:grand-scepter', 'done', 'dice:4', ...defense('------'), ...attack('ssss'));
    expect(last(table, 'defense-roll')).toMatchObject({ total: 0 });
    expect(player(table, X).relics).toMatchObject([{ card: 'grand-scepter' }]);
    expect(siteOf(table, 'fertile-valley').warbands[C]).toBe(3);
    const other = imperial();
    const dice = [...defense('--'), ...attack('ssss')];
    run(other, actPhase(other, X), 'power:captains', 'site:fertile-valley', 'done', 'dice:4', ...dice);
    expect(last(other, 'defense-roll')).toMatchObject({ total: 0 });
  });

  test('siege-engines: two warbands at one site of the region, whosever they are', () => {
    const table = at('siege-engines');
    rule(table, Y, 'river', 3);
    run(table, actPhase(table, X), 'power:siege-engines');
    expect(siteOf(table, 'river').warbands[Y]).toBe(1);
    expect(siteOf(table, 'plains').cards[0]).toMatchObject({ favor: 1 });
  });
});

describe('when played', () => {
  test('garrison: one warband for each ruled site, and one to each of them', () => {
    const table = realm();
    turnOf(table, X);
    rule(table, X, 'river', 1);
    rule(table, X, 'mountain', 1);
    inHand(table, X, 'garrison');
    run(table, playFromHand(table, X, 'search'), 'to-site:plains');
    expect([siteOf(table, 'river').warbands[X], siteOf(table, 'mountain').warbands[X]]).toEqual([2, 2]);
    expect(player(table, X)).toMatchObject({ warbands: 0, favor: 1 });
  });

  test('royal-tax: others on sites of yours in the region pay 2', () => {
    const table = realm();
    turnOf(table, X);
    rule(table, X, 'river', 1);
    place(table, Y, 'river');
    rich(table, Y, { favor: 3 });
    rich(table, C, { favor: 3 });
    inHand(table, X, 'royal-tax');
    run(table, playFromHand(table, X, 'search'), 'to-advisers:true');
    expect([C, X, Y].map((seat) => player(table, seat).favor)).toEqual([3, 2, 1]);
  });
});
