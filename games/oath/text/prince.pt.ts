import type { PrinceWords } from './prince.ts';

export const princePt: PrinceWords = {
  name: 'Príncipe Autômato',
  ambition: (who) => `Ambição (${who})`,
  threats: {
    none: 'sem ameaça',
    successor: 'um Cidadão é o Sucessor',
    usurper: 'o Usurpador',
    vision: 'uma Visão se cumpriu',
    oathkeeper: 'um Exilado é o Guardião do Juramento',
  },
  columns: { friends: 'Amigos', conspirators: 'Conspiradores', unaligned: 'Não Alinhados' },
  quadrants: {
    'top-left': 'acima à esquerda',
    'top-right': 'acima à direita',
    'bottom-left': 'abaixo à esquerda',
    'bottom-right': 'abaixo à direita',
  },
  goals: {
    'threat-supremacy': 'Ameaça: mais locais',
    'threat-protection': 'Ameaça: mais relíquias e estandartes',
    'threat-devotion': 'Ameaça: Segredo Mais Obscuro',
    'threat-people': 'Ameaça: Apoio Popular',
    'need-banner': 'Qual estandarte falta?',
  },
  travel: {
    'most-favor': 'Viajar aonde há influência',
    'most-secrets': 'Viajar aonde há segredos',
    relic: 'Viajar a uma relíquia',
  },
  trade: {
    favor: 'Negociar por influência',
    secret: 'Negociar por segredos',
    both: 'Negociar por influência e segredos',
  },
  muster: 'Recrutar',
  search: 'Explorar e jogar',
  recover: {
    relic: 'Recuperar uma relíquia',
    'darkest-secret': 'Recuperar o Segredo Mais Obscuro',
    'peoples-favor': 'Recuperar o Apoio Popular',
  },
  campaign: {
    'weakest-rival-site': 'Campanha contra o local mais fraco',
    'most-relics-holder': 'Campanha por relíquias',
    'darkest-secret-holder': 'Campanha pelo Segredo Mais Obscuro',
    'peoples-favor-holder': 'Campanha pelo Apoio Popular',
  },
  board: (tactics, ambition, threat, friends, conspirators, node) =>
    `  Táticas ${tactics}, Ambição ${ambition}; ameaça: ${threat}; Amigos: ${friends}; Conspiradores: ${conspirators}; marcador: ${node}`,
};
