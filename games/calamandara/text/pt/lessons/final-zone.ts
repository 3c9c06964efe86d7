import type { finalZone as english } from '../../en/lessons/final-zone.ts';

export const finalZone: typeof english = {
  title: 'A Zona Final',
  summary: 'Entrar na Zona Final, defender o último passo com a Reserva Final e vencer.',
  steps: {
    'final-zone-belongs': {
      say: 'A partir da quinta linha começa a Zona Final, a parte roxa, comum a todos.',
      why: 'Ali as Pegadas, Torres e Cavernas servem a qualquer viajante, seja quem for que as inseriu.',
      done: 'A Zona Final é de todos',
    },
    'announced-entry': {
      say: 'Entre: ande até C2, a um passo da Fenda.',
      why: 'Ao entrar, a sua mão volta para o deck e as cartas da Reserva Final passam a ser a sua mão. Você reservou o Elmo da Solitude.',
      done: 'Você anunciou a entrada',
    },
    'hand-helm': {
      say: 'Todos podem responder ao passo. Passe.',
      done: 'Você entrou; a mão agora é o Elmo',
    },
    'showed-helm': {
      say: 'O rival quer pôr uma Montanha na própria Fenda! Use o Elmo da Solitude.',
      why: 'Na Zona Final não se compra nem se reserva mais. As cartas reservadas, no máximo três, são tudo o que você tem: escolha-as para este momento.',
      done: 'Você mostrou o Elmo',
    },
    'rift-still-free': {
      say: 'Anule a carta do rival.',
      why: 'Impedir detém só a inserção, e o símbolo fica com o rival. Anular tira todo o efeito da carta. Aqui, os dois salvam você.',
      done: 'A Fenda continua livre',
    },
    'went-straight-phase': {
      say: 'Sua vez. Você já tem a Pegada que falta: pule a fase 1.',
      done: 'Você foi direto à fase 2',
    },
    'chose-footprint': {
      say: 'Toque na sua última Pegada.',
      why: 'Nove Pegadas levam do ponto inicial à Fenda, e nove é o que há no seu depósito.',
      done: 'Você escolheu a Pegada',
    },
    'path-complete': {
      say: 'Ponha-a na Fenda.',
      done: 'O caminho está completo',
    },
    won: {
      say: 'Dê o último passo: ande até a Fenda!',
      why: 'Quem chega à Fenda vence na hora.',
      done: 'Você venceu',
    },
  },
};
