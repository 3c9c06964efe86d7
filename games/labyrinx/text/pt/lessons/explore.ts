import type { explore as english } from '../../en/lessons/explore.ts';

export const explore: typeof english = {
  title: 'Explorar e expandir',
  summary: 'Fazer o labirinto crescer, espiar, entrar em cartas e lembrar o que a névoa esconde.',
  steps: {
    'goal-five-treasures': {
      say: 'Junte cinco tesouros antes dos outros. Eles estão lá fora, sob a névoa.',
      why: 'Você é Akuna e está no Salão Vazio, no meio da mesa. As cartas viradas para baixo são o labirinto: ninguém sabe o que há nelas.',
      done: 'O objetivo: cinco tesouros',
    },
    'maze-grown': {
      say: 'Todo turno começa com o labirinto crescendo. Ponha uma carta nova em F3.',
      why: 'A carta vem do topo da pilha e ninguém a vê. Ela vai para qualquer casa vazia ao lado de uma carta ou do Salão.',
      done: 'O labirinto cresceu',
    },
    'peeked-e3': {
      say: 'Agora você tem três ações. A primeira: toque em Espiar e depois na carta em E3.',
      why: 'Espiar mostra, só a você, uma carta fechada ao seu lado. Paredes não atrapalham.',
      done: 'Você espiou E3',
    },
    'only-know-what': {
      say: 'Um corredor em T, sem perigo. Guarde na memória e continue.',
      done: 'Só você sabe o que há em E3',
    },
    'card-e3-turned': {
      say: 'Segunda ação: entre em E3, ao norte.',
      why: 'Só se anda por onde os corredores se encontram. Passar por uma porta custa duas ações em vez de uma.',
      done: 'A carta em E3 foi aberta',
    },
    'entered-e3': {
      say: 'Quem entra escolhe como a carta fica. Gire-a para abrir o norte e o leste.',
      why: 'Uma das aberturas precisa dar para o lugar de onde você vem. Depois disso ninguém mais gira a carta enquanto estiver aberta.',
      done: 'Você entrou em E3',
    },
    'card-e2-turned': {
      say: 'Terceira ação: siga para o norte, até E2.',
      done: 'A carta em E2 foi aberta',
    },
    'three-actions-spent': {
      say: 'É uma curva. Gire-a para o leste.',
      done: 'Suas três ações acabaram',
    },
    'fog-back-remembering': {
      say: 'A névoa voltou: E3 está fechada outra vez. Você lembra o que havia lá?',
      why: 'No fim de cada turno tudo se fecha, menos as cartas em que alguém está, os desafios já vencidos e os baús com um tesouro em cima. Quem entrar em E3 pode girá-la de outro jeito.',
      done: 'A névoa voltou; lembrar é com você',
    },
    'new-card-f2': {
      say: 'Sua vez de novo. Ponha a carta nova em F2, diante da sua saída.',
      done: 'Uma carta nova em F2',
    },
    'chose-chest': {
      say: 'Sua mão também constrói o labirinto: toque na carta com o baú.',
      why: 'Jogar uma carta custa uma ação. Ela fica fechada, e só você sabe que ali há um baú.',
      done: 'Você escolheu a carta do baú',
    },
    'chest-that-only': {
      say: 'Ponha o baú em F1, perto de você.',
      why: 'Assim você planeja o próximo tesouro. Mas cuidado: as cartas da mão também são a sua força nos desafios, como mostra a próxima lição.',
      done: 'Um baú que só você conhece',
    },
  },
};
