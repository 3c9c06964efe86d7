/** The sentences of the kernel's errors. What a table tells a person who did something that cannot be done. */
import type { ErrorCode, ErrorDetail, TableError } from '../rules/errors.ts';
import type { Language } from './text.ts';

type ErrorTexts = { readonly [C in ErrorCode]: string | ((detail: ErrorDetail) => string) };

const pt: ErrorTexts = {
  BAD_SEATS: ({ min, max }) =>
    min === max ? `Este jogo é para ${min} lugares.` : `Este jogo é para ${min} a ${max} lugares.`,
  BAD_OPTIONS: ({ field }) => (field ? `A opção “${field}” não é válida.` : 'Essas opções não combinam com esta mesa.'),
  BAD_LEGACY: 'Nenhuma partida deste jogo pode ter deixado este mundo; daqui não dá para continuar.',
  GAME_OVER: 'A partida já terminou.',
  NOT_YOUR_DECISION: 'Agora não é a sua vez de decidir.',
  STALE_DECISION: 'A mesa já avançou; veja o que se pergunta agora.',
  NOT_LISTED: 'Essa jogada não é permitida agora.',
  ANSWERED: 'Alguém já respondeu outra coisa; corrija, se for preciso.',
  CONTRADICTS: 'Isso não combina com o resto da mesa.',
  WORDS_WAITING: 'Há respostas demais esperando neste telefone; volte para a rede antes de continuar.',
  RUNAWAY: 'As regras não chegaram a uma pergunta; a partida foi parada para não prejudicar as outras.',
  UNDO_NOTHING: 'Você ainda não fez nenhuma jogada para desfazer.',
  UNDO_NEEDS_CONSENT: 'Alguém já soube de algo novo; para desfazer, os outros precisam concordar.',
  LOG_UNREADABLE: 'Este arquivo não é um registro de partida.',
  LOG_OTHER_GAME: ({ game }) => `Este registro é de um jogo que não existe aqui: ${game}.`,
  LOG_DIVERGES: ({ pick }) => `O registro não segue as regras a partir da jogada ${pick}.`,
  NEWER_RULES: ({ needs, has }) =>
    `Esta partida segue regras mais novas (versão ${needs}) que as daqui (versão ${has}); atualize e tente de novo.`,
  NO_REHEARSAL: 'Agora não dá para ensaiar o seu próximo turno.',
  PLAN_STALE: 'A mesa mudou, e um lance do plano já não é possível; monte o plano de novo.',
};

const en: ErrorTexts = {
  BAD_SEATS: ({ min, max }) =>
    min === max ? `This game is for ${min} seats.` : `This game is for ${min} to ${max} seats.`,
  BAD_OPTIONS: ({ field }) => (field ? `The option “${field}” is not valid.` : 'These options do not fit this table.'),
  BAD_LEGACY: 'No game of this kind can have left this world; nothing can follow from it.',
  GAME_OVER: 'The game is over.',
  NOT_YOUR_DECISION: 'It is not your decision now.',
  STALE_DECISION: 'The table has moved on; look at what is asked now.',
  NOT_LISTED: 'That move is not allowed now.',
  ANSWERED: 'Somebody has already given another answer; correct it if need be.',
  CONTRADICTS: 'That does not fit the rest of the table.',
  WORDS_WAITING: 'Too much is waiting on this phone; find the network before you go on.',
  RUNAWAY: 'The rules did not come to a question; the match was stopped so that the others go on.',
  UNDO_NOTHING: 'You have not made a move that could be undone.',
  UNDO_NEEDS_CONSENT: 'Somebody has learned something since; the others must agree to the undo.',
  LOG_UNREADABLE: 'This file is not a log of a match.',
  LOG_OTHER_GAME: ({ game }) => `This log is of a game that is not here: ${game}.`,
  LOG_DIVERGES: ({ pick }) => `The log does not follow the rules from pick ${pick} on.`,
  NEWER_RULES: ({ needs, has }) =>
    `This match follows newer rules (version ${needs}) than the ones here (version ${has}); update and try again.`,
  NO_REHEARSAL: 'Your next turn cannot be rehearsed now.',
  PLAN_STALE: 'The table has changed and a step of the plan is no longer possible; prepare it again.',
};

const texts: { readonly [L in Language]: ErrorTexts } = { 'pt-BR': pt, en };

export function errorSentence({ code, detail }: Pick<TableError, 'code' | 'detail'>, language: Language): string {
  const text = texts[language][code];
  return typeof text === 'string' ? text : text(detail);
}
