/** The recap in Portuguese. */
import { counted, list } from '@tavola/games/text/pt.ts';
import type { NewsWords } from '../news.ts';
import { to } from './phrases.ts';

const symbols = (n: number) => counted(n, 'símbolo', 'símbolos');

export const news: NewsWords = {
  list: (words) => list(words),
  youWerePushed: (n) => (n === 1 ? 'Um Espelho empurrou você' : `Espelhos empurraram você ${n} vezes`),
  youDecayed: 'Você decaiu ao ponto inicial',
  tookYou: (cell) => `levou você ${to(cell)}`,
  stoppedYou: {
    turn: 'impediu o seu turno',
    acquisition: 'desfez a sua aquisição',
    insertion: 'desfez a sua inserção',
    walk: 'impediu a sua caminhada',
    attack: 'selou os campos para você',
    memories: 'calou as suas lembranças',
  },
  tookCards: (n) => `mexeu ${n === 1 ? 'numa carta sua' : `em ${n} cartas suas`}`,
  tookSymbols: (n) => `tirou ${symbols(n)} da sua reserva`,
  youHave: (card) => `você ficou sem ${card}`,
  undidCard: (card) => `anulou ${card}`,
  invadedYou: 'invadiu a sua terra',
  insertedAtYours: (n) => `inseriu ${symbols(n)} na sua terra`,
  destroyedAtYours: (n) => `destruiu ${symbols(n)} na sua terra`,
  inserted: (n) => `inseriu ${symbols(n)}`,
  destroyed: (n) => `destruiu ${symbols(n)}`,
  walked: (cell) => `andou ${to(cell)}`,
  left: (distance) => `está a ${distance} da Fenda`,
  finalZone: 'entrou na Zona Final',
  used: (n, name) => (n === 1 ? `usou ${name}` : `usou ${n} cartas`),
  acquired: (n) => `adquiriu ${symbols(n)}`,
  drew: (n) => `comprou ${counted(n, 'carta', 'cartas')}`,
  stayed: 'ficou onde estava',
  handsPassed: 'As mãos passaram um lugar adiante',
  near: {
    close: (who, distance) => `${who} está a ${distance} da Fenda`,
    linked: 'as Pegadas já chegam lá: vence se andar',
    oneShort: 'falta uma Pegada no caminho',
  },
};
