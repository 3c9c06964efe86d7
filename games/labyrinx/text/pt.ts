import type { CharacterId } from '../rules/characters.ts';
import { asks } from './asks.pt.ts';
import { board } from './board.ts';
import type { Text } from './catalogue.ts';
import { events } from './events.pt.ts';
import { moves } from './moves.pt.ts';
import { characterName } from './names.ts';
import { words } from './words.pt.ts';

export const pt: Text = {
  asks,
  moves,
  events,
  options: {
    table: {
      name: 'Mesa',
      help: 'Quantas casas o labirinto pode ocupar; bordas opostas se tocam.',
      values: {
        compact: 'Pequena, 8 × 7',
        standard: 'Padrão, 10 × 8',
        large: 'Grande, 12 × 10',
        custom: 'Tamanho próprio',
      },
    },
    width: { name: 'Largura', help: 'Casas de oeste a leste, na mesa de tamanho próprio.' },
    height: { name: 'Altura', help: 'Casas de norte a sul, na mesa de tamanho próprio.' },
    hallSide: {
      name: 'Salão Vazio',
      help: 'Cinco saídas livres, ou cinco portas que custam uma ação a cada vez.',
      values: { free: 'Cinco saídas livres', doors: 'Cinco portas' },
    },
    hallPlacement: {
      name: 'Lugar do Salão',
      help: 'Numa mesa em que as bordas se tocam, todo lugar equivale ao centro.',
      values: { centre: 'No centro', 'first-player': 'O primeiro jogador escolhe' },
    },
    firstPlayer: {
      name: 'Primeiro jogador',
      help: 'Como se decide quem começa.',
      values: {
        random: 'Sorteio',
        'highest-roll': 'Maior dado',
        'lowest-roll': 'Menor dado',
        'seat-1': 'O primeiro lugar',
      },
    },
    characterSelection: {
      name: 'Personagens',
      help: 'Cada um escolhe na sua vez, ou são sorteados.',
      values: { draft: 'Escolhidos', random: 'Sorteados' },
    },
    memoryAid: {
      name: 'Ajuda à memória',
      help: 'Cartas fechadas que você já viu ganham uma marca, ou mostram de novo a face. Igual para todos. Se as faces não são mostradas, o passado só pode ser revisto no fim.',
      values: { off: 'Nenhuma', marks: 'Marcas', faces: 'Faces' },
    },
    returnToHall: {
      name: 'Voltar ao Salão',
      help: 'Regra da casa: cinco tesouros só vencem dentro do Salão.',
      values: { true: 'Cinco tesouros e de volta ao Salão', false: 'Cinco tesouros bastam' },
    },
    raceRoundLimit: {
      name: 'Rodadas da corrida',
      help: 'Depois desse número de rodadas da corrida de desempate, os corredores dividem a vitória.',
    },
  },
  reasons: {
    'five-treasures': 'O quinto tesouro decide a partida.',
    'home-with-five': 'De volta ao Salão com cinco tesouros.',
    'cards-exhausted': 'As cartas de caminho acabaram: vence quem tem mais tesouros.',
    'table-full': 'A mesa está cheia: vence quem tem mais tesouros.',
    race: 'Primeiro a chegar ao Salão na corrida de desempate.',
    'race-shared': 'Ninguém chegou ao Salão a tempo: os corredores dividem a vitória.',
  },
  board,
  traits: { character: { name: 'Personagem', value: (id) => characterName(id as CharacterId) } },
  words,
};
