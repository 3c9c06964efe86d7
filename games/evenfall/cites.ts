/** The clauses that a line of the log opens to. What the Automa chose by is in its own trace. */
import type { Event } from './rules/state/moves.ts';

const OF_EVENT: { readonly [K in Event['kind']]: readonly string[] } = {
  'automa-ready': ['EVE-8.1'],
  round: ['EVE-1.1', 'EVE-1.2'],
  phase: [],
  gained: [],
  converted: ['EVE-8.6'],
  drew: [],
  paid: [],
  discarded: [],
  reshuffled: ['EVE-1.4'],
  discovered: ['EVE-2.6'],
  token: ['EVE-2.9'],
  explored: ['EVE-2.10'],
  ritual: ['EVE-2.12'],
  binding: ['EVE-2.13'],
  specialist: ['EVE-2.15'],
  council: ['EVE-2.16'],
  field: ['EVE-2.18', 'EVE-2.19', 'EVE-2.20'],
  built: ['EVE-2.24', 'EVE-2.25'],
  step: ['EVE-3.1', 'EVE-3.2'],
  transferred: ['EVE-2.23'],
  'drew-place': ['EVE-7.6'],
  refilled: ['EVE-6.1'],
  removed: ['EVE-4.3'],
  'moved-figures': ['EVE-4.4'],
  returned: ['EVE-4.20'],
  sent: ['EVE-4.19'],
  turned: ['EVE-2.4'],
  copied: ['EVE-4.10'],
  'stone-field': ['EVE-7.4'],
  'red-stone': ['EVE-7.5'],
  triggered: ['EVE-2.14'],
  passed: ['EVE-2.2', 'EVE-2.3'],
  conflict: ['EVE-5.2'],
  'no-conflict': ['EVE-5.1'],
  revealed: ['EVE-5.5', 'EVE-5.6'],
  adjusted: ['EVE-4.12'],
  'automa-strength': ['EVE-8.7'],
  strengths: ['EVE-5.7'],
  reward: ['EVE-5.8'],
  won: ['EVE-5.9'],
  'took-stone': ['EVE-5.10'],
  'first-player': ['EVE-5.10'],
  'came-home': ['EVE-6.1', 'EVE-6.3'],
  rondel: ['EVE-8.4'],
  impossible: ['EVE-8.4'],
  'drawn-for-automa': ['EVE-8.5'],
  'no-place': ['EVE-8.5'],
  'cleaned-up': ['EVE-9.1'],
  scored: ['EVE-9.2', 'EVE-9.3'],
};

/** Where another clause holds because the Automa does it. */
const OF_AUTOMA: { readonly [K in Event['kind']]?: readonly string[] } = {
  discovered: ['EVE-8.5'],
  explored: ['EVE-8.5'],
  ritual: ['EVE-8.5'],
  specialist: ['EVE-8.5'],
  transferred: ['EVE-8.5'],
  'drew-place': ['EVE-8.5'],
  binding: ['EVE-8.6'],
  step: ['EVE-8.6'],
  reward: ['EVE-8.7'],
  won: ['EVE-8.7'],
  'took-stone': ['EVE-8.7'],
  scored: ['EVE-8.8'],
};

/** The cards that have a clause of their own (EVE-4). */
const OF_CARD: { readonly [card: string]: readonly string[] } = {
  amara: ['EVE-4.8', 'EVE-4.1'],
  baldur: ['EVE-4.12', 'EVE-4.1'],
  chiyo: ['EVE-4.10', 'EVE-4.2'],
  dragan: ['EVE-4.9'],
  elspeth: ['EVE-4.7'],
  farid: ['EVE-4.11'],
  helga: ['EVE-4.14'],
  irene: ['EVE-4.13'],
  lucius: ['EVE-4.21'],
  petra: ['EVE-4.16'],
  sorin: ['EVE-4.21'],
  tamsin: ['EVE-4.20'],
  ulla: ['EVE-4.15'],
  'astral-projection': ['EVE-4.18'],
  'bone-sickle': ['EVE-4.17'],
  'sacrificial-altar': ['EVE-4.3'],
  'spatial-distortion': ['EVE-4.4'],
  'spirit-wolf': ['EVE-4.21'],
  'summoning-circle': ['EVE-4.20'],
  'uncharted-paths': ['EVE-4.6'],
  'war-drum': ['EVE-4.19'],
  'wolf-pack': ['EVE-4.5'],
};

export function cites(event: Event): readonly string[] {
  if ('seat' in event && event.seat === 'automa') return OF_AUTOMA[event.kind] ?? OF_EVENT[event.kind];
  switch (event.kind) {
    case 'ritual':
    case 'specialist':
    case 'council':
    case 'turned':
      return [...OF_EVENT[event.kind], ...(OF_CARD[event.card] ?? [])];
    case 'triggered':
      return OF_CARD[event.card] ?? OF_EVENT.triggered;
    default:
      return OF_EVENT[event.kind];
  }
}
