import type { GameText } from '@tavola/kernel/face/text.ts';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './words.ts';

export type Text = GameText<Ask, Move, Event, View, Words>;
