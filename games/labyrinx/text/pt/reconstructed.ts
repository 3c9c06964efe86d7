/** What the rulebook’s text lost and we rebuilt: the about page shows these sentences. */

export const reconstructed: readonly string[] = [
  'Quais são as cartas de caminho: o manual conta 100 e diz seus tipos, mas não quantas há de cada um. As nossas têm cinco formas, 54 desafios (18 de cada tipo) e portas em 32 cartas.',
  'Quase todos os pontos de habilidade: os exemplos do manual dão os de Akuna e Bibi com baús e os de Eimmie e Zambar com armadilhas. Os outros são nossos: cada personagem tem dois, um e nenhum ponto, cada ordem duas vezes.',
  'Os tamanhos da mesa, em casas: o manual só diz que a mesa é o limite.',
  'O Salão Vazio como duas por duas casas, e onde ficam suas cinco saídas.',
];
