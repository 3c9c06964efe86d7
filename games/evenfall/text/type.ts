import type { GameText } from '@tavola/kernel/face/text.ts';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './words.ts';

type Complete = GameText<Ask, Move, Event, View, Words>;
/** What each seat chooses is explained too. */
export type Text = Complete & Required<Pick<Complete, 'seatSettings'>>;
