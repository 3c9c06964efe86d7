/** The shape of both catalogues. */
import type { ByKind, GameText } from '@tavola/kernel/face/text.ts';
import type { Event } from '../rules/state/events.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './words.ts';

export type Text = GameText<Ask, Move, Event, View, Words>;
export type Asks = ByKind<Ask>;
export type Moves = ByKind<Move>;
export type Events = ByKind<Event>;
