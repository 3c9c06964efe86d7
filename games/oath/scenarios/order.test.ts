/** Every denizen of Order, by its id (OATH-card:…). */
import { moveId } from '@tavola/kernel/ask.ts';
import { describe, expect, test } from 'vitest';
import { actMoves, actPhase } from '../rules/act.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { canExile, canExileSelf } from '../rules/citizenship.ts';
import { muster } from '../rules/muster.ts';
import { playFromHand } from '../rules/play.ts';
import { rest } from '../rules/rest.ts';
import { search } from '../rules/search.ts';
import { trade } from '../rules/trade.ts';
import { travel } from '../rules/travel.ts';
import {
  advise,
  adviseFacedown,
  attack,
  banner,
  C,
  deck,
  defense,
  discarded,
  inHand,
  place,
  player,
  type Realm,
  realm,
  relicsAt,
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

const ids = (table: Realm, seat: number) => actMoves(table, seat).map(moveId);
const last = (table: Realm, kind: string) => table.events.findLast((event) => event.kind === kind);

/** X attacks Y, who rules the river with 2 warbands, from the river; both have these advisers. Everybody else is far away. */
function war(attacker: readonly string[], defender: readonly string[], warbands = 4): Realm {
  const table = realm();
  turnOf(table, X);
  for (const seat of [C, Y]) place(table, seat, 'mountain');
  place(table, X, 'river');
  rule(table, Y, 'river', 2);
  advise(table, X, ...attacker);
  advise(table, Y, ...defender);
  rich(table, X, { warbands, favor: 3 });
  rich(table, Y, { favor: 3 });
  return table;
}
/** The attacker wins 9 to 2, or loses 0 to 4, after these picks. */
const WIN = (dice: number, shields = 1) => [...defense('-'.repeat(shields)), ...attack('s'.repeat(dice))];
const LOSE = (dice: number, shields = 1) => [...defense('2'.repeat(shields)), ...attack('h'.repeat(dice))];

describe('battle plans', () => {
  test('wrestlers: a sacrificed warband is a defense die', () => {
    const table = war([], ['wrestlers']);
    run(table, campaign(table, X), 'dice:4', 'use:wrestlers:-', ...LOSE(4, 2), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 4, defense: 2 });
    expect(siteOf(table, 'river').warbands[Y]).toBe(1);
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

describe('actions', () => {
  /** X's turn with a card at the own site and a favor to pay. */
  function at(card: string): Realm {
    const table = realm();
    turnOf(table, X);
    place(table, C, 'mountain');
    place(table, Y, 'mountain');
    settle(table, 'plains', card);
    rich(table, X, { favor: 1 });
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

  test('palanquin: whoever is taken along may refuse to turn a secret; another site is named', () => {
    const table = realm(3, [
      'plains',
      'the-hidden-place',
      'charming-valley',
      'fertile-valley',
      'great-slum',
      'rocky-coast',
      'lush-coast',
      'mountain',
    ]);
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
  });

  test('toll-roads under bandits: the favor burns', () => {
    const table = realm();
    turnOf(table, X);
    settle(table, 'mountain', 'toll-roads');
    rich(table, X, { favor: 1 });
    const { shared } = table.state;
    run(table, travel(table, X), 'travel:river:1:1:0');
    expect(table.state.shared).toBe(shared + 1);
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
