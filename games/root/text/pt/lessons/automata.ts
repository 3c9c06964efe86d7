import type { automata as english } from '../../en/lessons/automata.ts';

export const automata: typeof english = {
  title: 'Autômatos: seguir e perguntar por quê',
  summary: 'Acompanhar o turno de um autômato e perguntar por que ele fez cada coisa.',
  steps: {
    'card-order': {
      say: 'O Marquês Mecânico joga sozinho: uma carta aberta diz o que ele faz.',
      why: 'Um autômato não tem mão e não escolhe: segue regras escritas. Por isso dá para prever cada passo, e perguntar por quê.',
      done: 'Uma carta é a ordem',
    },
    'one-more-supporter': {
      say: 'Primeiro acabe o seu Dia: mobilize Decifradores, que vira apoiador.',
      done: 'Um apoiador a mais',
    },
    'her-turn': {
      say: 'Encerre o Dia (Pronto) e veja o Marquês jogar, passo a passo.',
      why: 'A barra conta cada passo. Ali você pausa, avança, volta ou pula.',
      done: 'O turno do Marquês',
    },
    'mouse-order': {
      say: 'A ordem foi um rato: ele batalhou e recrutou só em clareiras de rato.',
      why: 'A ordem também diz o que ele constrói, nunca onde: rato, recrutador; coelho, oficina; raposa, serraria. O lugar é a clareira que ele governa com mais guerreiros e um espaço livre. Pássaro é um dia mais feroz, em todo lugar.',
      done: 'Ordem de rato',
    },
    'every-choice-reason': {
      say: 'Abra o Registro e toque em “Construção na clareira 9”, que tem um “?”.',
      why: 'A escada mostra quem foi considerado, por qual regra e com quais números, até sobrar um. Em empate vale a clareira de menor número.',
      done: 'Toda escolha tem um porquê',
    },
    'revolt-clearing-8': {
      say: 'É a sua vez: revolte-se na clareira 8, onde só um guerreiro guarda a oficina.',
      why: 'Contra autômatos, saber onde eles não estarão vale tanto quanto lutar.',
      done: 'Revolta na clareira 8',
    },
    'one-supporter-spent': {
      say: 'Gaste Bigorna.',
      done: 'Um apoiador gasto',
    },
    'workshop-removed-1': {
      say: 'Gaste Aço das Raposas.',
      done: 'Oficina removida: 1 PV',
    },
  },
};
