/** The clauses that a line of the log opens to. */
import { CARD_NAMES } from './rules/state/memory.ts';
import type { Event } from './rules/state/moves.ts';
import type { SymbolKind } from './rules/state/symbols.ts';

const CHAPTER: { readonly [kind in SymbolKind]: readonly string[] } = {
  footprint: ['CAL-5.2.1', 'CAL-5.2.2'],
  mountain: ['CAL-5.3.1', 'CAL-5.3.2'],
  cave: ['CAL-5.4.1', 'CAL-5.4.2'],
  wing: ['CAL-5.4.1', 'CAL-5.4.4'],
  tower: ['CAL-5.5.1', 'CAL-5.5.3'],
  mirror: ['CAL-5.6.1', 'CAL-5.6.2'],
  star: ['CAL-5.7.1', 'CAL-5.7.2'],
  waterfall: ['CAL-5.8.1', 'CAL-5.8.3'],
  fire: ['CAL-5.9.1', 'CAL-5.9.2', 'CAL-5.9.3'],
};

const CITES: { readonly [kind in Event['kind']]?: readonly string[] } = {
  'first-traveller': ['CAL-4.7'],
  drafted: ['CAL-4.4'],
  'ordered-decks': ['CAL-4.4'],
  opened: ['CAL-4.6'],
  'turn-ended': ['CAL-6.7'],
  'deck-turned-over': ['CAL-5.12.5'],
  burned: ['CAL-5.9.2', 'CAL-5.10.5'],
  cleaned: ['CAL-5.8.5'],
  transformed: ['CAL-5.8.3'],
  relocated: ['CAL-5.7.5', 'CAL-5.7.6'],
  destroyed: ['CAL-5.20.8', 'CAL-5.10.5'],
  'waterfall-expired': ['CAL-5.8.4'],
  'declared-walk': ['CAL-5.14.1', 'CAL-5.2.5'],
  stayed: ['CAL-5.14.1'],
  invaded: ['CAL-5.20.7', 'CAL-5.18.2'],
  pushed: ['CAL-5.6.2', 'CAL-5.6.5'],
  decayed: ['CAL-5.6.2', 'CAL-5.6.6'],
  'entered-final-zone': ['CAL-5.16.1', 'CAL-5.16.2'],
  'left-final-zone': ['CAL-5.16.3'],
  'declared-memories': ['CAL-5.15.1'],
  reserved: ['CAL-5.15.2'],
  discarded: ['CAL-5.15.3'],
  drew: ['CAL-5.15.4'],
  'put-back': ['CAL-5.16.8'],
  'took-up-reserve': ['CAL-5.16.5'],
  'help-declined': ['CAL-5.19.6'],
  cancelled: ['CAL-6.12', 'CAL-5.19.8'],
  protected: ['CAL-6.12'],
  opposed: ['CAL-6.13'],
  failed: ['CAL-5.19.5'],
  suspended: ['CAL-6.15'],
  waits: ['CAL-6.21', 'CAL-6.22'],
  'waiting-discarded': ['CAL-6.22', 'CAL-6.24'],
  'turn-prevented': ['CAL-5.20.4', 'CAL-6.8'],
  'acquisition-undone': ['CAL-5.20.21', 'CAL-6.4'],
  'insertion-undone': ['CAL-5.20.18', 'CAL-6.4'],
  sealed: ['CAL-5.20.11', 'CAL-6.5'],
  silenced: ['CAL-5.20.14'],
  'walk-prevented': ['CAL-5.20.27'],
  'turn-repeats': ['CAL-5.20.22'],
  'gave-footprint': ['CAL-5.20.12', 'CAL-6.6'],
  'hands-rotated': ['CAL-5.20.6'],
  'symbol-cards-rotated': ['CAL-5.20.13'],
  'traded-symbols': ['CAL-5.20.10'],
  'symbol-removed': ['CAL-5.20.24'],
  'symbol-discarded': ['CAL-5.20.15'],
  'symbol-blocked': ['CAL-5.20.29', 'CAL-6.14'],
  'symbols-copied': ['CAL-5.20.16'],
  eliminated: ['CAL-5.20.17', 'CAL-5.19.13'],
  'traded-cards': ['CAL-5.20.23'],
  revealed: ['CAL-5.20.25', 'CAL-5.19.14'],
};

/** The cards of CAL-5.20 are numbered in the order of the data. */
const cardClause = (card: (typeof CARD_NAMES)[number]): string => `CAL-5.20.${CARD_NAMES.indexOf(card) + 1}`;

export function cites(event: Event): readonly string[] {
  switch (event.kind) {
    case 'inserted':
      return CHAPTER[event.insertion.symbol];
    case 'acquired':
      return event.from === event.seat ? ['CAL-5.12.1', 'CAL-5.12.2'] : ['CAL-5.20.9', 'CAL-5.12.1'];
    case 'walked':
      return event.cell === 'rift' ? ['CAL-5.2.10', 'CAL-7.1'] : ['CAL-5.2.5'];
    case 'used':
      return event.effect === event.card
        ? [cardClause(event.card)]
        : [cardClause(event.card), cardClause(event.effect)];
    default:
      return CITES[event.kind] ?? [];
  }
}
