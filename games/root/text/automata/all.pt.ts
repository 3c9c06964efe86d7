/** The texts of all automata, by the faction that they play. */
import type { FactionId } from '../../data/factions.ts';
import { alliance } from './alliance.pt.ts';
import { corvids } from './corvids.pt.ts';
import { duchy } from './duchy.pt.ts';
import { eyrie } from './eyrie.pt.ts';
import { lizards } from './lizards.pt.ts';
import { marquise } from './marquise.pt.ts';
import { riverfolk } from './riverfolk.pt.ts';
import type { AutomatonText } from './type.ts';
import { vagabond } from './vagabond.pt.ts';

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
