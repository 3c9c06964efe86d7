/** What the board and the face of the game say in Portuguese. */

import { namedWords } from '../names.ts';
import type { Words } from '../type.ts';
import { automatonTexts } from './automata/all.ts';
import { counts } from './counts.ts';
import { drawn } from './drawn.ts';
import { pieceName } from './joined.ts';
import { news } from './news.ts';
import { clearingName, names, reachHint } from './phrases/phrases.ts';
import { stakes } from './stakes.ts';

export const words: Words = {
  counts,
  news,
  stakes,
  phases: { birdsong: 'Amanhecer', daylight: 'Dia', evening: 'Anoitecer' },
  setup: 'Preparação',
  sources: {
    removal: 'Construções e marcadores removidos',
    items: 'Itens criados',
    faction: 'Pela própria facção',
    other: 'Cartas e mapa',
    lost: 'Perdidos',
  },
  offTrack: 'Fora da trilha de pontos',
  endings: {
    points: (vp, round) => `${vp} PV na rodada ${round}`,
    dominance: (suit, round) =>
      suit === 'bird'
        ? `vitória por Domínio na rodada ${round}: dois cantos opostos`
        : `vitória por Domínio na rodada ${round}: três clareiras de ${names.suitName(suit)}`,
  },
  round: (round) => `Rodada ${round}`,
  reach: reachHint,
  ...namedWords({ names, pieceName, clearingName, automata: automatonTexts, drawn }),
};
