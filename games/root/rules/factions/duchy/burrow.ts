/** ROOT-12.2.2, AUT-10.2.2: the Burrow, a clearing without suit beside the map, next to every tunnel. */
import { BURROW } from '../../../data/maps.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import type { AssistantHooks, Faction } from '../../contract/faction.ts';
import { panel, warriorsIn } from '../../contract/tell.ts';
import { tunnels } from './tunnels.ts';

export const burrow: Pick<Faction, 'rule' | 'move'> = {
  rule: { anyway: (_state, _self, clearing) => clearing === BURROW },
  move: {
    alsoAdjacent: (state, self, from) => {
      const dug = tunnels(state, self);
      return from === BURROW ? dug : dug.includes(from) ? [BURROW] : [];
    },
  },
};

/** Warriors in the Burrow, which people look for on the faction board. */
export const burrowFacts: AssistantHooks['facts'] & {} = {
  board: (state, of) => [warriorsIn(state, of, BURROW, pieceTypes.duchy.warriors, panel(of))],
};
