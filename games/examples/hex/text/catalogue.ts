/** The sentences that each language has. */
import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { GameText } from '@tavola/kernel/face/text.ts';
import type { Options } from '../rules/options.ts';
import type { Ask, Event, Move } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './words.ts';

export type Text = GameText<Ask, Move, Event, View, Words> & { readonly options: OptionWords<Options> };
