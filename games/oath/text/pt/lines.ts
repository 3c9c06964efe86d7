/** What hands do for the Prince, in Portuguese. */
import { partsIn } from '@tavola/games/text/parts.ts';
import { bare, de } from '@tavola/games/text/pt.ts';
import type { LineWords } from '../../lines/words.ts';
import { namesIn } from '../names.ts';
import { briefNode, type NodeWords } from '../prince.ts';
import { words } from './words.ts';

const { card, suit } = namesIn(words);
const noun = (one: string, many: string) => (n: number) => (n === 1 ? one : many);
const twins = { upper: 'de cima', lower: 'de baixo', left: 'da esquerda', right: 'da direita' };

/** What the nodes of his mind are about, as short as hands need it. */
const nodes: NodeWords = {
  travel: { 'most-favor': 'Viajar: influência', 'most-secrets': 'Viajar: segredos', relic: 'Viajar: relíquia' },
  trade: { favor: 'Negociar: influência', secret: 'Negociar: segredos', both: 'Negociar: os dois' },
  muster: 'Recrutar',
  search: 'Explorar',
  recover: {
    relic: 'Recuperar: relíquia',
    'darkest-secret': 'Recuperar: Segredo',
    'peoples-favor': 'Recuperar: Apoio',
  },
  campaign: {
    'weakest-rival-site': 'Campanha: local fraco',
    'most-relics-holder': 'Campanha: relíquias',
    'darkest-secret-holder': 'Campanha: Segredo',
    'peoples-favor-holder': 'Campanha: Apoio',
  },
};

export const lineWords: LineWords = {
  parts: partsIn({ way: 'para', plus: 'mais', minus: 'menos', total: (n) => `agora ${n}` }),
  verbs: {
    threat: 'Ameaça',
    tokens: 'Fichas',
    token: 'Ficha',
    visions: 'Visões',
    tactics: 'Táticas',
    others: 'Outras',
    cards: 'Cartas',
    campaign: 'Campanha',
    won: 'Vitória',
    lost: 'Derrota',
    rest: 'Limpeza',
    rolled: 'Dados',
    pawn: 'Peça',
    markers: 'Marcadores de naipe',
    starts: 'Ameaça e Táticas',
    warbands: 'Tropas',
    starting: 'ficha inicial',
  },
  card,
  suit,
  banner: (id) => words.banners[id],
  node: (id, twin) => `${briefNode(nodes, words.prince, id)}${twin ? ` ${twins[twin]}` : ''}`,
  slot: (region, n) => {
    const name = { cradle: 'Capital', provinces: 'Províncias', hinterland: 'Terras' }[region] ?? region;
    return [`${name} ${n}`, `o ${n}º local ${de(region === 'cradle' ? 'a Capital' : `as ${name}`)}`];
  },
  bank: (id) => [`reserva ${suit(id)}`, `a reserva de ${suit(id)}`],
  pile: (id) => [
    {
      world: 'baralho',
      cradle: 'descarte da Capital',
      provinces: 'descarte das Províncias',
      hinterland: 'descarte das Terras',
    }[id],
    `o ${words.piles[id]}`,
  ],
  him: ['ele', 'ele'],
  ambition: ['Ambição', 'a Ambição'],
  shared: ['reserva geral', 'a reserva geral'],
  column: (column, row) => {
    const name = words.prince.columns[column];
    return [`${name}, ${row}ª fileira`, `a ${row}ª fileira dos ${name}`];
  },
  unaligned: [words.prince.columns.unaligned, 'os Não Alinhados'],
  threatMarker: (line) =>
    line === 'none' ? ['nenhuma', 'nenhuma'] : [bare(words.prince.threats[line]), words.prince.threats[line]],
  sameNode: ['aqui', 'o mesmo espaço'],
  from: (name) => `de ${name}`,
  favor: noun('influência', 'influências'),
  secrets: noun('segredo', 'segredos'),
  warbands: noun('tropa', 'tropas'),
  relics: noun('relíquia', 'relíquias'),
  dice: noun('dado', 'dados'),
  of: (what, who) => `${what} de ${who}`,
  onCards: 'das cartas',
  banks: ['reservas', 'as reservas dos naipes'],
  pawnOf: (who) => (who ? `peça de ${who}` : 'peça'),
  targets: (names) => `alvo: ${names}`,
  at: 'em',
  against: (who) => `contra ${who}`,
  bandits: words.bandits,
  take: 'tirar',
  turnOver: (what) => `virar ${what}`,
  faceup: 'para cima',
  facedown: 'virado para baixo',
  title: 'título',
  mob: words.banners['peoples-favor'],
  role: (role) => words.roles[role],
  relicDeck: ['baralho de relíquias', 'o fundo do baralho de relíquias'],
  outOfGame: ['fora do jogo', 'fora do jogo'],
  dispossessed: ['Despossuídos', 'os Despossuídos'],
  start: ['início', 'o início, com a estrela'],
  nothing: {
    travel: 'Ele já está lá.',
    trade: 'Nada a ganhar ali.',
    muster: 'Sem influência ou sem carta vazia.',
    search: 'O baralho acabou.',
    recover: 'Ele não pode pagar.',
    campaign: 'Ninguém ao alcance.',
  },
  gifts: 'Influência, segredos, cartas',
  noGifts: 'Ele começa sem nada disso.',
};
