/** The things of Evenfall in Portuguese, with an article where a sentence needs one. */

import * as shared from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { RegionId } from '../../data/boards.ts';
import { type CovenId, RED_STONE, symbolOf } from '../../data/cards.ts';
import type { Actor } from '../../rules/state/state.ts';
import { cardText } from '../cards.ts';
import { cardName, placeLabel, placeName, stoneCopy } from '../names.ts';
import { sourcesIn } from '../sources.ts';
import { keywords, phrases } from './phrases.ts';

export const text = cardText('pt', phrases, keywords);
export const card = (id: string) => cardName(id, 'pt');
/** "a Biblioteca Esquecida" */
export const place = (id: string) => `${articleOf(placeName(id, 'pt'))} ${placeName(id, 'pt')}`;
/** "a Biblioteca Esquecida (Chama)" */
export const spot = (id: string) => `${articleOf(placeName(id, 'pt'))} ${placeLabel(id, 'pt')}`;
const articleOf = (name: string) =>
  /^(Arca|Árvore|Biblioteca|Caverna|Floresta|Fonte|Igreja|Mina|Torre)/.test(name) ? 'a' : 'o';

/** "os Lagos do Norte" */
export const region = (id: RegionId) =>
  ({
    'northern-lakes': 'os Lagos do Norte',
    'central-mountains': 'as Montanhas Centrais',
    'southern-slopes': 'as Encostas do Sul',
  })[id];
const covens: { readonly [C in CovenId]: string } = {
  circle: 'o Círculo',
  cross: 'a Cruz',
  spear: 'a Lança',
  star: 'a Estrela',
};

/** "Pedra do Corvo" */
export const stone = (id: string) =>
  id === RED_STONE
    ? 'Pedra Vermelha'
    : `Pedra ${{ raven: 'do Corvo', serpent: 'da Serpente', eye: 'do Olho', flame: 'da Chama', wave: 'da Onda', root: 'da Raiz' }[symbolOf(id) ?? 'raven']}`;
/** With its number, where two of one symbol may lie side by side. */
export const stoneOf = (id: string) => `${stone(id)}${stoneCopy(id)}`;

export const { source, fieldAt } = sourcesIn({
  parts: {
    track: 'a Trilha do Coven',
    token: 'o Marcador de Coven',
    income: 'a receita',
    boon: 'o campo dourado',
    reward: 'a recompensa',
    board: 'o tabuleiro do Coven',
    'stone-a': 'o Campo de Pedra a',
    'stone-b': 'o Campo de Pedra b',
    'stone-c': 'o Campo de Pedra c',
    'stone-d': 'o Campo de Pedra d',
  },
  region,
  coven: (id) => covens[id],
  card,
  place,
  spot,
});

/** " (Trilha do Coven)", for the end of a sentence. */
export const from = (id: string | null) => (id === null ? '' : ` (${shared.bare(source(id))})`);

export const who = (actor: Actor, say: Say) => (actor === 'automa' ? 'A Automa' : shared.who(actor, say));
export const whoIn = (actor: Actor, say: Say) => (actor === 'automa' ? 'a Automa' : shared.whoIn(actor, say));

export const resource = { herb: 'Erva', elixir: 'Elixir', knowledge: 'Conhecimento', mana: 'Mana' } as const;
export const figure = { witch: 'uma Bruxa', elder: 'um Ancião' } as const;
export const actions = {
  boon: 'receber PV e subir um passo na Trilha',
  'discover-north': 'descobrir nos Lagos do Norte',
  'discover-central': 'descobrir nas Montanhas Centrais',
  play: 'jogar a carta do topo',
  explore: 'explorar o Círculo Externo',
  transfer: 'fazer uma Transferência',
  'draw-place': 'comprar um Local',
  'coven-track': 'subir um passo na Trilha',
} as const;
