/** The clauses that a log line opens to, by the kind of its event. Where the clause differs from case to case, the event carries it. */

import { allianceCites } from './alliance.ts';
import { automatonCites } from './automata.ts';
import type { CitesOf } from './cites-of.ts';
import { corvidCites } from './corvids.ts';
import { duchyCites } from './duchy.ts';
import type { Event, SharedEvent } from './events.ts';
import { eyrieCites } from './eyrie.ts';
import { lizardCites } from './lizards.ts';
import { marquiseCites } from './marquise.ts';
import { riverfolkCites } from './riverfolk.ts';
import { vagabondCites } from './vagabond.ts';

const NONE: readonly string[] = [];

const shared: CitesOf<SharedEvent> = {
  faction: ['ROOT-5.1'],
  reach: ['ROOT-5.2'],
  turn: ['ROOT-1.4.1'],
  phase: ['ROOT-1.4.1'],
  placed: ['ROOT-2.6'],
  moved: ['ROOT-4.2', 'ROOT-4.2.1'],
  removed: ['ROOT-2.6', 'ROOT-1.5.4'],
  battle: ['ROOT-4.3'],
  ambushed: ['ROOT-4.3.1'],
  'ambush-cancelled': ['ROOT-4.3.1.1'],
  rolled: ['ROOT-4.3.2', 'ROOT-4.3.2.1'],
  hits: ['ROOT-4.3.3', 'ROOT-4.3.4'],
  'battle-over': NONE,
  scored: NONE,
  'lost-vp': NONE,
  drew: ['ROOT-2.1'],
  reshuffled: ['ROOT-2.1'],
  spent: ['ROOT-2.1.1'],
  discarded: ['ROOT-2.1'],
  given: NONE,
  stolen: NONE,
  'saw-hand': ['ROOT-14.8'],
  crafted: ['ROOT-4.1.1'],
  item: ['ROOT-4.1.2'],
  'item-exhausted': ['ROOT-14X.3'],
  used: ['ROOT-4.1.3'],
  'card-lost': ['ROOT-4.1.3'],
  'coffins-returned': ['ROOT-14X.4'],
  available: ['ROOT-3.3.3'],
  claimed: ['ROOT-3.3.4'],
  activated: ['ROOT-3.3.1'],
  coalition: ['ROOT-9.2.8'],
  'path-opened': ['ROOT-15.4'],
};

const all: CitesOf<Event> = {
  ...shared,
  ...marquiseCites,
  ...eyrieCites,
  ...allianceCites,
  ...vagabondCites,
  ...lizardCites,
  ...riverfolkCites,
  ...duchyCites,
  ...corvidCites,
  ...automatonCites,
  'outside.discards': NONE,
  'outside.markers': ['ROOT-15'],
  'outside.disrupted': ['ROOT-11.2.5'],
  'outside.lost-soul': ['AUT-8.2.4'],
  'outside.outrage': ['ROOT-8.2.6'],
};

export function cites(event: Event): readonly string[] {
  return 'clause' in event && event.clause !== undefined ? [event.clause] : all[event.kind];
}
