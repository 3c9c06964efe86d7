/** The recap in Portuguese. */
import { counted, em, list } from '@tavola/games/text/pt.ts';
import type { NewsWords } from '../news.ts';
import { region } from './things.ts';

export const news: NewsWords = {
  list: (words) => list(words),
  discovered: (n, name) => `descobriu ${n === 1 ? name : `${n} Locais`}`,
  explored: (n, name) => `explorou ${n === 1 ? name : `${n} Locais`}`,
  ritual: (n, name) => `jogou ${n === 1 ? `o Ritual ${name}` : `${n} Rituais`}`,
  specialist: (n, name) => `jogou ${n === 1 ? `${name} como Especialista` : `${n} Especialistas`}`,
  council: (n, name) => `pôs ${n === 1 ? name : `${n} Cartas`} no Conselho`,
  field: (n) => `ativou ${n === 1 ? 'um campo' : `${n} campos`}`,
  built: (n) => `construiu ${n === 1 ? 'um Catalisador' : `${n} Catalisadores`}`,
  track: (n) => `subiu ${n === 1 ? 'um campo' : `${n} campos`} na Trilha`,
  transferred: (n, name) => `transferiu ${n === 1 ? name : `${n} Locais`} para o Círculo Interno`,
  copiedYou: (name) => `usou o seu Especialista ${name}`,
  passed: 'passou',
  drew: (n) => `comprou ${counted(n, 'Carta', 'Cartas')}`,
  token: 'ativou o Marcador de Coven',
  stone: (n, name) => `pegou ${n === 1 ? `a ${name}` : `${n} Pedras`}`,
  beatYou: (id) => `venceu você no conflito ${em(region(id))}`,
  won: (id) => `venceu o conflito ${em(region(id))}`,
  strengths: (yours, theirs) => `força ${theirs} contra ${yours}`,
  first: 'ficou com o Marcador de Primeiro Jogador',
  tookRegion: (id) => `saiu um Local ${em(region(id))}, onde você tem figuras`,
  points: (n) => `+${counted(n, 'PV', 'PV')}`,
  scored: (n) => `marcou ${counted(n, 'PV', 'PV')}`,
  leads: (who, vp) => `${who} lidera com ${counted(vp, 'PV', 'PV')}`,
  lastRound: (n) => `é a última rodada; ${counted(n, 'PV', 'PV')} à frente`,
};
