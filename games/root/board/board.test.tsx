import { boardKit } from '@tavola/testing/board-kit.ts';
import type { FactionId } from '../data/factions.ts';
import { mapIds } from '../data/maps.ts';
import { face } from '../face.ts';
import { game } from '../game.ts';
import { board } from './board.tsx';

const people = (...factions: FactionId[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
const parties = [
  people('marquise', 'eyrie'),
  people('alliance', 'marquise', 'duchy'),
  people('duchy', 'eyrie'),
  people('eyrie', 'alliance', 'duchy', 'marquise'),
  people('vagabond', 'lizards', 'riverfolk', 'corvids'),
  people('corvids', 'riverfolk', 'vagabond', 'marquise'),
];

boardKit({
  game,
  face,
  board,
  every: 199,
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
      seats: [...people('eyrie'), { kind: 'automaton', settings: { faction: 'marquise' } } as const],
      options: { roundLimit: 2 },
    },
    {
      seats: [
        ...people('alliance'),
        { kind: 'automaton', settings: { faction: 'vagabond', character: 'scoundrel' } } as const,
      ],
      options: { roundLimit: 2 },
    },
    {
      seats: [...people('marquise'), { kind: 'automaton', settings: { faction: 'riverfolk' } } as const],
      options: { roundLimit: 2 },
    },
    {
      seats: [
        ...people('eyrie'),
        { kind: 'automaton', settings: { faction: 'alliance' } } as const,
        { kind: 'automaton', settings: { faction: 'lizards', lizardsTraits: ['martyrs'] } } as const,
        { kind: 'automaton', settings: { faction: 'duchy' } } as const,
        { kind: 'automaton', settings: { faction: 'corvids' } } as const,
      ],
      options: { roundLimit: 2 },
    },
    {
      seats: people('marquise', 'eyrie').map((seat) => ({ ...seat, settings: { faction: 'in-turn-order' } })),
      options: { roundLimit: 1 },
    },
  ],
});
