/** What a table agrees on before the game, and how it ends. */
import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Difficulty } from '../../data/boards.ts';
import type { CovenId } from '../../data/cards.ts';
import type { AutomatonSettings, Options, PlayerSettings } from '../../rules/state/options.ts';
import type { Text } from '../type.ts';

export const options: OptionWords<Options> = {
  side: {
    name: 'Lado dos tabuleiros',
    help: 'Sol: todos iguais, bom para começar. Lua: cada Coven tem habilidades próprias.',
    values: { sun: 'Sol', moon: 'Lua' },
  },
  expertDraw: {
    name: 'Compra para experientes',
    help: 'Na primeira rodada compram-se 2 Cartas a mais e descartam-se 2.',
    values: { true: 'Sim', false: 'Não' },
  },
  regionFieldSlots: {
    name: 'Campos de Ação por Região',
    help: 'Quantas figuras cabem no Campo de Ação de cada Região: 1, ou 2 com quatro jogadores.',
    values: { 'by-players': 'Pelo número de jogadores', one: '1', two: '2' },
  },
  firstPlayer: {
    name: 'Primeiro jogador',
    help: 'Quem começa com o marcador.',
    values: {
      random: 'Sorteado',
      'seat-1': 'Lugar 1',
      'seat-2': 'Lugar 2',
      'seat-3': 'Lugar 3',
      'seat-4': 'Lugar 4',
    },
  },
  box: {
    name: 'A caixa de verdade',
    help: 'Ao lado da mesa física: o que noites anteriores já leram do tabuleiro dela e das Regiões.',
  },
};

export const seatSettings: OptionWords<PlayerSettings & AutomatonSettings> = {
  coven: {
    name: 'Coven',
    help: 'Cada lugar tem um Coven diferente.',
    values: { random: 'Sorteado', circle: 'O Círculo', cross: 'A Cruz', spear: 'A Lança', star: 'A Estrela' },
    about: {
      random: 'Um dos que sobrarem.',
      circle: 'Lado da Lua: explora na receita, e os Anciões usam também o Círculo Externo.',
      cross: 'Lado da Lua: os campos da Trilha têm duas metades, e uma Bruxa pode ganhar ambas.',
      spear: 'Lado da Lua: as Pedras de Poder rendem efeitos antes de contar no final.',
      star: 'Lado da Lua: nove Cartas por rodada e descartes que rendem mais.',
    },
  },
  difficulty: {
    name: 'Dificuldade',
    help: 'Quantos PV o campo dourado do rondel dá à Automa: 1, 3, 4 ou 5.',
    values: { apprentice: 'Aprendiz', sorceress: 'Feiticeira', mistress: 'Mestra', heir: 'Herdeira do Trono' },
  },
};

export const reasons: Text['reasons'] = {
  'most-vp': 'Mais Pontos de Vitória.',
  'more-mana': 'Empate em Pontos de Vitória; decide a Mana.',
  shared: 'Empate em Pontos de Vitória e Mana: vitória dividida.',
  'beat-automa': 'Mais Pontos de Vitória que a Automa.',
  'automa-wins': 'A Automa fez mais Pontos de Vitória.',
  'automa-at-least': 'Você não tem mais Pontos de Vitória do que a Automa.',
  'automa-outside': 'Na mesa física uma pessoa joga contra a Automa.',
  'automa-ties': 'Empate em Pontos de Vitória: a vitória é da Automa.',
  'same-coven': 'Dois lugares pediram o mesmo Coven.',
  'no-such-seat': 'O primeiro jogador escolhido não está na mesa.',
  'automa-alone': 'A Automa só joga contra uma pessoa: um lugar de jogador e o dela.',
  'automa-last': 'A Automa fica no segundo lugar.',
};

export const traits: NonNullable<Text['traits']> = {
  coven: { name: 'Coven', value: (coven) => seatSettings.coven.values[coven as CovenId] ?? coven },
  automa: { name: 'Automa', value: (level) => seatSettings.difficulty.values[level as Difficulty] ?? level },
};
