/** Oath at a real table: what people tell, what they are asked, what they do to the Prince, and what they tap by mistake. */

import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { CHANCE, kindOf, TABLE } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { Legacy, SeatKind } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { SUITS } from '../data/board.ts';
import { oath } from '../game.ts';
import type { State } from '../rules/state/state.ts';

const chance = tableChance(seededChance(1), oath, () => false);
const P = 'automaton';

/** An evening up to the first question of a turn; pawns start where they may first. */
function evening(seats: readonly (SeatKind | 'outside')[], options: object = {}, inheritance?: Legacy): Assistant {
  const app = Assistant.start(oath, { seats, options, chance, inheritance });
  while (kind(app) === 'pawn') app.answer(app.decision?.options[0]?.id as string);
  return app;
}
/** The table agrees with the app's. */
function begun(...seats: readonly (SeatKind | 'outside')[]): Assistant {
  const app = evening(seats);
  app.answer('outside.laid');
  return app;
}
function kind({ decision }: Assistant): string {
  return kindOf(decision?.ask ?? '');
}
const stateOf = (app: Assistant) => app.table.state as State;

/** Whatever comes is answered with its first option, until somebody is asked this. */
function until(app: Assistant, ask: string): void {
  for (let i = 0; kind(app) !== ask && app.table.outcome === null; i++) {
    if (i > 400) throw new Error(`never asked: ${ask}`);
    if (app.need) tellAll(app);
    else if (app.waitsForHands) app.answer('done');
    else app.answer(app.decision?.options[0]?.id as string);
  }
}
/** People confirm what the app believes. */
function tellAll(app: Assistant): void {
  for (const id of app.need?.facts ?? []) {
    const fact = app.table.facts().find((one) => one.id === id);
    const value = fact && (fact.holder as { [key: string]: unknown })[fact.key];
    app.tell(id, String(value ?? 'none'));
  }
}

test('the app deals no hands, lists no advisers and asks whether the table looks the same', () => {
  const app = evening([P, 'outside', 'outside']);
  expect(kind(app)).toBe('outside.setup');
  expect(stateOf(app).players.map(({ hand, advisers }) => hand.length + advisers.length)).toEqual([0, 0, 0]);
  expect(stateOf(app).worldDeck.length).toBe(56 - 3 - 2 * 3);
  app.tell('oath', 'people');
  expect(stateOf(app).players[0]?.prince?.token).toBe('threat-people');
});

test('a report counts from now on; banks and piles follow, and what cannot be is refused', () => {
  const app = begun('outside', P);
  app.tell('warbands:provinces-1:0', '4');
  expect(stateOf(app).sites[2]?.warbands[0]).toBe(4);
  expect(stateOf(app).players[0]?.bank).toBe(24 - 2 - 4 - 1 - 3);
  expect(() => app.tell('warbands:provinces-1:0', '24')).toThrow('CONTRADICTS');
  app.tell('card:cradle-1:1', 'wrestlers');
  app.tell('site:cradle-2', 'great-slum');
  app.tell('relic:0:1', 'map');
  expect(stateOf(app).sites[0]?.cards.map(({ card }) => card)).toEqual(['longbows', 'wrestlers']);
  expect(stateOf(app).sites[1]).toMatchObject({ site: 'great-slum', faceup: true });
  expect(stateOf(app).players[0]?.relics.map(({ card }) => card)).toEqual(['grand-scepter', 'map']);
  expect(app.table.flaw()).toBeNull();
  for (let i = 0; i < 4; i++) app.undo();
  expect(stateOf(app).sites[0]?.cards.length).toBe(1);
});

test('of the cards that the Prince draws people tell suit and kind, and name only the one he plays', () => {
  const app = begun(P, 'outside');
  expect(app.decision?.seat).toBe(CHANCE);
  const ids = app.decision?.options.map(({ id }) => id) ?? [];
  expect(ids.toSorted()).toEqual(['vision', ...SUITS, ...SUITS.map((suit) => `${suit}/plan`)].toSorted());
  expect(app.decision?.ask).toMatchObject({ n: 1, of: 3 });
  for (const id of ['vision', 'hearth', 'order/plan']) app.answer(id);
  expect(stateOf(app).visionsDrawn).toBe(1);
  app.answer('done');
  expect(stateOf(app).players[0]?.prince?.tactics).toBe(1);
  expect(app.decision?.ask).toEqual({ kind: 'name-card', seat: 0, suit: 'hearth' });
  expect(app.decision?.options.map(({ id }) => id)).not.toContain('hearth/hearts-and-minds');
  app.answer('hearth/storyteller');
  const chosen = app.table.told.find(({ event }) => event.kind === 'prince-card');
  expect(chosen).toMatchObject({ event: { card: 'storyteller' }, reasoned: true });
});

test('a correction while his card waits: the play is made again', () => {
  const app = begun(P, 'outside');
  for (const id of ['hearth', 'order', 'beast']) app.answer(id);
  const chosen = () => app.table.told.findLast(({ event }) => event.kind === 'prince-card')?.event;
  app.answer('done');
  app.answer('hearth/storyteller');
  expect(chosen()).toMatchObject({ card: 'storyteller', site: 'plains' });
  app.tell('card:cradle-1:1', 'tavern-songs');
  app.tell('card:cradle-1:2', 'elders');
  expect(chosen()).toMatchObject({ card: 'storyteller', site: 'mountain' });
  app.undo();
});

test('a campaign against him is a move: his tactics and warbands answer, with typed dice', () => {
  const app = begun('outside', P);
  const state = () => stateOf(app);
  app.tell('tactics:1', '3');
  app.tell('pawn:1', '0');
  app.answer('outside.campaign:1');
  until(app, 'dice');
  app.answer('dice:3');
  until(app, 'defense-die');
  expect(app.table.told.map(({ event }) => event)).toContainEqual({ kind: 'tactics', seat: 1, n: -2 });
  app.answer('1');
  until(app, 'outside.turn');
  expect(app.table.told.some(({ event }) => event.kind === 'won-campaign')).toBe(true);
  expect(state().campaigns).toEqual([]);
  expect(app.table.flaw()).toBeNull();
});

test('taking his banner or relic is a move, and the title follows', () => {
  const app = begun('outside', P);
  app.tell('oath', 'people');
  app.tell('banner:peoples-favor', '1');
  app.tell('title', '1');
  app.tell('relic:1:0', 'whistle');
  app.answer('outside.takes:peoples-favor:1');
  app.done();
  expect(stateOf(app).title.holder).toBe(0);
  app.answer('outside.takes:whistle:1');
  expect(stateOf(app).players[0]?.relics.map(({ card }) => card)).toContain('whistle');
  expect(stateOf(app).players[1]?.relics).toEqual([]);
});

test('after "ask me" only numbers that his mind needs are asked, with the clause', () => {
  const app = begun('outside', P);
  app.answer('outside.ask-me');
  app.answer('done');
  const asked: string[] = [];
  for (let i = 0; kind(app) !== 'outside.turn' && i < 200; i++) {
    if (app.need) {
      asked.push(...app.need.facts);
      tellAll(app);
    } else if (app.waitsForHands) app.answer('done');
    else app.answer(app.decision?.options[0]?.id as string);
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((id) => /^(card|relic|adviser|banner|hand)/.test(id))).toEqual([]);
  expect(asked.length).toBeLessThan(app.table.facts().length / 3);
});

test('a bank that does not agree puts its warbands in doubt', () => {
  const app = begun('outside', P);
  app.miscounted('bank-left:0');
  expect(app.table.facts().filter(({ sure }) => !sure).length).toBeGreaterThan(2);
});

test('the chronicle of a real evening is the world of the next one, real or digital', () => {
  const app = evening(['outside', P], { chronicle: true });
  app.answer('outside.laid');
  app.tell('title', '0');
  for (let round = 0; app.table.outcome === null && round < 60; round++) {
    until(app, 'outside.turn');
    if (app.table.outcome === null) app.answer('outside.told');
  }
  const legacy = app.table.outcome?.legacy as Legacy;
  expect(legacy.open).toMatchObject({ gameNumber: 2 });
  expect(kind(evening([P, 'outside'], {}, legacy))).toBe('outside.setup');
  const digital = Table.start<State>(oath, { seats: [P, 'player'], chance: seededChance(2), inheritance: legacy });
  expect(digital.flaw()).toBeNull();
});

test('careless evenings: whatever people tap, only coded errors, and the saved log plays again', () => {
  const tables = [
    [P, 'outside'],
    ['outside', P],
    [P, 'outside', 'outside'],
  ] as const;
  for (const [seed, seats] of tables.entries()) {
    const app = begun(...seats);
    const rng = seededRng(seed + 1);
    for (let i = 0; i < 80; i++) tap(app, rng);
    const again = Assistant.open(oath, JSON.parse(JSON.stringify(app.save())), chance);
    expect(again.opened).toBe('whole');
    expect(again.table.state).toEqual(app.table.state);
    expect(again.decision).toEqual(app.decision);
    expect(app.table.flaw()).toBeNull();
  }
});
function tap(app: Assistant, rng: Rng): void {
  const facts = app.table.facts();
  const any = facts[rng.below(facts.length)];
  const among = any?.among ?? [];
  const said = 'min' in among ? String(rng.below(6)) : String(among[rng.below(among.length)]);
  const what = rng.below(10);
  try {
    if (app.need && what < 8) tellAll(app);
    else if (what === 0) app.undo();
    else if (what <= 2) app.tell(any?.id as string, said);
    else if (app.table.pending[0] === TABLE && app.waitsForHands) app.answer('done');
    else app.answer(app.decision?.options[rng.below(app.decision.options.length)]?.id ?? '');
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
  }
}
