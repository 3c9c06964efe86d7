/** Evenfall at a real table: what people tell, what they are asked, and what they touch by mistake. */

import { taskText } from '@tavola/kernel/face/text.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { learnedIn, learnedOptions, relearned } from '@tavola/kernel/real/learned.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { seatSetups } from '@tavola/kernel/table/setup.ts';
import { tap } from '@tavola/testing/real-kit.ts';
import { describe, expect, test } from 'vitest';
import { evenfall } from '../game.ts';
import { refuse, type Sitting } from '../rules/state/options.ts';
import type { Automa, State } from '../rules/state/state.ts';
import { text as en } from '../text/en/text.ts';

const SEATS = [
  { kind: 'outside', settings: { coven: 'star' } },
  { kind: 'automaton', settings: { difficulty: 'heir' } },
] as const;
const chance = tableChance(seededChance(1), evenfall, () => false);

function evening(box: readonly string[] = []): Assistant {
  const options = { side: 'moon', ...evenfall.real?.options, ...learnedOptions(evenfall, box) };
  return Assistant.start(evenfall, { seats: SEATS, options, chance });
}
/** A box of which the first fields of the rondel are known. */
const KNOWN = [
  'fields=12',
  'field:1=discover-north',
  'field:2=play',
  'field:3=discover-central',
  'field:4=draw-place',
  'field:5=explore',
  'field:7=coven-track',
];

const stateOf = (app: Assistant) => app.table.state as State;
const automaOf = (app: Assistant) => stateOf(app).automa as Automa;
const asked = (app: Assistant) => kindOf(app.decision?.ask ?? '');
const say = { language: 'en', me: 'spectator', words: en.words, who: String } as const;
/** Her instructions so far. */
const words = (app: Assistant) => app.table.told.flatMap(({ event }) => taskText(en, event, say) ?? []);

/** The player's action, then her card of this many VP. */
function herTurn(app: Assistant, vp: number): void {
  app.answer('ask-me');
  app.answer(`shows:any:${vp}`);
}
/** Tells what is needed, in this order, whatever it is. */
function tellAll(app: Assistant, ...values: readonly string[]): void {
  for (const value of values) app.tell(app.need?.facts[0] as string, value);
}

describe('what is printed', () => {
  test('the field she reaches is asked once and kept for the next evening', () => {
    const first = evening();
    herTurn(first, 3);
    expect(first.need?.facts).toEqual(['fields']);
    first.tell('fields', '12');
    expect(first.need?.facts).toEqual(['field:3']);
    first.tell('field:3', 'discover-central');
    expect(learnedIn(first.table)).toEqual(['fields=12', 'field:3=discover-central']);

    const second = evening(learnedIn(first.table));
    herTurn(second, 3);
    expect(second.need).toBeNull();
    expect(words(second)).toEqual(words(first));
    expect(second.save().log.options).toMatchObject({ box: learnedIn(first.table) });
  });

  test('a value that was read wrong is set right, and the newer word is learned', () => {
    const app = evening(['fields=12', 'field:3=explore']);
    app.tell('field:3', 'play');
    expect(relearned(['fields=12', 'field:3=explore'], learnedIn(app.table))).toEqual(['fields=12', 'field:3=play']);
    herTurn(app, 3);
    app.done();
    expect(asked(app)).toBe('outside-played');
  });

  test('a word of a box that rules no longer know is left out', () => {
    expect(learnedOptions(evenfall, ['field:3=dance', 'fields=12'])).toEqual({ box: ['fields=12'] });
  });

  test('the marker stops on the gold field at the bottom of a rondel of ten', () => {
    const app = evening(['fields=10', 'field:5=boon']);
    herTurn(app, 7);
    expect(automaOf(app).rondel).toBe(5);
  });

  test('a step of her track, a reward and a harvest are read off when she comes there', () => {
    const app = evening(KNOWN);
    herTurn(app, 4);
    app.done();
    expect(automaOf(app).outer).toHaveLength(1);
    herTurn(app, 1);
    app.done();
    expect(app.need?.facts).toEqual(['harvest:0']);
    app.tell('harvest:0', '2');
    app.done();
    expect(automaOf(app).vp).toBe(2);
    app.tell('rondel', '6');
    herTurn(app, 1);
    app.done();
    expect(app.need?.facts).toEqual(['bonus:1']);
    app.tell('bonus:1', '3');
    app.done();
    expect(automaOf(app)).toMatchObject({ vp: 5, track: 1 });
  });
});

describe('her turn', () => {
  test('she takes the leftmost Place and sends as many Witches as it shows', () => {
    const app = evening(KNOWN);
    herTurn(app, 3);
    app.done();
    expect(app.need?.facts).toEqual(['slot:central-mountains:0']);
    tellAll(app, 'none', 'w2');
    app.done();
    expect(words(app).at(-1)).toBe(
      'Move the leftmost Place of the Central Mountains to the right end of her Outer Circle, and 2 of her Witches into the Region',
    );
    expect(automaOf(app)).toMatchObject({ witches: 2, outer: [{ place: 'real-0' }] });
    expect(asked(app)).toBe('outside-turn');
  });

  test('what was told is not asked again until a turn that was not told', () => {
    const app = evening(KNOWN);
    app.tell('slot:central-mountains:0', 'w1');
    app.answer('all-told');
    app.answer('shows:any:3');
    app.done();
    expect(app.need).toBeNull();
    app.tell('rondel', '0');
    app.tell('slot:central-mountains:1', 'w1');
    app.answer('all-told');
    app.answer('shows:any:3');
    app.done();
    expect(app.need).toBeNull();
    app.tell('rondel', '0');
    herTurn(app, 3);
    app.done();
    expect(app.need?.facts).toEqual(['slot:central-mountains:0']);
  });

  test('a Ritual is a kind and its VP; its Place and the Binding Bonus are read off', () => {
    const app = evening(KNOWN);
    herTurn(app, 4);
    app.done();
    app.tell('rondel', '1');
    herTurn(app, 1);
    app.done();
    app.answer('shows:ritual:4');
    expect(app.need?.facts).toEqual(['binding:0']);
    app.tell('binding:0', 'yes');
    expect(asked(app)).toBe('outside-binding');
    app.answer('amount:3');
    app.done();
    expect(automaOf(app)).toMatchObject({ vp: 3, outer: [{ ritual: 'ritual-4' }] });
    expect(words(app).slice(-2)).toEqual(['Lay the Ritual on the 1st Place of her Outer Circle', 'Her VP: +3']);
  });

  test('every choice has its reasons, without names that the app only guesses at', () => {
    const app = evening(KNOWN);
    herTurn(app, 3);
    app.done();
    tellAll(app, 'w1');
    const reasoned = app.table.told.filter(({ reasoned }) => reasoned).map(({ event }) => event.kind);
    expect(reasoned).toEqual(['rondel', 'discovered']);
  });
});

describe('telling, correcting, taking back', () => {
  test('a fact told while the instruction waits makes it again', () => {
    const app = evening(KNOWN);
    herTurn(app, 3);
    app.answer('done');
    tellAll(app, 'w1');
    expect(app.waitsForHands).toBe(true);
    expect(automaOf(app).witches).toBe(3);
    app.tell('slot:central-mountains:0', 'w2');
    expect(automaOf(app).witches).toBe(2);
    expect(app.waitsForHands).toBe(true);
  });

  test('before her first instruction a fact is a report', () => {
    const app = evening(KNOWN);
    app.answer('ask-me');
    app.tell('vp', '3');
    expect(automaOf(app).vp).toBe(3);
    expect(asked(app)).toBe('outside-card');
  });

  test('an empty Place deck is told while she would draw: the marker moves on', () => {
    const app = evening(KNOWN);
    herTurn(app, 4);
    app.answer('done');
    expect(automaOf(app).outer).toHaveLength(1);
    app.tell('places-left', '0');
    expect(automaOf(app).outer).toHaveLength(0);
    expect(words(app).at(-1)).toContain('the Place deck is empty');
  });

  test('more Witches than she has are refused, and nothing has changed', () => {
    const app = evening(KNOWN);
    app.tell('witches:northern-lakes', '3');
    expect(() => app.tell('witches:central-mountains', '2')).toThrow('CONTRADICTS');
    expect(automaOf(app).witches).toBe(1);
  });

  test('a total that does not agree is asked for when it matters', () => {
    const app = evening(KNOWN);
    app.miscounted('vp');
    app.tell('rondel', '3');
    herTurn(app, 1);
    app.done();
    app.tell('rondel', '4');
    herTurn(app, 1);
    app.done();
    app.tell('harvest:0', '2');
    expect(app.need?.facts).toEqual(['vp']);
    app.tell('vp', '10');
    app.done();
    expect(automaOf(app).vp).toBe(12);
  });

  test('a card that was read wrong is taken back with one step', () => {
    const app = evening(KNOWN);
    herTurn(app, 4);
    app.undo();
    app.answer('shows:any:3');
    expect(automaOf(app).rondel).toBe(3);
  });
});

describe('conflicts', () => {
  /** She has a Witch in the North; the player passes. */
  function toConflict(): Assistant {
    const app = evening(KNOWN);
    app.tell('witches:northern-lakes', '1');
    app.answer('pass');
    app.answer('shows:any:3');
    app.done();
    return app;
  }

  test('her strength is round, Witches and cards, and the player says whether it is reached', () => {
    const app = toConflict();
    expect(app.decision).toMatchObject({ seat: 0, ask: { kind: 'outside-strength', hers: 5 } });
    expect(app.decision?.options.map(({ id }) => id)).toEqual(['enough', 'short', 'absent']);
  });

  test.each(['short', 'absent'])('%s: her rewards are read off, and she takes the leftmost stone', (answer) => {
    const app = toConflict();
    app.answer(answer);
    expect(app.need?.facts).toEqual(['reward:northern-lakes:4']);
    app.tell('reward:northern-lakes:4', '2');
    app.done();
    expect(automaOf(app)).toMatchObject({ vp: 2, stones: ['leftmost'] });
    expect(words(app)).toContain('She takes the leftmost Powerstone of the Northern Lakes');
  });

  test('with as much strength the player wins', () => {
    const app = toConflict();
    app.answer('enough');
    app.tell('reward:northern-lakes:4', '2');
    app.done();
    expect(automaOf(app).stones).toEqual([]);
    expect(words(app)).toContain('You win the conflict in the Northern Lakes');
  });
});

test('an evening to its end: her score is hers to count, the player says who has more', () => {
  const app = evening(KNOWN);
  for (const round of [1, 2, 3]) {
    expect(stateOf(app).round).toBe(round);
    app.answer('pass');
    app.done();
  }
  expect(asked(app)).toBe('outside-score');
  app.answer('no-more');
  expect(app.table.outcome).toMatchObject({ winners: [1], reason: 'automa-at-least' });
});

test('two people at a real table have no Automa to play for them', () => {
  const seats = seatSetups(evenfall, ['outside', 'outside']) as readonly Sitting[];
  const parsed = evenfall.options.read({});
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  expect(refuse(parsed.values, seats)).toBe('automa-outside');
});

test('asked only for what she needs, she does what she does when everything is told', () => {
  const rng = seededRng(7);
  let needed = 0;
  const BOARDS = 60;
  for (let i = 0; i < BOARDS; i++) {
    const slots = ['northern-lakes', 'central-mountains'].flatMap((region) =>
      [0, 1, 2].map((n) => [`slot:${region}:${n}`, ['w1', 'w2', 'none'][rng.below(3)] as string] as const),
    );
    const vp = 1 + 2 * rng.below(2);
    const [told, lazy] = [evening(KNOWN), evening(KNOWN)];
    for (const [fact, said] of slots) told.tell(fact, said);
    told.answer('all-told');
    told.answer(`shows:any:${vp}`);
    herTurn(lazy, vp);
    const truth = new Map<string, string>(slots);
    for (const app of [told, lazy]) {
      for (app.done(); app.need; app.done()) {
        const fact = app.need.facts[0] as string;
        if (app === lazy && truth.has(fact)) needed++;
        app.tell(fact, truth.get(fact) ?? 'explore');
      }
    }
    expect(words(lazy)).toEqual(words(told));
  }
  expect(needed / BOARDS).toBeLessThan(1.6);
});

test('careless evenings: whatever people touch, only coded errors, and the saved log plays again', () => {
  for (const seed of [1, 2, 3, 4]) {
    const app = evening(seed % 2 === 0 ? KNOWN : []);
    const rng = seededRng(seed);
    for (let i = 0; i < 120 && app.table.outcome === null; i++) {
      tap(app, rng);
      expect(app.table.flaw()).toBeNull();
    }
    const again = Assistant.open(evenfall, JSON.parse(JSON.stringify(app.save())), chance);
    expect(again.opened).toBe('whole');
    expect(again.table.state).toEqual(app.table.state);
    expect(again.decision).toEqual(app.decision);
  }
});
