/** As coisas de Evenfall em português, com artigo onde a frase precisa dele. */

import * as shared from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/text.ts';
import type { RegionId } from '../data/boards.ts';
import { type CovenId, RED_STONE, symbolOf } from '../data/cards.ts';
import type { Actor } from '../rules/state.ts';
import { cardText } from './cards.ts';
import { cardName, placeLabel, placeName, sourceOf, stoneCopy } from './names.ts';
import { keywords, phrases } from './phrases.pt.ts';

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
/** Com o número, onde duas do mesmo símbolo podem estar lado a lado. */
export const stoneOf = (id: string) => `${stone(id)}${stoneCopy(id)}`;

const parts: { readonly [part: string]: string } = {
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
};

/** De onde vem um ganho ou efeito, com artigo onde o nome pede um. */
export function source(id: string): string {
  const { kind } = sourceOf(id);
  if (kind === 'part') return parts[id] as string;
  if (kind === 'region') return region(id as RegionId);
  if (kind === 'coven') return covens[id as CovenId];
  return kind === 'card' ? card(id) : place(id);
}
/** " (Trilha do Coven)", para o fim da frase. */
export const from = (id: string | null) => (id === null ? '' : ` (${shared.bare(source(id))})`);
/** Onde fica um Campo de Ação: "os Lagos do Norte", "a Caverna (Serpente)". */
export const fieldAt = (at: string) => (sourceOf(at).kind === 'place' ? spot(at) : source(at));

export const who = (actor: Actor, say: Say) => (actor === 'automa' ? 'A Automa' : shared.who(actor, say));
export const whoIn = (actor: Actor, say: Say) => (actor === 'automa' ? 'a Automa' : shared.whoIn(actor, say));

export const resource = { herb: 'Erva', elixir: 'Elixir', knowledge: 'Conhecimento', mana: 'Mana' } as const;
export const figure = { witch: 'uma Bruxa', elder: 'um Ancião' } as const;
export const actions = {
  boon: 'receber PVs e subir um passo na Trilha',
  'discover-north': 'descobrir nos Lagos do Norte',
  'discover-central': 'descobrir nas Montanhas Centrais',
  play: 'jogar a carta do topo',
  explore: 'explorar o Círculo Externo',
  transfer: 'fazer uma Transferência',
  'draw-place': 'comprar um Local',
  'coven-track': 'subir um passo na Trilha',
} as const;
