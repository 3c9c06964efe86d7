/** Root at a real table: what lies on the boards of the factions, and the services of the Riverfolk. */
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { sayValue } from '@tavola/kernel/rules/real.ts';
import { describe, expect, test } from 'vitest';
import { suitOf } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { game } from '../game.ts';
import { claim, faceOf } from '../rules/hands/stand-ins.ts';
import { chance, evening, kind, plays, setUp, sits, stateOf, warriors } from './real-evening.ts';

test('services of the Robots are bought in the outside turn: they are paid, and a card leaves the market by its face', () => {
  const app = evening('eyrie', 'riverfolk');
  const supply = stateOf(app).open.players[0]?.supply as number;
  const ids = () => app.decision?.options.map(({ id }) => id) ?? [];
  const card = ids().find((id) => id.startsWith('outside.buy-card:1:')) as string;
  app.answer(card);
  app.done();
  expect(stateOf(app).open.players[0]?.supply).toBe(supply - 2);
  expect(app.table.facts().find(({ id }) => id === 'payments:1:0')).toMatchObject({ sure: true });
  expect(stateOf(app).open.players[1]?.board).toMatchObject({ market: { length: 4 } });
  app.tell('warriors:1:0', '1');
  app.undo();
  app.undo();
  app.undo();
  expect(stateOf(app).open.players[0]?.supply).toBe(supply);
  expect(app.table.flaw()).toBeNull();
});

test('mercenaries that a person hires of a person fight an automaton; they serve for that turn only', () => {
  const app = setUp([sits('marquise'), sits('riverfolk'), plays('eyrie')]);
  for (const [id, said] of [
    ['warriors:6:0', '0'],
    ['warriors:6:1', '2'],
    ['warriors:6:2', '1'],
  ] as const)
    app.tell(id, said);
  const mayAttack = () => app.decision?.options.some(({ id }) => id === 'outside.attack:6:2');
  expect(mayAttack()).toBe(false);
  app.tell('hired:1', '1');
  expect(mayAttack()).toBe(true);
  app.answer('outside.attack:6:2');
  for (const die of ['2', '1']) app.answer(die);
  app.done();
  expect([warriors(app, 1, 6), warriors(app, 2, 6)]).toEqual([1, 0]);
  app.answer('outside.told');
  expect(app.table.facts().find(({ id }) => id === 'hired:1')).toMatchObject({ holder: [0] });
});

test('when a trade post of a person falls, the funds that are left are told before the automaton goes on', () => {
  const app = evening('riverfolk', 'eyrie');
  const corner = stateOf(app).open.players[1]?.corner as number;
  app.tell(`piece:${corner}:0:trade-post`, '1');
  app.tell('payments:0:1', '4');
  const supply = () => stateOf(app).open.players[1]?.supply as number;
  const before = supply();
  app.answer('outside.told');
  const answers: Record<string, string> = { deck: 'bird', die: '3' };
  const newest = () => app.table.told.at(-1)?.event.kind;
  for (let i = 0; newest() !== 'outside.disrupted'; i++) {
    expect(i).toBeLessThan(60);
    app.answer(app.waitsForHands ? 'done' : (answers[kind(app)] ?? (app.decision?.options[0]?.id as string)));
  }
  const placed = before - supply();
  app.tell('payments:0:1', '2');
  expect(newest()).toBe('outside.disrupted');
  expect(supply()).toBe(before - placed + 2);
  expect(app.table.flaw()).toBeNull();
});

describe('what lies on the board of an automaton can be told, and nothing else breaks', () => {
  const told: readonly (readonly [FactionId, readonly (readonly [string, string])[]])[] = [
    ['marquise', [['item:1:boot', '1']]],
    [
      'eyrie',
      [
        ['decree:1:fox', '3'],
        ['decree:1:bird', '2'],
        ['decree:1:fox', '0'],
      ],
    ],
    ['alliance', [['item:1:sword', '1']]],
    [
      'vagabond',
      [
        ['item:1:sword', '4'],
        ['item:1:boot', '4'],
        ['condition:1:damaged', '2'],
        ['condition:1:exhausted', '3'],
        ['track:1:0', '0'],
        ['quest:1', 'errand-fox'],
      ],
    ],
    [
      'lizards',
      [
        ['souls:1:fox', '4'],
        ['held:1', '3'],
        ['conspiracy:1', '2'],
      ],
    ],
    [
      'riverfolk',
      [
        ['market:1:0', 'fox/boot'],
        ['payments:1:0', '3'],
        ['market:1:4', 'none'],
      ],
    ],
    [
      'duchy',
      [
        ['warriors:0:1', '4'],
        ['minister:1:mayor', '1'],
        ['minister:1:captain', '0'],
      ],
    ],
    [
      'corvids',
      [
        ['piece:6:1:plot', '1'],
        ['plot:6:1', 'raid'],
        ['piece:7:1:plot', '1'],
        ['plot:6:1', 'bomb'],
        ['plot:6:1', 'none'],
      ],
    ],
  ];

  test.each(told)('%s', (automaton, facts) => {
    const app = evening(automaton === 'eyrie' ? 'marquise' : 'eyrie', automaton);
    const value = (id: string) => {
      const known = app.table.facts().find((one) => one.id === id);
      return known && sayValue(known);
    };
    for (const [id, said] of facts) {
      app.tell(id, said);
      expect(`${id} ${value(id)}`).toBe(`${id} ${said}`);
      expect(app.table.flaw()).toBeNull();
    }
    const again = Assistant.open(game, JSON.parse(JSON.stringify(app.save())), chance);
    expect(again.table.state).toEqual(app.table.state);
  });
});

test('a kind of item that is set right on the Vagabot’s board leaves the sides on his battle track as they are', () => {
  const app = evening('eyrie', 'vagabond');
  for (const [id, said] of [
    ['item:1:sword', '5'],
    ['item:1:tea', '4'],
    ['condition:1:exhausted', '3'],
    ['track:1:0', '0'],
    ['track:1:1', '1'],
  ] as const)
    app.tell(id, said);
  const sides = () => app.table.facts().flatMap((one) => (/^(track|condition)/.test(one.id) ? [sayValue(one)] : []));
  const before = sides();
  app.tell('item:1:crossbow', '1');
  app.tell('item:1:tea', '3');
  expect(sides()).toEqual(before);
});

test('a card that only a guess has in the Decree may be turned up', () => {
  const app = evening('marquise', 'eyrie');
  const foxes = () => stateOf(app).hidden.deck.filter((card) => suitOf(card) === 'fox');
  app.tell('decree:1:fox', String(foxes().length - 1));
  expect(foxes()).toHaveLength(1);
  const [left] = foxes().map(faceOf);
  app.answer('outside.told');
  while (kind(app) !== 'deck') app.done();
  const offered = app.decision?.options.map(({ id }) => id) ?? [];
  const guessed = offered.find((id) => id.startsWith('fox/') && id !== left) as string;
  app.answer(guessed);
  app.done();
  const item = { kind: 'item', seat: 1, item: guessed.split('/')[1] };
  expect(app.table.told.map(({ event }) => event)).toContainEqual(item);
  expect(foxes()).toEqual([]);
  expect(app.table.flaw()).toBeNull();
});

test('the Informants trait of the Alliance is not a card, whatever else has that name', () => {
  const app = evening('eyrie', 'alliance', { allianceTraits: ['informants'] }, { deck: 'exiles-partisans' });
  const { hidden } = stateOf(app);
  hidden.deck = hidden.deck.filter((card) => card !== 'informants');
  expect(claim(stateOf(app), (card) => card === 'informants')).toBeNull();
});
