/** Automata scenarios 11.11 and 11.12: the fully cooperative game (AUT-C). */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { isDominance } from '../data/cards.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { enemiesOf, enemyPieces } from '../rules/automata/keys.ts';
import { daylight } from '../rules/automata/marquise/daylight.ts';
import { canBattleIn } from '../rules/battle/battle.ts';
import { loseVp, score, scoreTogether } from '../rules/score/score.ts';
import { type Options, refuse } from '../rules/state/options.ts';
import { play as wholeGame } from '../rules/turn/play.ts';
import { removeAllEnemies } from '../rules/woodland/removal.ts';
import { rulerOf, rules } from '../rules/woodland/rule.ts';
import { at, ending, onTop, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

const MM = 0;
const EE = 1;
const A = 2;
const B = 3;

function together(chosen: Partial<Options> = {}): Woodland {
  return woodland([{ faction: 'marquise' }, { faction: 'eyrie' }, 'alliance', 'duchy'], {
    cooperative: true,
    ...chosen,
  });
}

function points(table: Woodland, ...vp: number[]): void {
  for (const [seat, one] of vp.entries()) {
    player(table, seat).vp = one;
    player(table, seat).earned[0] = one;
  }
}

const reward = (seat: number) => ({ seat, vp: 1, why: 'removal', clause: 'ROOT-3.2.1' });

describe('AUT-C-1 the end', () => {
  test('there are no dominance cards', () => {
    expect(together({ dominance: 'always' }).state.open.box.filter(isDominance)).toHaveLength(4);
  });

  test('BOT-S193 play goes on while one person is not there yet; then who comes first decides', () => {
    const table = together();
    points(table, 29, 0, 29, 28);
    score(table, A, 1, 'removal', 'ROOT-3.2.1');
    expect(player(table, A).vp).toBe(30);
    const lost = together();
    points(lost, 29, 0, 30, 28);
    const automata = ending(
      (function* () {
        score(lost, MM, 1, 'order', 'AUT-4.6.1');
      })(),
    );
    expect(automata).toMatchObject({ winners: [MM, EE], reason: 'automata', scores: [30, 0, 30, 28] });
    const people = ending(
      (function* () {
        score(table, B, 2, 'removal', 'ROOT-3.2.1');
      })(),
    );
    expect(people).toMatchObject({ winners: [A, B], reason: 'people-together' });
  });

  test('BOT-S204 a player who has been there once need not be there at the end', () => {
    const table = together();
    points(table, 0, 0, 29, 29);
    score(table, A, 1, 'removal', 'ROOT-3.2.1');
    loseVp(table, A, 1, 'AUT-T-EYR-4');
    const over = ending(
      (function* () {
        score(table, B, 1, 'removal', 'ROOT-3.2.1');
      })(),
    );
    expect(over).toMatchObject({ winners: [A, B], scores: [0, 0, 29, 30] });
  });

  test.each([
    [MM, [MM, EE]],
    [B, [A, B]],
  ])('in one scoring event the side of the turn player wins (turn of %s)', (turn, winners) => {
    const table = together();
    points(table, 29, 0, 29, 29);
    turnOf(table, turn);
    const over = ending(
      (function* () {
        scoreTogether(table, [reward(MM), reward(A), reward(B)]);
      })(),
    );
    expect(over.winners).toEqual(winners);
  });

  test('section 7: when the rounds are over the people have lost', () => {
    const table = together({ roundLimit: 1 });
    points(table, 3, 4, 29, 29);
    turnOf(table, B, 'end-of-evening');
    const outcome = play(wholeGame(table)).result;
    expect(outcome).toEqual({ winners: [MM, EE], reason: 'round-limit', scores: [3, 4, 29, 29] });
  });

  test('it takes a person and an automaton', () => {
    const seat = (kind: 'player' | 'automaton') => ({ kind, settings: { faction: 'random' } }) as const;
    const wish = { cooperative: true } as Options;
    expect(refuse(wish, [seat('player'), seat('player')])).toBe('cooperative-alone');
    expect(refuse(wish, [seat('player'), seat('automaton')])).toBeNull();
  });
});

describe('AUT-C-2 automata among themselves', () => {
  test('BOT-S192 no battle, and no count for the march', () => {
    const table = together();
    put(table, MM, 7, { warrior: 2 });
    put(table, EE, 7, { warrior: 2, roost: 1 });
    put(table, MM, 2, { warrior: 5 });
    put(table, EE, 5, { warrior: 1 });
    put(table, A, 10, { sympathy: 1 });
    onTop(table, 'mouse-in-a-sack');
    play(revealOrder(table, MM));
    expect(canBattleIn(table.state, MM, 7)).toBe(false);
    expect(enemiesOf(table.state, MM)).toEqual([A, B]);
    expect(enemyPieces(table.state, MM, 7)).toBe(0);
    play(daylight(table, MM));
    expect(at(table, EE, 7)).toEqual({ warrior: 2, roost: 1 });
    expect(player(table, MM).warriors[10]).toBeGreaterThan(0);
    expect(player(table, MM).warriors[5]).toBe(0);
  });

  test('collateral effects still remove their pieces, with VP', () => {
    const table = together();
    put(table, EE, 7, { warrior: 2, roost: 1 });
    play(removeAllEnemies(table, MM, [7]));
    expect(at(table, EE, 7)).toEqual({});
    expect(player(table, MM).vp).toBe(1);
  });

  test('AUT-C-3 people remain enemies of each other', () => {
    const table = together();
    put(table, A, 7, { sympathy: 1 });
    put(table, B, 7, { warrior: 2 });
    expect(canBattleIn(table.state, B, 7)).toBe(true);
  });
});

describe('AUT-C-4 people who rule together', () => {
  test('add up warriors and buildings; those with nothing there do not rule', () => {
    const table = woodland([{ faction: 'marquise' }, 'eyrie', 'alliance', 'duchy'], {
      cooperative: true,
      humanTeamRule: true,
    });
    put(table, 0, 7, { warrior: 3 });
    put(table, 2, 7, { warrior: 1 });
    put(table, 3, 7, { warrior: 3 });
    expect(rulerOf(table.state, 7)).toBe(3);
    expect([0, 1, 2, 3].map((seat) => rules(table.state, seat, 7))).toEqual([false, false, true, true]);
  });

  test('an automaton rules with more than all of them, and where it stands alone', () => {
    const table = woodland([{ faction: 'marquise' }, 'eyrie', 'alliance', 'duchy'], {
      cooperative: true,
      humanTeamRule: true,
    });
    put(table, 0, 7, { warrior: 5 });
    put(table, 2, 7, { warrior: 1 });
    put(table, 3, 7, { warrior: 3 });
    put(table, 0, 8, { warrior: 1 });
    expect([7, 8].map((clearing) => rulerOf(table.state, clearing))).toEqual([0, 0]);
  });

  test('off: they are counted one by one', () => {
    const table = together();
    put(table, MM, 7, { warrior: 3 });
    put(table, A, 7, { warrior: 2 });
    put(table, B, 7, { warrior: 2 });
    expect(rulerOf(table.state, 7)).toBe(MM);
  });
});
