/** Every denizen of Discord, by its id (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { actPhase } from '../rules/act.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { banditsAt } from '../rules/campaign/force.ts';
import { knows } from '../rules/knowledge.ts';
import { muster } from '../rules/muster.ts';
import { seizeBanner } from '../rules/operations/banners.ts';
import { burnFavor } from '../rules/operations/favor.ts';
import { giveRelic, takeRelics } from '../rules/operations/relics.ts';
import { giveTitle } from '../rules/operations/title.ts';
import { playFromHand } from '../rules/play.ts';
import { advisersTooMany, capacityOf } from '../rules/queries.ts';
import { rest } from '../rules/rest.ts';
import { rearranged } from '../rules/sources.ts';
import { forceTravel, travel } from '../rules/travel.ts';
import { wake } from '../rules/wake.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  banner,
  C,
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
  reveal,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  title,
  turnOf,
  WIN,
  war,
  X,
  Y,
  Z,
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
    run(spared, campaign(spared, X), 'dice:4', 'use:book-burning:-', ...WIN(4), 'amount:1');
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

describe('when played', () => {
  test('a-small-favor: four warbands', () => {
    const table = alone();
    playing(table, X, 'a-small-favor', 'to-advisers:true');
    expect(player(table, X)).toMatchObject({ warbands: 4, bank: 10 });
  });

  test('key-to-the-city: a site whose ruler is away is seized', () => {
    const table = alone();
    rule(table, Y, 'plains', 3);
    playing(table, X, 'key-to-the-city', 'to-site:plains');
    expect(siteOf(table, 'plains').warbands).toEqual([0, 1, 0]);
    expect(player(table, Y).bank).toBe(14);
  });

  test('key-to-the-city: not where a pawn of the ruler stands, an Imperial one for the Empire', () => {
    const table = realm(4);
    turnOf(table, X);
    role(table, Z, 'citizen');
    place(table, C, 'mountain');
    rule(table, C, 'plains', 1);
    playing(table, X, 'key-to-the-city', 'to-site:plains');
    expect(siteOf(table, 'plains').warbands).toEqual([1, 0, 0, 0]);
  });

  test('charlatan: one secret stays on the Darkest Secret', () => {
    const table = alone();
    banner(table, Y, 'darkest-secret', 4);
    playing(table, X, 'charlatan', 'to-site:plains');
    expect(table.state.banners['darkest-secret']).toMatchObject({ tokens: 1, holder: Y });
  });

  test('blackmail: the owner pays 3 favor or loses the relic', () => {
    const table = alone();
    place(table, Y, 'plains');
    hold(table, Y, 'map', 'whistle');
    rich(table, Y, { favor: 3 });
    inHand(table, X, 'blackmail');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-advisers:true').ids).toEqual(['card:map', 'card:whistle']);
    expect(run(table, rules, 'card:whistle')).toMatchObject({ seat: Y, ids: ['yes', 'no'] });
    run(table, rules, 'yes');
    expect([player(table, X).favor, player(table, Y).relics.length]).toEqual([3, 2]);
    const poor = alone();
    place(poor, Y, 'plains');
    hold(poor, Y, 'map');
    rich(poor, Y, { favor: 2 });
    playing(poor, X, 'blackmail', 'to-advisers:true');
    expect(player(poor, X).relics.map(({ card }) => card)).toEqual(['map']);
  });

  test("dissent: a favor for each suit one rules; the holder of the People's Favor pays nothing", () => {
    const table = alone({ favor: 1 });
    rule(table, C, 'river', 1);
    settle(table, 'river', 'longbows', 'keep', 'wolves');
    rich(table, C, { favor: 5 });
    rich(table, Y, { favor: 5 });
    advise(table, Y, 'tutor', 'marriage');
    banner(table, Y, 'peoples-favor', 1);
    playing(table, X, 'dissent', 'to-advisers:true');
    expect([C, X, Y].map((seat) => player(table, seat).favor)).toEqual([3, 0, 5]);
    expect(player(table, X).advisers[0]).toMatchObject({ card: 'dissent', favor: 3 });
  });

  test('false-prophet: a revealed Vision counts for its owner too', () => {
    const table = alone();
    reveal(table, Y, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    expect(player(table, X).bank).toBe(13);
    banner(table, X, 'darkest-secret', 1);
    table.state.visionsDrawn = 3;
    expect(run(table, wake(table, X)).result).toBe('vision');
  });

  test('false-prophet: when the Vision is discarded, its owner plays it or discards it', () => {
    const table = alone();
    reveal(table, Y, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    inHand(table, Y, 'vision-of-conquest');
    const rules = playFromHand(table, Y, 'search');
    expect(run(table, rules, 'reveal-vision')).toMatchObject({ seat: X, ask: 'play' });
    run(table, rules, 'reveal-vision');
    expect([player(table, X).vision, player(table, Y).vision]).toEqual(['vision-of-faith', 'vision-of-conquest']);
    expect(player(table, X).bank).toBe(14);
    expect(table.state.prophet).toBeNull();
  });

  test('false-prophet: on the own Vision, which comes back while another is revealed and goes again', () => {
    const table = alone();
    reveal(table, X, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    playing(table, X, 'vision-of-conquest', 'reveal-vision', 'reveal-vision');
    expect(player(table, X).vision).toBe('vision-of-conquest');
    expect(table.state.discards.provinces).toEqual(['vision-of-faith']);
  });

  test('royal-ambitions: an Exile with more sites than the Chancellor may turn Citizen with a relic unseen', () => {
    const table = alone();
    rule(table, X, 'river', 1);
    const relic = table.state.reliquary[2] as string;
    playing(table, X, 'royal-ambitions', 'to-advisers:true', 'yes', 'slot:2');
    expect(player(table, X)).toMatchObject({ role: 'citizen', supply: 7, relics: [{ card: relic }] });
    const even = alone();
    rule(even, X, 'river', 1);
    rule(even, C, 'mountain', 1);
    expect(playing(even, X, 'royal-ambitions', 'to-advisers:true').done).toBe(true);
  });

  test('royal-ambitions: with an empty Reliquary there is no relic', () => {
    const table = alone();
    rule(table, X, 'river', 1);
    table.state.relicDeck.push(...(table.state.reliquary.splice(0, 4, null, null, null, null) as string[]));
    rearranged(table.state);
    playing(table, X, 'royal-ambitions', 'to-advisers:true', 'yes');
    expect(player(table, X)).toMatchObject({ role: 'citizen', relics: [] });
  });

  test('salt-the-earth: the others go, and there is room for one', () => {
    const table = alone();
    settle(table, 'plains', 'longbows', 'wolves');
    playing(table, X, 'salt-the-earth', 'to-site:plains', 'card:wolves');
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['salt-the-earth']);
    expect(table.state.discards.provinces).toEqual(['wolves', 'longbows']);
    expect(capacityOf(table, 0)).toBe(1);
    const locked = alone();
    settle(locked, 'plains', 'boiling-lake');
    expect(playing(locked, X, 'salt-the-earth').ids).not.toContain('to-site:plains');
  });

  test('OATH-S40 salt-the-earth at the Drowned City: legal; capacity becomes 1', () => {
    const table = realm(3, ['drowned-city']);
    turnOf(table, X);
    expect(capacityOf(table, 0)).toBe(0);
    playing(table, X, 'salt-the-earth', 'to-site:drowned-city');
    expect(capacityOf(table, 0)).toBe(1);
  });

  test('riots: under the Mob every other card of the commonest suit at sites goes', () => {
    const table = alone();
    banner(table, null, 'peoples-favor', 1);
    table.state.banners['peoples-favor'].mob = true;
    settle(table, 'river', 'gossip', 'boiling-lake');
    settle(table, 'mountain', 'longbows', 'keep');
    advise(table, Y, 'tyrant');
    inHand(table, X, 'riots');
    const rules = playFromHand(table, X, 'search');
    run(table, rules, 'to-site:plains');
    expect(table.state.discards.provinces).toEqual(['gossip']);
    expect([siteOf(table, 'river').cards.length, siteOf(table, 'mountain').cards.length]).toEqual([1, 2]);
    const calm = alone();
    settle(calm, 'river', 'gossip');
    playing(calm, X, 'riots', 'to-site:plains');
    expect(siteOf(calm, 'river').cards).toHaveLength(1);
  });

  test('OATH-S31 riots: a card goes to the pile after its own region, and ties are decided by the player', () => {
    const table = alone();
    table.state.banners['peoples-favor'].mob = true;
    settle(table, 'mountain', 'longbows');
    inHand(table, X, 'riots');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-site:plains').ids).toEqual(['suit:discord', 'suit:order']);
    run(table, rules, 'suit:order');
    expect(table.state.discards.cradle).toEqual(['longbows']);
  });

  test('bandit-chief: one warband dies at every site, and bandits are three', () => {
    const table = alone();
    rule(table, Y, 'mountain', 2);
    rule(table, X, 'river', 1);
    rule(table, X, 'mountain', 2);
    inHand(table, X, 'bandit-chief');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-site:plains').ids).toEqual(['player:1', 'player:2']);
    run(table, rules, 'player:2');
    expect(siteOf(table, 'mountain').warbands).toEqual([0, 2, 1]);
    expect(siteOf(table, 'river').warbands[X]).toBe(0);
    expect(banditsAt(table, 3)).toBe(3);
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

  test('boiling-lake: whoever travels here without ruling it loses 2 warbands of the board', () => {
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
