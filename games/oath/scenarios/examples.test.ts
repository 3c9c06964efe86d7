/** Section 11, the rulebook's own examples: OATH-S01, S02, S04 to S08. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { actMoves } from '../rules/turn/act.ts';
import {
  advise,
  attack,
  C,
  defense,
  inHand,
  place,
  player,
  type Realm,
  realm,
  rich,
  rule,
  run,
  settle,
  siteOf,
  sitesWith,
  turnOf,
  X,
  Y,
} from './realm.ts';

function plot(...advisers: string[]): Realm {
  const table = realm();
  turnOf(table, X);
  rich(table, X, { secrets: 1 });
  advise(table, X, ...advisers);
  advise(table, C, 'fabled-feast');
  inHand(table, X, 'conspiracy');
  return table;
}

test('OATH-S01 the Conspiracy takes the Scepter: two advisers may match the same one', () => {
  const table = plot('wayside-inn', 'levelers');
  const rule = playFromHand(table, X, 'search');
  expect(run(table, rule, 'play-conspiracy').ids).toEqual(['seize:0:grand-scepter', 'none']);
  run(table, rule, 'seize:0:grand-scepter');
  expect(player(table, X)).toMatchObject({ secrets: 0, relics: [{ card: 'grand-scepter' }] });
  expect(table.state.box).toContain('conspiracy');
  expect(
    actMoves(table, X)
      .map(moveId)
      .filter((id) => /offer|reliquary|exile/.test(id)),
  ).toEqual([]);
});

test('OATH-S02 one matching adviser is not enough, and the card leaves the game all the same', () => {
  const table = plot('wayside-inn', 'wolves');
  expect(run(table, playFromHand(table, X, 'search'), 'play-conspiracy').done).toBe(true);
  expect(table.state.box).toContain('conspiracy');
  expect(player(table, X).secrets).toBe(1);
});

test('OATH-S04 a battle plan is paid on a card that holds tokens', () => {
  const table = realm();
  turnOf(table, X);
  rule(table, X, 'river', 1);
  settle(table, 'river', 'mercenaries');
  rich(table, X, { favor: 2, warbands: 2 });
  player(table, X).favor = 1;
  Object.assign(siteOf(table, 'river').cards[0] as object, { favor: 1 });
  const war = campaign(table, X);
  expect(run(table, war, 'bandits', 'done', 'dice:2').ids).toEqual(['use:mercenaries:-', 'pass']);
  run(table, war, 'use:mercenaries:-', ...defense('-'), ...attack('hhhhhh'));
  expect(siteOf(table, 'river').cards[0]).toMatchObject({ favor: 2 });
  expect(table.events.findLast(({ kind }) => kind === 'pools')).toMatchObject({ attack: 6 });
});

/** The Chancellor attacks X, who rules the second site and holds a plan. */
function attacked(plan: string, goods: { favor?: number; secrets?: number }): Realm {
  const table = realm();
  rule(table, X, 'river', 2);
  for (const seat of [C, X]) place(table, seat, 'river');
  place(table, Y, 'mountain');
  advise(table, X, plan);
  rich(table, X, goods);
  rich(table, C, { warbands: 3 });
  return table;
}

test('OATH-S05 off-turn a paid secret turns facedown and stays on the board', () => {
  const table = attacked('mountain-giant', { secrets: 1 });
  const war = campaign(table, C);
  expect(run(table, war, 'done', 'dice:3', 'use:mountain-giant:-').ids).toEqual(['amount:1', 'amount:3']);
  run(table, war, 'amount:1', ...defense('2'), ...attack('hh'));
  expect(player(table, X)).toMatchObject({ secrets: 0, spent: 1, advisers: [{ favor: 0, secrets: 0 }] });
  expect(table.events.findLast(({ kind }) => kind === 'pools')).toMatchObject({ attack: 2 });
});

test('OATH-S06 off-turn paid favor goes to the bank of the suit at once', () => {
  const table = attacked('extra-provisions', { favor: 1 });
  const war = campaign(table, C);
  run(table, war, 'done', 'dice:3', 'use:extra-provisions:-', ...defense('--'), ...attack('hhh'));
  expect(player(table, X)).toMatchObject({ favor: 0, advisers: [{ favor: 0 }] });
  expect(table.state.banks.hearth).toBe(4);
  expect(table.events.find(({ kind }) => kind === 'defense-roll')).toMatchObject({ faces: ['blank', 'blank'] });
});

test('OATH-S07 a card is used by its ruler and by anybody who stands there; as a battle plan by its ruler only', () => {
  const table = realm();
  settle(table, 'river', 'siege-engines', 'longbows');
  rule(table, X, 'river', 1);
  rule(table, X, 'plains', 1);
  place(table, Y, 'river');
  for (const seat of [X, Y]) {
    rich(table, seat, { favor: 1, warbands: 1 });
    turnOf(table, seat);
    expect(actMoves(table, seat)).toContainEqual({ kind: 'power', card: 'siege-engines' });
  }
  const war = campaign(table, Y);
  expect(run(table, war, 'done', 'dice:1')).toMatchObject({ seat: X, ids: ['use:longbows:-', 'pass'] });
});

test('OATH-S08 any card may be played facedown', () => {
  const table = realm(3, sitesWith({ 0: 'ancient-city' }));
  settle(table, 'ancient-city', 'longbows', 'scouts');
  inHand(table, X, 'keep');
  turnOf(table, X);
  expect(run(table, playFromHand(table, X, 'search')).ids).toEqual(['to-advisers:false', 'discard']);
});
