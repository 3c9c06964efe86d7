/** What is said at a real table of Root: where cards go, what changes hands, and nothing that nobody told. */

import { type Say, taskText } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { tap } from '@tavola/testing/real-kit.ts';
import { describe, expect, test } from 'vitest';
import { automatonIds } from '../data/automata.ts';
import { type Card, deckOf, isAmbush, isCard } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { face } from '../face.ts';
import { faceOf } from '../rules/hands/stand-ins.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import { text as en } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';
import { evening, kind, plays, setUp, sits } from './real-evening.ts';

const say: Say = { language: 'en', me: 'spectator', words: en.words, who: (seat) => `seat ${seat}` };
const eventsOf = ({ table }: Assistant, from = 0) => table.told.slice(from).map(({ event }) => event as Event);
const linesOf = (app: Assistant, from = 0) => eventsOf(app, from).flatMap((event) => taskText(en, event, say) ?? []);

/** The rest of the round, with foxes from the deck and the dice that `rng` throws; the first line is number `from`. */
function round(app: Assistant, rng: Rng = seededRng(1)): number {
  const from = app.table.told.length;
  app.answer('outside.told');
  for (let i = 0; kind(app) !== 'outside.turn'; i++) {
    expect(i).toBeLessThan(200);
    if (app.need) app.tell(app.need.facts[0] as string, '0');
    else if (app.waitsForHands) app.done();
    else if (kind(app) === 'deck') app.answer('fox');
    else app.answer(app.decision?.options[rng.below(app.decision.options.length)]?.id as string);
  }
  return from;
}

describe('AUT-6T-5 the order card of the Marquise', () => {
  const order = /order card goes/;

  test('goes to the discard pile', () => {
    const app = evening('eyrie', 'marquise');
    expect(linesOf(app, round(app)).filter((line) => order.test(line))).toContain(
      'The order card goes to the discard pile',
    );
  });

  test.each([
    ['a person', [sits('lizards'), plays('marquise')]],
    ['an automaton', [sits('eyrie'), plays('lizards'), plays('marquise')]],
  ])('AUT-8.2.4, ROOT-10.2.6: goes on top of the Lost Souls where %s plays the Lizards', (_, seats) => {
    const app = setUp(seats);
    const told = linesOf(app, round(app)).filter((line) => order.test(line));
    expect(new Set(told)).toEqual(new Set(['The order card goes on top of the Lost Souls']));
  });
});

test('AUT-8.6.4 the card that the Lizards reveal in Evening goes on top of the Lost Souls', () => {
  const app = evening('eyrie', 'lizards');
  expect(linesOf(app, round(app))).toContain('Revealed card: fox; in the end it goes on top of the Lost Souls');
});

describe('ROOT-8.2.6 Outrage of an Alliance that a person plays', () => {
  const fromDeck = (clearing: number) => ({ kind: 'outside.outrage', seat: 0, from: 1, clearing, card: 'deck' });
  function sympathy(automaton: FactionId, ...clearings: readonly number[]): Assistant {
    const app = evening('alliance', automaton);
    for (const clearing of clearings) app.tell(`piece:${clearing}:0:sympathy`, '1');
    return app;
  }

  test('is told when an automaton moves there: the top card of the deck goes to the supporters', () => {
    const app = sympathy('eyrie', 2, 3, 5, 6, 7, 8, 9, 10, 11, 12);
    const events = eventsOf(app, round(app));
    const moved = events.flatMap((event) => (event.kind === 'moved' ? [event.to] : []));
    expect(moved.length).toBeGreaterThan(0);
    for (const clearing of moved) expect(events).toContainEqual(fromDeck(clearing));
    expect(linesOf(app)).toContainEqual(expect.stringMatching(/^Outrage in .*: the top card of the deck, face down/));
  });

  test('is told when an automaton removes sympathy', () => {
    const app = sympathy('marquise', 1, 2, 3, 4, 5, 6, 7, 8);
    const events = eventsOf(app, round(app));
    const at = events.findIndex((event) => event.kind === 'removed' && event.piece === 'sympathy');
    expect(at).toBeGreaterThanOrEqual(0);
    expect(events.slice(at)).toContainEqual(fromDeck((events[at] as { clearing: number }).clearing));
  });

  test('is not told where there is no sympathy', () => {
    const app = sympathy('eyrie');
    expect(eventsOf(app, round(app)).map(({ kind: told }) => told)).not.toContain('outside.outrage');
  });
});

describe('only what was told is named', () => {
  /** What people see by its name: what lies in a play area, and ambushes, which are told as such. */
  const named: readonly Event['kind'][] = ['used', 'card-lost', 'claimed', 'activated', 'ambushed', 'ambush-cancelled'];
  const cards = [...new Set(deckOf('base'))];
  /** Another card that looks the same to people who were asked for suit and item only. */
  const double = (card: Card) => cards.find((one) => one !== card && faceOf(one) === faceOf(card) && !isAmbush(one));
  const inDisguise = (event: Event): Event =>
    JSON.parse(JSON.stringify(event), (_, value) =>
      typeof value === 'string' && isCard(value) ? (double(value) ?? value) : value,
    );

  test.each(automatonIds)('%s: a card is called by its suit and item', (automaton) => {
    const seats = [sits(automaton === 'eyrie' ? 'marquise' : 'eyrie'), plays(automaton), plays('riverfolk')];
    const app = setUp(automaton === 'riverfolk' ? seats.slice(0, 2) : seats);
    const rng = seededRng(3);
    for (let i = 0; i < 120; i++) tap(app, rng);
    for (const event of eventsOf(app).filter(({ kind: told }) => !named.includes(told))) {
      for (const text of [en, pt]) {
        const words = { ...say, words: text.words };
        expect(taskText(text, inDisguise(event), words)).toBe(taskText(text, event, words));
      }
    }
  });

  test('the set-up of the Duchy, and the reasons of a purchase', () => {
    const app = evening('eyrie', 'duchy');
    expect(linesOf(app)).toContainEqual(expect.stringMatching(/^seat 1 discards a card \((fox|rabbit|mouse|bird)\)$/));
    expect(face.real?.publicName?.('tax-collector')).toBe(faceOf('tax-collector'));
    expect(face.real?.publicName?.('seat-1')).toBe('seat-1');
  });
});
