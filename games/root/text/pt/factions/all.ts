/** The texts of all factions, and their sentences joined. */
import { type FactionTexts, sentencesOf } from '../../factions.ts';
import { alliance } from './alliance.ts';
import { corvids } from './corvids.ts';
import { duchy } from './duchy.ts';
import { eyrie } from './eyrie.ts';
import { lizards } from './lizards.ts';
import { marquise } from './marquise.ts';
import { riverfolk } from './riverfolk.ts';
import { vagabond } from './vagabond.ts';

export const factionTexts: FactionTexts = { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids };
export const factionSentences = sentencesOf(factionTexts);
