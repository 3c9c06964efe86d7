import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['CAL-7'],
    title: 'Como se vence',
    summary: 'O primeiro viajante a pisar na Fenda, no centro, vence na hora.',
    glyphs: ['cal-rift'],
  },
  {
    clauses: ['CAL-5.11', 'CAL-5.12', 'CAL-5.13', 'CAL-5.14', 'CAL-5.15', 'CAL-5.17'],
    title: 'O turno, fase por fase',
    summary:
      'Quatro fases, nenhuma obrigatória: adquirir símbolos, inseri-los no tabuleiro, mover o viajante e cuidar das cartas de Lembrança.',
    glyphs: ['cal-footprint', 'cal-tower', 'traveller-circle', 'mem-helm'],
  },
  {
    clauses: ['CAL-5.2', 'CAL-5.4'],
    title: 'Andar: Pegadas, Cavernas e Asas',
    summary:
      'O viajante anda por todas as Pegadas ligadas, de uma vez. A Caverna liga na diagonal e a Asa salta uma casa.',
    glyphs: ['cal-footprint', 'cal-cave', 'cal-wing'],
  },
  {
    clauses: ['CAL-5.3', 'CAL-5.5'],
    title: 'Bloquear e proteger: Montanhas e Torres',
    summary:
      'A Montanha fecha uma casa. A Torre protege a linha dela contra Montanhas, Espelhos, Fogos, Estrelas e cartas; só a própria Torre fica exposta.',
    glyphs: ['cal-mountain', 'cal-tower'],
  },
  {
    clauses: ['CAL-5.6', 'CAL-5.7', 'CAL-5.8', 'CAL-5.9'],
    title: 'Espelho, Estrela, Cachoeira e Fogo',
    summary:
      'O Espelho empurra para trás, a Estrela rearruma uma linha, a Cachoeira vira outro símbolo no turno seguinte e o Fogo queima um símbolo.',
    glyphs: ['cal-mirror', 'cal-star', 'cal-waterfall', 'cal-fire'],
  },
  {
    clauses: ['CAL-5.10'],
    title: 'Onde se insere',
    summary:
      'Quase tudo pode ir a qualquer casa vazia, em qualquer terra. Há limites por linha, e na Fenda só cabem alguns símbolos.',
    glyphs: ['cal-footprint', 'cal-mountain', 'cal-tower'],
  },
  {
    clauses: ['CAL-5.1'],
    title: 'O tabuleiro: terras, zonas e linhas',
    summary:
      'Cada viajante tem uma terra de seis fileiras: as quatro primeiras são só dele, as outras e o centro são a Zona Final, de todos.',
    glyphs: ['cal-rift', 'traveller-circle', 'traveller-triangle'],
  },
  {
    clauses: ['CAL-5.16'],
    title: 'A Zona Final e a Reserva Final',
    summary: 'Quem entra na Zona Final troca a mão pelas cartas que reservou, no máximo três, e não compra mais.',
    glyphs: ['cal-rift', 'mem-helm'],
  },
  {
    clauses: ['CAL-5.18'],
    title: 'Invadir outra terra',
    summary: 'Só a carta Dimensões Relativas leva um viajante à terra de outro.',
    glyphs: ['mem-dimensions', 'traveller-triangle'],
  },
  {
    clauses: ['CAL-5.19', 'CAL-5.20'],
    title: 'As cartas de Lembrança',
    summary:
      'As imediatas valem em quase qualquer momento; as vinculadas só junto da ação que nomeiam. Aqui está cada uma das 28.',
    glyphs: ['mem-helm', 'mem-echoes', 'mem-breath', 'mem-dominion'],
  },
  {
    clauses: ['CAL-6'],
    title: 'Responder: janelas e pilha',
    summary: 'Entre os passos de um turno todos podem usar cartas. As respostas se empilham e a última vale primeiro.',
    glyphs: ['mem-breath', 'mem-helm'],
  },
  {
    clauses: ['CAL-4', 'CAL-8'],
    title: 'Preparação e o que é público',
    summary: 'Como se monta a mesa, como se formam os decks e o que cada um pode ver.',
    glyphs: ['traveller-circle', 'traveller-triangle', 'traveller-square'],
  },
];
