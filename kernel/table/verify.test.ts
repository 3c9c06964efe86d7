import { tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../fixtures/skirmish/game.ts';
import { CHANCE, choose } from '../rules/ask.ts';
import { commitment, fairChance, realDice, roll } from '../rules/chance.ts';
import { seededRng } from '../rules/rng.ts';
import type { Log } from './log.ts';
import { Table } from './table.ts';
import { openLog, readLog, verify } from './verify.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** A whole game with fair dice, as a server writes it. */
function match(picks = Number.POSITIVE_INFINITY): Log {
  const table = Table.start(skirmish, { seats: 2, chance: fairChance(SEED) });
  const rng = seededRng(4);
  while (table.outcome === null && table.count < picks) {
    const seat = table.pending[0] as number;
    table.take(seat, rng.below(table.question(seat)?.options.length ?? 0));
  }
  return { ...table.log(), commitment: commitment(SEED), seed: SEED };
}
const log = match();
const withPick = (at: number, pick: readonly [number, string]): Log => ({
  ...log,
  picks: log.picks.map((made, i) => (i === at ? pick : made)),
});

describe('verify', () => {
  test('a match as it was played is sound and its dice are proved', () => {
    expect(verify(skirmish, readLog(JSON.stringify(log)))).toEqual({
      sound: true,
      picks: log.picks.length,
      chance: log.picks.filter(([seat]) => seat === CHANCE).length,
      finished: true,
      illegalAt: null,
      fairness: 'proved',
      unfairAt: null,
    });
  });

  test('without the seed fairness stays open, without the hash it is uncommitted', () => {
    const { seed: _s, commitment: _c, ...bare } = log;
    expect(verify(skirmish, bare)).toMatchObject({ sound: true, fairness: 'open' });
    expect(verify(skirmish, { ...bare, seed: SEED })).toMatchObject({ sound: true, fairness: 'uncommitted' });
  });

  test('a match that goes on is sound so far', () => {
    expect(verify(skirmish, match(40))).toMatchObject({ sound: true, finished: false, fairness: 'proved' });
  });

  test('another seed than the one that was promised is found', () => {
    expect(verify(skirmish, { ...log, commitment: commitment('other') })).toMatchObject({
      sound: false,
      fairness: 'broken',
      unfairAt: null,
    });
    expect(verify(skirmish, { ...log, seed: 'other', commitment: commitment('other') })).toMatchObject({
      fairness: 'broken',
      unfairAt: 0,
    });
  });

  test('a loaded die is named, though every pick is legal', () => {
    const game = tiny<{ sum: number }>({
      setup: () => ({ sum: 0 }),
      *play(table) {
        for (let i = 0; i < 4; i++) {
          yield* choose(0, 'roll', [{ kind: 'left' }, { kind: 'right' }]);
          table.state.sum += yield* roll(6);
        }
        return { winners: [0], reason: 'done' };
      },
    });
    const fair = fairChance(SEED);
    const loaded = Table.start(game, {
      seats: 1,
      chance: {
        answer: (request, n) => (n === 2 ? ((fair.answer(request, n) as number) % 6) + 1 : fair.answer(request, n)),
      },
    });
    for (let i = 0; i < 4; i++) loaded.pick(0, loaded.decisionNumber, 'left');
    const verdict = verify(game, { ...loaded.log(), seed: SEED, commitment: commitment(SEED) });
    expect(verdict).toMatchObject({ sound: false, illegalAt: null, fairness: 'broken', unfairAt: 5 });
  });

  test.each([
    ['a pick that was not offered', withPick(30, [0, 'play:99']), 30],
    ['a pick of a seat that was not asked', withPick(2, [1, 'draw']), 2],
    ['a roll that nobody asked for', withPick(2, [CHANCE, '3']), 2],
    ['a shuffle that loses a card', withPick(0, [CHANCE, '0,1,2']), 0],
    [
      'a fingerprint that does not fit',
      { ...log, checks: [[log.checks[2]?.[0] ?? 0, 'ffffffff'] as const] },
      log.checks[2]?.[0],
    ],
    ['a winner who did not win', { ...log, outcome: { winners: [], reason: 'draw' } }, log.picks.length],
    ['picks after the end', { ...log, picks: [...log.picks, [0, 'pass'] as const] }, log.picks.length],
    ['seats that the game does not have', { ...log, seats: [{ kind: 'player' as const, settings: {} }] }, 0],
  ])('%s is named', (_, wrong, at) => {
    expect(verify(skirmish, wrong)).toMatchObject({ sound: false, illegalAt: at });
  });
});

describe('readLog and openLog', () => {
  test.each(['', '{', '[]', 'null', '{"game":"skirmish"}', JSON.stringify({ ...log, picks: [['0', 'draw']] })])(
    '%s is not a log',
    (text) => {
      expect(() => readLog(text)).toThrow('LOG_UNREADABLE');
    },
  );

  test('a log of another game is refused', () => {
    expect(() => openLog(skirmish, { ...log, game: 'chess' }, { chance: realDice })).toThrow('LOG_OTHER_GAME');
    expect(() => verify(skirmish, { ...log, game: 'chess' })).toThrow('LOG_OTHER_GAME');
  });

  const early = match(60);
  const newer = { ...skirmish, version: '2' };
  /** Rules that changed: the first duellist starts with less life. */
  const changed = {
    ...newer,
    *setup() {
      const state = yield* skirmish.setup({}, []);
      state.players[0].life = 24;
      return state;
    },
  };

  test('a log of another version is replayed when every pick and fingerprint agrees', () => {
    const table = openLog(newer, early, { chance: realDice });
    expect(table.log().picks).toEqual(early.picks);
    expect(table.log().version).toBe('2');
  });

  test('else it is refused with the first pick that differs, unless its newest checkpoint is there', () => {
    expect(() => openLog(changed, early, { chance: realDice })).toThrow('LOG_DIVERGES {"pick":2}');
    const checkpoint = openLog(skirmish, early, { chance: realDice }).lastCheckpoint ?? undefined;
    expect(openLog(changed, early, { chance: realDice, checkpoint }).count).toBe(60);
  });
});
