import { challenges } from './lessons/challenges.ts';
import { characters } from './lessons/characters.ts';
import { explore } from './lessons/explore.ts';

export const lessons = { explore, challenges, characters };
