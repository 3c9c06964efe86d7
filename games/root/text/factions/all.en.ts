/** The texts of all factions, joined. */
import { alliance } from './alliance.en.ts';
import { corvids } from './corvids.en.ts';
import { duchy } from './duchy.en.ts';
import { eyrie } from './eyrie.en.ts';
import { lizards } from './lizards.en.ts';
import { marquise } from './marquise.en.ts';
import { riverfolk } from './riverfolk.en.ts';
import { vagabond } from './vagabond.en.ts';

export const factionTexts = { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids };
