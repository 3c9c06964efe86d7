/** What is said at a real table, in the words of either language. */

import type { RealText, Say } from '@tavola/kernel/face/text.ts';
import type { Move } from '@tavola/kernel/rules/ask.ts';
import { NONE } from '@tavola/kernel/rules/real.ts';
import { type OathId, regionOf, SLOTS, type SlotId } from '../data/board.ts';
import type { Column, NodeId } from '../data/mind.ts';
import type { OathFact } from '../rules/outside/fact.ts';
import type { Event } from '../rules/state/moves.ts';
import type { Role } from '../rules/state/state.ts';
import { namesIn } from './names.ts';
import type { Words } from './words.ts';

/** Events that give hands nothing to do. */
export const untold = {
  round: null,
  turn: null,
  phase: null,
  did: null,
  searched: null,
  shown: null,
  kept: null,
  'placed-pawn': null,
  looked: null,
  peeked: null,
  supply: null,
  'defense-roll': null,
  'attack-roll': null,
  traded: null,
};

/** What the names of things do not say. */
export type RealWords = {
  readonly nothing: string;
  readonly facedown: string;
  readonly nobody: string;
  readonly table: string;
  readonly sides: { readonly [side: string]: string };
  readonly row: (column: string, row: number) => string;
};

/** How a place is called, and what may stand in a fact. */
export function realIn(words: Words, real: RealWords): Pick<RealText<Event>, 'place' | 'value'> {
  const { card, node, ruler } = namesIn(words);
  const spot = (slot: SlotId) => `${words.regions[regionOf(SLOTS.indexOf(slot))]} ${slot.slice(-1)}`;
  const seat = (value: string, say: Say) => (value === NONE ? real.nobody : say.who(Number(value)));
  return {
    place: (id, say) => {
      if (id.startsWith('seat-')) return say.who(Number(id.slice(5)));
      const [slot = '', site = ''] = id.split('/');
      if (!isSlot(slot)) return real.table;
      return site === '' ? `${spot(slot)}: ${real.facedown}` : `${card(site)} (${spot(slot)})`;
    },
    value: (value, say, about: Move) => {
      const { kind } = about as OathFact;
      switch (kind) {
        case 'pawn':
          return spot(SLOTS[Number(value)] as SlotId);
        case 'ruler':
          return ruler(Number(value), say);
        case 'title':
        case 'banner':
          return seat(value, say);
        case 'site':
          return value === NONE ? real.facedown : card(value);
        case 'side':
          return real.sides[value] ?? value;
        case 'role':
          return words.roles[value as Role];
        case 'oath':
          return words.oaths[value as OathId];
        case 'token':
          return node(value as NodeId);
        case 'marker': {
          const [column = '', row] = value.split('-');
          const name = words.prince.columns[column as Column];
          return row === undefined ? name : real.row(name, Number(row));
        }
        default:
          return value === NONE ? real.nothing : card(value);
      }
    },
  };
}

function isSlot(id: string): id is SlotId {
  return (SLOTS as readonly string[]).includes(id);
}
