/** Evenings that were saved when people still named every card that the Prince drew (`order/wrestlers`) open and go on. */
import { Assistant, type Saved } from '@tavola/kernel/real/assistant.ts';
import { CHANCE, kindOf } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import { expect, test } from 'vitest';
import { oath } from '../game.ts';

const chance = tableChance(seededChance(1), oath, () => false);
/** Of each suit a card that no site shows when the first world begins. */
const DREW = ['order/wrestlers', 'hearth/levelers', 'discord/second-wind'];
/** A pick of before: a card by suit and name, told when it was drawn. */
const NAMED = /^(order|hearth|discord|arcane|beast|nomad)\/(?!plan$)/;

const kind = ({ decision }: Assistant) => kindOf(decision?.ask ?? '');

/** The Prince has drawn his cards; the evening is saved there, or in a later turn. */
function evening(until: 'drawn' | 'over'): Saved {
  const app = Assistant.start(oath, { seats: ['automaton', 'outside'], chance });
  while (kind(app) === 'pawn') app.answer(app.decision?.options[0]?.id as string);
  app.answer('outside.laid');
  for (const drew of DREW) app.answer(drew.split('/')[0] as string);
  for (let i = 0; until === 'over' && kind(app) !== 'outside.turn'; i++) {
    if (i > 200) throw new Error('the turn of the Prince does not end');
    if (app.need) for (const id of app.need.facts) confirm(app, id);
    else app.answer(app.waitsForHands ? 'done' : (app.decision?.options[0]?.id as string));
  }
  return app.save();
}
function confirm(app: Assistant, id: string): void {
  const fact = app.table.facts().find((one) => one.id === id);
  const value = fact && (fact.holder as { [key: string]: unknown })[fact.key];
  app.tell(id, String(value ?? 'none'));
}

/** As it was written then: each card with its name at once, and no question for the one that he plays. */
function asSavedBefore({ log, ...saved }: Saved): Saved {
  const drawn = log.picks.findIndex(([seat, option]) => seat === CHANCE && option === 'order');
  const picks = log.picks
    .map(([seat, option], i): LogPick => [seat, DREW[i - drawn] ?? option])
    .filter(([, option], i) => !NAMED.test(option) || i < drawn + DREW.length);
  const dropped = log.picks.length - picks.length;
  const { checkpoint } = saved;
  const before = checkpoint && checkpoint.picks > drawn ? dropped : 0;
  return {
    ...saved,
    log: { ...log, picks, checks: [] },
    checkpoint: checkpoint && { ...checkpoint, picks: checkpoint.picks - before },
  };
}

test('saved in the middle of the Prince’s turn, it goes on from the start of that turn', () => {
  const old = asSavedBefore(evening('drawn'));
  expect(old.log.picks.slice(-3).map(([, option]) => option)).toEqual(DREW);
  const app = Assistant.open(oath, old, chance);
  expect(app.opened).toBe('at-checkpoint');
  expect(kind(app)).toBe('draw-world');
  expect(app.decision?.options.map(({ id }) => id)).toContain('order');
  app.answer('order');
  expect(app.decision?.ask).toMatchObject({ kind: 'draw-world', n: 2, of: 3 });
});

test('saved in the turn after it, it is what it was, and can be saved and opened again', () => {
  const today = evening('over');
  const app = Assistant.open(oath, asSavedBefore(today), chance);
  expect(app.opened).toBe('since-checkpoint');
  expect(kind(app)).toBe('outside.turn');
  expect(app.table.state).toEqual(Assistant.open(oath, today, chance).table.state);
  app.answer('outside.told');
  const again = Assistant.open(oath, app.save(), chance);
  expect(kind(again)).toBe(kind(app));
});
