/** ROOT-12.2.2, AUT-10.2.2: the Burrow, a clearing without suit beside the map, next to every tunnel. */
import { BURROW } from '../../../data/maps.ts';
import type { Faction } from '../faction.ts';
import { tunnels } from './tunnels.ts';

export const burrow: Required<Pick<Faction, 'rulesAnyway' | 'alsoAdjacent'>> = {
  rulesAnyway: (_state, _self, clearing) => clearing === BURROW,
  alsoAdjacent: (state, self, from) => {
    const dug = tunnels(state, self);
    return from === BURROW ? dug : dug.includes(from) ? [BURROW] : [];
  },
};
