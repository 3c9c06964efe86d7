/** What the shell asks this board: which options have a place, phases, headings, clauses of a log line, the end. */
import type { Phases, ScoreSheet } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import type { CharacterId } from '../rules/characters.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { TO_WIN } from '../rules/state.ts';
import { labels } from '../text/labels.ts';
import type { View } from '../view.ts';
import { isOnBoard } from './places.ts';

/** Touched in the hand, among the actions, or as a picture of a card or character. */
const BESIDE: ReadonlySet<Move['kind']> = new Set<Move['kind']>([
  'character',
  'play',
  'draw',
  'rest',
  'despair',
  'power',
  'push',
  'end-turn',
  'rotate',
  'discard',
  'put',
  'recite',
  'crossroads',
]);

export function placed(move: Move): boolean {
  return isOnBoard(move) || BESIDE.has(move.kind);
}

export function phases({ phase, racers, turn, actions }: View, say: Say): Phases {
  const text = labels[say.language];
  if (phase === 'setup') return { steps: [{ id: 'setup', name: text.phases.setup }], now: 'setup' };
  const round = racers ? text.phases.race : text.turn(turn);
  const dots = phase === 'actions' ? ` ${'●'.repeat(actions)}${'○'.repeat(Math.max(0, 3 - actions))}` : '';
  const steps = [
    { id: 'expand', name: text.phases.expand },
    { id: 'actions', name: `${text.phases.actions}${dots}` },
    { id: 'fog', name: text.phases.fog },
  ];
  return { round, steps: racers ? steps.slice(1) : steps, now: phase === 'over' ? null : phase };
}

export function heading(event: Event, say: Say): string | null {
  return event.kind === 'turn' ? labels[say.language].turnOf(event.seat, event.race, say) : null;
}

const OF_POWER: { readonly [C in CharacterId]: readonly string[] } = {
  akuna: ['LAB-6.1', 'LAB-6.2'],
  avra: ['LAB-6.4', 'LAB-6.5'],
  bibi: ['LAB-6.8', 'LAB-6.7'],
  dannenvir: ['LAB-6.10'],
  eimmie: ['LAB-6.11'],
  elora: ['LAB-6.12'],
  kaminari: ['LAB-6.13'],
  khira: ['LAB-6.14', 'LAB-6.15'],
  lane: ['LAB-6.16'],
  mallahoc: ['LAB-6.17'],
  zacramandy: ['LAB-6.18'],
  zambar: ['LAB-6.19', 'LAB-6.20'],
};

const CITES: { readonly [K in Event['kind']]?: readonly string[] } = {
  turn: ['LAB-3.1'],
  expanded: ['LAB-3.2'],
  peeked: ['LAB-4.1'],
  moved: ['LAB-4.2', 'LAB-2.8'],
  'stopped-by-door': ['LAB-4.6'],
  played: ['LAB-4.8'],
  drew: ['LAB-4.9'],
  reshuffled: ['LAB-4.10'],
  discarded: ['LAB-4.9'],
  pushed: ['LAB-4.12', 'LAB-4.14'],
  rolled: ['LAB-5.2', 'LAB-5.3'],
  succeeded: ['LAB-5.4'],
  failed: ['LAB-5.3', 'LAB-5.9'],
  'treasure-lost': ['LAB-7.1'],
  'treasure-left': ['LAB-5.10'],
  relocated: ['LAB-5.5', 'LAB-5.6'],
  fled: ['LAB-5.8'],
  'flight-ended': ['LAB-5.8'],
  'chain-stopped': ['LAB-5.15'],
  faith: ['LAB-6.1'],
  blessing: ['LAB-6.18'],
  rested: ['LAB-4.17'],
  despaired: ['LAB-4.18', 'LAB-4.20'],
  exploded: ['LAB-6.6'],
  thrown: ['LAB-6.5', 'LAB-5.13'],
  robbed: ['LAB-6.8'],
  leapt: ['LAB-6.13'],
  charged: ['LAB-6.19', 'LAB-6.21'],
  fog: ['LAB-3.5'],
  race: ['LAB-8.5'],
  ended: ['LAB-8.1', 'LAB-8.2', 'LAB-8.3'],
};

export function cites(event: Event): readonly string[] {
  return event.kind === 'power' ? OF_POWER[event.character] : (CITES[event.kind] ?? []);
}

export function scoreSheet({ players }: View, say: Say): ScoreSheet {
  const text = labels[say.language];
  return {
    rows: [
      { name: text.sheet.treasures, values: players.map(({ treasures }) => treasures) },
      { name: text.sheet.cards, values: players.map(({ cards }) => cards) },
    ],
  };
}

export function progress({ players }: View): readonly number[] {
  return players.map(({ treasures }) => Math.min(1, treasures / TO_WIN));
}
