import { alliance } from './lessons/alliance.ts';
import { automata } from './lessons/automata.ts';
import { corvids } from './lessons/corvids.ts';
import { duchy } from './lessons/duchy.ts';
import { eyrie } from './lessons/eyrie.ts';
import { lizards } from './lessons/lizards.ts';
import { marquise } from './lessons/marquise.ts';
import { riverfolk } from './lessons/riverfolk.ts';
import { vagabond } from './lessons/vagabond.ts';

export const lessons = { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids, automata };
