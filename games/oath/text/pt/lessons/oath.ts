import type { oath as english } from '../../en/lessons/oath.ts';

export const oath: typeof english = {
  title: 'Juramento e Visões: como se vence',
  summary: 'Os dois caminhos de um Exilado: usurpar o título ou cumprir uma Visão.',
  steps: {
    'title-oath': {
      say: 'O título está com o Chanceler, porque ele cumpre o juramento: controlar mais locais.',
      why: 'Se ele o guardar até o fim, o Império vence. Depois da rodada 5 um dado pode encerrar a partida; depois da 8 ela sempre acaba.',
      done: 'O título e o juramento',
    },
    'usurper-way': {
      say: 'Primeiro caminho de um Exilado: cumprir melhor o juramento e segurar o título.',
      why: 'No seu próximo Despertar o título vira Usurpador. Se ainda for seu no Despertar seguinte, você vence.',
      done: 'O caminho do Usurpador',
    },
    'facedown-adviser': {
      say: 'Segundo caminho: uma Visão. O seu conselheiro oculto é uma: jogue-o.',
      why: 'Visões saem do baralho do mundo, e só Exilados as revelam. Já saíram três: a partir daí uma Visão pode vencer.',
      done: 'O conselheiro oculto',
    },
    'vision-revealed': {
      say: 'Revele a Visão da Fé: com ela se vence tendo o Segredo Mais Obscuro.',
      why: 'Agora todos sabem o seu objetivo e tentarão impedir. Revele quando puder cumpri-la logo.',
      done: 'A Visão está revelada',
    },
    recover: {
      say: 'Recuperar é tomar uma relíquia ou um estandarte: toque em Recuperar.',
      why: 'O Segredo Mais Obscuro é um dos dois estandartes. Ninguém o tem, e há um segredo sobre ele.',
      done: 'Recuperar',
    },
    'darkest-secret-yours': {
      say: 'Ponha dois segredos: mais do que há sobre ele.',
      why: 'Quanto mais você põe, mais caro fica para quem quiser tomá-lo.',
      done: 'O Segredo Mais Obscuro é seu',
    },
    'chancellor-failed': {
      say: 'Termine o turno e torça: o Chanceler ainda pode impedir.',
      why: 'Um Exilado vence no Despertar, no começo do próprio turno. Assim todos têm uma rodada para reagir.',
      done: 'O Chanceler não pôde impedir',
    },
    'win-vision': {
      say: 'Despertar: a Visão está cumprida. Você venceu!',
      why: 'Com a Crônica ligada, o vencedor ainda escolhe o juramento e muda o mundo da próxima partida.',
      done: 'Vitória por uma Visão',
    },
  },
};
