import { hex } from '@tavola/games/examples/hex/game.ts';
import { ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { positionOf } from '@tavola/kernel/table/position.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf } from '../search/bot.ts';
import { takeAtRandom } from '../search/random.ts';
import { Search } from '../search/search.ts';
import { type Hint, hinting, hintingAt, type Thinking } from './hint.ts';
import { reasonsOf } from './reasons.ts';

/** X can win at once in the middle of its row (3, 4, 5). */
function aboutToWin(): Table {
  const table = Table.start(ticTacToe, { seats: 2, chance: seededChance(1) });
  for (const option of ['mark:3', 'mark:0', 'mark:5', 'mark:1'])
    table.pick(table.pending[0] as number, table.decisionNumber, option);
  return table;
}

function lastWord(thinking: Generator<Thinking, Hint>): { readonly heard: readonly Thinking[]; readonly hint: Hint } {
  const heard: Thinking[] = [];
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return { heard, hint: value };
    heard.push(value);
  }
}

describe('a ranked search', () => {
  test('tells of every option how often it was tried and what each seat may hope for', () => {
    const table = aboutToWin();
    const running = new Search(table, 0, 7, { iterations: 200 });
    while (running.step());
    const ranked = running.ranked();
    expect(ranked).toHaveLength(5);
    expect(ranked.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
    expect(ranked[0]?.values).toEqual([1, 0]);
    expect(running.best).toBe(ranked[0]?.index);
  });

  test('is the search that the bots play by', () => {
    const table = Table.start(skirmish, { seats: 2, chance: seededChance(3) });
    const rng = seededRng(3);
    while (table.count < 40 || (table.firstQuestion?.options.length ?? 0) < 4) takeAtRandom(table, rng);
    const seat = table.pending[0] as number;
    const running = new Search(table, seat, 11, { iterations: 150 });
    while (running.step());
    expect(running.best).toBe((botOf('search:150') as Bot).choose(table, seat, 11));
  });
});

describe('a hint', () => {
  test('names the winning move first, with its chance', () => {
    const { hint } = lastWord(hinting(aboutToWin(), 0, 1, { iterations: 200 }));
    expect(hint.ideas[0]).toMatchObject({ id: 'mark:4', move: { kind: 'mark' }, chances: [1, 0] });
    expect(hint.ideas.length).toBeLessThanOrEqual(3);
    expect(hint.iterations).toBe(200);
    expect(hint.chances).toEqual([1, 0]);
  });

  test('says on the way how far it is and what it likes so far', () => {
    const { heard } = lastWord(hinting(aboutToWin(), 0, 1, { iterations: 100 }));
    expect(heard.map(({ share }) => share)).toEqual([0.25, 0.5, 0.75, 1]);
    expect(heard.at(-1)?.ideas[0]?.id).toBe('mark:4');
  });

  test('is the same from a position that was sent', () => {
    const table = aboutToWin();
    const position = JSON.parse(JSON.stringify(positionOf(table, 0, 'search:100', 5)));
    expect(lastWord(hintingAt(ticTacToe, position)).hint).toEqual(
      lastWord(hinting(table, 0, 5, { iterations: 100 })).hint,
    );
    expect(() => hintingAt(ticTacToe, { ...position, bot: 'greedy' })).toThrow('there is no search greedy');
  });

  test('leaves the table as it was', () => {
    const table = aboutToWin();
    const before = JSON.stringify([table.state, table.log()]);
    lastWord(hinting(table, 0, 1, { iterations: 50 }));
    expect(JSON.stringify([table.state, table.log()])).toBe(before);
  });
});

describe('reasons', () => {
  test('are the features that differ most between what the options lead to', () => {
    const table = Table.start(hex, { seats: 2, chance: seededChance(1), watched: false });
    for (const option of ['a1', 'c3', 'a2', 'c2'].map((cell) => `place:${cell}`))
      table.pick(table.pending[0] as number, table.decisionNumber, option);
    const options = table.question(0)?.options ?? [];
    const all = reasonsOf(table, 0, [...options.keys()], 1);
    const own = all.flat().filter(({ seat }) => seat === 0);
    expect(own.some(({ change }) => change < 0)).toBe(true);
    for (const { name, change, worth } of own) expect([name, worth]).toEqual(['missing', -change]);
    for (const reasons of all) {
      const weights = reasons.map(({ worth }) => Math.abs(worth));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  test('are none where the game names no features, or there is nothing to compare', () => {
    const table = aboutToWin();
    expect(reasonsOf(table, 0, [0, 1], 1)).toEqual([[], []]);
    const alone = Table.start(hex, { seats: 2, chance: seededChance(1), watched: false });
    expect(reasonsOf(alone, 0, [3], 1)).toEqual([[]]);
  });
});
