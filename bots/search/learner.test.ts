import { choose, type Move, moveId, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, BotHints, Outcome } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { type Bot, botOf } from './bot.ts';

const learner = botOf('learner') as Bot;
type Thing = Move & { readonly worth: number };
const things: readonly Thing[] = [
  ...Array.from({ length: 12 }, (_, worth) => ({ kind: 'take', worth })),
  { kind: 'rob', worth: 50 },
];
const sameThings = things.filter(({ kind }) => kind === 'take');

/** Two seats in turn pick three things each, for six rounds. */
function market(list: readonly Thing[], hints: Partial<BotHints<{ round: number }, Thing>> = {}): AnyGame {
  const game = tiny<{ round: number }>({
    setup: () => ({ round: 0 }),
    *play({ state }): Rules<Outcome> {
      for (; state.round < 12; state.round++)
        for (let i = 0; i < 3; i++) yield* choose(state.round % 2, 'thing', [...list, { kind: 'done', worth: -1 }]);
      return { winners: [0], reason: 'end' };
    },
  });
  const greedy = (_: unknown, __: Seat, ___: unknown, options: readonly Thing[]) =>
    options.reduce((best, { worth }, at) => (worth > (options[best]?.worth ?? 0) ? at : best), 0);
  return { ...game, bot: { greedy, ...hints } } as AnyGame;
}

type Turn = { readonly round: number; readonly picks: readonly string[] };
function played(game: AnyGame, seed: number): Turn[] {
  const table = Table.start<{ round: number }>(game, { seats: 2, chance: seededChance(1), watched: false });
  const turns: Turn[] = [];
  while (table.outcome === null) {
    const { round } = table.state;
    const picks: string[] = [];
    while (table.outcome === null && table.state.round === round) {
      const at = learner.choose(table, round % 2, seed + table.count);
      picks.push(moveId(table.question(round % 2)?.options[at] as Move));
      table.take(round % 2, at);
    }
    turns.push({ round, picks });
  }
  return turns;
}

test('what it overlooks it overlooks for the whole turn, and sees again later', () => {
  const turns = played(market(things), 1);
  for (const { picks } of turns) expect(new Set(picks).size).toBe(1);
  const found = turns.map(({ picks: [first = ''] }) => first);
  expect(found).toContain('rob:50');
  expect(new Set(found).size).toBeGreaterThan(1);
  // Of what it sees it takes the best: it passes by one better thing of thirteen on average, a random bot by six.
  const ranked = things.toSorted((a, b) => b.worth - a.worth).map(moveId);
  const passedBy = found.reduce((sum, id) => sum + ranked.indexOf(id), 0);
  expect(passedBy / found.length).toBeLessThan(1.5);
});

test('its mistakes do not hang on the seed: they are no dice', () => {
  expect(played(market(things), 1)).toEqual(played(market(things), 99));
});

test('asked for one of many things of the same kind it looks at all of them', () => {
  const game = market(sameThings.slice(0, 11).map((thing) => ({ ...thing, kind: 'done' })));
  expect(new Set(played(game, 1).flatMap(({ picks }) => picks))).toEqual(new Set(['done:10']));
});

test('what the game calls too soon it does not dare, and later it does', () => {
  const tooSoon = ({ round }: { round: number }, _: Seat, __: unknown, { kind }: Thing) => round < 6 && kind === 'rob';
  const turns = played(market(things, { tooSoon }), 1);
  const robs = turns.filter(({ picks }) => picks.includes('rob:50')).map(({ round }) => round);
  expect(Math.min(...robs)).toBeGreaterThanOrEqual(6);
});

test('it forgets most of what it saw', () => {
  const recalls = new Set<number>();
  const game = {
    ...market(things),
    redeal: (_: unknown, __: Seat, ___: unknown, recall: number) => recalls.add(recall),
  };
  played(game as unknown as AnyGame, 1);
  expect([...recalls].every((recall) => recall < 0.5)).toBe(true);
});

test('it does not take back what it chose, though it overlooks what comes next', () => {
  const game = tiny<{ round: number }>({
    setup: () => ({ round: 0 }),
    *play({ state }): Rules<Outcome> {
      for (; state.round < 40; state.round++)
        for (let next = ''; next !== 'on'; )
          next = (yield* choose<Move>(0, 'next', [{ kind: 'on', worth: state.round }, { kind: 'back' }] as Move[]))
            .kind;
      return { winners: [0], reason: 'end' };
    },
  });
  const greedy = () => 0;
  const table = Table.start({ ...game, bot: { greedy, pointless: ['back'] } } as AnyGame, {
    seats: 1,
    chance: seededChance(1),
    watched: false,
  });
  while (table.outcome === null && table.count < 100) table.take(0, learner.choose(table, 0, 1));
  expect(table.count).toBe(40);
});
