/** The battle plans of Order, by their ids (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { campaign } from '../rules/campaign/campaign.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  attack,
  defense,
  LOSE,
  last,
  place,
  player,
  relicsAt,
  rich,
  rule,
  run,
  settle,
  siteOf,
  WIN,
  war,
  X,
  Y,
} from './realm.ts';

describe('battle plans', () => {
  test('wrestlers: a sacrificed warband is a defense die', () => {
    const table = war([], ['wrestlers']);
    run(table, campaign(table, X), 'dice:4', 'use:wrestlers:-', ...LOSE(4, 2), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 4, defense: 2 });
    expect(siteOf(table, 'river').warbands[Y]).toBe(1);
  });

  test('wrestlers: bandits have no warband to sacrifice', () => {
    const table = alone({ warbands: 3 });
    place(table, X, 'river');
    settle(table, 'river', 'wrestlers');
    run(table, campaign(table, X), 'done', 'dice:3', ...defense('-'), ...attack('sss'), 'amount:1');
    expect(last(table, 'pools')).toMatchObject({ attack: 3, defense: 1 });
  });

  test('battle-honors: the victor gains 2 favor from Order', () => {
    const table = war(['battle-honors'], []);
    run(table, campaign(table, X), 'dice:4', 'use:battle-honors:-', ...WIN(4), 'amount:1');
    expect(player(table, X).favor).toBe(5);
    expect(table.state.banks.order).toBe(1);
  });

  test('bear-traps: one die and one warband less for the attacker', () => {
    const table = war([], ['bear-traps']);
    run(table, campaign(table, X), 'dice:4', 'use:bear-traps:-', ...LOSE(3));
    expect(last(table, 'pools')).toMatchObject({ attack: 3 });
    expect(player(table, X).warbands).toBe(2);
  });

  test('longbows: one die for either side', () => {
    const table = war(['longbows'], []);
    run(table, campaign(table, X), 'dice:4', 'use:longbows:-', ...LOSE(5), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 5 });
    const other = war([], ['longbows']);
    run(other, campaign(other, X), 'dice:4', 'use:longbows:-', ...LOSE(3), 'no');
    expect(last(other, 'pools')).toMatchObject({ attack: 3 });
  });

  test('keep: two dice only if its own site is a target', () => {
    const table = war([], []);
    settle(table, 'river', 'keep');
    run(table, campaign(table, X), 'dice:4', 'use:keep:-', ...LOSE(4, 3));
    expect(last(table, 'pools')).toMatchObject({ defense: 3 });
    const other = war([], []);
    rule(other, Y, 'plains', 1);
    settle(other, 'plains', 'keep');
    run(other, campaign(other, X), 'done', 'dice:4', ...LOSE(4), 'no');
    expect(other.events.some(({ kind }) => kind === 'used')).toBe(false);
  });

  test('scouts: 1 Supply for the attacker', () => {
    const table = war(['scouts'], []);
    run(table, campaign(table, X), 'dice:4', 'use:scouts:-', ...LOSE(4), 'no');
    expect(player(table, X).supply).toBe(6);
  });

  test('martial-culture: an Exile who beats an Exile may become a Citizen', () => {
    const table = war([], []);
    rule(table, X, 'plains', 1);
    settle(table, 'plains', 'martial-culture');
    run(table, campaign(table, X), 'dice:4', 'use:martial-culture:-', ...WIN(4), 'amount:1', 'yes');
    expect(player(table, X)).toMatchObject({ role: 'citizen', supply: 7, warbands: 3, bank: 14 });
    expect(siteOf(table, 'river').warbands).toEqual([1, 0, 0]);
    expect(table.state.memory.actEnded).toBe(true);
  });

  test('martial-culture: a defender turns Citizen off-turn, and the Act Phase of the attacker goes on', () => {
    const table = war([], []);
    settle(table, 'river', 'martial-culture');
    const rules = campaign(table, X);
    const asked = run(table, rules, 'dice:4', 'use:martial-culture:-', ...LOSE(4), 'no');
    expect(asked).toMatchObject({ seat: Y, ask: { card: 'martial-culture', part: 'citizen' } });
    run(table, rules, 'yes');
    expect(player(table, Y)).toMatchObject({ role: 'citizen', supply: 7 });
    expect(siteOf(table, 'river').warbands).toEqual([2, 0, 0]);
    expect(table.state.memory.actEnded).toBe(false);
  });

  test('code-of-honor: two dice and no other plan; not after one', () => {
    const table = war(['code-of-honor', 'longbows'], []);
    const rules = campaign(table, X);
    expect(run(table, rules, 'dice:4').ids).toEqual(['use:code-of-honor:-', 'use:longbows:-', 'pass']);
    run(table, rules, 'use:code-of-honor:-', ...LOSE(6), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 6 });
    const other = war(['code-of-honor', 'longbows'], []);
    run(other, campaign(other, X), 'dice:4', 'use:longbows:-', ...LOSE(5), 'no');
    expect(last(other, 'pools')).toMatchObject({ attack: 5 });
  });

  test('outriders: skulls kill nobody', () => {
    const table = war(['outriders'], []);
    run(table, campaign(table, X), 'dice:4', 'use:outriders:-', ...defense('-'), ...attack('kkkk'), 'amount:0');
    expect(player(table, X)).toMatchObject({ warbands: 4 });
  });

  test('field-promotion: three warbands for the victor', () => {
    const table = war(['field-promotion'], []);
    run(table, campaign(table, X), 'dice:4', 'use:field-promotion:-', ...WIN(4), 'amount:0');
    expect(player(table, X)).toMatchObject({ warbands: 7, favor: 2 });
  });

  test('shield-wall: two dice, and a defeat kills the whole force', () => {
    const table = war([], ['shield-wall']);
    run(table, campaign(table, X), 'dice:4', 'use:shield-wall:-', ...WIN(4, 3), 'amount:1');
    expect(player(table, Y)).toMatchObject({ warbands: 0, bank: 14, favor: 2 });
  });

  test("military-parade: a favor for each of the enemy's faceup advisers", () => {
    const table = war(['military-parade'], ['alchemist', 'augury', 'wolves']);
    player(table, Y).advisers[1] = { ...player(table, Y).advisers[1], faceup: false } as never;
    run(table, campaign(table, X), 'dice:4', 'use:military-parade:-', ...WIN(4), 'amount:1');
    expect(table.state.banks).toMatchObject({ arcane: 2, beast: 2 });
    expect(player(table, X).favor).toBe(5);
  });

  test('specialist: the defender has no plans', () => {
    const table = war(['specialist'], ['longbows']);
    run(table, campaign(table, X), 'dice:4', 'use:specialist:-', ...LOSE(4), 'no');
    expect(player(table, X).favor).toBe(1);
  });

  test('encirclement: two dice for the larger force', () => {
    const table = war(['encirclement'], []);
    run(table, campaign(table, X), 'dice:4', 'use:encirclement:-', ...LOSE(6), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 6 });
    const even = war(['encirclement'], [], 2);
    run(even, campaign(even, X), 'dice:2', ...LOSE(2));
    expect(last(even, 'pools')).toMatchObject({ attack: 2 });
  });

  test('peace-envoy as defender: the attacker is paid and loses nobody', () => {
    const table = war([], ['peace-envoy']);
    place(table, Y, 'river');
    run(table, campaign(table, X), 'done', 'dice:4', 'use:peace-envoy:-');
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([4, 1]);
    expect(player(table, X).warbands).toBe(4);
    expect(siteOf(table, 'river').warbands[Y]).toBe(2);
  });

  test('peace-envoy with Captains: the attacker counts as standing where the campaign is', () => {
    const captains = () => {
      const table = alone({ favor: 4 });
      settle(table, 'plains', 'captains');
      rule(table, X, 'fertile-valley', 2);
      place(table, Y, 'fertile-valley');
      return table;
    };
    const table = captains();
    advise(table, X, 'peace-envoy');
    run(table, actPhase(table, X), 'power:captains', 'dice:2', 'use:peace-envoy:-');
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([0, 2]);
    const other = captains();
    advise(other, Y, 'peace-envoy');
    rich(other, Y, { favor: 3 });
    run(other, actPhase(other, X), 'power:captains', 'dice:2', 'use:peace-envoy:-');
    expect([player(other, X).favor, player(other, Y).favor]).toEqual([5, 0]);
  });

  test('relic-hunter: facedown relics at targeted sites are targets too; they may be buried instead', () => {
    const table = war(['relic-hunter'], []);
    relicsAt(table, 'river', 'map', 'whistle');
    const rules = campaign(table, X);
    expect(run(table, rules, 'dice:4', 'use:relic-hunter:-').ids).toEqual(['buried:river:0', 'buried:river:1']);
    run(table, rules, 'buried:river:0', 'buried:river:1', ...WIN(4, 3), 'amount:1', 'bury', 'keep');
    expect(player(table, X).relics.map(({ card }) => card)).toEqual(['whistle']);
    expect(table.state.relicDeck[0]).toBe('map');
    expect(siteOf(table, 'river').relics).toEqual([]);
  });
});
