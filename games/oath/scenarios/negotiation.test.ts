/** What is shown in negotiations (OATH-6.1, 6.6, 7.11). */
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import { offerCitizenship } from '../rules/minor/scepter.ts';
import { learn } from '../rules/queries/knowledge.ts';
import { redeal } from '../rules/redeal.ts';
import type { State } from '../rules/state/state.ts';
import { actPhase } from '../rules/turn/act.ts';
import { view } from '../rules/view.ts';
import {
  advise,
  adviseFacedown,
  alone,
  C,
  deck,
  last,
  type Realm,
  realm,
  rich,
  run,
  settle,
  X,
  Y,
  Z,
} from './realm.ts';

const TALK = ['power:tinkers-fair', `player:${Y}`];

/** X may negotiate with Y by the Tinker's Fair and has a faceup adviser between two facedown ones. */
function fair(): Realm {
  const table = alone({ favor: 1 });
  settle(table, 'plains', 'tinkers-fair');
  adviseFacedown(table, X, 'longbows');
  advise(table, X, 'jinx');
  adviseFacedown(table, X, 'vision-of-faith');
  return table;
}
const shows = (ids: readonly string[]) => ids.filter((id) => id.startsWith('show'));
const advisersSeenBy = (state: State, seat: number) => view(state, seat).players[X]?.advisers.map(({ card }) => card);

describe('OATH-6.1 facedown advisers are shown', () => {
  test('OATH-6.1 to the other one alone, and nobody else sees them', () => {
    const table = fair();
    run(table, actPhase(table, X), ...TALK, 'show-adviser:2');
    expect(advisersSeenBy(table.state, Y)).toEqual([null, 'jinx', 'vision-of-faith']);
    expect(advisersSeenBy(table.state, C)).toEqual([null, 'jinx', null]);
  });

  test('OATH-6.1 everybody hears of it, and only the two hear which card it is', () => {
    const table = fair();
    run(table, actPhase(table, X), ...TALK, 'show-adviser:0');
    expect(last(table, 'showed')).toEqual({ kind: 'showed', from: X, to: Y, what: 'adviser' });
    expect(table.secrets.at(-1)).toEqual({ to: [X, Y], also: { card: 'longbows' } });
  });

  test('OATH-3.6 one that the other knows, or that lies faceup, is not offered', () => {
    const table = fair();
    const turn = actPhase(table, X);
    expect(shows(run(table, turn, ...TALK).ids)).toEqual(['show-adviser:0', 'show-adviser:2']);
    expect(shows(run(table, turn, 'show-adviser:0').ids)).toEqual(['show-adviser:2']);
    expect(shows(run(table, turn, 'show-adviser:2').ids)).toEqual([]);
    run(table, turn, 'withdraw');
    expect(shows(run(table, turn, ...TALK).ids)).toEqual([]);
  });

  test('OATH-6.1 a player who answers with another proposal may show theirs too', () => {
    const table = fair();
    adviseFacedown(table, Y, 'captains');
    const turn = actPhase(table, X);
    run(table, turn, ...TALK, 'term:give:favor:-', 'propose');
    expect(shows(run(table, turn, 'counter').ids)).toEqual(['show-adviser:0']);
    run(table, turn, 'show-adviser:0');
    expect(last(table, 'showed')).toMatchObject({ from: Y, to: X });
    expect(view(table.state, X).players[Y]?.advisers).toMatchObject([{ card: 'captains' }]);
  });

  test('OATH-6.1 those who were shown it keep it in mind, and those who were not imagine another card', () => {
    const table = fair();
    deck(table, 'captains', 'tutor', 'bewitch', 'scryer');
    run(table, actPhase(table, X), ...TALK, 'show-adviser:0');
    const imagined = (seat: number, seed: number) => {
      const state = structuredClone(table.state);
      redeal(state, seat, seededRng(seed), 1);
      return state.players[X]?.advisers[0]?.card;
    };
    const seeds = [1, 2, 3, 4, 5];
    expect(new Set(seeds.map((seed) => imagined(Y, seed)))).toEqual(new Set(['longbows']));
    expect(new Set(seeds.map((seed) => imagined(C, seed)))).not.toEqual(new Set(['longbows']));
  });

  test('OATH-6.1, 6.6 with Citizenship the offerer shows relics and advisers, the Exile advisers only', () => {
    const table = realm(4);
    learn(table.state, C, table.state.reliquary[1] as string);
    learn(table.state, Z, table.state.reliquary[2] as string);
    adviseFacedown(table, C, 'longbows');
    adviseFacedown(table, Z, 'captains');
    rich(table, C, { favor: 1 });
    const offer = offerCitizenship(table, C);
    expect(shows(run(table, offer, `player:${Z}`, 'slot:1').ids)).toEqual(['show:1', 'show-adviser:0']);
    run(table, offer, 'show:1');
    expect(last(table, 'showed')).toEqual({ kind: 'showed', from: C, to: Z, what: 'relic' });
    expect(shows(run(table, offer, 'propose', 'counter').ids)).toEqual(['show-adviser:0']);
  });
});
