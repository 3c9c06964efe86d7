/** When a bot rolls again with Jinx. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import type { AttackFace, DefenseFace, DieFace } from '../data/board.ts';
import { newCampaign } from '../rules/campaign/campaign.ts';
import type { Move } from '../rules/state/moves.ts';
import { alone, type Realm, rule, turnOf, war, X, Y } from '../scenarios/realm.ts';
import { greedy } from './policy.ts';

const YES_OR_NO: readonly Move[] = [{ kind: 'yes' }, { kind: 'no' }];

function pick({ state }: Realm, seat: number, faces: readonly DieFace[]): string {
  const index = greedy(state, seat, { kind: 'reaction', card: 'jinx', faces }, YES_OR_NO);
  return moveId(YES_OR_NO[index] as Move);
}
/** X attacks the river, which Y rules, with four dice and this many warbands; the defense is known or about to be rolled. */
function battle(warbands: number, defense: { readonly total?: number; readonly dice?: number }): Realm {
  const table = war(['jinx'], [], warbands);
  const at = { ...newCampaign(table, X, {}), defender: Y, targets: [{ kind: 'site', slot: 1 } as const] };
  table.state.campaigns.push({ ...at, attack: 4, defense: defense.dice ?? 1, defenseTotal: defense.total ?? 0 });
  return table;
}
const hollow: readonly AttackFace[] = ['hollow', 'hollow', 'hollow', 'hollow'];
const swords: readonly AttackFace[] = ['sword', 'sword', 'sword', 'hollow'];
const skulls: readonly AttackFace[] = ['double', 'double', 'double', 'double'];

test('an attacker rolls again what is worse than most rolls', () => {
  expect(pick(battle(4, { total: 3 }), X, hollow)).toBe('yes');
});

test('an attacker keeps what is better than most rolls, though warbands must be sacrificed', () => {
  expect(pick(battle(4, { total: 3 }), X, swords)).toBe('no');
});

test('a campaign that is won is left alone, skulls or not', () => {
  expect(pick(battle(4, { total: 2 }), X, swords)).toBe('no');
  expect(pick(battle(9, { total: 2 }), X, skulls)).toBe('no');
});

test('a campaign that no roll can win is left alone', () => {
  expect(pick(battle(1, { total: 20 }), X, hollow)).toBe('no');
});

test('a defender rolls blanks again and keeps shields', () => {
  const blanks: readonly DefenseFace[] = ['blank', 'blank', 'blank'];
  expect(pick(battle(4, { dice: 3 }), Y, blanks)).toBe('yes');
  expect(pick(battle(4, { dice: 3 }), Y, ['shields', 'shields', 'doubler'])).toBe('no');
});

test('a defender who cannot lose, or cannot win, keeps even blanks', () => {
  const safe = battle(1, { dice: 2 });
  rule(safe, Y, 'river', 10);
  expect(pick(safe, Y, ['blank', 'blank'])).toBe('no');
  const lost = battle(14, { dice: 1 });
  expect(pick(lost, Y, ['blank'])).toBe('no');
});

test('shields are welcome in the Gambling Hall and unwelcome to the Relic Thief', () => {
  const table = alone({ favor: 1, secrets: 1 });
  expect(pick(table, X, ['blank', 'blank', 'shield', 'blank'])).toBe('yes');
  expect(pick(table, X, ['shields', 'doubler', 'shield', 'blank'])).toBe('no');
  turnOf(table, Y);
  expect(pick(table, X, ['shield'])).toBe('yes');
  expect(pick(table, X, ['blank'])).toBe('no');
});
