/** The words of Oath in Portuguese. */

import { de, em } from '@tavola/games/text/pt.ts';
import type { Words } from '../words.ts';
import { arcane } from './cards/arcane.ts';
import { beast } from './cards/beast.ts';
import { discord } from './cards/discord.ts';
import { edifices } from './cards/edifices.ts';
import { hearth } from './cards/hearth.ts';
import { law } from './cards/law.ts';
import { nomad } from './cards/nomad.ts';
import { order } from './cards/order.ts';
import { relics } from './cards/relics.ts';
import { sites } from './cards/sites.ts';
import { visions } from './cards/visions.ts';
import { counts } from './counts.ts';
import { drawn } from './drawn.ts';
import { news } from './news.ts';
import { prince } from './prince.ts';
import { stakes } from './stakes.ts';

const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const words: Words = {
  counts,
  news,
  stakes,
  cards: {
    ...discord,
    ...arcane,
    ...order,
    ...hearth,
    ...beast,
    ...nomad,
    ...edifices,
    ...relics,
    ...sites,
    ...visions,
    ...law,
  },
  suits: { discord: 'Discórdia', arcane: 'Arcano', order: 'Ordem', hearth: 'Lar', beast: 'Fera', nomad: 'Nômade' },
  regions: { cradle: 'Capital', provinces: 'Províncias', hinterland: 'Terras Selvagens' },
  slots: {
    'cradle-1': 'o local oculto, primeiro da Capital',
    'cradle-2': 'o local oculto, segundo da Capital',
    'provinces-1': 'o local oculto, primeiro das Províncias',
    'provinces-2': 'o local oculto, segundo das Províncias',
    'provinces-3': 'o local oculto, terceiro das Províncias',
    'hinterland-1': 'o local oculto, primeiro das Terras Selvagens',
    'hinterland-2': 'o local oculto, segundo das Terras Selvagens',
    'hinterland-3': 'o local oculto, terceiro das Terras Selvagens',
  },
  roles: { chancellor: 'Chanceler', exile: 'Exilado', citizen: 'Cidadão' },
  colours: { purple: 'roxo', red: 'vermelho', blue: 'azul', yellow: 'amarelo', white: 'branco', black: 'preto' },
  oaths: {
    supremacy: 'Juramento da Supremacia: controlar mais locais',
    people: 'Juramento do Povo: ter o Apoio Popular',
    protection: 'Juramento da Proteção: ter mais relíquias e estandartes',
    devotion: 'Juramento da Devoção: ter o Segredo Mais Obscuro',
  },
  endings: {
    usurper: ({ round, oath }) => `Usurpador na rodada ${round}, pelo ${oath}`,
    vision: ({ round }) => `cumpriu a sua Visão na rodada ${round}`,
    'usurper-and-vision': ({ round }) => `Usurpador, e com a Visão cumprida, na rodada ${round}`,
    empire: ({ round, oath }) => `o Império guardou o ${oath} até a rodada ${round}`,
    successor: ({ round, oath }) => `sucessor de um Império que guardou o ${oath} até a rodada ${round}`,
  },
  banners: { 'peoples-favor': 'Apoio Popular', 'darkest-secret': 'Segredo Mais Obscuro' },
  sides: { oathkeeper: 'Guardião do Juramento', usurper: 'Usurpador' },
  actions: {
    search: 'Explorar',
    muster: 'Recrutar',
    trade: 'Negociar',
    recover: 'Recuperar',
    campaign: 'Campanha',
    travel: 'Viajar',
  },
  acted: {
    search: 'foi explorar',
    muster: 'foi recrutar',
    trade: 'foi negociar',
    recover: 'foi recuperar algo',
    campaign: 'lançou uma campanha',
    travel: 'partiu em viagem',
  },
  passed: (things, n, from, to) =>
    `${things} ${n === 1 ? 'passou' : 'passaram'} ${de(withArticle(from))} para ${withArticle(to)}.`,
  phaseOf: (who, phase) => `${who} entrou na fase ${phase}.`,
  modified: {
    search: 'esta exploração',
    muster: 'este recrutamento',
    trade: 'esta negociação',
    recover: 'esta recuperação',
    campaign: 'esta campanha',
    travel: 'esta viagem',
    play: 'esta jogada',
  },
  fighting: { attack: 'atacante', defense: 'defensor' },
  phases: { wake: 'Despertar', act: 'Agir', rest: 'Descansar' },
  piles: {
    world: 'baralho do mundo',
    cradle: 'descarte da Capital',
    provinces: 'descarte das Províncias',
    hinterland: 'descarte das Terras Selvagens',
  },
  heaps: {
    'cradle-top': 'em cima do descarte da Capital',
    'cradle-under': 'embaixo do descarte da Capital',
    'provinces-top': 'em cima do descarte das Províncias',
    'provinces-under': 'embaixo do descarte das Províncias',
    'hinterland-top': 'em cima do descarte das Terras Selvagens',
    'hinterland-under': 'embaixo do descarte das Terras Selvagens',
    pay: '1 influência a quem o controla',
  },
  faces: {
    hollow: 'espada oca',
    sword: 'espada',
    double: 'duas espadas e caveira',
    blank: 'vazio',
    shield: 'escudo',
    shields: 'dois escudos',
    doubler: 'dobro',
  },
  bandits: 'bandidos',
  empire: 'o Império',
  nobody: 'ninguém',
  you: 'você',
  round: (n) => `Rodada ${n} de 8`,
  favor: (n) => plural(n, 'influência', 'influências'),
  secrets: (n) => plural(n, 'segredo', 'segredos'),
  warbands: (n) => plural(n, 'tropa', 'tropas'),
  dice: (n) => plural(n, 'dado', 'dados'),
  bankOf: (suit) => `reserva de ${suit}`,
  shared: 'reserva compartilhada',
  reserveOf: (who) => (who === 'você' ? 'sua reserva' : `reserva de ${who}`),
  onCard: (card) => card,
  pawn: 'peça e influência',
  relicAt: (site) => `relíquia oculta (${site})`,
  prince,
  and: 'e',
  legacy: {
    deck: 'Habitantes de cada naipe fora do Arquivo',
    archive: 'Arquivo',
    edifices: 'Estruturas por construir',
    dispossessed: 'Excluídos',
    relics: 'Baralho de relíquias',
    fresh: 'novo',
    compare: 'Comparar com o mundo de antes',
    before: 'Antes',
    after: 'Agora',
    changes: 'O que mudou',
    changed: { sites: 'Chegaram', left: 'Saíram', built: 'De pé', decayed: 'Em ruínas' },
    ofGame: {
      under: (role, oath) => `${role}; ${oath}`,
      built: (cards) => `Construído: ${cards}`,
      decayed: (cards) => `Em ruínas: ${cards}`,
      joined: (cards) => `Entraram no baralho: ${cards}`,
      gone: (n) => `Excluídos: ${n}`,
    },
  },
  world: (oath, map, edifices, dispossessed) =>
    `${oath}. Mapa: ${map}. Estruturas: ${edifices}. Excluídos: ${dispossessed}.`,
  board: {
    oath: (oath, holder, side) => `${oath}. Título: ${holder}, ${side}.`,
    visions: (n) => `Visões compradas: ${n}.`,
    banks: 'Reservas',
    facedown: (slot) => slot.replace(/^o l/, 'L'),
    site: (name, ruler, cards, capacity) => `${name}, controle: ${ruler}, ${drawn.roomAt(cards, capacity)}`,
    tokens: 'no local',
    relics: (n) => plural(n, 'relíquia oculta', 'relíquias ocultas'),
    warbandsOf: (n, who) => `${plural(n, 'tropa', 'tropas')} (${who})`,
    pawns: 'peças',
    player: (who, role, place, supply) => `${who}: ${role}, ${em(place)}, Suprimento ${supply}`,
    advisers: 'conselheiros',
    hiddenAdviser: (back) => `${back} virad${back === 'Visão' ? 'a' : 'o'} para baixo`,
    relicsHeld: 'relíquias',
    vision: 'Visão revelada',
    hand: 'na mão',
    inReserve: (n) => `${plural(n, 'tropa', 'tropas')} na reserva`,
    spent: (n) => `${n} virado${n === 1 ? '' : 's'} para baixo`,
    backs: { denizen: 'habitante', vision: 'Visão' },
    mob: 'Turba',
    banner: (name, holder, tokens) => `${name}: ${holder}, ${plural(tokens, 'marcador', 'marcadores')}`,
    pile: (name, n) => `${name}: ${plural(n, 'carta', 'cartas')}`,
  },
  drawn,
};

/** Banks and banners have an article, people, cards and sites none. */
function withArticle(spot: string): string {
  if (/^(sua )?reserva/.test(spot)) return `a ${spot}`;
  return Object.values(words.banners).includes(spot) ? `o ${spot}` : spot;
}
