/** What denizens of Order demand and forbid, by their ids (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { SUITS } from '../data/board.ts';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { search } from '../rules/actions/search.ts';
import { trade } from '../rules/actions/trade.ts';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { canExile, canExileSelf } from '../rules/minor/citizenship.ts';
import { offerCitizenship } from '../rules/minor/scepter.ts';
import { actPhase } from '../rules/turn/act.ts';
import { rest } from '../rules/turn/rest.ts';
import {
  advise,
  adviseFacedown,
  banner,
  C,
  deck,
  discarded,
  ids,
  inHand,
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
  turnOf,
  X,
  Y,
  Z,
} from './realm.ts';

describe('modifiers, tolls and prohibitions', () => {
  test('pressgangs: cards that hold tokens may be mustered on', () => {
    const table = realm();
    turnOf(table, X);
    settle(table, 'plains', 'longbows');
    Object.assign(siteOf(table, 'plains').cards[0] as object, { secrets: 1 });
    rich(table, X, { favor: 1 });
    expect(ids(table, X)).not.toContain('major:muster');
    advise(table, X, 'pressgangs');
    run(table, muster(table, X));
    expect(siteOf(table, 'plains').cards[0]).toMatchObject({ favor: 1, secrets: 1 });
  });

  test('tome-guardians: enemies of the ruler neither recover nor target the Darkest Secret', () => {
    const table = realm();
    turnOf(table, X);
    rich(table, X, { secrets: 3 });
    expect(ids(table, X)).toContain('major:recover');
    settle(table, 'river', 'tome-guardians');
    expect(ids(table, X)).not.toContain('major:recover');
    rule(table, X, 'river', 1);
    expect(ids(table, X)).toContain('major:recover');
    turnOf(table, Y);
    banner(table, X, 'darkest-secret', 1);
    place(table, C, 'mountain');
    expect(run(table, campaign(table, Y), 'player:1').ids).not.toContain('banner:darkest-secret');
  });

  test('tome-guardians: nor is it given to them; a new Citizen receives it as one', () => {
    const table = realm();
    settle(table, 'river', 'tome-guardians');
    rule(table, X, 'river', 1);
    banner(table, C, 'darkest-secret', 1);
    const gift = 'term:give:banner:darkest-secret';
    expect(run(table, offerCitizenship(table, C), 'player:2', 'slot:0').ids).not.toContain(gift);
    expect(run(table, offerCitizenship(table, C), 'player:1', 'slot:0').ids).not.toContain(gift);
    rule(table, C, 'river', 2);
    expect(run(table, offerCitizenship(table, C), 'player:2', 'slot:0').ids).toContain(gift);
  });

  test('tome-guardians: the Ancient Pact gives it to no enemy', () => {
    const table = realm();
    turnOf(table, X);
    banner(table, X, 'darkest-secret', 1);
    settle(table, 'river', 'tome-guardians');
    rule(table, X, 'river', 1);
    expect(playing(table, X, 'ancient-pact', 'to-advisers:true').done).toBe(true);
    expect(table.state.banners['darkest-secret'].holder).toBe(X);
  });

  test('tyrant: after travelling one warband at the destination dies', () => {
    const table = realm();
    turnOf(table, X);
    advise(table, X, 'tyrant');
    rule(table, Y, 'river', 2);
    run(table, travel(table, X), 'travel:river:1:0:0');
    expect(siteOf(table, 'river').warbands[Y]).toBe(1);
  });

  test('forced-labor: enemies on sites of its ruler pay to search, and to play an adviser faceup', () => {
    const table = realm();
    turnOf(table, X);
    settle(table, 'river', 'forced-labor');
    rule(table, Y, 'river', 1);
    rule(table, Y, 'plains', 1);
    discarded(table, 'cradle', 'longbows', 'scouts', 'keep');
    expect(ids(table, X)).not.toContain('major:search');
    rich(table, X, { favor: 1 });
    run(table, search(table, X), 'card:scouts', 'card:longbows', 'to-advisers:false');
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([0, 1]);
    player(table, X).supply = 7;
    const turn = actPhase(table, X);
    expect(run(table, turn, 'adviser:0').ids).toEqual(['discard']);
  });

  test('secret-police and vow-of-obedience: no Vision faceup', () => {
    const table = realm();
    turnOf(table, X);
    settle(table, 'river', 'secret-police');
    inHand(table, X, 'vision-of-faith');
    expect(run(table, playFromHand(table, X, 'search')).ids).toEqual(['to-advisers:false', 'discard']);
    rule(table, Y, 'plains', 1);
    expect(run(table, playFromHand(table, X, 'search')).ids).toContain('reveal-vision');
    advise(table, X, 'vow-of-obedience');
    expect(run(table, playFromHand(table, X, 'search')).ids).toEqual(['to-advisers:false', 'discard']);
  });

  test('vow-of-obedience: Rest takes a favor from a bank', () => {
    const table = realm();
    turnOf(table, X);
    advise(table, X, 'vow-of-obedience');
    run(table, rest(table, X), 'use:vow-of-obedience:-', 'bank:hearth');
    expect(player(table, X).favor).toBe(1);
    expect(table.state.banks.hearth).toBe(2);
    for (const suit of SUITS) {
      table.state.shared += table.state.banks[suit];
      table.state.banks[suit] = 0;
    }
    expect(run(table, rest(table, X)).done).toBe(true);
  });

  test('OATH-S53 toll-roads under bandits: the favor burns, or goes to the Vow of Renewal', () => {
    const table = realm();
    turnOf(table, X);
    settle(table, 'mountain', 'toll-roads');
    rich(table, X, { favor: 1 });
    const { shared } = table.state;
    run(table, travel(table, X), 'travel:river:1:1:0');
    expect(table.state.shared).toBe(shared + 1);
    advise(table, Y, 'vow-of-renewal');
    rich(table, X, { favor: 1 });
    run(table, travel(table, X), 'travel:plains:1:1:0');
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([0, 1]);
  });

  test('curfew: trading with a card of its ruler costs enemies a favor', () => {
    const table = realm();
    turnOf(table, X);
    settle(table, 'river', 'curfew');
    settle(table, 'plains', 'longbows');
    for (const site of ['river', 'plains']) rule(table, Y, site, 1);
    rich(table, X, { secrets: 1 });
    expect(ids(table, X)).not.toContain('major:trade');
    rich(table, X, { favor: 1 });
    run(table, trade(table, X));
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([1, 1]);
  });

  test('knights-errant: a Muster may be followed by a free campaign', () => {
    const table = realm();
    turnOf(table, X);
    advise(table, X, 'knights-errant');
    settle(table, 'plains', 'longbows');
    rich(table, X, { favor: 1 });
    player(table, X).supply = 1;
    const rules = muster(table, X);
    expect(run(table, rules)).toMatchObject({ ask: { kind: 'power', card: 'knights-errant' }, ids: ['yes', 'no'] });
    expect(run(table, rules, 'yes')).toMatchObject({ ask: 'defender' });
  });

  test('hunting-party: a search of the world deck may be followed by a free campaign, one of a discard pile not', () => {
    const table = realm();
    turnOf(table, X);
    advise(table, X, 'hunting-party');
    deck(table, 'keep');
    discarded(table, 'cradle', 'scouts');
    const rules = search(table, X);
    expect(run(table, rules, 'search:world:2:0', 'card:keep', 'discard')).toMatchObject({
      ask: { card: 'hunting-party' },
    });
    run(table, rules, 'no');
    expect(run(table, search(table, X), 'card:scouts', 'discard').done).toBe(true);
  });

  test('council-seat: a Citizen who has it is exiled by nobody', () => {
    const table = realm(4);
    role(table, Z, 'citizen');
    rich(table, C, { favor: 6 });
    expect([canExile(table, C, Z), canExileSelf(table, Z)]).toEqual([true, true]);
    advise(table, Z, 'council-seat');
    expect([canExile(table, C, Z), canExileSelf(table, Z)]).toEqual([false, false]);
  });

  test('a facedown adviser has no power', () => {
    const table = realm();
    turnOf(table, X);
    adviseFacedown(table, X, 'tyrant');
    rule(table, Y, 'river', 2);
    run(table, travel(table, X), 'travel:river:1:0:0');
    expect(siteOf(table, 'river').warbands[Y]).toBe(2);
  });
});
