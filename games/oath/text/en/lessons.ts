import { cards } from './lessons/cards.ts';
import { oath } from './lessons/oath.ts';
import { turn } from './lessons/turn.ts';
import { war } from './lessons/war.ts';

export const lessons = { turn, cards, war, oath };
