/** What all automata say. */
import { capital } from '@tavola/games/text/capital.ts';
import { list, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked, type ByKind } from '@tavola/kernel/face/text.ts';
import type { AutomatonAsk, AutomatonEvent, LaidFrom, LaidTo } from '../../../rules/vocabulary/automata.ts';
import { automatonLinesIn, stepsIn } from '../../automaton-lines.ts';
import { tally } from '../../names.ts';
import { aPlot } from '../factions/corvids.ts';
import { theMinister } from '../factions/duchy.ts';
import { cardName, from, fromBrief, inside, someCards, someWarriors, suitName } from '../phrases/phrases.ts';
import { automatonTexts } from './all.ts';
import { serviceClauses } from './services.ts';
import { vagabotEvents } from './vagabond.ts';

const texts = Object.values(automatonTexts);
const said = stepsIn(texts, {
  common: {
    'AUT-2.7': 'Ordem',
    'AUT-1.1': 'Criar',
    'AUT-10.7': 'Ministros',
  },
  score: 'Pontuar',
  idle: 'nada a fazer',
  inside,
  against: (who) => ` contra ${who}`,
  paidBy: (who) => `, de ${who}`,
  whoIn,
});
export const { stepTitle, instruction } = said;

export const asks: ByKind<AutomatonAsk> = {
  'automaton.chance': ({ seat }, say) =>
    asked('O que o acaso decide?', `O que o acaso decide para ${whoIn(seat, say)}?`),
  'automaton.outrage': ({ clearing }) =>
    asked('Ultraje: que carta descartar?', `Ultraje ${inside(clearing)}: escolha uma carta para descartar`),
  'automaton.investors': ({ seat, suits }, say) =>
    asked(
      'Investidores: descarte uma carta',
      `Investidores (${whoIn(seat, say)}): descarte uma carta (${suits.map(suitName).join(' ou ')}, ou pássaro)`,
    ),
  'automaton.plot': ({ clearing }) => `Vire a trama ${fromBrief(clearing)}: qual é?`,
  'automaton.extortion': ({ clearing }) =>
    asked('Extorsão: que carta descartar?', `Extorsão ${inside(clearing)}: escolha uma carta para descartar`),
  'automaton.gamble': ({ clearing }) => asked('Aposta: qual é a trama?', `Aposta: qual é a trama ${inside(clearing)}?`),
};

const leaves: { readonly [pile in LaidFrom]: string } = {
  order: 'da ordem',
  decree: 'do decreto',
  market: 'do mercado',
};
const comes: { readonly [pile in LaidTo]: string } = {
  decree: 'para o decreto',
  discard: 'para o descarte',
  'lost-souls': 'para as Almas Perdidas',
};

export const events: ByKind<AutomatonEvent> = {
  ...vagabotEvents,
  'automaton.order': ({ seat, card }, say) =>
    card === null
      ? `${who(seat, say)} não encontra carta: a ordem vale como pássaro`
      : `${who(seat, say)} revela a ordem ${cardName(card)}`,
  'automaton.order-discarded': ({ seat, card }, say) => `${who(seat, say)} descarta a ordem ${cardName(card)}`,
  'automaton.acts': ({ clause, clearing, of }, say) => instruction({ clause, clearing, of, idle: false }, say),
  'automaton.skips': ({ clause, suit }) => said.skipped(clause, suit === undefined ? null : suitName(suit)),
  'automaton.crowned': ({ seat, minister }, say) => `${who(seat, say)} influencia ${theMinister(minister)}`,
  'automaton.uncrowned': ({ seat, minister }, say) => `${who(seat, say)} perde a coroa d${theMinister(minister)}`,
  'automaton.laid': ({ cards, from, to }) => `${capital(someCards(cards.length))} ${leaves[from]} ${comes[to]}`,
  'automaton.marker': ({ space }) => `O marcador de conspiração vai para o espaço ${space + 1}`,
  'automaton.order-set': ({ suit }) => `A ordem é ${suitName(suit)}`,
  'automaton.revealed': ({ seat, card }, say) => `${who(seat, say)} revela ${cardName(card)}`,
  'automaton.acolytes': ({ seat, change }, say) =>
    change > 0 ? `${who(seat, say)} ganha um acólito` : `${who(seat, say)} gasta um acólito`,
  'automaton.souls-discarded': ({ cards }) =>
    `Das Almas Perdidas para o descarte: ${tally(cards.map(cardName)).join(', ')}`,
  'automaton.souls-returned': ({ cards }) => `De volta às Almas Perdidas: ${tally(cards.map(cardName)).join(', ')}`,
  'automaton.flipped': ({ seat, clearing, plot }, say) =>
    `${who(seat, say)} revela a trama ${inside(clearing)}: ${aPlot(plot)}`,
  'automaton.swapped': ({ clearing, plot }) => `No lugar dela vem ${aPlot(plot)} ${inside(clearing)}, sem efeito`,
  'automaton.raid': ({ clearing, plot }) => `A trama ${inside(clearing)} era ${aPlot(plot)}`,
  'automaton.guessed': ({ by, clearing, plot }, say) => `${who(by, say)} aposta em ${aPlot(plot)} ${inside(clearing)}`,
  'automaton.sprang': ({ seat, clearing }, say) =>
    `${who(seat, say)} dispara a armadilha ${inside(clearing)} e não faz mais nada ali`,
  'automaton.market-filled': ({ seat, cards }, say) => `${who(seat, say)} põe no mercado: ${list(cards.map(cardName))}`,
  'automaton.market-discarded': ({ seat, card }, say) => `${who(seat, say)} tira do mercado: ${cardName(card)}`,
  'automaton.protectionism': ({ shield, sword }) =>
    `Protecionismo: ${list([...(shield ? ['escudo'] : []), ...(sword ? ['espada'] : [])], 'nem escudo nem espada')}`,
  'automaton.payments-returned': ({ of, count }, say) => {
    const whose = of === say.me ? (count === 1 ? 'seu' : 'seus') : `de ${say.who(of)}`;
    return `${someWarriors(count)} ${whose} ${count === 1 ? 'sai' : 'saem'} dos pagamentos`;
  },
  'automaton.racketeering': ({ seat, clearing, count }, say) =>
    `Extorsão: ${whoIn(seat, say)} leva ${someWarriors(count)} ${from(clearing)} aos pagamentos`,
  'automaton.goal-reached': ({ seat }, say) => `${who(seat, say)} alcança a meta e segue jogando pelos outros`,
};

export const why: { readonly [why: string]: string } = Object.assign(
  { order: 'a ordem', nightmare: 'a dificuldade' },
  ...texts.map((text) => text.why),
);

const levelNames = { easy: 'fácil', normal: 'normal', challenging: 'desafiador', nightmare: 'pesado' };

const serviceNames = { basic: 'as cartas básicas', 'basic+advanced': 'as cartas básicas e as avançadas' };

export const automatonLines = automatonLinesIn(automatonTexts, {
  level: (level, traits) => `Dificuldade: ${levelNames[level]}; traços: ${traits || 'nenhum'}`,
  order: (card) => `Ordem: ${cardName(card)}`,
  services: (services) => `Serviços: ${serviceNames[services]}`,
  ambushes: (cards) => `Emboscadas abertas: ${list(cards.map(cardName))}`,
});

export const clauses: { readonly [clause: string]: string } = Object.assign(
  {
    'AUT-1.1':
      'Um autômato cria o item da sua ordem se houver no estoque, não ativa nada para isso e recebe sempre 1 PV.',
    'AUT-1.2.1':
      'Um autômato perde primeiro guerreiros, depois marcadores, depois construções; entre vários tipos de construção decide o acaso.',
    'AUT-2.1': 'Entre clareiras igualmente boas vale a de maior prioridade: o menor número.',
    'AUT-2.2': 'Entre jogadores igualmente bons vale quem se prepara primeiro.',
    'AUT-2.3': 'O que as regras não permitem é pulado; tenta-se o próximo melhor.',
    'AUT-2.7': 'A carta de ordens diz onde o autômato age: nas clareiras do naipe dela, com um pássaro em todas.',
    'AUT-3.3.1': 'Um autômato pesado recebe 1 PV no fim do seu Anoitecer.',
    'AUT-C-1':
      'Partida cooperativa: as pessoas ganham juntas assim que cada uma tiver alcançado 30 PV, e perdem na hora se um autômato chegar antes.',
    'AUT-C-2':
      'Partida cooperativa: autômatos não contam uns aos outros como inimigos e nunca se atacam; revoltas, bombas e afins ainda os atingem.',
    'AUT-C-4': 'Se a mesa assim combinou, as pessoas somam guerreiros e construções para governar.',
    'AUT-11.8.2': 'Uma armadilha não detém um autômato: ela é removida, e essa parte da ação se perde.',
  },
  serviceClauses,
  ...texts.map((text) => text.clauses),
);
