import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options } from '../../rules/state/options.ts';

export const options: OptionWords<Options> = {
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
};
