import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'Como se vence',
    summary: 'O primeiro viajante a pisar na Fenda, no centro, vence na hora.',
  },
  turn: {
    title: 'O turno, fase por fase',
    summary:
      'Quatro fases, nenhuma obrigatória: adquirir símbolos, inseri-los no tabuleiro, mover o viajante e cuidar das cartas de Lembrança.',
  },
  walking: {
    title: 'Andar: Pegadas, Cavernas e Asas',
    summary:
      'O viajante anda por todas as Pegadas ligadas, de uma vez. A Caverna liga na diagonal e a Asa salta um espaço.',
  },
  blocking: {
    title: 'Bloquear e proteger: Montanhas e Torres',
    summary:
      'A Montanha fecha um espaço. A Torre protege a linha dela contra Montanhas, Espelhos, Fogos, Estrelas e cartas; só a própria Torre fica exposta.',
  },
  'other-symbols': {
    title: 'Espelho, Estrela, Cachoeira e Fogo',
    summary:
      'O Espelho empurra para trás, a Estrela rearruma uma linha, a Cachoeira vira outro símbolo no turno seguinte e o Fogo queima um símbolo.',
  },
  placing: {
    title: 'Onde se insere',
    summary:
      'Quase tudo pode ir a qualquer espaço vazio, em qualquer terra. Há limites por linha, e na Fenda só cabem alguns símbolos.',
  },
  board: {
    title: 'O tabuleiro: terras, zonas e linhas',
    summary:
      'Cada viajante tem uma terra de seis linhas: as quatro primeiras são só dele, as outras e o centro são a Zona Final, de todos.',
  },
  'final-zone': {
    title: 'A Zona Final e a Reserva Final',
    summary: 'Quem entra na Zona Final troca a mão pelas cartas que reservou, no máximo três, e não compra mais.',
  },
  invading: {
    title: 'Invadir outra terra',
    summary: 'Só a carta Dimensões Relativas leva um viajante à terra de outro.',
  },
  memories: {
    title: 'As cartas de Lembrança',
    summary:
      'As imediatas valem em quase qualquer momento; as vinculadas só junto da ação que nomeiam. Aqui está cada uma das 28.',
  },
  answering: {
    title: 'Responder: janelas e pilha',
    summary: 'Entre os passos de um turno todos podem usar cartas. As respostas se empilham e a última vale primeiro.',
  },
  setup: {
    title: 'Preparação e o que é público',
    summary: 'Como se monta a mesa, como se formam os decks e o que cada um pode ver.',
  },
};
