/** The words of lines: what hands do, in both languages, from events alone. */
import { type Line, lineSpeech, lineText } from '@tavola/kernel/face/lines.ts';
import { questionText, type Say } from '@tavola/kernel/face/text.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../rules/state/state.ts';
import { type View, view } from '../rules/view/view.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import { text as en } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';

const BOT = 0;
const EYRIE = 1;

/** A Marquise that is an automaton and the Eyrie, when the first turn begins. */
function seen(): View {
  const seats = [
    { kind: 'automaton', settings: { faction: 'marquise' } },
    { kind: 'automaton', settings: { faction: 'eyrie' } },
  ] as const;
  let first: View | null = null;
  const onCheckpoint = (state: unknown) => {
    if ((state as State).open.stage === 'turns') first ??= view(state as State, 'spectator');
  };
  Table.start(game, { seats, options: { seating: 'seats', roundLimit: 1 }, chance: seededChance(1), onCheckpoint });
  return first as unknown as View;
}

const before = seen();
/** The same with 13 points. */
const after: View = {
  ...before,
  open: { ...before.open, players: before.open.players.map((player) => ({ ...player, vp: 13 })) },
};
const turn: Event = { kind: 'turn', seat: BOT, round: 1 };
const acts = (clause: string, clearing: number | null = null): Event => ({
  kind: 'automaton.acts',
  seat: BOT,
  clause,
  clearing,
  of: null,
});
const placed = (piece: string, clearing: number, count = 1): Event => ({
  kind: 'placed',
  seat: BOT,
  piece,
  clearing,
  count,
});
const moved = (from: number, to: number, count: number): Event => ({
  kind: 'moved',
  seat: BOT,
  from,
  to,
  piece: 'warrior',
  count,
  ferry: false,
});

function linesOf(
  events: readonly Event[],
  language: 'pt-BR' | 'en' = 'pt-BR',
  why: readonly Trace[] = [],
  from = before,
  to = after,
): readonly Line[] {
  const text = language === 'en' ? en : pt;
  const say: Say = { language, me: 'spectator', who: (seat) => `P${seat}`, words: text.words };
  const reasoned = [turn, ...events].map((event) => ({ event, why: () => why }));
  return text.real?.lines?.(reasoned, from, to, say) ?? [];
}
const texts = (events: readonly Event[], language: 'pt-BR' | 'en' = 'pt-BR', from = before, to = after) =>
  linesOf(events, language, [], from, to).map((line) => lineText(line, { language }));

describe('a line is what two hands do', () => {
  const recruits = [acts('AUT-4.5.2'), placed('warrior', 1, 2), placed('warrior', 6), placed('warrior', 12)];

  test('all acts of one step with the same verb are one line', () => {
    expect(texts(recruits)).toEqual(['Recrutar 2 → [1] · 1 → [6] · 1 → [12]']);
    expect(texts(recruits, 'en')).toEqual(['Recruit 2 → [1] · 1 → [6] · 1 → [12]']);
    expect(linesOf(recruits).map((line) => lineSpeech(line, { language: 'pt-BR' }))).toEqual([
      'Recrutar: 2 na 1, 1 na 6, 1 na 12',
    ]);
  });

  test('marches from several clearings too, each with its step', () => {
    const marches = [acts('AUT-4.5.4', 1), moved(1, 9, 2), acts('AUT-4.5.4', 12), moved(12, 11, 1)];
    expect(texts(marches)).toEqual(['Marchar 2 [1] → [9] · 1 [12] → [11]']);
    expect(linesOf(marches)[0]?.events).toEqual([1, 2, 3, 4]);
    expect(linesOf(marches)[0]?.acts.map(({ from, to, count }) => [from, to, count])).toEqual([
      ['c1', 'c9', 2],
      ['c12', 'c11', 1],
    ]);
  });

  test('a battle says who stands there, what falls and what it brings', () => {
    const gone = (seat: number, piece: string, count: number): Event => ({
      kind: 'removed',
      seat,
      by: 1 - seat,
      piece,
      clearing: 12,
      count,
    });
    const battle: readonly Event[] = [
      acts('AUT-4.5.1', 12),
      { kind: 'battle', attacker: BOT, defender: EYRIE, clearing: 12, warriors: [4, 2] },
      gone(EYRIE, 'warrior', 2),
      gone(BOT, 'warrior', 1),
      { kind: 'battle-over', clearing: 12 },
    ];
    expect(texts(battle)).toEqual(['Batalhar [12] 4 × 2 Rapinas', 'Tirar [12] 2 Rapinas · 1 Marquês']);
    expect(texts(battle, 'en')).toEqual(['Battle [12] 4 × 2 Eyrie', 'Remove [12] 2 Eyrie · 1 Marquise']);
  });

  test('points stand behind what they were scored for; by themselves they are a line', () => {
    const score = (vp: number, clause: string): Event => ({ kind: 'scored', seat: BOT, vp, why: 'order', clause });
    const item: Event = { kind: 'item', seat: BOT, item: 'tea' };
    const evening: Event = { kind: 'phase', seat: BOT, phase: 'evening' };
    expect(texts([item, score(1, 'ROOT-3.2.2'), evening, score(2, 'AUT-4.6.1'), score(1, 'AUT-3.3.1')])).toEqual([
      'Pegar bule de chá · +1 → 10',
      'Pontuar +3 → 13',
    ]);
  });
});

test('a step that finds nothing to do gives the reason of the first rung that left nobody', () => {
  const skips: Event = { kind: 'automaton.skips', seat: BOT, clause: 'AUT-4.5.2' };
  const rung = (how: 'where' | 'legal', out: number[]) => ({ clause: 'AUT-4.5.2', how, values: [], out });
  const reason = (...rungs: Trace['rungs']) =>
    linesOf([skips], 'pt-BR', [{ candidates: ['1', '2'], rungs, taken: [] }])[0]?.idle;
  expect(reason(rung('where', [0]), rung('where', [1]))).toBe('Não governa nenhuma.');
  expect(reason(rung('where', [0]), rung('where', []), rung('legal', [1]))).toBe('Sem lugar permitido.');
});

test('what could not matter is not said: acolytes that are not there', () => {
  expect(texts([{ kind: 'automaton.skips', seat: BOT, clause: 'AUT-8.4.2.II' }])).toEqual([]);
});

describe('said where it matters', () => {
  const built: readonly Event[] = [acts('AUT-4.5.3', 6), placed('sawmill', 6)];

  test('which piece of the track is laid, the first time in an evening', () => {
    expect(texts(built)).toEqual(['Construir serraria → [6] · a da esquerda na trilha']);
    expect(texts(built, 'en')).toEqual(['Build sawmill → [6] · leftmost on its track']);
    const players = before.open.players.map((player, seat) =>
      seat === BOT ? { ...player, left: [4, 5, 5, 8, 0] } : player,
    );
    expect(texts(built, 'pt-BR', { ...before, open: { ...before.open, players } })).toEqual([
      'Construir serraria → [6]',
    ]);
  });

  test('a discarded order may be a dominance card where these are in the deck', () => {
    const discarded: readonly Event[] = [
      { kind: 'automaton.order-discarded', seat: BOT, card: 'sappers', to: 'discard' },
    ];
    const out = { ...before, open: { ...before.open, box: [] } };
    expect(texts(discarded)).toEqual(['Descartar a ordem']);
    expect(texts(discarded, 'pt-BR', out, out)).toEqual(['Descartar a ordem · se for Domínio: ao lado do mapa']);
  });

  test('an order that is bought is named by its place in the market', () => {
    const ROBOTS = 1;
    const robots = { faction: 'riverfolk-robots', order: null, payments: [0, 0], shield: false, sword: false };
    const board = { ...robots, market: ['sappers', 'birdy-bindle', 'tax-collector'] };
    const players = before.open.players.map((player, seat) =>
      seat === ROBOTS ? { ...player, faction: 'riverfolk' as const, board } : player,
    );
    const selling = { ...before, open: { ...before.open, players } } as View;
    const bought: readonly Event[] = [
      { kind: 'riverfolk.sold-card', seat: ROBOTS, to: BOT, card: 'tax-collector' },
      { kind: 'automaton.order-discarded', seat: BOT, card: 'sappers', to: 'discard' },
    ];
    expect(texts(bought, 'pt-BR', selling, selling)).toEqual([
      'Trocar a ordem pela 3ª do mercado',
      'A velha → descarte',
    ]);
    expect(texts(bought, 'en', selling, selling)[0]).toBe('Swap the order for the 3rd of the market');
  });
});

test('a question names the person who chooses, and the clearing', () => {
  const say = (language: 'pt-BR' | 'en', me: Say['me']): Say => ({
    language,
    me,
    who: () => 'Ana',
    words: (language === 'en' ? en : pt).words,
  });
  const ask = { kind: 'lose-piece', seat: EYRIE, clearing: 12, left: 1 } as const;
  expect(questionText(pt, ask, say('pt-BR', 'spectator')).title).toBe('Ana, qual sai da 12?');
  expect(questionText(en, ask, say('en', 'spectator')).title).toBe('Ana, which one leaves 12?');
  expect(questionText(pt, { ...ask, left: 2 }, say('pt-BR', 'spectator')).title).toBe('Ana, quais 2 saem da 12?');
});
