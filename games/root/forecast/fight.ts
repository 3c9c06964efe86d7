/** What a battle may bring, by the dice alone: exact odds of what both sides lose (ROOT-4.3). */
import type { Fight } from '../rules/battle/prospect.ts';
import { hitsOn } from './forecast.ts';

export type Odds = {
  /** The most that the defender can lose, and how likely that is. */
  readonly best: { readonly pieces: number; readonly chance: number };
  /** Buildings and tokens among them. */
  readonly prizes: number;
  /** What the attacker loses on average, and how likely any loss is. */
  readonly loss: { readonly average: number; readonly any: number };
};

/** With `more` warriors beside those that stand there. */
export function oddsOf(fight: Fight, more = 0): Odds {
  const { most, standing, prizes } = fight;
  const rolls = { ...fight, most: [most[0] + more, most[1]] as const };
  const dealt = hitsOn(rolls, 'defender');
  const taken = hitsOn(rolls, 'attacker');
  const own = standing[0] + more;
  const pieces = Math.min(dealt.length - 1, standing[1]);
  return {
    best: { pieces, chance: pieces === 0 ? 0 : total(dealt.slice(pieces)) },
    prizes: Math.max(0, pieces - (standing[1] - prizes)),
    loss: {
      average: total(taken.map((chance, hits) => chance * Math.min(hits, own))),
      any: own === 0 ? 0 : total(taken.slice(1)),
    },
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
