/** The texts of all automata, by the faction that they play. */
import type { FactionId } from '../../../data/factions.ts';
import type { AutomatonText } from '../../automaton-text.ts';
import { alliance } from './alliance.ts';
import { corvids } from './corvids.ts';
import { duchy } from './duchy.ts';
import { eyrie } from './eyrie.ts';
import { lizards } from './lizards.ts';
import { marquise } from './marquise.ts';
import { riverfolk } from './riverfolk.ts';
import { vagabond } from './vagabond.ts';

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
