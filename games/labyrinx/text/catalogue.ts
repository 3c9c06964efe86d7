/** The shape of both catalogues. */
import type { GameText } from '@tavola/kernel/text.ts';
import type { Event } from '../rules/events.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { View } from '../view.ts';

export type LabText = GameText<Ask, Move, Event, View>;
