/** Cards that meet a Clockwork Prince, by their ids (OATH-card:…): he is never asked and never pays. */
import { expect, test } from 'vitest';
import { campaign } from '../rules/campaign/campaign.ts';
import { offerCitizenship } from '../rules/prince/offer.ts';
import { searchAndPlay } from '../rules/prince/search.ts';
import { actPhase } from '../rules/turn/act.ts';
import { align, crown } from './prince.ts';
import {
  advise,
  C,
  deck,
  LOSE,
  last,
  place,
  player,
  playing,
  realm,
  rich,
  run,
  settle,
  sitesWith,
  title,
  turnOf,
  war,
  X,
  Y,
} from './realm.ts';

test('revelation: a Prince burns nothing', () => {
  const table = realm();
  turnOf(table, X);
  const prince = crown(table, C, { ambition: 1 });
  table.state.shared -= 1;
  rich(table, C, { favor: 3 });
  rich(table, X, { favor: 1 });
  expect(playing(table, X, 'revelation', 'to-advisers:true')).toMatchObject({ seat: X });
  expect([player(table, C).favor, player(table, C).secrets, prince.ambition]).toEqual([3, 0, 1]);
});

test('dissent: each conspirator of a Prince is a card he rules', () => {
  const table = realm();
  turnOf(table, X);
  const prince = crown(table, Y);
  align(prince, 'order', 'conspirators', 1);
  align(prince, 'beast', 'conspirators', 2);
  align(prince, 'nomad', 'friends', 2);
  rich(table, Y, { favor: 3 });
  playing(table, X, 'dissent', 'to-advisers:true');
  expect(player(table, Y).favor).toBe(1);
});

test('bear-traps: a Prince uses them, for they cost him nothing', () => {
  const table = war([], []);
  crown(table, Y);
  settle(table, 'river', 'bear-traps');
  run(table, campaign(table, X), 'dice:4', ...LOSE(3));
  expect(last(table, 'attack-roll')).toMatchObject({ faces: ['hollow', 'hollow', 'hollow'] });
});

test('palanquin: a Prince turns no secret, so he goes to no Hidden Place', () => {
  const table = realm(3, sitesWith({ 1: 'the-hidden-place' }));
  turnOf(table, X);
  place(table, C, 'mountain');
  crown(table, Y);
  rich(table, Y, { secrets: 1 });
  advise(table, X, 'palanquin');
  rich(table, X, { favor: 1 });
  const { ids } = run(table, actPhase(table, X), 'power:palanquin');
  expect(ids).toContain('site:mountain');
  expect(ids).not.toContain('site:the-hidden-place');
});

test('relic-thief: the relic that comes with his Citizenship is given, and cannot be stolen', () => {
  const table = realm();
  crown(table, C, { threat: { line: 'vision', node: 'threat-devotion' } });
  title(table, Y);
  advise(table, Y, 'relic-thief');
  rich(table, Y, { favor: 1, secrets: 1 });
  const [relic] = table.state.relicDeck;
  expect(run(table, offerCitizenship(table, C), 'yes', 'yes', 'no').done).toBe(true);
  expect(player(table, X)).toMatchObject({ role: 'citizen', relics: [{ card: relic }] });
});

test('great-herd: he declines the swap, and nobody reads that he used it', () => {
  const table = realm();
  align(crown(table, C), 'nomad', 'friends', 1);
  settle(table, 'mountain', 'elders');
  deck(table, 'great-herd');
  run(table, searchAndPlay(table, C));
  expect(last(table, 'played')).toMatchObject({ card: 'great-herd' });
  expect(last(table, 'used')).toBeUndefined();
});
