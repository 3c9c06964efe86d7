import type { GameText } from '@tavola/kernel/text.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { View } from '../view.ts';
import type { Words } from './words.ts';

type Complete = GameText<Ask, Move, Event, View, Words>;
/** What each seat chooses is explained too. */
export type Text = Complete & Required<Pick<Complete, 'seatSettings'>>;
