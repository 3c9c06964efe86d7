/** Section 11, the campaigns of the Clockwork Prince: OATH-S96, 9.29 to 9.32. */
import { expect, test } from 'vitest';
import { relicFacts } from '../data/cards.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { perform } from '../rules/prince/actions.ts';
import { isReady, marchOn } from '../rules/prince/campaign.ts';
import { crown, peoplesRival } from './prince.ts';
import {
  advise,
  attack,
  C,
  defense,
  hold,
  last,
  place,
  player,
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
} from './realm.ts';

test('OATH-S96 battle ready: more attack dice, tactics included, than target dice and defenders', () => {
  const table = realm();
  crown(table, C, { tactics: 1 });
  rich(table, C, { warbands: 4 });
  for (const { site } of table.state.sites) if (site !== 'river') rule(table, C, site, 1);
  rule(table, X, 'river', 3);
  place(table, X, 'mountain');
  expect(marchOn(table, C, 'weakest-rival-site')).toMatchObject({ slot: 1, defender: X, attack: 5, defense: 4 });
  expect(isReady(marchOn(table, C, 'weakest-rival-site'))).toBe(true);
  rule(table, X, 'river', 1);
  expect(isReady(marchOn(table, C, 'weakest-rival-site'))).toBe(false);
});
test('OATH-9.30 more sites of the same defender while he stays battle ready', () => {
  const table = realm();
  crown(table, C);
  rich(table, C, { warbands: 6 });
  for (const { site } of table.state.sites)
    if (!['river', 'mountain', 'great-slum'].includes(site)) rule(table, C, site, 1);
  rule(table, X, 'river', 1);
  rule(table, X, 'great-slum', 2);
  rule(table, X, 'mountain', 1);
  place(table, X, 'lush-coast');
  const march = marchOn(table, C, 'weakest-rival-site');
  expect(march?.targets).toEqual([
    { kind: 'site', slot: 1 },
    { kind: 'site', slot: 7 },
  ]);
});
test('OATH-9.30 relics from left to right up to the first that is too much; a cheaper one after it stays', () => {
  const table = realm();
  crown(table, C);
  const [cheap, dear, cheaper] = ['whistle', 'map', 'cracked-horn'] as const;
  hold(table, X, cheap, dear, cheaper);
  place(table, X, 'lush-coast');
  const force = player(table, X).warbands + relicFacts(cheap).defense;
  player(table, C).warbands = 0;
  rich(table, C, { warbands: force + relicFacts(cheaper).defense + 1 });
  expect(relicFacts(dear).defense).toBeGreaterThan(relicFacts(cheaper).defense);
  expect(marchOn(table, C, 'most-relics-holder')?.targets).toEqual([{ kind: 'relic', relic: cheap }]);
});
test('OATH-9.31 he marches, fights with all dice and leaves one warband on the site', () => {
  const table = realm();
  crown(table, C, { tactics: 3 });
  rich(table, C, { warbands: 3 });
  rule(table, C, 'plains', 1);
  const dice = [...defense('--'), ...attack('sssss')];
  expect(run(table, perform(table, C, { type: 'campaign', against: 'weakest-rival-site' }), ...dice).result).toBe(true);
  expect(last(table, 'tactics')).toMatchObject({ n: 2 });
  expect(['river', 'charming-valley'].map((site) => siteOf(table, site).warbands[C])).toEqual([1, 1]);
  expect(player(table, C).pawn).toBe(1);
});
test('OATH-9.31 with too few warbands for all taken sites the leftmost ones get theirs', () => {
  const table = realm();
  crown(table, C);
  rich(table, C, { warbands: 7 });
  for (const { site } of table.state.sites) if (site !== 'river' && site !== 'mountain') rule(table, C, site, 1);
  rule(table, X, 'river', 2);
  rule(table, X, 'mountain', 1);
  place(table, X, 'lush-coast');
  const dice = [...defense('--'), ...attack('kkkkkk')];
  run(table, perform(table, C, { type: 'campaign', against: 'weakest-rival-site' }), ...dice, 'amount:1');
  expect(last(table, 'targets')).toMatchObject({ targets: ['mountain', 'river'] });
  expect(['river', 'mountain'].map((site) => siteOf(table, site).warbands[C])).toEqual([1, 0]);
});
test('OATH-9.30 of relics that a Circlet protects he takes the Circlet itself', () => {
  const table = realm();
  crown(table, C);
  rich(table, C, { warbands: 8 });
  hold(table, X, 'whistle', 'circlet-of-command', 'map');
  place(table, X, 'lush-coast');
  expect(marchOn(table, C, 'most-relics-holder')?.targets).toEqual([{ kind: 'relic', relic: 'circlet-of-command' }]);
});
test('OATH-9.29 as Chancellor he leaves Citizens alone, unless one of them is the threat', () => {
  const table = peoplesRival();
  role(table, X, 'citizen');
  expect(marchOn(table, C, 'peoples-favor-holder')).toBeNull();
  table.state.oath = 'protection';
  expect(marchOn(table, C, 'peoples-favor-holder')).toBeNull();
  (player(table, C).prince as { threat: unknown }).threat = { line: 'successor', node: 'threat-people' };
  expect(marchOn(table, C, 'peoples-favor-holder')).toMatchObject({ defender: X, slot: 1 });
});
test('OATH-G19 under Devotion he goes for the Scepter of the Successor', () => {
  const table = realm();
  table.state.oath = 'devotion';
  crown(table, C, { threat: { line: 'successor', node: 'threat-protection' } });
  role(table, X, 'citizen');
  hold(table, X, 'map', 'grand-scepter');
  hold(table, Y, 'whistle', 'cracked-horn', 'truthful-harp');
  expect(marchOn(table, C, 'most-relics-holder')?.targets[0]).toEqual({ kind: 'relic', relic: 'grand-scepter' });
});
test.each(['specialist', 'marsh-spirit'])(
  'OATH-S92 five tactics as defender take three attack dice away, %s or not',
  (card) => {
    const table = realm();
    crown(table, Y, { tactics: 5 });
    turnOf(table, X);
    place(table, X, 'river');
    place(table, C, 'mountain');
    place(table, Y, 'mountain');
    rule(table, Y, 'river', 1);
    rich(table, X, { warbands: 4, favor: 2 });
    if (card === 'specialist') advise(table, X, card);
    else settle(table, 'river', card);
    const plans = card === 'specialist' ? ['use:specialist:-'] : [];
    run(table, campaign(table, X), 'dice:4', ...plans, ...defense('-'), ...attack('s'), 'sacrifice:1');
    expect(last(table, 'tactics')).toMatchObject({ seat: Y, n: -3 });
  },
);
test('OATH-9.32 his dead come from the board first', () => {
  const table = realm();
  crown(table, Y);
  turnOf(table, X);
  place(table, X, 'river');
  place(table, Y, 'river');
  place(table, C, 'mountain');
  rule(table, Y, 'river', 2);
  rich(table, Y, { warbands: 2 });
  rich(table, X, { warbands: 5 });
  run(table, campaign(table, X), 'done', 'dice:5', ...defense('-'), ...attack('sssss'), 'amount:0');
  expect(table.events.filter(({ kind }) => kind === 'killed')).toMatchObject([
    { n: 2, from: { at: 'board', seat: Y } },
  ]);
});
test('OATH-9.32 of his sites the rightmost loses first, in whatever order they were named', () => {
  const table = realm();
  crown(table, Y);
  turnOf(table, X);
  place(table, X, 'mountain');
  for (const seat of [C, Y]) place(table, seat, 'plains');
  rule(table, Y, 'river', 2);
  rule(table, Y, 'mountain', 2);
  rich(table, X, { warbands: 6 });
  run(table, campaign(table, X), 'site:river', 'dice:6', ...defense('--'), ...attack('sssss'), 'amount:0', 'amount:0');
  expect(table.events.filter(({ kind }) => kind === 'killed')).toMatchObject([
    { n: 2, from: { at: 'site', site: 'mountain' } },
  ]);
});
