import type { lizards as english } from '../../en/lessons/lizards.ts';

export const lizards: typeof english = {
  title: 'Lagartos: jardins e rituais',
  summary: 'Revelar cartas para rituais, plantar jardins e usar acólitos.',
  steps: {
    'gardens-score': {
      say: 'Você guia os Lagartos: jardins de um mesmo naipe dão pontos de vitória (PV).',
      why: 'Você age revelando cartas, que depois voltam à mão. Só para pontuar você as gasta. Quem chega a 30 PV vence.',
      done: 'Jardins dão PV',
    },
    'outcast-mouse': {
      say: 'As cartas gastas são as Almas Perdidas. Havia mais ratos: o Pária é o rato.',
      why: 'Só em clareiras do naipe do Pária os seus acólitos podem conspirar. Acólitos são lagartos que caíram em defesa ou foram sacrificados.',
      done: 'O Pária: rato',
    },
    'convert-two-acolytes': {
      say: 'Gaste dois acólitos para converter um inimigo.',
      done: 'Converter: dois acólitos',
    },
    'warrior-became-lizard': {
      say: 'Converta o guerreiro da clareira 7.',
      why: 'Agora a clareira 7 é só sua: você a governa e pode plantar ali.',
      done: 'O guerreiro virou lagarto',
    },
    'mouse-card-revealed': {
      say: 'Dia: revele Rato no Saco para um ritual.',
      why: 'Cada carta revelada faz um ritual no seu naipe: construir, recrutar ou pontuar.',
      done: 'Carta de rato revelada',
    },
    'ritual-build': {
      say: 'O ritual: construir um jardim.',
      done: 'Ritual: construir',
    },
    'two-mouse-gardens': {
      say: 'Plante na clareira 7.',
      why: 'Onde há um jardim seu, você governa, não importa quantos inimigos haja.',
      done: 'Dois jardins de rato',
    },
    'another-mouse-card': {
      say: 'Revele Grupo de Batedores, também de rato.',
      done: 'Outra carta de rato',
    },
    'gardens-scored': {
      say: 'Agora pontue: dois jardins de rato valem 2 PV.',
      why: 'Esta carta é gasta. Com cinco jardins do naipe seriam 4 PV, uma vez por naipe e turno.',
      done: '2 PV',
    },
    'one-more-acolyte': {
      say: 'Revele Sapadores, de pássaro: um lagarto se sacrifica e vira acólito.',
      why: 'Acólitos pagam as conspirações de amanhã.',
      done: 'Um acólito a mais',
    },
    'cards-came-back': {
      say: 'Anoitecer: as cartas reveladas voltam à mão. Não crie nada: encerre.',
      done: 'As cartas voltaram',
    },
  },
};
