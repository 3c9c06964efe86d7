/** The texts of all factions, joined. */
import { alliance } from './alliance.pt.ts';
import { corvids } from './corvids.pt.ts';
import { duchy } from './duchy.pt.ts';
import { eyrie } from './eyrie.pt.ts';
import { lizards } from './lizards.pt.ts';
import { marquise } from './marquise.pt.ts';
import { riverfolk } from './riverfolk.pt.ts';
import { vagabond } from './vagabond.pt.ts';

export const factionTexts = { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids };
