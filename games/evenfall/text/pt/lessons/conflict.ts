import type { conflict as english } from '../../en/lessons/conflict.ts';

export const conflict: typeof english = {
  title: 'O conflito',
  summary: 'Apostar Mana em segredo, medir a força e escolher Pedras que dobram pontos.',
  steps: {
    'conflict-northern-lakes': {
      say: 'Todos passaram. Agora há um conflito em cada Região onde alguém tem figuras.',
      why: 'As Bruxas que você mandou descobrir Locais continuam lá. Nos Lagos do Norte você tem duas, o rival uma.',
      done: 'Conflito nos Lagos do Norte',
    },
    'strength-6-against': {
      say: 'Aposte Mana em segredo: ponha o seu Mostrador em 4.',
      why: 'Força é figuras mais Mostrador: 2 + 4 = 6. O rival tem 1 Bruxa e 4 de Mana: chega no máximo a 5. A Mana mostrada é gasta, ganhando ou não.',
      done: 'Força 6 contra 4: você venceu',
    },
    'wave-stone-doubles': {
      say: 'Quem vence leva uma Pedra de Poder. Escolha uma da Onda.',
      why: 'No fim, uma Pedra dobra os PV do Ritual de um Local do Círculo Interno com o mesmo símbolo. A sua Fênix está no Círculo de Pedras, que tem a Onda: 4 PV viram 8.',
      done: 'A Pedra da Onda dobra a sua Fênix',
    },
    'rewards-strength-4': {
      say: 'Antes da Pedra, cada um recebeu os prêmios da sua força.',
      why: 'Com 4, com 6 e com 8 de força há um prêmio, para quem vence e para quem perde. Você teve uma carta e 3 PV; o rival, uma carta. Vencer nos Lagos também faz de você quem começa a próxima rodada.',
      done: 'Prêmios com força 4, 6 e 8',
    },
    'mountains-won': {
      say: 'Nas Montanhas só há você. Aposte 3, para chegar a 4.',
      why: 'Sem rival você já venceu, mas os prêmios dependem da força: 1 Bruxa + 3 = 4 dá 2 PV. O que sobra de Mana fica para a próxima rodada.',
      done: '2 PV nas Montanhas Centrais',
    },
    'stone-plans': {
      say: 'Leve também uma Pedra daqui: a da Chama.',
      why: 'O seu Jardim de Ervas tem a Chama. Quando você o levar ao Círculo Interno com um Ritual, ela também vai dobrar.',
      done: 'Uma Pedra para os seus planos',
    },
    'new-round': {
      say: 'A segunda rodada começou: as figuras voltaram para casa.',
      why: 'Os Marcadores estão ativos outra vez e há Locais novos nas Regiões. Depois da terceira rodada, somam-se os PV.',
      done: 'Uma nova rodada',
    },
  },
};
