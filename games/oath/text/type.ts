import type { GameText } from '@tavola/kernel/text.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { View } from '../view.ts';
import type { Words } from './words.ts';

export type Text = GameText<Ask, Move, Event, View, Words>;
