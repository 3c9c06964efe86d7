/** The lessons of Root: a faction each, then automata. */
import type { LessonFrame, LessonsWords } from '@tavola/kernel/host/lesson.ts';
import { alliance } from './alliance.ts';
import { automata } from './automata.ts';
import { corvids } from './corvids.ts';
import { duchy } from './duchy.ts';
import { eyrie } from './eyrie.ts';
import { lizards } from './lizards.ts';
import { marquise } from './marquise.ts';
import { riverfolk } from './riverfolk.ts';
import { vagabond } from './vagabond.ts';

export const frames = [
  marquise,
  eyrie,
  alliance,
  vagabond,
  lizards,
  riverfolk,
  duchy,
  corvids,
  automata,
] as const satisfies readonly LessonFrame[];
export type LessonsText = LessonsWords<typeof frames>;
