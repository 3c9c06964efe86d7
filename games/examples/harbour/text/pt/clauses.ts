export const clauses = {
  'HAR-1': 'São 24 navios, um de cada tamanho. Cada um compra três sem mostrar; os cais estão vazios.',
  'HAR-2': 'Os jogadores se revezam até que ninguém tenha mais navios.',
  'HAR-2.1': 'Na sua vez, atraque ou descarte um navio e depois compre outro.',
  'HAR-2.2': 'Só você vê o navio que compra.',
  'HAR-3': 'O navio que atraca toma o cais; o que estava ali é descartado.',
  'HAR-3.1': 'O navio precisa ser maior que o do cais.',
  'HAR-3.2': 'Você não atraca onde já está um navio seu.',
  'HAR-4': 'Vence quem tem mais cais; no empate, a vitória é dividida.',
  'HAR-5': 'As mãos e o baralho são secretos.',
};
