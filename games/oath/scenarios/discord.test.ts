/** The denizens of Discord, by their ids (OATH-card:…): battle plans, actions, rest. */
import { describe, expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { advisersTooMany } from '../rules/queries/queries.ts';
import { actPhase } from '../rules/turn/act.ts';
import { rest } from '../rules/turn/rest.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  C,
  defense,
  discarded,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  playing,
  rich,
  rule,
  run,
  settle,
  title,
  WIN,
  war,
  X,
  Y,
} from './realm.ts';

describe('battle plans', () => {
  test('mercenaries: three dice; a defeated user discards it', () => {
    const table = war(['mercenaries'], []);
    run(table, campaign(table, X), 'dice:4', 'use:mercenaries:-', ...LOSE(7), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 7 });
    expect(player(table, X).advisers).toEqual([]);
    expect(table.state.discards.provinces).toEqual(['mercenaries']);
    const won = war(['mercenaries'], []);
    run(won, campaign(won, X), 'dice:4', 'use:mercenaries:-', ...WIN(7), 'amount:1');
    expect(player(won, X).advisers[0]).toMatchObject({ card: 'mercenaries', favor: 1 });
  });

  test('OATH-S04 mercenaries: a card that holds favor may be paid again as a plan', () => {
    const table = war(['mercenaries'], []);
    Object.assign(player(table, X).advisers[0] as object, { favor: 1 });
    table.state.shared -= 1;
    run(table, campaign(table, X), 'dice:4', 'use:mercenaries:-', ...WIN(7), 'amount:1');
    expect(player(table, X).advisers[0]).toMatchObject({ favor: 2 });
  });

  test('second-wind: after a victory a journey and a campaign for no Supply, each if wanted', () => {
    const table = war(['second-wind'], []);
    rich(table, X, { secrets: 1 });
    const rules = campaign(table, X);
    expect(run(table, rules, 'dice:4', 'use:second-wind:-', ...WIN(4), 'amount:1')).toMatchObject({
      ask: { kind: 'power', card: 'second-wind', part: 'travel' },
    });
    expect(run(table, rules, 'yes', 'travel:mountain:0:0:0').ask).toMatchObject({ part: 'campaign' });
    expect(run(table, rules, 'no').done).toBe(true);
    expect(player(table, X)).toMatchObject({ supply: 5, pawn: 7, favor: 2 });
  });

  test('second-wind: nothing after a defeat', () => {
    const table = war(['second-wind'], []);
    rich(table, X, { secrets: 1 });
    expect(run(table, campaign(table, X), 'dice:4', 'use:second-wind:-', ...LOSE(4), 'no').done).toBe(true);
  });

  test('disgraced-captain: four dice once if a targeted site holds an Order card', () => {
    const table = war(['disgraced-captain'], []);
    expect(run(table, campaign(table, X), 'dice:4', ...LOSE(4), 'no').done).toBe(true);
    const order = war(['disgraced-captain'], []);
    settle(order, 'river', 'keep', 'toll-roads');
    run(order, campaign(order, X), 'dice:4', 'use:disgraced-captain:-', 'use:keep:-', ...LOSE(8, 3));
    expect(last(order, 'pools')).toMatchObject({ attack: 8 });
    expect(player(order, X).favor).toBe(1);
  });

  test('book-burning: a banished defender keeps one secret', () => {
    const table = war(['book-burning'], [], 6);
    place(table, Y, 'river');
    rich(table, Y, { secrets: 3 });
    player(table, Y).spent = 1;
    run(table, campaign(table, X), 'pawn', 'dice:6', 'use:book-burning:-', ...WIN(6, 3), 'amount:0', 'no', 'no');
    expect(player(table, Y)).toMatchObject({ secrets: 1, spent: 0 });
    const spared = war(['book-burning'], []);
    rich(spared, Y, { secrets: 3 });
    advise(spared, X, 'scouts');
    const rules = campaign(spared, X);
    expect(run(spared, rules, 'dice:4').ids).toEqual(['use:scouts:-', 'pass']);
    run(spared, rules, 'pass', ...WIN(4), 'amount:1');
    expect(player(spared, Y).secrets).toBe(3);
  });

  test('cracked-sage: four dice against a faceup Arcane adviser', () => {
    const table = war(['cracked-sage'], ['tutor']);
    rich(table, X, { secrets: 1 });
    run(table, campaign(table, X), 'dice:4', 'use:cracked-sage:-', ...LOSE(8), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 8 });
    const other = war(['cracked-sage'], ['wolves']);
    rich(other, X, { secrets: 1 });
    run(other, campaign(other, X), 'dice:4', ...LOSE(4), 'no');
  });

  test('zealots: a sacrificed warband is worth 3 against a larger force', () => {
    const table = war(['zealots'], []);
    rule(table, Y, 'river', 5);
    const rules = campaign(table, X);
    run(table, rules, 'dice:4', 'use:zealots:-', ...defense('-'), ...attack('ssss'));
    run(table, rules, 'sacrifice:2', 'amount:1');
    expect(last(table, 'sacrificed')).toMatchObject({ n: 2, attack: 10 });
    const even = war(['zealots'], [], 2);
    run(even, campaign(even, X), 'dice:2', ...LOSE(2));
  });

  test('slander: all favor of a banished defender burns', () => {
    const table = war(['slander'], [], 6);
    place(table, Y, 'river');
    const picks = ['pawn', 'dice:6', 'use:slander:-', ...WIN(6, 3), 'amount:0', 'no', 'yes'];
    run(table, campaign(table, X), ...picks);
    expect(player(table, Y).favor).toBe(0);
  });

  test('slander: not without the pawn as a target; with another reward nothing is left to be ordered', () => {
    const table = war(['slander', 'battle-honors'], []);
    expect(run(table, campaign(table, X), 'dice:4').ids).toEqual(['use:battle-honors:-', 'pass']);
    const other = war(['slander', 'battle-honors'], []);
    place(other, Y, 'river');
    const plans = ['use:slander:-', 'use:battle-honors:-'];
    run(other, campaign(other, X), 'pawn', 'dice:4', ...plans, ...WIN(4, 3), 'amount:1', 'no', 'yes');
    expect([player(other, X).favor, player(other, Y).favor]).toEqual([4, 0]);
  });
});

describe('actions', () => {
  test('sleight-of-hand: a secret of a neighbour, never the only one', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'sleight-of-hand');
    place(table, Y, 'plains');
    rich(table, Y, { secrets: 1 });
    expect(ids(table, X)).not.toContain('power:sleight-of-hand');
    rich(table, Y, { secrets: 1 });
    run(table, actPhase(table, X), 'power:sleight-of-hand');
    expect([player(table, X).secrets, player(table, Y).secrets]).toEqual([1, 1]);
  });

  test('sleight-of-hand: a facedown secret stays facedown', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'sleight-of-hand');
    place(table, Y, 'plains');
    player(table, Y).spent = 2;
    run(table, actPhase(table, X), 'power:sleight-of-hand');
    expect([player(table, X).spent, player(table, Y).spent]).toEqual([1, 1]);
  });

  test('scryer: every card of one discard pile; not one that is known already', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'scryer');
    expect(ids(table, X)).not.toContain('power:scryer');
    discarded(table, 'cradle', 'keep', 'scouts');
    discarded(table, 'hinterland', 'wolves');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:scryer').ids).toEqual(['pile:cradle', 'pile:hinterland']);
    run(table, turn, 'pile:cradle');
    expect(last(table, 'looked')).toMatchObject({ n: 2, at: 'cradle' });
    expect([knows(table.state, X, 'keep'), knows(table.state, X, 'wolves'), knows(table.state, Y, 'keep')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('assassin: a faceup adviser of a neighbour goes; locked ones are immune', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'assassin');
    place(table, Y, 'plains');
    advise(table, Y, 'tutor', 'insomnia', 'wolves');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:assassin').ids).toEqual(['card:tutor', 'card:wolves']);
    run(table, turn, 'card:tutor');
    expect(player(table, Y).advisers.map(({ card }) => card)).toEqual(['insomnia', 'wolves']);
  });

  test('OATH-S33 assassin: the limit is 2 from the moment it is played; two locked advisers forbid it', () => {
    const table = alone();
    advise(table, X, 'insomnia');
    adviseFacedown(table, X, 'keep', 'wolves');
    inHand(table, X, 'assassin');
    const rules = playFromHand(table, X, 'search');
    run(table, rules, 'to-advisers:true', 'facedown:1:1');
    expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['insomnia', 'assassin']);
    const locked = alone();
    advise(locked, X, 'marriage', 'council-seat');
    expect(playing(locked, X, 'assassin').ids).toEqual(['to-advisers:false', 'discard']);
  });

  test('gambling-hall: favor for shields, doublers included, from one bank', () => {
    const table = alone({ favor: 2 });
    settle(table, 'plains', 'gambling-hall');
    run(table, actPhase(table, X), 'power:gambling-hall', ...defense('1-x-'), 'bank:nomad');
    expect(last(table, 'rolled')).toMatchObject({ seat: X, faces: ['shield', 'blank', 'doubler', 'blank'] });
    expect(player(table, X).favor).toBe(2);
    expect(table.state.banks.nomad).toBe(1);
    const lost = alone({ favor: 2 });
    settle(lost, 'plains', 'gambling-hall');
    expect(run(lost, actPhase(lost, X), 'power:gambling-hall', ...defense('--xx')).ask).toBe('act');
  });

  test("enchantress: she changes places with an adviser, and the other's limit is kept without her", () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'enchantress');
    advise(table, Y, 'assassin', 'tutor');
    adviseFacedown(table, Y, 'keep');
    run(table, actPhase(table, X), 'power:enchantress');
    expect(player(table, Y).advisers.map(({ card }) => card)).toEqual(['assassin', 'enchantress']);
    expect(table.state.discards.cradle).toEqual(['keep']);
  });

  test('enchantress: with one candidate she goes there at once, and may be used again', () => {
    const table = alone({ secrets: 2 });
    advise(table, X, 'enchantress');
    advise(table, Y, 'tutor', 'marriage');
    run(table, actPhase(table, X), 'power:enchantress');
    expect(player(table, X)).toMatchObject({ secrets: 1, advisers: [{ card: 'tutor', faceup: true }] });
    expect(player(table, Y).advisers.map(({ card }) => card)).toEqual(['enchantress', 'marriage']);
  });
});

describe('rest', () => {
  test('naysayers: a favor of the Chancellor while an Exile holds the title', () => {
    const table = alone();
    advise(table, X, 'naysayers');
    rich(table, C, { favor: 1 });
    expect(run(table, rest(table, X)).done).toBe(true);
    title(table, Y);
    run(table, rest(table, X), 'use:naysayers:-');
    expect([player(table, C).favor, player(table, X).favor]).toEqual([0, 1]);
  });

  test('silver-tongue: a favor from a bank of a suit at the site; the limit is 2', () => {
    const table = alone();
    advise(table, X, 'silver-tongue');
    settle(table, 'plains', 'longbows', 'wolves');
    const rules = rest(table, X);
    expect(run(table, rules, 'use:silver-tongue:-').ids).toEqual(['bank:order', 'bank:beast']);
    run(table, rules, 'bank:beast');
    expect(player(table, X).favor).toBe(1);
    adviseFacedown(table, X, 'keep');
    expect(playing(table, X, 'tutor', 'to-advisers:true').done).toBe(true);
    expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['silver-tongue', 'tutor']);
  });

  test('insomnia: a secret; the limit is 2', () => {
    const table = alone();
    advise(table, X, 'insomnia');
    run(table, rest(table, X), 'use:insomnia:-');
    expect(player(table, X).secrets).toBe(1);
    expect(advisersTooMany(table, X, 'wolves', false)).toBe(0);
    advise(table, X, 'tutor');
    expect(advisersTooMany(table, X, 'wolves', false)).toBe(1);
  });
});
