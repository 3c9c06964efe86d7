/** The most questions and touches in one turn of a person's own, held by `tavola prompts calamandara --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 5.6, windows: 1.5, taps: 8 };
