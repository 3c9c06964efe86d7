/** What hands do for the Automa, in Portuguese. */
import { partsIn } from '@tavola/games/text/parts.ts';
import { de, em } from '@tavola/games/text/pt.ts';
import type { LineWords } from '../lines.ts';

export const lineWords: LineWords = {
  parts: partsIn({ way: 'para', plus: 'mais', minus: 'menos', total: (n) => `agora ${n}` }),
  verbs: {
    card: 'Carta',
    marker: 'Marcador',
    'deck-place': 'Local do baralho',
    ritual: 'Ritual',
    person: 'Pessoa',
    track: 'Trilha',
    score: 'Pontuar',
    explore: 'Explorar',
    strength: 'Força dela',
    stone: 'Pedra da esquerda',
    witches: 'Bruxas',
    'new-places': 'Locais novos',
    total: 'Total dela',
    board: 'Automa',
  },
  spots: {
    discard: ['descarte', 'o descarte'],
    outer: ['círculo externo', 'o círculo externo'],
    inner: ['círculo interno', 'o círculo interno'],
    specialists: ['Especialistas', 'os Especialistas'],
    hers: ['dela', 'ela'],
    reserve: ['dela', 'a Reserva dela'],
    gaps: ['espaços vazios', 'os espaços vazios'],
    coven: ['ao lado do Coven', 'o lado do seu Coven'],
    bottom: ['0', 'o campo mais baixo'],
  },
  regions: {
    'northern-lakes': ['Norte', 'o Norte'],
    'central-mountains': ['Centro', 'o Centro'],
    'southern-slopes': ['Sul', 'o Sul'],
  },
  actions: {
    boon: 'Campo dourado',
    'discover-north': 'Descobrir no Norte',
    'discover-central': 'Descobrir no Centro',
    play: 'Jogar carta',
    explore: 'Explorar',
    transfer: 'Transferir',
    'draw-place': 'Comprar Local',
    'coven-track': 'Trilha',
  },
  obstacles: {
    'no-witch': 'Nenhuma Bruxa na Reserva dela.',
    'no-place-here': 'Nenhum Local ali.',
    'no-place-left': 'O baralho de Locais acabou.',
    'nothing-outside': 'O círculo externo está vazio.',
    'no-ritual-outside': 'Nenhum Ritual no círculo externo.',
    'no-card': 'O baralho acabou.',
    'no-free-place': 'Nenhum Local livre.',
  },
  atTop: 'já no topo',
  noVp: 'Nenhum Local dela dá PV.',
  vp: 'PV',
  witches: (n) => (n === 1 ? 'Bruxa' : 'Bruxas'),
  cards: (n) => (n === 1 ? 'carta' : 'cartas'),
  leftmost: ([, region]) => `1º Local ${de(region)}`,
  there: ([, region]) => em(region),
  spot: ({ circle, n }) =>
    circle === 'outer' ? [`${n}º Local`, `o ${n}º Local`] : [`${n}º Local interno`, `o ${n}º Local interno`],
  field: (n) => (n === 0 ? ['campo do topo', 'o campo do topo'] : [`campo ${n}`, `o campo ${n}`]),
};
