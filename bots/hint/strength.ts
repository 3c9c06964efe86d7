/** How hard hints and analyses think. Apart from the search itself, so that a page can name the choices without loading it. */
export const strengths = ['light', 'middle', 'strong'] as const;
export type Strength = (typeof strengths)[number];
/** For how many seconds a hint may think. */
export const hintSeconds = [3, 10, 30] as const;

const HINT_ITERATIONS: { readonly [S in Strength]: number } = { light: 300, middle: 1500, strong: 8000 };
const ANALYSIS: { readonly [S in Strength]: string } = {
  light: 'search:40/500ms',
  middle: 'search:150/1500ms',
  strong: 'search:600/5000ms',
};

/** The bot (bot.ts) that thinks up a hint. */
export function hintBot(strength: Strength, seconds: number): string {
  return `search:${HINT_ITERATIONS[strength]}/${seconds * 1000}ms`;
}

/** The bot that judges each position of an analysis. */
export function analysisBot(strength: Strength): string {
  return ANALYSIS[strength];
}
