import { own, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { PlotsSeen } from '../../../rules/factions/corvids/state.ts';
import type { CorvidAsk, CorvidEvent, CorvidMove, Plot } from '../../../rules/vocabulary/corvids.ts';
import type { FactionText } from '../../type.ts';
import { cardName, inside, someWarriors, suitName } from '../phrases/phrases.ts';

const plots: { readonly [plot in Plot]: string } = {
  bomb: 'bomba',
  snare: 'armadilha',
  extortion: 'extorsão',
  raid: 'ataque',
};
export const aPlot = (plot: Plot): string => `${plot === 'raid' ? 'um' : 'uma'} ${plots[plot]}`;
const powers: { readonly [plot in Plot]: string } = {
  bomb: 'ao ser revelada, remove todas as peças inimigas dali e depois a si mesma',
  snare: 'enquanto revelada, inimigos não posicionam ali nem saem dali',
  extortion: 'ao ser revelada, pega uma carta de cada inimigo dali; enquanto revelada, mais uma carta no Anoitecer',
  raid: 'ao ser removido, traz um guerreiro para cada clareira em volta',
};
export const namedPlots = (found: readonly (Plot | null)[]): string =>
  found.flatMap((plot, clearing) => (plot ? [`${plots[plot]} ${inside(clearing)}`] : [])).join(', ');

export const corvids: FactionText<CorvidAsk, CorvidMove, CorvidEvent> = {
  asks: {
    'corvids.first-warrior': ({ suit }) =>
      asked('Onde começa o guerreiro?', `Escolha a clareira de ${suitName(suit)} em que um guerreiro começa`),
    'corvids.flip': 'Revelar uma trama?',
    'corvids.recruit': asked(
      'Gastar uma carta para recrutar?',
      'Gastar uma carta por um guerreiro em cada clareira do naipe dela?',
    ),
    'corvids.recruit-suit': ({ card }) =>
      asked('De que naipe são as clareiras?', `${cardName(card)}: escolha o naipe das clareiras`),
    'corvids.warriors-where': ({ left }) =>
      asked(
        `Onde fica o guerreiro? (${left === 1 ? 'resta 1' : `restam ${left}`})`,
        `Escolha onde posicionar um guerreiro (${left === 1 ? 'resta 1' : `restam ${left}`} no suprimento)`,
      ),
    'corvids.daylight': ({ actions }) => `Dia: ${actions === 1 ? 'resta 1 ação' : `restam ${actions} ações`}`,
    'corvids.plot-where': ({ warriors }) =>
      asked(
        `Tramar: onde saem ${someWarriors(warriors)}?`,
        `Tramar: escolha a clareira que perde ${someWarriors(warriors)}`,
      ),
    'corvids.plot-type': ({ clearing }) => `Que trama fica ${inside(clearing)}?`,
    'corvids.trick-first': 'Truque: escolha uma trama',
    'corvids.trick-second': ({ first }) =>
      asked('Truque: troca de lugar com qual?', `Truque: a trama ${inside(first)} troca de lugar com qual?`),
    'corvids.exert': asked(
      'Esforçar-se por mais uma ação?',
      'Esforçar-se? Mais uma ação, e nenhuma carta neste Anoitecer',
    ),
    'corvids.guess': ({ clearing }) => `Qual é a trama ${inside(clearing)}?`,
    'corvids.show': ({ clearing, plot, to }, say) =>
      asked(
        `Que carta mostrar a ${whoIn(to, say)}?`,
        `Você diz ${plots[plot]} ${inside(clearing)}: escolha a carta que mostra a ${whoIn(to, say)}`,
      ),
  },
  moves: {
    'corvids.flip': ({ clearing }) => `Revelar a trama ${inside(clearing)}`,
    'corvids.recruit': ({ card }) => `Recrutar com ${cardName(card)}`,
    'corvids.plot': 'Tramar: guerreiros por uma trama',
    'corvids.trick': 'Truque: trocar duas tramas de lugar',
    'corvids.type': ({ plot }) => `U${aPlot(plot).slice(1)}: ${powers[plot]}`,
    'corvids.expose': ({ clearing }) => `Expor a trama ${inside(clearing)}`,
  },
  events: {
    'corvids.flipped': ({ seat, clearing, plot }, say) =>
      `${who(seat, say)} revela a trama ${inside(clearing)}: ${aPlot(plot)}`,
    'corvids.plotted': ({ seat, clearing, plot }, say) =>
      `${who(seat, say)} esconde ${plot ? aPlot(plot) : 'uma trama'} ${inside(clearing)}`,
    'corvids.tricked': ({ seat, first, second }, say) =>
      `${who(seat, say)} troca de lugar as tramas ${inside(first)} e ${inside(second)}`,
    'corvids.raid': ({ clearing }) => `A trama ${inside(clearing)} era um ataque`,
    'corvids.exerted': ({ seat }, say) => `${who(seat, say)} se esforça por mais uma ação`,
    'corvids.exposed': ({ seat, by, clearing, plot, card }, say) =>
      `${who(by, say)} expõe ${own('a trama', seat, say)} ${inside(clearing)}${card ? ` com ${cardName(card)}` : ''}: ${aPlot(plot)}`,
    'corvids.denied': ({ by, clearing, plot }, say) =>
      `${who(by, say)} diz que há ${aPlot(plot)} ${inside(clearing)}, e erra`,
  },
  pieces: {
    plot: ['trama', 'tramas'],
    bomb: ['bomba', 'bombas'],
    snare: ['armadilha', 'armadilhas'],
    extortion: ['extorsão', 'extorsões'],
    raid: ['ataque', 'ataques'],
  },
  why: { plots: 'as tramas reveladas' },
  effects: { raid: 'o ataque', 'removed-plot': 'o que a trama removida deixa' },
  clauses: {
    'ROOT-13.2.1': 'Os Corvídeos criam no Amanhecer, com tramas reveladas ou não.',
    'ROOT-13.2.2':
      'Há oito tramas, duas de cada: bomba, armadilha, extorsão e ataque; no máximo uma por clareira. Só os Corvídeos conhecem as que estão viradas para baixo.',
    'ROOT-13.2.3': 'Ágeis: os Corvídeos se movem não importa quem governe.',
    'ROOT-13.2.4':
      'Exposição: no próprio turno, um inimigo com uma peça junto a uma trama virada para baixo mostra aos Corvídeos uma carta que corresponda à clareira e diz qual é a trama. Se acerta, a trama é removida sem efeito; se erra, os Corvídeos ficam com a carta.',
    'ROOT-13.2.5':
      'Agentes Escondidos: ao defender junto a uma trama virada para baixo, os Corvídeos causam um dano adicional.',
    'ROOT-13.3': 'Preparação: um guerreiro numa clareira de cada naipe; todas as tramas viradas para baixo.',
    'ROOT-13.4': 'Amanhecer: criar, revelar tramas, recrutar.',
    'ROOT-13.4.1': 'Primeiro os Corvídeos criam.',
    'ROOT-13.4.2':
      'Tramas viradas para baixo junto a um guerreiro Corvídeo podem ser reveladas: 1 PV por trama revelada no mapa naquele momento, e o efeito da trama.',
    'ROOT-13.4.3':
      'Uma vez, uma carta pode ser gasta por um guerreiro em cada clareira do naipe dela; com um pássaro, escolhe-se o naipe.',
    'ROOT-13.5':
      'Dia, até três ações: mover; batalhar; tramar, um guerreiro, e mais um por trama deste turno, por uma trama na clareira deles; truque, duas tramas da mesma face trocam de lugar.',
    'ROOT-13.6':
      'Anoitecer: os Corvídeos podem se esforçar por mais uma ação e então nada compram; senão compram uma carta e mais uma por extorsão revelada. Descarte até ficar com cinco.',
    'ROOT-13.7':
      'Bomba: ao ser revelada, remove todas as peças inimigas dali e depois a si mesma. Armadilha: enquanto revelada, nenhuma peça inimiga é posicionada ali nem sai dali. Extorsão: ao ser revelada, pega uma carta ao acaso de cada inimigo dali. Ataque: ao ser removido, mas não por Exposição, traz um guerreiro para cada clareira em volta.',
  },
  board: ({ open, secrets }, seat) => {
    const { board, left } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'corvids') return [];
    const seen = secrets[seat] as PlotsSeen;
    const denied = board.denied.flatMap((those, clearing) =>
      those.length > 0 ? [`${those.map((plot) => plots[plot]).join(', ')} ${inside(clearing)}`] : [],
    );
    return [
      `Tramas reveladas: ${namedPlots(board.up) || 'nenhuma'}`,
      ...(seen ? [`Tramas viradas para baixo: ${namedPlots(seen) || 'nenhuma'}`] : []),
      ...(denied.length > 0 ? [`Palpites errados: ${denied.join('; ')}`] : []),
      `Tramas no suprimento: ${left[0]}`,
    ];
  },
};
