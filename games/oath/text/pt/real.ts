/** What is said at a real table, in Portuguese. */
import { asked, type ByKind, type RealText } from '@tavola/kernel/face/text.ts';
import { princeLines } from '../../lines/lines.ts';
import type { OathFact } from '../../rules/outside/fact.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { OutsideAsk, OutsideMove } from '../../rules/state/outside-moves.ts';
import type { View } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { realIn, untold } from '../real.ts';
import { lineWords } from './lines.ts';
import { words } from './words.ts';

const { card, node, place, suit, bank, whom } = namesIn(words);
const token = { favor: 'influência', secrets: 'segredos' };

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside.turn': ({ seat }, say) => `Turno de ${say.who(seat)} na mesa: o que ficou depois do Descanso?`,
  'outside.setup': 'Está tudo assim na mesa? Acerte o que for diferente: locais, cartas, juramento, reservas',
  'outside.confer': ({ site }) => `Quem está em ${place(site)} pode trocar agora. Conte o que mudou de mãos`,
  'name-card': ({ seat, suit: id }, say) =>
    asked(`1ª carta de ${suit(id)}: qual é?`, `${say.who(seat)} · joga a 1ª carta de ${suit(id)}: qual é?`),
  'name-relic': 'Vire a relíquia: qual é?',
  'name-site': 'Vire o local: qual é?',
};

export const outsideMoves: ByKind<OutsideMove> = {
  'outside.laid': 'Sim: a mesa está assim',
  'outside.told': 'Fim do turno: já contei tudo',
  'outside.ask-me': 'Fim do turno: pergunte os números',
  'outside.campaign': ({ against }, say) => `Campanha contra ${whom(against, say)}`,
  'outside.takes': ({ what, of }, say) => `Peguei ${card(what)} de ${whom(of, say)}`,
};

const facts: ByKind<OathFact> = {
  site: 'Local',
  card: ({ n }) => `Carta ${n + 1}`,
  ruler: 'Quem controla',
  warbands: ({ of }, say) => `Tropas aqui, ${say.who(of)}`,
  relics: 'Relíquias viradas para baixo',
  lying: ({ what }) => `${what === 'favor' ? 'Influência solta' : 'Segredos soltos'} no local`,
  on: ({ card: id, what }) => `${card(id)}: ${token[what]} em cima`,
  pawn: 'Peça',
  favor: ({ of }, say) => `Influência, ${say.who(of)}`,
  secrets: ({ of }, say) => `Segredos prontos, ${say.who(of)}`,
  band: ({ of }, say) => `Tropas no tabuleiro, ${say.who(of)}`,
  role: 'Papel',
  vision: 'Visão revelada',
  adviser: ({ n }) => `Conselheiro à vista ${n + 1}`,
  relic: ({ n }) => `Relíquia ${n + 1}`,
  caged: 'Tropas na Jaula de Obsidiana',
  prophet: 'Visão compartilhada pelo Falso Profeta',
  ambition: 'Ambição',
  tactics: 'Trilha de Táticas',
  token: 'Marcador de ação',
  marker: ({ suit: id }) => `Marcador: ${suit(id)}`,
  oath: 'Juramento',
  title: 'Quem tem o título',
  side: 'Lado do título',
  bank: ({ suit: id }) => bank(id),
  banner: ({ banner }) => `${words.banners[banner]}, com quem`,
  tokens: ({ banner }) => `Marcadores em ${words.banners[banner]}`,
  mob: 'Lado da Turba para cima',
  visions: 'Visões compradas',
  deck: 'Baralho do mundo, cartas',
  reliquary: ({ n }) => `Nicho ${n + 1} do Relicário coberto`,
  'bank-left': ({ of }, say) => `Tropas na reserva, ${say.who(of)}`,
  shared: 'Influência na reserva compartilhada',
};

export const real: RealText<Event, View> = {
  lines: princeLines(lineWords),
  facts,
  ...realIn(words, {
    nothing: 'nada',
    facedown: 'virado para baixo',
    nobody: 'ninguém',
    table: 'Reservas, estandartes, título',
    sides: { oathkeeper: 'Guardião do Juramento', usurper: 'Usurpador' },
    row: (column, row) => `${column}, fileira ${row}`,
  }),
  tasks: {
    ...untold,
    played: ({ card: id, to }) => `Jogue ${card(id)}: ${place(to)}.`,
    discarded: ({ pile, card: id }) => `Descarte ${id === undefined ? 'uma carta' : card(id)}: ${words.piles[pile]}.`,
    'vision-drawn': ({ drawn }) => `Visões compradas: ${drawn}.`,
    mustered: ({ card: id }) => `Recrute em ${card(id)}.`,
    travelled: ({ seat, to }, say) => `Peça de ${whom(seat, say)}: ${place(to)}.`,
    'prince-card': ({ card: id, site }) =>
      site === null ? `${card(id)} não cabe em local nenhum: descarte.` : `${card(id)} é a carta a jogar.`,
    'prince-marker': ({ suit: id, column, row }) =>
      `Marcador de ${suit(id)}: fileira ${row} de ${words.prince.columns[column]}.`,
    'prince-actions': ({ n }) => `${words.prince.actions(n)}.`,
    'prince-thinks': ({ node: to }) => `Marcador de ação: ${node(to)}.`,
    'prince-skips': 'Nada a fazer ali.',
  },
};
