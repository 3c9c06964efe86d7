/** The denizens of Discord, by their ids (OATH-card:…): always. */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { forceTravel, travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { seizeBanner } from '../rules/operations/banners.ts';
import { burnFavor } from '../rules/operations/favor.ts';
import { giveRelic, takeRelics } from '../rules/operations/relics.ts';
import { giveTitle } from '../rules/operations/title.ts';
import {
  advise,
  alone,
  banner,
  C,
  defense,
  hold,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  rich,
  rule,
  run,
  settle,
  turnOf,
  WIN,
  war,
  X,
  Y,
} from './realm.ts';

describe('always', () => {
  test('downtrodden: two warbands more on a card whose bank alone is the poorest', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'downtrodden');
    settle(table, 'plains', 'longbows', 'keep');
    run(table, muster(table, X), 'card:longbows');
    expect(player(table, X).warbands).toBe(2);
    table.state.banks.order -= 1;
    table.state.shared += 1;
    run(table, muster(table, X));
    expect(player(table, X).warbands).toBe(6);
  });

  test("vow-of-renewal: burned favor comes to its owner, who cannot recover the People's Favor", () => {
    const table = alone({ favor: 3 });
    advise(table, Y, 'vow-of-renewal');
    settle(table, 'mountain', 'toll-roads');
    run(table, travel(table, X), 'travel:river:1:1:0');
    expect(player(table, Y).favor).toBe(1);
    expect(ids(table, X)).toContain('major:recover');
    rich(table, Y, { favor: 3 });
    expect(ids(table, Y)).not.toContain('major:recover');
  });

  test('vow-of-renewal: a seized banner burns to it, and what its owner burns comes back', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'vow-of-renewal');
    banner(table, Y, 'peoples-favor', 3);
    seizeBanner(table, C, 'peoples-favor');
    expect(player(table, X).favor).toBe(4);
    burnFavor(table, X, 1);
    expect(player(table, X).favor).toBe(4);
  });

  test('beast-tamer: no Beast or Nomad plan against its owner, on either side', () => {
    const table = war(['rangers', 'mercenaries'], ['beast-tamer']);
    expect(run(table, campaign(table, X), 'dice:4').ids).toEqual(['use:mercenaries:-', 'pass']);
    const attacking = war(['beast-tamer'], ['horse-archers']);
    run(attacking, campaign(attacking, X), 'dice:4', ...LOSE(4), 'no');
    expect(last(attacking, 'used')).toBeUndefined();
    const bandits = alone({ warbands: 2 });
    settle(bandits, 'plains', 'storm-caller');
    advise(bandits, X, 'beast-tamer');
    run(bandits, campaign(bandits, X), 'done', 'dice:2', ...LOSE(3));
    expect(last(bandits, 'used')).toBeUndefined();
  });

  test('boiling-lake: a player who travels here without ruling it loses 2 warbands of the board', () => {
    const table = alone({ warbands: 3 });
    settle(table, 'river', 'boiling-lake');
    run(table, travel(table, X), 'travel:river:1:0:0');
    expect(player(table, X).warbands).toBe(1);
    rule(table, X, 'river', 1);
    run(table, travel(table, X), 'travel:plains:1:0:0');
    run(table, travel(table, X), 'travel:river:1:0:0');
    expect(player(table, X).warbands).toBe(1);
  });

  test('OATH-S54 boiling-lake: forced travel too', () => {
    const table = alone();
    rich(table, Y, { warbands: 3 });
    settle(table, 'river', 'boiling-lake');
    run(table, forceTravel(table, Y, X), 'site:river');
    expect(player(table, Y).warbands).toBe(1);
  });

  test('relic-thief: relics taken in the region may be stolen if no die shows a shield', () => {
    const table = alone({ favor: 2 });
    place(table, Y, 'river');
    advise(table, Y, 'relic-thief');
    rich(table, Y, { favor: 1, secrets: 1 });
    hold(table, C, 'map');
    const rules = takeRelics(table, X, [{ seat: C, relic: 'map' }]);
    expect(run(table, rules)).toMatchObject({ seat: Y, ask: { kind: 'reaction', card: 'relic-thief' } });
    run(table, rules, 'yes', ...defense('x'));
    expect(last(table, 'rolled')).toMatchObject({ seat: Y, faces: ['doubler'] });
    expect(player(table, Y)).toMatchObject({ relics: [{ card: 'map' }], favor: 0, secrets: 0, spent: 1 });
    expect(table.state.banks.discord).toBe(4);
  });

  test('relic-thief: a shield keeps them; nothing from another region, nor for what is given', () => {
    const table = alone();
    place(table, Y, 'river');
    advise(table, Y, 'relic-thief');
    rich(table, Y, { favor: 1, secrets: 1 });
    hold(table, C, 'map');
    run(table, takeRelics(table, X, [{ seat: C, relic: 'map' }]), 'yes', ...defense('1'));
    expect(player(table, X).relics).toHaveLength(1);
    rich(table, Y, { favor: 1, secrets: 1 });
    giveRelic(table, X, C, 'map');
    expect(player(table, C).relics.map(({ card }) => card)).toContain('map');
    place(table, Y, 'mountain');
    expect(run(table, takeRelics(table, X, [{ seat: C, relic: 'map' }])).done).toBe(true);
  });

  test('sneak-attack: after a campaign of another player, against that player', () => {
    const table = war([], ['sneak-attack']);
    rich(table, Y, { warbands: 2 });
    place(table, Y, 'river');
    const rules = campaign(table, X);
    expect(run(table, rules, 'done', 'dice:4', ...LOSE(4))).toMatchObject({
      seat: Y,
      ask: { kind: 'reaction', card: 'sneak-attack' },
    });
    expect(run(table, rules, 'yes')).toMatchObject({ seat: Y, ask: 'dice' });
    expect(player(table, Y).supply).toBe(7);
  });

  test('OATH-S73 sneak-attack comes before second-wind', () => {
    const table = war(['second-wind'], ['sneak-attack']);
    rich(table, X, { secrets: 1 });
    place(table, Y, 'river');
    const rules = campaign(table, X);
    run(table, rules, 'done', 'dice:4', 'use:second-wind:-', ...WIN(4), 'amount:1');
    expect(run(table, rules)).toMatchObject({ seat: Y, ask: { kind: 'reaction', card: 'sneak-attack' } });
    expect(run(table, rules, 'no')).toMatchObject({ seat: X, ask: { part: 'travel' } });
  });

  test('OATH-3.5 second-wind: nothing once the Act Phase is over (Martial Culture)', () => {
    for (const [citizen, left] of [
      ['yes', null],
      ['no', { kind: 'power', card: 'second-wind', part: 'travel' }],
    ] as const) {
      const table = war(['second-wind', 'martial-culture'], []);
      rich(table, X, { secrets: 1 });
      const plans = ['use:second-wind:-', 'use:martial-culture:-'];
      const { ask } = run(table, campaign(table, X), 'dice:4', ...plans, ...WIN(4), 'amount:1', citizen);
      expect(ask).toEqual(left);
    }
  });

  test("OATH-3.5 second-wind: in another player's turn the end of that player's Act Phase changes nothing", () => {
    const table = war(['second-wind'], []);
    rich(table, X, { secrets: 1 });
    turnOf(table, Y);
    table.state.memory.actEnded = true;
    const { ask } = run(table, campaign(table, X), 'dice:4', 'use:second-wind:-', ...WIN(4), 'amount:1');
    expect(ask).toMatchObject({ card: 'second-wind', part: 'travel' });
  });

  test('OATH-S39 gossip: under bandits nobody plays facedown advisers; a Vision of the Chancellor is discarded', () => {
    const table = alone();
    settle(table, 'river', 'gossip');
    inHand(table, C, 'vision-of-faith');
    expect(run(table, playFromHand(table, C, 'search')).ids).toEqual(['discard']);
    rule(table, X, 'river', 1);
    inHand(table, X, 'keep');
    expect(run(table, playFromHand(table, X, 'search')).ids).toContain('to-advisers:false');
  });

  test('chaos-cult: a favor of each other player who takes the title', () => {
    const table = alone({ favor: 2 });
    advise(table, Y, 'chaos-cult');
    run(table, giveTitle(table, X));
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([1, 1]);
    run(table, giveTitle(table, Y));
    expect(player(table, Y).favor).toBe(1);
  });
});
