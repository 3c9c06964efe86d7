/** How often a person is asked in an own turn at most, and how often they touch the screen: held by `tavola prompts labyrinx --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 5.5, windows: 0, taps: 6.9 };
