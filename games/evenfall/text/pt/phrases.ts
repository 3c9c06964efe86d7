/** How effects are said in Portuguese. */
import { counted, either, list } from '@tavola/games/text/pt.ts';
import type { Keyword } from '../../data/effects.ts';
import { bagText, effectText, type Phrases } from '../renderer.ts';

const units = {
  herb: ['Erva', 'Ervas'],
  elixir: ['Elixir', 'Elixires'],
  knowledge: ['Conhecimento', 'Conhecimentos'],
  any: ['Recurso à escolha', 'Recursos à escolha'],
  resource: ['Recurso', 'Recursos'],
  mana: ['Mana', 'Manas'],
  cards: ['Carta', 'Cartas'],
  vp: ['PV', 'PV'],
  discard: ['Carta da mão', 'Cartas da mão'],
} as const;

export const keywords: { readonly [K in Keyword]: string } = {
  artifact: 'Artefato',
  familiar: 'Familiar',
  spell: 'Feitiço',
};
const figures = { witch: ['Bruxa', 'Bruxas'], elder: ['Ancião', 'Anciões'], any: ['figura', 'figuras'] } as const;

export const phrases: Phrases = {
  amount: (key, n) => `${n} ${units[key][n === 1 ? 0 : 1]}`,
  list: (parts) => list(parts),
  or: (parts) => either(parts),
  gain: (bag) => `ganhe ${bag}`,
  nothing: 'nada',
  next: '; depois ',
  harvest: (bag) => `Exploração: ${bag}`,
  binding: (parts) => `Vinculação: ${parts}`,
  ifKeyword: (keyword, bag) => `com um ${keyword}, mais ${bag}`,
  ops: {
    pay: ({ cost, then }, own) =>
      `${cost.discard ? 'descarte' : 'pague'} ${bagText(own, cost)} → ${effectText(own, then)}`,
    payUpTo: ({ resource, max, per }, own) =>
      `pague até ${own.amount(resource, max)}; para cada unidade paga ganhe ${bagText(own, per)}`,
    transfer: ({ count }) => `faça ${count === 1 ? '1 Transferência' : `${count} Transferências`}`,
    explore: ({ scope, count = 1 }) =>
      ({
        'outer-all': 'explore todo o seu Círculo Externo',
        'outer-one': 'explore 1 Local de seu Círculo Externo',
        'coven-one': 'explore 1 Local de qualquer um de seus Círculos',
        'opponent-outer': `explore até ${counted(count, 'Local', 'Locais diferentes')} em Círculos Externos de oponentes`,
        'trigger-place': 'explore esse Local na hora',
      })[scope],
    coven: ({ steps, both }) =>
      `suba ${counted(steps, 'passo', 'passos')} na Trilha do Coven${both ? ', com as duas metades do campo' : ''}`,
    reachedTrackBonus: () => 'ganhe o bônus de um campo já alcançado da Trilha do Coven',
    drawPlace: ({ count }) => `compre ${counted(count, 'Local', 'Locais')} do baralho para o Círculo Externo`,
    discoverFree: ({ refill }) =>
      `${refill ? 'escolha uma Região e preencha seus espaços vazios' : 'escolha uma Região'}; descubra ali um Local sem enviar Bruxas`,
    perCount: ({ counter, gain, every = 1, max }, own) =>
      `ganhe ${bagText(own, gain)} ${every === 1 ? 'por' : `a cada ${every} de`} ${own.counters[counter]}${max === undefined ? '' : ` (no máximo ${max} vezes)`}`,
    removeRitual: ({ gain }, own) =>
      `tire do jogo um Ritual seu com os Catalisadores dele; as figuras nele voltam à Reserva; ganhe ${bagText(own, gain)}`,
    moveFigures: () => 'todas as figuras de um Ritual seu podem ir para uma Região',
    returnFigure: ({ figure, count }) =>
      `devolva à Reserva até ${counted(count, figures[figure][0], figures[figure][1])} de Campos de Ação de seu Coven`,
    sendElder: ({ count }) =>
      `até ${counted(count, 'Ancião', 'Anciões')} da Reserva ${count === 1 ? 'pode' : 'podem'} ir para uma Região`,
    copySpecialist: () =>
      'um Ancião da Reserva vai para um Especialista de oponente; nesta rodada o efeito dele vale também para você (não pode ser um Especialista que você já tem)',
    takeRedStone: () => 'pegue a Pedra de Poder Vermelha',
  },
  counters: {
    'keyword:artifact': 'Artefato visível em seu Coven',
    'keyword:familiar': 'Familiar visível em seu Coven',
    'keyword:spell': 'Feitiço visível em seu Coven',
    keywordSets: 'conjunto de Artefato, Familiar e Feitiço',
    scythes: 'Foice em seu Coven',
    orbs: 'Orbe em seu Coven',
    placesOuter: 'Local em seu Círculo Externo',
    placesInner: 'Local em seu Círculo Interno',
    specialists: 'Especialista seu',
    covenTrackPosition: 'passo já subido na Trilha do Coven',
    mana: 'Mana restante',
    figuresInRegions: 'figura sua nas Regiões',
    eldersPlaced: 'Ancião seu fora da Reserva',
    resourceSymbols: 'símbolo de Recurso em seus Locais e por Foice em Local com tal símbolo',
    stonesAndSymbolsInner: 'Pedra de Poder posicionada e por símbolo de Pedra no Círculo Interno',
  },
  triggers: {
    discover: () => 'sempre que descobrir um Local',
    explorePlace: ({ place }) => (place ? 'sempre que explorar o Local deste Ritual' : 'sempre que explorar um Local'),
    discard: () => 'sempre que descartar uma Carta',
    playRitual: ({ keyword }) => `sempre que jogar um Ritual${keyword ? ` ${keywords[keyword]}` : ''}`,
    playSpecialist: () => 'sempre que jogar um Especialista',
    playCouncil: () => 'sempre que jogar um Membro do Conselho',
    buildScythe: () => 'sempre que construir uma Foice',
    buildOrb: () => 'sempre que construir um Orbe',
    covenStep: () => 'a cada passo na Trilha do Coven',
    transfer: () => 'sempre que fizer uma Transferência',
    activateField: ({ figure, where }) =>
      `sempre que ativar um Campo de Ação${where === 'region' ? ' de uma Região' : where === 'coven' ? ' de seu Coven' : ''}${figure ? ` com ${figure === 'witch' ? 'uma Bruxa' : 'um Ancião'}` : ''}`,
    activateOwnToken: () => 'sempre que ativar seu Marcador de Coven',
    opponentActivatesToken: () => 'sempre que um oponente ativar o Marcador de Coven dele',
    bindingBonus: () => 'sempre que receber um Bônus de Vinculação',
    joinConflict: () => 'no início de cada conflito de que participar',
    winConflict: () => 'sempre que vencer um conflito',
    loseConflict: () => 'sempre que participar de um conflito e não vencer',
  },
  modifiers: {
    elderFieldScope: ({ scope }) =>
      `seus Anciões também usam Campos de Ação ${scope === 'regions' ? 'das Regiões' : 'de seu Círculo Externo'}`,
    catalystManaPrice: ({ scythe, orb }) => `pode construir Foices por ${scythe} Manas e Orbes por ${orb} Manas`,
    costReduction: ({ keyword, amount }) =>
      `seus Rituais ${keywords[keyword]} custam ${counted(amount, 'Recurso', 'Recursos')} a menos, à escolha`,
    strength: ({ amount }) => `sua força é ${amount} maior em cada conflito de que participar`,
    dialAdjust: ({ max }) =>
      `depois da revelação pode mudar seu Mostrador em até ${max}, gastando ou recuperando essa Mana`,
    winTies: () => 'você vence empates de força em conflitos',
    witchDiscount: ({ needs, pays, perRound }) =>
      `${perRound === 1 ? 'uma vez por rodada' : `${perRound} vezes por rodada`}, descubra com ${pays} Bruxa um Local que pede ${needs}`,
  },
  timings: {
    instant: 'imediato',
    field: (slots) => (slots === 1 ? 'Campo de Ação' : `${slots} Campos de Ação, cada um`),
    turn: 'gire',
    endOfRound: 'final da rodada',
    endOfGame: 'final da partida',
  },
};
