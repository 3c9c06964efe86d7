/** Both languages say the same things, every cited clause has a text, and every card's text says what its effect does. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import { realKit } from '@tavola/testing/real-kit.ts';
import { textKit } from '@tavola/testing/text-kit.ts';
import { describe, expect, test } from 'vitest';
import { boardOf, covens, regions, trackOf } from '../data/boards.ts';
import { people, places, rituals, startingPlaces } from '../data/cards.ts';
import type { Ability, Effect, Op } from '../data/effects.ts';
import { face } from '../face.ts';
import { evenfall as game } from '../game.ts';
import { view } from '../rules/view.ts';
import { ALONE, evening, hire, hold, lay, reveal, withCovens } from '../scenarios/evening.ts';
import { phrases as english } from './en/phrases.ts';
import { reconstructed as reconstructedEn } from './en/reconstructed.ts';
import { text as en } from './en/text.ts';
import { clauses } from './pt/clauses.ts';
import { phrases as portuguese } from './pt/phrases.ts';
import { reconstructed as reconstructedPt } from './pt/reconstructed.ts';
import { text as pt } from './pt/text.ts';
import { abilityText, effectText, type Phrases } from './renderer.ts';
import type { Words } from './words.ts';

const tables = [
  { seats: ALONE, options: { side: 'sun' }, seed: 3 },
  { seats: ALONE, options: { side: 'moon', expertDraw: true }, seed: 8 },
  { seats: 2, options: { side: 'moon' }, seed: 5 },
  { seats: 4, options: { side: 'moon', expertDraw: true }, seed: 2 },
];
textKit({ game, face, tables, rules: new URL('../rules/', import.meta.url) });
realKit({ game, face, seats: ['outside', 'automaton'] });

const say: Say<Words> = { language: 'en', me: 0, who: (seat) => `seat ${seat}`, words: en.words };

test('both languages say as many sentences about what was reconstructed', () => {
  expect(reconstructedPt.length).toBe(reconstructedEn.length);
});

test('the board in words names every Place, card and figure, and only the hand of the reader', () => {
  const table = evening(withCovens('cross', 'circle'), { side: 'moon' });
  reveal(table, 'northern-lakes', 'sanctuary-1');
  hold(table, 0, 'irene');
  hold(table, 1, 'phoenix');
  hire(table, 0, 'chiyo');
  lay(table, 0, 'outer', 'cave-2', { ritual: 'twin-scythes', scythes: 1, orbs: 1, figures: ['witch', 'elder'] });
  Object.assign(table.state.players[0] as object, {
    boardField: 1,
    copied: [{ owner: 1, card: 'osric', used: false }],
  });
  const words = en.board(view(table.state, 0), say).join('\n');
  for (const part of [
    'Sanctuary (Raven): 2 Witches, 3 VP. Exploration: 2 Mana. Binding: gain 2 VP; with a Spell, 1 VP more.',
    'Cave (Serpent) + Twin Scythes [1 Scythe, 1 Orb, Witch, Elder]',
    'Chiyo, Elder on Osric (seat 1)',
    'own field: Witch',
    'Inner Circle: Church of the Prophets\n',
    'Irene (2 Knowledge and 1 Herb; 2 VP). Specialist: Whenever you discover a Place, explore that Place at once.',
  ])
    expect(words).toContain(part);
  expect(words).not.toContain('Phoenix');
  expect(words).not.toMatch(/undefined|NaN|null/);
});

test('no clause is left without a number in its chapter', () => {
  const chapters: { [chapter: string]: number } = { 0: 9, 1: 4, 2: 27, 3: 3, 4: 22, 5: 13, 6: 3, 7: 7, 8: 9, 9: 4 };
  const all = Object.entries(chapters).flatMap(([chapter, last]) =>
    Array.from({ length: last }, (_, i) => `EVE-${chapter}.${i + 1}`),
  );
  expect(Object.keys(clauses).toSorted()).toEqual(all.toSorted());
});

/** Every number that an effect holds, whatever it stands for. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

/** Phrases that must stand in the text for each operation, by language. */
const signs: { readonly [L in 'pt' | 'en']: { readonly [K in Op['op']]: RegExp } } = {
  pt: {
    gain: /ganhe/,
    pay: /→/,
    payUpTo: /pague até/,
    choose: / ou /,
    transfer: /Transferência/,
    explore: /explore/,
    coven: /Trilha do Coven/,
    reachedTrackBonus: /já alcançado/,
    drawPlace: /baralho/,
    discoverFree: /sem enviar Bruxas/,
    perCount: / por | a cada /,
    removeRitual: /tire do jogo/,
    moveFigures: /figuras/,
    returnFigure: /devolva/,
    sendElder: /Ancião/,
    copySpecialist: /Especialista/,
    takeRedStone: /Vermelha/,
  },
  en: {
    gain: /gain/,
    pay: /→/,
    payUpTo: /pay up to/,
    choose: / or /,
    transfer: /Transfer/,
    explore: /explore/,
    coven: /Coven Track/,
    reachedTrackBonus: /already reached/,
    drawPlace: /deck/,
    discoverFree: /without sending Witches/,
    perCount: / per /,
    removeRitual: /out of the game/,
    moveFigures: /figures/,
    returnFigure: /return/,
    sendElder: /Elder/,
    copySpecialist: /Specialist/,
    takeRedStone: /Red/,
  },
};

function opsIn(effect: Effect): Op[] {
  return effect.flatMap((op) => {
    if (op.op === 'pay') return [op, ...opsIn(op.then)];
    return op.op === 'choose' ? [op, ...op.options.flatMap((option) => opsIn(option.effect))] : [op];
  });
}

function checkEffect(text: string, effect: Effect, tongue: 'pt' | 'en'): void {
  for (const op of opsIn(effect)) {
    expect(text.toLowerCase()).toMatch(new RegExp(signs[tongue][op.op].source, 'i'));
    const hidden = op.op === 'explore' && op.scope !== 'opponent-outer';
    for (const n of hidden ? [] : numbersIn(op)) if (n > 1) expect(text).toContain(String(n));
  }
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}

const abilities: readonly { readonly name: string; readonly ability: Ability }[] = [
  ...rituals.flatMap(({ id, abilities: list }) => list.map((ability) => ({ name: id, ability }))),
  ...people.flatMap(({ id, specialist, council }) => [
    ...specialist.abilities.map((ability) => ({ name: `${id}, specialist`, ability })),
    ...council.abilities.map((ability) => ({ name: `${id}, council`, ability })),
  ]),
  ...covens.flatMap(({ id, moon }) => moon.abilities.map((ability) => ({ name: id, ability }))),
];
const languages: readonly (readonly ['pt' | 'en', Phrases])[] = [
  ['pt', portuguese],
  ['en', english],
];

describe.each(languages)('texts in %s', (tongue, words) => {
  test.each(abilities)('$name says what it does', ({ ability }) => {
    const text = abilityText(words, ability);
    expect(text).toMatch(/^\p{Lu}|^\d/u);
    expect(text).toMatch(/\.$/);
    if ('effect' in ability) checkEffect(text, ability.effect, tongue);
    else for (const n of numbersIn(ability.modifier)) if (n > 1) expect(text).toContain(String(n));
  });

  test('boards, tracks and Regions say what they do', () => {
    const effects: Effect[] = [
      ...regions.flatMap(({ field, rewards }) => [field.effect, ...rewards.map(({ effect }) => effect)]),
      ...(['sun', 'cross', 'circle'] as const).flatMap((track) =>
        trackOf(track).flatMap((field) => (field.options ? field.options.map(({ effect }) => effect) : [field.effect])),
      ),
      ...covens.flatMap(({ id, moon }) => [
        moon.income,
        moon.token,
        ...(moon.boardField ? [moon.boardField.effect] : []),
        ...(moon.stoneFields ?? []).map(({ effect }) => effect),
        boardOf(id, 'sun').income,
        boardOf(id, 'sun').token,
      ]),
    ];
    for (const effect of effects) checkEffect(effectText(words, effect), effect, tongue);
  });

  test('the free discard says how many Cards it takes and what it may bring', () => {
    const { moves } = tongue === 'pt' ? pt : en;
    for (const { id } of covens) {
      for (const side of ['sun', 'moon'] as const) {
        const { cards, options } = boardOf(id, side).discardFreeAction;
        const text = sentence(moves, { kind: 'free', what: 'discard', cards }, say);
        expect(text).toContain(String(cards));
        expect(text.includes('Mana')).toBe(options.some(({ mana }) => mana));
      }
    }
  });

  test('every Place says its harvest and its Binding Bonus', () => {
    const card = (tongue === 'pt' ? pt : en).words.texts;
    for (const { id, harvest, binding } of places) {
      const text = card.place(id);
      for (const n of [...numbersIn(harvest), ...numbersIn(binding)]) expect(text).toContain(String(n));
      expect(text.includes(tongue === 'pt' ? 'Vinculação' : 'Binding')).toBe(binding !== null);
      if (binding?.ifKeyword) expect(text).toContain(card.keyword(binding.ifKeyword.keyword));
    }
    for (const { id, moon } of startingPlaces) {
      const text = card.place(`${id}-moon`);
      if (moon.binding?.effect) checkEffect(text, moon.binding.effect, tongue);
    }
  });
});
