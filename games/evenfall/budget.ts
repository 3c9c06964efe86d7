/** How often a person is asked in an own turn at most, and how often they touch the screen: held by `tavola prompts evenfall --budget`. */
import type { Budget } from '@tavola/kernel/face/budget.ts';

export const budget: Budget = { shown: 1.7, windows: 0, taps: 2.8 };
