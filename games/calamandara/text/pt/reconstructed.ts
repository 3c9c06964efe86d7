/** What the rulebook’s text lost and we rebuilt: the about page shows these sentences. */
export const reconstructed: readonly string[] = [
  'As faces das 36 Cartas de Símbolos se perderam. As nossas seguem a proporção das peças do jogo, e quase todas oferecem uma Pegada.',
  'O desenho do tabuleiro se perdeu; a cruz foi deduzida dos números do manual.',
  'As posições para 2 e 3 viajantes são nossas: frente a frente e em T.',
  'A página da Pegada se perdeu; suas regras foram reunidas de outras passagens. Os passos laterais são uma opção da mesa.',
  'A página da Montanha se perdeu; onde ela pode entrar foi reconstruído.',
  'O ícone que separa cartas imediatas de vinculadas se perdeu; a divisão (36 e 36 cartas) segue as ações que o manual cita.',
  'A quantidade de Mentes Plurais (3) foi deduzida da soma de 72 cartas.',
  'O manual deixa usar cartas a qualquer momento, e fala quem for mais rápido; aqui há janelas em volta de cada fase, perguntadas em sentido horário.',
];
