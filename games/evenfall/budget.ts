/** The most questions and touches in one turn of a person's own, held by `tavola prompts evenfall --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 1.7, windows: 0, taps: 2.8 };
