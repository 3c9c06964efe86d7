/** Every relic, by its id (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { search } from '../rules/actions/search.ts';
import { trade } from '../rules/actions/trade.ts';
import { forceTravel, travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { ruledCards } from '../rules/campaign/plan-data.ts';
import { regroup } from '../rules/minor/regroup.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { rulesSite, sitesRuled } from '../rules/queries/queries.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  banner,
  C,
  cover,
  deck,
  defense,
  discarded,
  hold,
  ids,
  LOSE,
  last,
  place,
  player,
  playing,
  realm,
  relicsAt,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  WIN,
  war,
  X,
  Y,
  Z,
} from './realm.ts';

describe('battle plans', () => {
  test('sticky-fire: the victor may kill what is left of the enemy, for a favor', () => {
    const table = war([], []);
    hold(table, X, 'sticky-fire');
    run(table, campaign(table, X), 'dice:4', 'use:sticky-fire:-', ...WIN(4), 'amount:1', 'yes');
    expect(player(table, Y)).toMatchObject({ warbands: 0, bank: 14, favor: 4 });
    expect(player(table, X).favor).toBe(2);
    const spared = war([], []);
    hold(spared, X, 'sticky-fire');
    run(spared, campaign(spared, X), 'dice:4', 'use:sticky-fire:-', ...WIN(4), 'amount:1', 'no');
    expect(player(spared, Y)).toMatchObject({ warbands: 1, favor: 3 });
  });

  test('sticky-fire: where nobody may be killed the favor is owed all the same', () => {
    const table = war([], ['billowing-fog']);
    hold(table, X, 'sticky-fire');
    rich(table, Y, { secrets: 1 });
    const plans = ['use:sticky-fire:-', 'use:billowing-fog:-'];
    run(table, campaign(table, X), 'dice:4', ...plans, ...WIN(4), 'amount:1', 'yes');
    expect(player(table, Y)).toMatchObject({ warbands: 2, favor: 4 });
  });

  test('cursed-cauldron: a warband for each enemy killed, skulls and sacrifices included', () => {
    const table = war([], []);
    hold(table, Y, 'cursed-cauldron');
    run(table, campaign(table, X), 'dice:4', 'use:cursed-cauldron:-', ...defense('2'), ...attack('khhh'), 'no');
    expect(player(table, Y).warbands).toBe(2);
    expect(player(table, X).warbands).toBe(2);
  });

  test('cursed-cauldron with sticky-fire: what burns counts if the winner resolves the fire first', () => {
    const table = war([], []);
    hold(table, X, 'sticky-fire', 'cursed-cauldron');
    const plans = ['use:sticky-fire:-', 'use:cursed-cauldron:-'];
    const rules = campaign(table, X);
    run(table, rules, 'dice:4', ...plans, ...WIN(4), 'amount:1', 'card:sticky-fire', 'yes');
    expect(player(table, X).warbands).toBe(5);
  });

  test('obsidian-cage: the survivors are caged, and released to boards of their colour', () => {
    const table = war([], [], 6);
    hold(table, X, 'obsidian-cage');
    rule(table, Y, 'river', 2);
    run(table, campaign(table, X), 'dice:6', 'use:obsidian-cage:-', ...WIN(6), 'amount:1');
    expect(table.state.cage).toEqual([0, 0, 2]);
    expect(player(table, Y)).toMatchObject({ warbands: 0, bank: 12 });
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:obsidian-cage').ids).toEqual(['give:2:1', 'give:2:2', 'done']);
    run(table, turn, 'give:2:1', 'done');
    expect(table.state.cage).toEqual([0, 0, 1]);
    expect(player(table, Y).warbands).toBe(1);
  });

  test('obsidian-cage: a player who has turned Citizen gets them back purple; buried it lets everybody go', () => {
    const table = alone({ secrets: 1 });
    hold(table, X, 'obsidian-cage');
    table.state.cage = [1, 0, 2];
    player(table, C).bank -= 1;
    player(table, Y).bank -= 2;
    role(table, Y, 'citizen');
    run(table, actPhase(table, X), 'power:obsidian-cage', 'give:2:2', 'done');
    expect(player(table, Y)).toMatchObject({ warbands: 2, bank: 14 });
    advise(table, X, 'fae-merchant');
    run(table, actPhase(table, X), 'power:fae-merchant', 'card:obsidian-cage');
    expect(table.state.cage).toEqual([0, 0, 0]);
    expect(player(table, C).warbands).toBe(1);
  });
});

describe('actions', () => {
  test('brass-horse: the top card of the pile is shown, and its suit leads the way', () => {
    const table = alone({ secrets: 1 });
    hold(table, X, 'brass-horse');
    expect(ids(table, X)).not.toContain('power:brass-horse');
    discarded(table, 'cradle', 'wolves', 'keep');
    settle(table, 'plains', 'rangers');
    settle(table, 'mountain', 'nature-worship');
    player(table, X).supply = 0;
    run(table, actPhase(table, X), 'power:brass-horse');
    expect(player(table, X)).toMatchObject({ pawn: 7, supply: 0 });
    expect(last(table, 'shown')).toMatchObject({ cards: ['wolves'] });
    expect(table.state.discards.cradle.at(-1)).toBe('wolves');
  });

  test('brass-horse: anywhere for a Vision, or where no site has the suit', () => {
    for (const card of ['vision-of-faith', 'wolves']) {
      const table = alone({ secrets: 1 });
      hold(table, X, 'brass-horse');
      discarded(table, 'cradle', card);
      settle(table, 'plains', 'rangers');
      expect(run(table, actPhase(table, X), 'power:brass-horse').ids).toHaveLength(7);
    }
  });

  test('horned-mask: an adviser of their own and a card of the site change places', () => {
    const table = alone({ secrets: 1 });
    hold(table, X, 'horned-mask');
    advise(table, X, 'tutor', 'longbows');
    settle(table, 'plains', 'wolves', 'keep');
    run(table, actPhase(table, X), 'power:horned-mask');
    expect(player(table, X).advisers).toMatchObject([{ card: 'tutor' }, { card: 'wolves', faceup: true }]);
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['longbows', 'keep']);
    expect(player(table, X).favor).toBe(0);
  });

  test('whistle: somebody comes and gets the secret', () => {
    const table = alone({ secrets: 1 });
    hold(table, X, 'whistle');
    run(table, actPhase(table, X), 'power:whistle', 'player:2');
    expect(player(table, Y)).toMatchObject({ pawn: 0, supply: 7, secrets: 1 });
    expect(player(table, X).relics[0]).toMatchObject({ secrets: 0 });
  });

  test('whistle: the Vow of Silence keeps the secret, the Vow of Union its owner', () => {
    const table = alone({ secrets: 1 });
    hold(table, X, 'whistle');
    advise(table, X, 'vow-of-silence');
    run(table, actPhase(table, X), 'power:whistle', 'player:2');
    expect(player(table, X).relics[0]).toMatchObject({ secrets: 1 });
    const bound = alone({ secrets: 1 });
    hold(bound, X, 'whistle');
    advise(bound, Y, 'vow-of-union');
    rule(bound, Y, 'mountain', 1);
    rich(bound, Y, { warbands: 1 });
    run(bound, actPhase(bound, X), 'power:whistle');
    expect([player(bound, C).pawn, player(bound, Y).pawn]).toEqual([0, 7]);
  });

  test('dowsing-sticks: the top relic is kept or buried', () => {
    const table = alone({ secrets: 1, favor: 2 });
    hold(table, X, 'dowsing-sticks');
    const top = table.state.relicDeck.at(-1);
    run(table, actPhase(table, X), 'power:dowsing-sticks', 'keep');
    expect(player(table, X)).toMatchObject({
      favor: 0,
      relics: [{ card: 'dowsing-sticks', secrets: 1 }, { card: top }],
    });
  });

  test('skeleton-key: at a site of the Empire a Reliquary relic is looked at and may be kept', () => {
    const table = alone({ secrets: 2 });
    hold(table, X, 'skeleton-key');
    expect(ids(table, X)).not.toContain('power:skeleton-key');
    rule(table, C, 'plains', 1);
    const relic = table.state.reliquary[1] as string;
    run(table, actPhase(table, X), 'power:skeleton-key', 'slot:1', 'yes');
    expect(player(table, X).relics.map(({ card }) => card)).toEqual(['skeleton-key', relic]);
    expect(table.state.reliquary[1]).toBeNull();
    const shy = alone({ secrets: 2 });
    hold(shy, X, 'skeleton-key');
    rule(shy, C, 'plains', 1);
    run(shy, actPhase(shy, X), 'power:skeleton-key', 'slot:1', 'no');
    expect(knows(shy.state, X, shy.state.reliquary[1] as string)).toBe(true);
  });

  test('oracular-pig: the first three cards of the world deck, if any of them is new', () => {
    const table = alone();
    hold(table, X, 'oracular-pig');
    deck(table, 'keep', 'wolves', 'scouts', 'tutor');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:oracular-pig').ids).not.toContain('power:oracular-pig');
    expect(table.state.worldDeck).toEqual(['tutor', 'scouts', 'wolves', 'keep']);
    expect(['keep', 'wolves', 'scouts', 'tutor'].map((card) => knows(table.state, X, card))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('ivory-eye: one facedown site, adviser or relic at a site', () => {
    const table = alone({ secrets: 3 });
    hold(table, X, 'ivory-eye');
    cover(table, 'mountain');
    adviseFacedown(table, Y, 'keep');
    adviseFacedown(table, X, 'wolves');
    relicsAt(table, 'river', 'map');
    const look = ['site:hinterland-3', 'facedown:2:0', 'buried:river:0'];
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:ivory-eye').ids).toEqual(look);
    run(table, turn, 'facedown:2:0', 'end-turn');
    expect([knows(table.state, X, 'keep'), knows(table.state, X, 'map')]).toEqual([true, false]);
  });

  test('map: it is buried for 4 Supply', () => {
    const table = alone();
    hold(table, X, 'map');
    player(table, X).supply = 1;
    run(table, actPhase(table, X), 'power:map');
    expect(player(table, X)).toMatchObject({ supply: 5, relics: [] });
    expect(table.state.relicDeck[0]).toBe('map');
  });
});

describe('modifiers', () => {
  test('truthful-harp: two cards more; all see them, and the one that is kept', () => {
    const table = alone();
    hold(table, X, 'truthful-harp');
    deck(table, 'keep', 'wolves', 'scouts', 'tutor', 'longbows', 'augury');
    const rules = search(table, X);
    run(table, rules, 'use:truthful-harp:-');
    expect(last(table, 'shown')).toMatchObject({ cards: ['keep', 'wolves', 'scouts', 'tutor', 'longbows'] });
    expect(knows(table.state, Y, 'wolves')).toBe(true);
    run(table, rules, 'card:tutor', 'card:keep', 'card:scouts', 'card:wolves', 'to-advisers:false');
    expect(last(table, 'shown')).toMatchObject({ cards: ['tutor'] });
    expect([knows(table.state, Y, 'tutor'), knows(table.state, Y, 'wolves')]).toEqual([true, false]);
  });

  test('cup-of-plenty: no Supply for a trade with a card that matches an adviser', () => {
    const table = alone({ secrets: 2 });
    hold(table, X, 'cup-of-plenty');
    advise(table, X, 'tutor');
    settle(table, 'plains', 'augury', 'wolves');
    run(table, trade(table, X), 'trade:augury:favor:2:0');
    expect(player(table, X).supply).toBe(7);
    run(table, trade(table, X), 'trade:wolves:favor:1:0');
    expect(player(table, X).supply).toBe(6);
  });

  test('cracked-horn: the discards go under the world deck', () => {
    const table = alone();
    hold(table, X, 'cracked-horn');
    deck(table, 'keep', 'wolves', 'scouts', 'tutor');
    run(table, search(table, X), 'use:cracked-horn:-', 'card:keep', 'card:wolves', 'discard');
    expect(table.state.worldDeck).toEqual(['keep', 'scouts', 'wolves', 'tutor']);
  });

  test('OATH-S36 book-of-records: a secret for the play; the homeland is separate', () => {
    const table = alone();
    place(table, X, 'fertile-valley');
    hold(table, X, 'book-of-records');
    playing(table, X, 'storyteller', 'to-site:fertile-valley');
    expect(player(table, X)).toMatchObject({ secrets: 1, favor: 1 });
  });

  test('dragonskin-drum: a warband after every journey, forced ones too', () => {
    const table = alone();
    hold(table, X, 'dragonskin-drum');
    run(table, travel(table, X), 'travel:river:1:0:0');
    expect(player(table, X).warbands).toBe(1);
    run(table, forceTravel(table, X, Y), 'site:mountain');
    expect(player(table, X).warbands).toBe(2);
  });
});

describe('always', () => {
  test('grand-mask: on their own turn an Exile rules the cards at Imperial sites', () => {
    const table = alone({ secrets: 1 });
    hold(table, X, 'grand-mask');
    rule(table, C, 'mountain', 1);
    settle(table, 'mountain', 'spell-breaker', 'longbows');
    expect(ruledCards(table, X)).toEqual(['spell-breaker']);
    expect(ruledCards(table, C)).toEqual(['longbows']);
    expect(rulesSite(table, X, 7)).toBe(false);
    turnOf(table, Y);
    expect(ruledCards(table, X)).toEqual([]);
  });

  test('OATH-S75 bandit-crown: empty sites are ruled, and a campaign there names the holder', () => {
    const table = alone();
    hold(table, Y, 'bandit-crown');
    expect(sitesRuled(table, Y)).toHaveLength(8);
    rich(table, X, { warbands: 2 });
    const rules = campaign(table, X);
    expect(run(table, rules)).toMatchObject({ ask: 'targets' });
    run(table, rules, 'done', 'dice:2', ...defense('-'), ...attack('ssh'), 'amount:1');
    expect(last(table, 'campaign')).toMatchObject({ defender: Y });
    expect(last(table, 'defense-roll')).toMatchObject({ total: 1 });
    expect(rulesSite(table, X, 0)).toBe(true);
  });

  test('bandit-crown: bandits stand beside warbands; the last warband may be lifted', () => {
    const table = war([], []);
    hold(table, Y, 'bandit-crown');
    run(table, campaign(table, X), 'done', 'dice:4', ...LOSE(4), 'no');
    expect(last(table, 'defense-roll')).toMatchObject({ total: 5 });
    turnOf(table, Y);
    place(table, Y, 'river');
    expect(run(table, regroup(table, Y)).ids).toContain('to-board:2');
  });

  test('bandit-crown with vow-of-union: the bandits of own sites attack and cannot die', () => {
    const table = war(['vow-of-union'], [], 1);
    hold(table, X, 'bandit-crown');
    const rules = campaign(table, X);
    expect(run(table, rules).ids[0]).toBe(`dice:${1 + sitesRuled(table, X).length}`);
    expect(sitesRuled(table, X)).not.toContain(1);
  });

  test('bandit-crown: held by an Imperial player the Empire rules', () => {
    const table = realm(4);
    role(table, Z, 'citizen');
    hold(table, Z, 'bandit-crown');
    expect(rulesSite(table, C, 3)).toBe(true);
  });

  test('OATH-S46 ring-of-devotion: with the River 5 warbands; none may be placed at sites', () => {
    const table = alone({ favor: 1 });
    place(table, X, 'river');
    rule(table, X, 'river', 1);
    hold(table, X, 'ring-of-devotion');
    settle(table, 'river', 'wolves');
    run(table, muster(table, X));
    expect(player(table, X).warbands).toBe(5);
    expect(ids(table, X)).not.toContain('warbands');
  });

  test('circlet-of-command: banners and other relics are out of reach, the pawn is worth a die more', () => {
    const table = war([], []);
    place(table, Y, 'river');
    hold(table, Y, 'circlet-of-command', 'map');
    banner(table, Y, 'peoples-favor', 1);
    const rules = campaign(table, X);
    expect(run(table, rules).ids).toEqual(['relic:circlet-of-command', 'pawn', 'done']);
    run(table, rules, 'pawn', 'done', 'dice:4', ...LOSE(4, 4));
    expect(last(table, 'targets')).toMatchObject({ dice: 4 });
    expect(ids(table, X)).not.toContain('major:recover');
    turnOf(table, Y);
    expect(ids(table, Y)).toContain('major:recover');
  });
});
