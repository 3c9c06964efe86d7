import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { OpenQuestion } from '../table/open-question.ts';
import { asking, choose, kindOf, type Move, moveId, type Request, type Rules, together } from './ask.ts';

const draw = { kind: 'draw' };
const pass = { kind: 'pass' };

describe('choose', () => {
  test('gives the option whose id was picked', () => {
    expect(play(choose(0, 'act', [draw, pass]), 'pass').result).toBe(pass);
  });

  test('takes a single option without asking', () => {
    expect(play(choose(0, 'act', [draw]))).toMatchObject({ done: true, result: draw });
  });

  test('asks for a single option when it must always be asked', () => {
    expect(play(choose(0, 'act', [draw], { always: true }))).toMatchObject({ seat: 0, ask: 'act', ids: ['draw'] });
  });

  test('nothing to choose from is a bug that names the question', () => {
    expect(() => play(choose(0, { kind: 'push' }, []))).toThrow('nothing to choose: push');
  });

  test('any seat can be asked in the middle of another seat’s question', () => {
    function* outer(): Rules<string> {
      const mine = yield* choose(0, 'act', [draw, pass]);
      const theirs = yield* inner();
      const again = yield* choose(0, 'again', [draw, pass]);
      return [mine, theirs, again].map(moveId).join();
    }
    function* inner(): Rules<Move> {
      return yield* choose(2, 'answer', [draw, pass]);
    }
    const rule = outer();
    expect(play(rule, 'draw')).toMatchObject({ seat: 2, ask: 'answer' });
    expect(play(rule, 'pass', 'draw').result).toBe('draw,pass,draw');
  });
});

test('options given as a function are listed again for everybody but the seat that imagines', () => {
  let options: readonly Move[] = [{ kind: 'draw' }, { kind: 'pass' }];
  const rule = choose(1, 'act', () => options);
  const open = new OpenQuestion(rule.next().value as Request, 0);
  options = [{ kind: 'pass' }, { kind: 'swap' }];
  open.listAgain(1);
  expect(open.answerOf(1, 'draw')).toBe(0);
  open.listAgain(0);
  expect([open.answerOf(1, 'draw'), open.answerOf(1, 'swap')]).toEqual([null, 1]);
  expect(rule.next(1).value).toEqual({ kind: 'swap' });
});

test('a game says once how its listings are asked, and a rule may say otherwise', () => {
  const game = asking<string, Move>({ always: true });
  const one = () => [draw];
  expect(play(game.choose(0, 'act', one))).toMatchObject({ ask: 'act', ids: ['draw'] });
  expect(play(game.choose(0, 'act', one, {}))).toMatchObject({ done: true });
  expect(play(game.choose(0, 'act', [draw]))).toMatchObject({ done: true });
  expect(play(asking<string, Move>().choose(0, 'act', one))).toMatchObject({ done: true });
});

describe('together', () => {
  const bids = [1, 2].map((mana) => ({ kind: 'bid', mana }));

  test('answers come in the order of the questions, whoever was faster', () => {
    const rule = together([0, 1, 2].map((seat) => ({ seat, ask: 'bid', options: bids })));
    expect(play(rule, '2/bid:2', '0/bid:1', '1/bid:2').result).toEqual([bids[0], bids[1], bids[1]]);
  });

  test('a seat with a single option is asked like the others', () => {
    const rule = together([{ seat: 0, ask: 'bid', options: () => bids.slice(0, 1) }]);
    expect(play(rule)).toMatchObject({ seat: 0, ids: ['bid:1'] });
  });

  test('with nobody to ask there is no question', () => {
    expect(play(together([])).result).toEqual([]);
  });

  test('a seat without options is a bug', () => {
    expect(() => play(together([{ seat: 0, ask: 'bid', options: [] }]))).toThrow('nothing to choose: bid');
  });
});

test('the id of a move is made of its fields', () => {
  expect(moveId({ kind: 'place', symbol: 'tower', cell: 's-3-5' } as Move)).toBe('place:tower:s-3-5');
  expect(moveId({ kind: 'keep', cards: ['a', 'b'], on: null, flip: true } as Move)).toBe('keep:a+b:-:true');
  expect(moveId({ kind: 'walk', to: { x: 1, y: 2 } } as Move)).toBe('walk:(1 2)');
});

test('an ask is a word or has a kind', () => {
  expect([kindOf('draw'), kindOf({ kind: 'push' })]).toEqual(['draw', 'push']);
});
