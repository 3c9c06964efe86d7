/** How often a person is asked in an own turn at most, and how often they touch the screen: held by `tavola prompts oath --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 6.9, windows: 0, taps: 9.9 };
