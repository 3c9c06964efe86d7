/** How often a person is asked in an own turn at most, and how often they touch the screen: held by `tavola prompts calamandara --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 5.9, windows: 1.5, taps: 7 };
