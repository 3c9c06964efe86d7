export const clauses = {
  'HEX-1': 'O losango começa vazio. O primeiro jogador vai de cima a baixo, o segundo da esquerda à direita.',
  'HEX-2': 'Em turnos, cada um põe uma pedra; vence quem ligar os seus dois lados.',
  'HEX-2.1': 'Só uma casa vazia recebe uma pedra.',
  'HEX-3': 'Em vez da segunda pedra, pode-se ficar com a primeira, espelhada para o outro lado.',
  'HEX-4': 'Não há empate: com o losango cheio, exatamente um dos dois está ligado.',
};
