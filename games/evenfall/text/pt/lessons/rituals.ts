import type { rituals as english } from '../../en/lessons/rituals.ts';

export const rituals: typeof english = {
  title: 'Locais e Rituais',
  summary: 'Jogar Rituais em Locais, trabalhar com Bruxas e Anciões, e levar ao Círculo Interno o que vale pontos.',
  steps: {
    'two-places': {
      say: 'Cada Local recebe um Ritual. Os dois juntos dão força e pontos.',
      why: 'Você tem o Jardim de Ervas no Círculo Externo e o seu Local Inicial, a Mina, no Círculo Interno. Na mão, dois Rituais.',
      done: 'Dois Locais, dois Rituais',
    },
    'chose-phoenix': {
      say: 'Toque na Fênix para jogá-la.',
      why: 'Ela custa duas Ervas, um Elixir e um Conhecimento. Ao ser jogada, dá 4 PV na hora.',
      done: 'Você escolheu a Fênix',
    },
    'phoenix-garden-6': {
      say: 'Ponha-a no Jardim de Ervas.',
      why: 'O Jardim tem um Bônus de Vinculação: uma Erva para qualquer Ritual e 2 PV a mais se for um Familiar, como a Fênix. Combine os sinais!',
      done: 'Fênix no Jardim: 6 PV e uma Erva',
    },
    'cauldron-stands-mine': {
      say: 'Jogue o Caldeirão do Coro no seu Local Inicial.',
      why: 'É o único Local livre. O Caldeirão traz um Campo de Ação: um lugar para uma Bruxa ou um Ancião trabalhar.',
      done: 'O Caldeirão está na Mina',
    },
    'herb-elixir-became': {
      say: 'Toque no Campo do Caldeirão e mande um Ancião.',
      why: 'Anciões só usam campos do seu Círculo Interno. Bruxas vão a qualquer lugar, então guarde-as para o que só elas fazem.',
      done: 'Uma Erva e um Elixir viraram 5 PV',
    },
    'step-on-track': {
      say: 'Construa um Orbe no Jardim de Ervas.',
      why: 'O Orbe custa dois Elixires e avança um passo na Trilha do Coven: 2 de Mana agora, prêmios maiores adiante. A Foice custa uma Erva e repete o que o Local rende ao ser explorado.',
      done: 'Um passo na Trilha: 2 de Mana',
    },
    'witch-mountains': {
      say: 'Mande uma Bruxa ao campo das Montanhas Centrais.',
      why: 'No fim da partida só contam os Rituais e Locais do Círculo Interno. A sua Fênix ainda está no Externo.',
      done: 'Uma Bruxa nas Montanhas',
    },
    'chose-transfer': {
      say: 'Escolha a Transferência, com duas cartas.',
      done: 'Você escolheu a Transferência',
    },
    'phoenix-counts-end': {
      say: 'Leve o Jardim de Ervas, com a Fênix, para o Círculo Interno.',
      why: 'O preço: no Círculo Interno o Marcador não explora mais o Local. Transferir cedo rende menos Recursos; tarde demais, menos pontos.',
      done: 'A Fênix agora conta no fim',
    },
    'discover-bind-transfer': {
      say: 'Pronto: 11 PV na mesa, e a Fênix e o Caldeirão valem mais 6 no fim.',
      why: 'O Jardim, por si só, soma mais 1. Descobrir, vincular, transferir: é esse o coração do jogo.',
      done: 'Descobrir, vincular, transferir',
    },
  },
};
