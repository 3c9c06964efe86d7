/** Section 11, the Clockwork Prince: OATH-S09 to S12, S90 to S95, S97 to S99, S105, S106; his campaigns are in prince-campaigns.test.ts. */
import { expect, test } from 'vitest';
import { SUITS } from '../data/board.ts';
import { denizens } from '../data/cards.ts';
import { ROWS } from '../data/mind.ts';
import { canExile, canExileSelf } from '../rules/minor/citizenship.ts';
import { partners } from '../rules/minor/negotiation.ts';
import { perform } from '../rules/prince/actions.ts';
import { act, follow, followArrow, judgedArrows } from '../rules/prince/mind.ts';
import { offerCitizenship } from '../rules/prince/offer.ts';
import { canPay } from '../rules/prince/recover.ts';
import { searchAndPlay } from '../rules/prince/search.ts';
import { assess } from '../rules/prince/threat.ts';
import { princeTurn } from '../rules/prince/turn.ts';
import { advisersOfSuit, capacityOf } from '../rules/queries/queries.ts';
import { rest } from '../rules/turn/rest.ts';
import { wake } from '../rules/turn/wake.ts';
import { align, crown, peoplesRival, plain, stand } from './prince.ts';
import {
  banner,
  C,
  cover,
  deck,
  hold,
  last,
  player,
  realm,
  relicsAt,
  reveal,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  title,
  turnOf,
  X,
  Y,
} from './realm.ts';

// ---- searching and playing

test('OATH-S09 of the drawn friends the highest, the first card drawn of it; its row gives the actions', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'tl-muster-low' });
  align(prince, 'hearth', 'friends', 2);
  align(prince, 'discord', 'friends', 1);
  const [a = '', b = ''] = plain('hearth', 2);
  deck(table, ...plain('discord', 1), a, b);
  const { result } = run(table, searchAndPlay(table, C));
  expect(last(table, 'played')).toMatchObject({ card: a, to: 'plains' });
  expect([result, prince.friends[2], ROWS[2]?.actions]).toEqual([3, ['hearth'], 4]);
  expect(player(table, C).favor).toBe(1);
});
test('OATH-9.16 conspirators first in the other quadrants; unaligned before the other column; ties by the marker that entered first', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'bl-muster' });
  align(prince, 'hearth', 'friends', 4);
  const [hearth = ''] = plain('hearth', 1);
  const [nomad = ''] = plain('nomad', 1);
  deck(table, hearth, nomad);
  run(table, searchAndPlay(table, C));
  expect(last(table, 'played')).toMatchObject({ card: nomad });
  expect(prince.conspirators[0]).toEqual(['nomad']);
  align(prince, 'beast', 'conspirators', 1);
  deck(table, ...plain('beast', 2).slice(0, 1), plain('nomad', 2)[1] as string, plain('hearth', 2)[1] as string);
  run(table, searchAndPlay(table, C));
  expect(prince.conspirators[1]).toEqual(['nomad']);
});
test('OATH-S90 three Visions do not stop him: they count, and the denizen after them is played', () => {
  const table = realm();
  crown(table, C);
  const [card = ''] = plain('order', 1);
  deck(table, 'vision-of-faith', 'vision-of-conquest', 'vision-of-rebellion', card);
  run(table, searchAndPlay(table, C));
  expect(table.state.visionsDrawn).toBe(3);
  expect(last(table, 'played')).toMatchObject({ card });
  expect(table.state.discards.provinces).toEqual(['vision-of-faith', 'vision-of-conquest', 'vision-of-rebellion']);
});
test('OATH-S91 a card that fits nowhere, bottom left: a warband, a secret, a step of tactics; the marker advances', () => {
  const table = realm();
  const prince = crown(table, X, { token: 'bl-muster' });
  const card = denizens.find(({ restriction, planSide }) => restriction === 'adviser' && planSide === null);
  deck(table, card?.id as string);
  const { result } = run(table, searchAndPlay(table, X));
  expect(player(table, X)).toMatchObject({ warbands: 1, secrets: 1, favor: 0 });
  expect([prince.tactics, result, prince.conspirators[0]]).toEqual([1, 1, [card?.suit]]);
});
test('OATH-9.18 bottom right: two favor of the suit go to the Ambition', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'br-muster' });
  const card = denizens.find(({ restriction, planSide }) => restriction === 'adviser' && planSide === null);
  deck(table, card?.id as string);
  run(table, searchAndPlay(table, C));
  expect([prince.ambition, prince.tactics, player(table, C).favor]).toEqual([2, 0, 0]);
});
test('OATH-9.17 the topmost site with room, past full and facedown ones; battle plans advance tactics', () => {
  const table = realm();
  const prince = crown(table, C);
  settle(table, 'plains', ...[...plain('hearth', 2), ...plain('beast', 2)].slice(0, capacityOf(table, 0)));
  cover(table, 'river');
  deck(table, 'longbows');
  run(table, searchAndPlay(table, C));
  expect(last(table, 'played')).toMatchObject({ card: 'longbows', to: 'charming-valley' });
  expect(prince.tactics).toBe(1);
});
test('OATH-S106 the deck ends with two Visions: they count, nothing is played, no marker moves, two actions', () => {
  const table = realm();
  const prince = crown(table, C);
  deck(table, 'vision-of-faith', 'vision-of-conquest');
  table.state.phase = 'act';
  rich(table, C, { favor: 3 });
  run(table, princeTurn(table, C));
  expect(table.state.visionsDrawn).toBe(2);
  expect(prince.unaligned).toEqual(SUITS);
  expect(last(table, 'prince-actions')).toMatchObject({ n: 2 });
});

// ---- threats

test('OATH-S10 a Citizen who is the Successor is the threat; both tokens go to the node of the goal', () => {
  const table = realm();
  table.state.oath = 'people';
  const prince = crown(table, C);
  role(table, Y, 'citizen');
  banner(table, Y, 'darkest-secret', 1);
  run(table, assess(table, C));
  expect(prince).toMatchObject({ threat: { line: 'successor' }, token: 'threat-devotion', start: 'threat-devotion' });
});
test('OATH-S11 the same threat again: the tokens return from another quadrant and stay in their own', () => {
  const table = realm();
  table.state.oath = 'people';
  const prince = crown(table, C, { threat: { line: 'successor', node: 'threat-devotion' } });
  role(table, Y, 'citizen');
  banner(table, Y, 'darkest-secret', 1);
  stand(prince, 'tl-muster-low');
  run(table, assess(table, C));
  expect(prince.token).toBe('threat-devotion');
  stand(prince, 'bl-muster');
  run(table, assess(table, C));
  expect(prince.token).toBe('bl-muster');
});
test('OATH-S12 an Exile Prince who is the Usurper sees no threat; before, always the Usurper', () => {
  const table = realm();
  const prince = crown(table, X, { token: 'tr-muster' });
  run(table, assess(table, X));
  expect(prince).toMatchObject({ threat: { line: 'usurper' }, token: 'threat-supremacy' });
  title(table, X, 'usurper');
  stand(prince, 'tr-muster');
  run(table, assess(table, X));
  expect(prince).toMatchObject({ threat: null, token: 'tr-muster' });
});
test('OATH-9.12 the lines in their order; an Oathkeeper is a usurper in round 8; no threat in the first turn', () => {
  const table = realm();
  const prince = crown(table, C, { assessed: false });
  title(table, X);
  run(table, assess(table, C));
  expect(prince.threat).toBeNull();
  run(table, assess(table, C));
  expect(prince.threat).toEqual({ line: 'oathkeeper', node: 'threat-supremacy' });
  table.state.visionsDrawn = 3;
  reveal(table, Y, 'vision-of-faith');
  banner(table, Y, 'darkest-secret', 1);
  run(table, assess(table, C));
  expect(prince.threat).toEqual({ line: 'vision', node: 'threat-devotion' });
  table.state.round = 8;
  run(table, assess(table, C));
  expect(prince.threat).toEqual({ line: 'usurper', node: 'threat-supremacy' });
});

// ---- actions

test('OATH-S93 muster: a favor of the board on the card closest to the site; the Ambition stays', () => {
  const table = realm();
  const prince = crown(table, C, { ambition: 3 });
  table.state.shared -= 3;
  rich(table, C, { favor: 1 });
  const cards = plain('hearth', 2);
  settle(table, 'plains', ...cards);
  expect(run(table, perform(table, C, { type: 'muster' })).result).toBe(true);
  expect(siteOf(table, 'plains').cards.map(({ favor }) => favor)).toEqual([1, 0]);
  expect([player(table, C).warbands, prince.ambition]).toEqual([2, 3]);
  expect(run(table, perform(table, C, { type: 'muster' })).result).toBe(false);
});
test('OATH-S94 trade: friends give favor, conspirators secrets, by their rows', () => {
  const table = realm();
  const prince = crown(table, C);
  align(prince, 'hearth', 'friends', 2);
  align(prince, 'arcane', 'conspirators', 1);
  settle(table, 'plains', ...plain('hearth', 1), ...plain('arcane', 1), ...plain('beast', 1));
  run(table, perform(table, C, { type: 'trade', for: ['favor', 'secret'] }));
  expect(player(table, C)).toMatchObject({ favor: 2, secrets: 1 });
  expect(table.state.banks.hearth).toBe(1);
  expect(siteOf(table, 'plains').cards.every(({ favor, secrets }) => favor + secrets === 0)).toBe(true);
});
test('OATH-9.23 travel to where the trade would yield most; a favor or a secret where there is none', () => {
  const table = realm();
  const prince = crown(table, C);
  run(table, perform(table, C, { type: 'travel', to: 'most-favor' }));
  run(table, perform(table, C, { type: 'travel', to: 'most-secrets' }));
  expect(player(table, C)).toMatchObject({ favor: 1, secrets: 1, pawn: 0 });
  expect(table.state.banks.discord).toBe(2);
  align(prince, 'hearth', 'friends', 2);
  const [a = '', b = '', c = ''] = plain('hearth', 3);
  settle(table, 'river', a);
  settle(table, 'mountain', b, c);
  expect(run(table, perform(table, C, { type: 'travel', to: 'most-favor' })).result).toBe(true);
  expect(last(table, 'travelled')).toMatchObject({ to: 'mountain' });
  expect(run(table, perform(table, C, { type: 'travel', to: 'most-favor' })).result).toBe(false);
});
test('OATH-9.23 to a relic; else a facedown site is turned; else a favor', () => {
  const table = realm();
  crown(table, C);
  run(table, perform(table, C, { type: 'travel', to: 'relic' }));
  expect(player(table, C)).toMatchObject({ favor: 1, pawn: 0 });
  cover(table, 'great-slum');
  run(table, perform(table, C, { type: 'travel', to: 'relic' }));
  expect(player(table, C)).toMatchObject({ favor: 2, pawn: 4 });
  expect(siteOf(table, 'great-slum').faceup).toBe(true);
  relicsAt(table, 'river', 'map');
  run(table, perform(table, C, { type: 'travel', to: 'relic' }));
  expect(player(table, C).pawn).toBe(1);
});
test('OATH-9.27 he pays all favor, Ambition too, and never for a banner he holds', () => {
  const table = realm();
  const prince = crown(table, C, { ambition: 2 });
  table.state.shared -= 2;
  rich(table, C, { favor: 2 });
  banner(table, X, 'peoples-favor', 3);
  expect(canPay(table, C, 'peoples-favor')).toBe(true);
  run(table, perform(table, C, { type: 'recover', what: 'peoples-favor' }));
  expect(table.state.banners['peoples-favor']).toMatchObject({ holder: C, tokens: 4 });
  expect([player(table, C).favor, prince.ambition]).toEqual([0, 0]);
  rich(table, C, { favor: 5 });
  expect(canPay(table, C, 'peoples-favor')).toBe(false);
});
test('OATH-9.27 the Darkest Secret with all secrets; a relic as an Exile with secrets in place of favor', () => {
  const table = realm(3, ['standing-stones', 'river']);
  crown(table, X);
  rich(table, X, { secrets: 3 });
  banner(table, null, 'darkest-secret', 2);
  expect(run(table, perform(table, X, { type: 'recover', what: 'darkest-secret' })).result).toBe(true);
  expect(table.state.banners['darkest-secret']).toMatchObject({ holder: X, tokens: 3 });
  relicsAt(table, 'standing-stones', 'map');
  rich(table, X, { favor: 1, secrets: 4 });
  expect(canPay(table, X, 'relic')).toBe(true);
  run(table, perform(table, X, { type: 'recover', what: 'relic' }));
  expect(player(table, X).relics.map(({ card }) => card)).toEqual(['map']);
});
test('OATH-S95 what is skipped does not count: two real actions are done', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'bl-trade-secret' });
  align(prince, 'hearth', 'conspirators', 1);
  align(prince, 'beast', 'friends', 1);
  settle(table, 'plains', ...plain('hearth', 1), ...plain('beast', 1));
  run(table, act(table, C, 2));
  expect(prince.thoughts.map(({ to, did }) => `${to} ${did}`)).toEqual([
    'bl-travel-secret skip',
    'bl-trade-both act',
    'bl-muster act',
  ]);
});
test('OATH-9.22 when nothing at all can be done he stops after 33 nodes', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'tl-trade-favor' });
  for (const slot of table.state.sites) slot.faceup = slot.site === 'plains';
  rule(table, C, 'plains', 1);
  run(table, act(table, C, 2));
  expect(prince.thoughts).toHaveLength(33);
});

// ---- arrows

test('OATH-S97 battle ready comes before can pay', () => {
  const table = peoplesRival();
  rich(table, C, { favor: 9 });
  expect(follow(judgedArrows(table, C, 'threat-people')).best?.arrow.to).toBe('br-campaign-pf');
  player(table, C).warbands = 0;
  player(table, C).bank += 6;
  expect(follow(judgedArrows(table, C, 'threat-people')).best?.arrow.to).toBe('br-recover-pf');
});
test('OATH-S105 at need-banner: only the one that is missing, else past threat-people', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'tl-campaign-high' });
  rule(table, C, 'plains', 1);
  banner(table, C, 'peoples-favor', 1);
  run(table, act(table, C, 0));
  run(table, followArrow(table, C));
  expect(prince.token).toBe('need-banner');
  expect(follow(judgedArrows(table, C, 'need-banner')).best?.arrow.to).toBe('bl-trade-secret');
  banner(table, C, 'darkest-secret', 1);
  expect(follow(judgedArrows(table, C, 'need-banner')).best?.arrow.to).toBe('threat-people');
  expect(follow(judgedArrows(table, C, 'threat-people')).best?.arrow.to).toBe('br-search');
  banner(table, null, 'darkest-secret', 1);
  banner(table, null, 'peoples-favor', 1);
  expect(follow(judgedArrows(table, C, 'need-banner')).best?.arrow.to).toBe('threat-people');
});

// ---- what else is different

test('OATH-S98 in danger he offers the bottom relic and Citizenship to each Exile; not against a Successor', () => {
  const table = realm();
  const prince = crown(table, C, { threat: { line: 'vision', node: 'threat-devotion' } });
  title(table, X);
  rich(table, X, { warbands: 2 });
  const [relic] = table.state.relicDeck;
  const asked = run(table, offerCitizenship(table, C));
  expect([asked.seat, asked.ask]).toEqual([X, { kind: 'prince-look', from: C }]);
  run(table, offerCitizenship(table, C), 'no', 'yes', 'yes');
  expect(player(table, Y)).toMatchObject({ role: 'citizen', relics: [{ card: relic }] });
  prince.threat = { line: 'successor', node: 'threat-devotion' };
  expect(run(table, offerCitizenship(table, C)).done).toBe(true);
});
test('OATH-S99 a Citizen under a Prince refreshes by the warbands in his bank, and cannot be exiled', () => {
  const table = realm();
  crown(table, C);
  role(table, Y, 'citizen');
  rich(table, C, { warbands: 12 });
  hold(table, X, 'grand-scepter');
  rich(table, X, { favor: 9 });
  turnOf(table, Y);
  player(table, Y).supply = 0;
  run(table, rest(table, Y));
  expect(player(table, Y).supply).toBe(5);
  expect([canExile(table, X, Y), canExileSelf(table, Y)]).toEqual([false, false]);
});
test('OATH-9.4 conspirators count as advisers; nobody talks with him', () => {
  const table = realm();
  const prince = crown(table, Y);
  align(prince, 'order', 'conspirators', 3);
  align(prince, 'beast', 'friends', 3);
  expect([advisersOfSuit(table, Y, 'order'), advisersOfSuit(table, Y, 'beast')]).toEqual([1, 0]);
  expect(partners(table, X)).toEqual([C]);
});
test('OATH-9.14 in Wake he only adds favor, from the board first, then from the Ambition', () => {
  const table = realm();
  const prince = crown(table, C, { ambition: 1 });
  table.state.shared -= 1;
  banner(table, C, 'peoples-favor', 2);
  run(table, wake(table, C));
  expect([table.state.banners['peoples-favor'].tokens, prince.ambition]).toEqual([3, 0]);
  run(table, wake(table, C));
  expect(table.state.banners['peoples-favor'].tokens).toBe(3);
});
