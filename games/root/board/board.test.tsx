import { boardKit } from '@tavola/testing/board-kit.ts';
import { traitField, traitIds } from '../data/automata.ts';
import type { FactionId } from '../data/factions.ts';
import { mapIds } from '../data/maps.ts';
import { face } from '../face.ts';
import { game } from '../game.ts';
import { board } from './board.tsx';

const people = (...factions: FactionId[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
const automata = (...factions: FactionId[]) =>
  factions.map((faction) => ({
    kind: 'automaton' as const,
    settings: { faction, [traitField(faction)]: traitIds[faction] },
  }));
const parties = [
  people('marquise', 'eyrie'),
  people('alliance', 'marquise', 'duchy'),
  people('duchy', 'eyrie'),
  people('eyrie', 'alliance', 'duchy', 'marquise'),
  people('vagabond', 'lizards', 'riverfolk', 'corvids'),
  people('corvids', 'riverfolk', 'vagabond', 'marquise'),
  [...people('eyrie'), ...automata('marquise', 'vagabond', 'lizards')],
  [...people('marquise'), ...automata('riverfolk', 'alliance')],
  [...people('alliance'), ...automata('eyrie', 'duchy', 'corvids')],
];

boardKit({
  game,
  face,
  board,
  every: 29,
  kindsOnce: true,
  tables: [
    ...parties.map((seats, i) => ({
      seats,
      options: {
        map: mapIds[i % mapIds.length],
        deck: i % 2 === 0 ? 'base' : 'exiles-partisans',
        dominance: 'always',
        roundLimit: 2,
      },
    })),
    {
      seats: people('marquise', 'eyrie').map((seat) => ({ ...seat, settings: { faction: 'in-turn-order' } })),
      options: { roundLimit: 1 },
    },
  ],
});
