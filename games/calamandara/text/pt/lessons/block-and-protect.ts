import type { blockAndProtect as english } from '../../en/lessons/block-and-protect.ts';

export const blockAndProtect: typeof english = {
  title: 'Bloquear e proteger',
  summary: 'Deter um rival que vai vencer, com a Montanha e o Fogo, e guardar o seu viajante com a Torre.',
  steps: {
    'rival-threatens-win': {
      say: 'Cuidado: o rival, ao norte, está a três espaços da Fenda.',
      why: 'Um espaço já tem Pegada, e ele guarda duas na reserva: com elas fecha o caminho e vence no próximo turno. É a sua vez de estorvar.',
      done: 'O rival ameaça vencer',
    },
    'chose-mountain': {
      say: 'Sua reserva está cheia, então você já está na fase 2. Toque na Montanha.',
      why: 'A reserva guarda até quatro símbolos. Sem lugar livre, não há o que adquirir na fase 1.',
      done: 'Você escolheu a Montanha',
    },
    'mountain-c4-bars': {
      say: 'Feche o caminho do rival: ponha a Montanha em C4, logo acima da Fenda.',
      why: 'Ninguém anda sobre uma Montanha. Você pode inserir símbolos em qualquer terra, não só na sua.',
      done: 'A Montanha em C4 barra o rival',
    },
    'chose-tower': {
      say: 'O rival também pode atacar você. Toque na Torre.',
      why: 'São quatro os símbolos de ataque: Montanha, Espelho, Fogo e Estrela. A Torre defende contra eles.',
      done: 'Você escolheu a Torre',
    },
    'tower-guards-fourth': {
      say: 'Ponha a Torre em Sul 2-4: ela protege a linha inteira.',
      why: 'Enquanto ela estiver de pé, nenhum rival ataca os outros espaços da linha. Só a própria Torre pode ser queimada.',
      done: 'A Torre guarda a sua quarta linha',
    },
    'chose-fire': {
      say: 'Agora o contra-ataque: toque no Fogo.',
      done: 'Você escolheu o Fogo',
    },
    'footprint-c5-burned': {
      say: 'Queime a Pegada em C5, à frente do rival.',
      why: 'O Fogo vai sobre um símbolo, nunca sobre um espaço vazio nem sobre a Pegada em que há um viajante. O que ele queima vai para o seu depósito.',
      done: 'A Pegada em C5 queimou',
    },
    'fire-bars-way': {
      say: 'Deixe o Fogo no tabuleiro.',
      why: 'Enquanto fica, o Fogo também fecha o espaço. Se o recolher, o espaço fica vazio.',
      done: 'O Fogo também barra o caminho',
    },
    'finished-inserting': {
      say: 'Guarde a Pegada para depois: conclua a fase.',
      done: 'Você concluiu a inserção',
    },
    'traveller-stands-protected': {
      say: 'Ande até Sul 3-4, na linha da sua Torre.',
      why: 'Ali o viajante está protegido. Veja o que o rival tenta em seguida.',
      done: 'Seu viajante está na linha protegida',
    },
    'rival-inserted-mirror': {
      say: 'Pule a fase 4 e veja o turno do rival.',
      done: 'O rival inseriu um Espelho',
    },
    'tower-stopped-mirror': {
      say: 'O Espelho à sua frente não faz nada: a Torre protege você.',
      why: 'Sem a Torre, o Espelho empurraria o viajante para trás. Bloquear ganha tempo; proteger guarda o que você já andou.',
      done: 'A Torre deteve o Espelho',
    },
  },
};
