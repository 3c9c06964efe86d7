import type { memories as english } from '../../en/lessons/memories.ts';

export const memories: typeof english = {
  title: 'Lembranças e respostas',
  summary: 'Usar cartas de Lembrança, responder às dos outros e reservar as que servem no fim.',
  steps: {
    'five-memories-hand': {
      say: 'Há um vão em Sul 3-3 e a sua reserva está vazia. As cartas de Lembrança ajudam.',
      why: 'Você tem até cinco na mão. Umas valem em quase qualquer momento, até no turno dos outros; outras só respondem a algo que acabou de acontecer.',
      done: 'Cinco Lembranças na mão',
    },
    'showed-praximechanic-theory': {
      say: 'Use a Teoria Praximecânica.',
      why: 'Ela insere um símbolo direto do depósito, de um tipo que já está no tabuleiro. No tabuleiro só há Pegadas: é do que você precisa.',
      done: 'Você mostrou a Teoria Praximecânica',
    },
    'effect-yours': {
      say: 'Use-a para você.',
      why: 'Algumas cartas podem ajudar outro viajante. Com mais gente à mesa, isso serve para alianças de ocasião.',
      done: 'O efeito é seu',
    },
    'rival-answered-breath': {
      say: 'Feche o vão: a Pegada vai para Sul 3-3.',
      why: 'Uma carta é anunciada inteira antes de valer. Nesse instante, os outros podem responder.',
      done: 'O rival respondeu com Sopro dos Seres',
    },
    'helm-cancelled-breath': {
      say: 'O Sopro dos Seres anula a sua carta. Responda com o Elmo da Solitude!',
      why: 'As respostas se empilham e valem da última para a primeira. O Elmo anula o Sopro, e assim a Teoria volta a valer.',
      done: 'O Elmo anulou o Sopro, e a Pegada entrou',
    },
    'announced-walk': {
      say: 'O caminho está ligado: ande até Sul 3-4.',
      done: 'Você anunciou o passo',
    },
    'nobody-stopped': {
      say: 'Antes do passo, todos podem responder, você também. Passe.',
      why: 'Numa partida de verdade, a mesa costuma perguntar só quando o momento diz respeito a você.',
      done: 'Ninguém deteve você',
    },
    'phase-memories': {
      say: 'Fase 4: cuide das suas cartas.',
      why: 'Ela tem três passos, todos opcionais: reservar, descartar e comprar.',
      done: 'A fase das Lembranças',
    },
    'one-card-final': {
      say: 'Reserve os Campos Selados para o fim da viagem.',
      why: 'Perto da Fenda só valem as cartas da Reserva Final, no máximo três. Vale a pena começar cedo.',
      done: 'Uma carta na Reserva Final',
    },
    'stopped-reserving': {
      say: 'Basta uma reserva por hoje: conclua.',
      done: 'Você parou de reservar',
    },
    'kept-rest-hand': {
      say: 'Não descarte nenhuma.',
      why: 'Pode-se descartar uma carta por turno, para abrir lugar a outra.',
      done: 'Você ficou com o resto da mão',
    },
    'full-hand-again': {
      say: 'Compre até voltar a cinco cartas.',
      why: 'O deck de Lembranças não se renova: quando acaba, acabou. Gaste-as bem.',
      done: 'Mão cheia outra vez',
    },
  },
};
