/** What `tavola prompts` says, in both languages. */
import type { Language } from '@tavola/kernel/face/text.ts';
import type { Questions } from '@tavola/testing/questions.ts';

export type PromptsText = {
  readonly windows: (each: {
    readonly ask: string;
    readonly turns: number;
    readonly phases: number;
    readonly own: number;
    readonly others: number;
  }) => string;
  /** Questions of one kind in a turn; '' is all of them. */
  readonly questions: (ask: string, each: Questions) => string;
  readonly budget: (
    game: string,
    line: { readonly name: string; readonly is: number; readonly most: number },
  ) => string;
};

const pt: PromptsText = {
  windows: ({ ask, turns, phases, own, others }) =>
    `${ask}: ${turns} turnos; perguntas por turno: ${phases.toFixed(2)} das próprias fases, ${(own + others).toFixed(2)} para responder (${own.toFixed(2)} no próprio turno)`,
  questions: (ask, { asked, single, shown, windows, firstTaps, taps }) =>
    `${ask || 'por turno'}: ${asked.toFixed(2)} das regras (${single.toFixed(2)} sem escolha), ${shown.toFixed(2)} na tela, ${windows.toFixed(2)} para responder, ${taps.toFixed(2)} toques (${firstTaps.toFixed(2)} na primeira partida)`,
  budget: (game, { name, is, most }) =>
    `${game} ${name}: ${is.toFixed(2)}, no máximo ${most}${is > most ? ' ACIMA' : ''}`,
};

const en: PromptsText = {
  windows: ({ ask, turns, phases, own, others }) =>
    `${ask}: ${turns} turns; questions per turn: ${phases.toFixed(2)} of their own phases, ${(own + others).toFixed(2)} to answer others (${own.toFixed(2)} in their own turn)`,
  questions: (ask, { asked, single, shown, windows, firstTaps, taps }) =>
    `${ask || 'per turn'}: ${asked.toFixed(2)} of the rules (${single.toFixed(2)} without a choice), ${shown.toFixed(2)} on the screen, ${windows.toFixed(2)} to answer others, ${taps.toFixed(2)} touches (${firstTaps.toFixed(2)} in a first game)`,
  budget: (game, { name, is, most }) =>
    `${game} ${name}: ${is.toFixed(2)}, at most ${most}${is > most ? ' ABOVE' : ''}`,
};

export const promptsTexts: { readonly [L in Language]: PromptsText } = { 'pt-BR': pt, en };
