import type { war as english } from '../../en/lessons/war.ts';

export const war: typeof english = {
  title: 'Viajar, recuperar, fazer campanha',
  summary: 'Recuperar uma relíquia e tomar um local numa campanha.',
  steps: {
    'plan-marshes': {
      say: 'Uma só tropa do Império guarda os Pântanos, e ali há uma relíquia. Tome os dois.',
      why: 'O juramento desta partida é a Supremacia: o título é de quem controla mais locais. Cada local conta.',
      done: 'O plano: os Pântanos',
    },
    travel: {
      say: 'Viaje.',
      done: 'Viajar',
    },
    marshes: {
      say: 'Vá aos Pântanos, nas Províncias.',
      why: 'O caminho custa 2 de Suprimento. As cinco tropas do seu tabuleiro vêm junto.',
      done: 'Você está nos Pântanos',
    },
    recover: {
      say: 'Recuperar é pagar e levar uma relíquia do seu local: toque em Recuperar.',
      why: 'Também se recupera assim um dos dois estandartes. O preço está escrito no local.',
      done: 'Recuperar',
    },
    'brass-horse-yours': {
      say: 'Tome a relíquia oculta.',
      why: 'Aqui custa queimar um segredo. A relíquia fica com você, virada para cima, com uma habilidade nova.',
      done: 'O Cavalo de Latão é seu',
    },
    campaign: {
      say: 'Agora a campanha: 2 de Suprimento.',
      why: 'Você ataca quem controla o seu local ou tem a peça nele.',
      done: 'Campanha',
    },
    'target-marshes': {
      say: 'O alvo são os Pântanos. Nenhum outro: pronto.',
      why: 'Cada alvo a mais dá dados ao defensor. Um local vale um dado; o título do Chanceler, mais um.',
      done: 'Alvo: os Pântanos',
    },
    'five-attack-dice': {
      say: 'Role cinco dados: um por tropa do seu tabuleiro.',
      why: 'Espadas contam um, espadas ocas meio. Escudos do defensor e as tropas dele são o que você precisa superar.',
      done: 'Cinco dados de ataque',
    },
    'marshes-yours': {
      say: 'Você venceu! Deixe duas tropas nos Pântanos e leve as outras.',
      why: 'A tropa do Império recuou. Quem perde uma campanha perde metade das tropas que lutaram. Guarde o que tomou: o Chanceler vai querer de volta.',
      done: 'Os Pântanos são seus',
    },
  },
};
