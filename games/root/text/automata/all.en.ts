/** The texts of all automata, by the faction that they play. */
import type { FactionId } from '../../data/factions.ts';
import { alliance } from './alliance.en.ts';
import { corvids } from './corvids.en.ts';
import { duchy } from './duchy.en.ts';
import { eyrie } from './eyrie.en.ts';
import { lizards } from './lizards.en.ts';
import { marquise } from './marquise.en.ts';
import { riverfolk } from './riverfolk.en.ts';
import type { AutomatonText } from './type.ts';
import { vagabond } from './vagabond.en.ts';

export const automatonTexts: { readonly [faction in FactionId]: AutomatonText } = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  lizards,
  riverfolk,
  duchy,
  corvids,
};
