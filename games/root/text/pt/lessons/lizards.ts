import type { lizards as english } from '../../en/lessons/lizards.ts';

export const lizards: typeof english = {
  title: 'Lagartos: jardins e rituais',
  steps: {
    'gardens-score': {
      say: 'Você guia os Lagartos Cultistas: jardins de um mesmo naipe dão pontos de vitória (PVs).',
      why: 'Você age revelando cartas, que depois voltam à mão. Só para pontuar você as gasta. Quem chega a 30 PVs vence.',
      done: 'Jardins dão PVs',
    },
    'outcast-mouse': {
      say: 'As cartas gastas por todos são as Almas Perdidas. Havia mais ratos: o Pária agora é o rato.',
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
      say: 'Agora pontue: dois jardins de rato valem 2 PVs.',
      why: 'Esta carta é gasta. Com cinco jardins do naipe seriam 4 PVs, uma vez por naipe e turno.',
      done: '2 PVs',
    },
    'one-more-acolyte': {
      say: 'Revele Sapadores, de pássaro: um lagarto se sacrifica e vira acólito.',
      why: 'Acólitos pagam as conspirações de amanhã.',
      done: 'Um acólito a mais',
    },
    'cards-came-back': {
      say: 'No Anoitecer as cartas reveladas voltam à sua mão. Não crie nada: encerre e compre cartas.',
      done: 'As cartas voltaram',
    },
  },
};
