/** The most questions and touches in one turn of a person's own, held by `tavola prompts oath --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 6.5, windows: 0, taps: 9 };
