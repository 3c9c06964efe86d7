/** How a campaign may end, over all rolls of the dice (OATH-5.5.6 to 5.5.8). */

export type Odds = {
  readonly win: number;
  /** Warbands of the attacker that are left on average after a victory, sacrifices made, and after a defeat. */
  readonly afterVictory: number;
  readonly afterDefeat: number;
};

type AttackRoll = { readonly chance: number; readonly swords: number; readonly skulls: number };
type DefenseRoll = { readonly chance: number; readonly shields: number };

const MOST_ATTACK = 16;
const MOST_DEFENSE = 12;
const MOST_FORCE = 31;
const known = new Map<number, Odds>();

/** `dice` attack dice of a force against `shields` defense dice and a `might` that needs none. */
export function oddsOf(dice: number, force: number, shields: number, might: number): Odds {
  const [a, f] = [cut(dice, MOST_ATTACK), cut(force, MOST_FORCE)];
  const [d, m] = [cut(shields, MOST_DEFENSE), cut(might, MOST_FORCE)];
  const key = ((a * 32 + f) * 16 + d) * 32 + m;
  let odds = known.get(key);
  if (!odds) {
    odds = computed(a, f, d, m);
    known.set(key, odds);
  }
  return odds;
}

function cut(n: number, most: number): number {
  return Math.max(0, Math.min(most, n));
}

function computed(dice: number, force: number, shields: number, might: number): Odds {
  let [win, kept, saved] = [0, 0, 0];
  for (const attack of attackRolls(dice)) {
    const standing = Math.max(0, force - attack.skulls);
    for (const defense of defenseRolls(shields)) {
      const chance = attack.chance * defense.chance;
      const needed = Math.max(0, defense.shields + might - attack.swords + 1);
      if (needed > standing) saved += chance * Math.ceil(standing / 2);
      else {
        win += chance;
        kept += chance * (standing - needed);
      }
    }
  }
  return { win, afterVictory: win > 0 ? kept / win : 0, afterDefeat: win < 1 ? saved / (1 - win) : 0 };
}

const attacks: AttackRoll[][] = [];
/** Three faces of six are hollow, two a sword, one two swords and a skull. */
function attackRolls(dice: number): readonly AttackRoll[] {
  attacks[dice] ??= [...rolledAttacks(dice)];
  return attacks[dice] as AttackRoll[];
}
function* rolledAttacks(dice: number): Generator<AttackRoll> {
  for (let skulls = 0; skulls <= dice; skulls++) {
    for (let single = 0; single + skulls <= dice; single++) {
      const hollow = dice - skulls - single;
      const ways = choose(dice, skulls) * choose(dice - skulls, single);
      const chance = (ways * 3 ** hollow * 2 ** single) / 6 ** dice;
      yield { chance, swords: single + 2 * skulls + Math.floor(hollow / 2), skulls };
    }
  }
}

const defenses: DefenseRoll[][] = [];
/** Two faces of six are blank, two a shield, one two shields, one doubles all of them. */
function defenseRolls(dice: number): readonly DefenseRoll[] {
  defenses[dice] ??= rolledDefenses(dice);
  return defenses[dice] as DefenseRoll[];
}
function rolledDefenses(dice: number): DefenseRoll[] {
  const chances = new Map<number, number>();
  for (let doublers = 0; doublers <= dice; doublers++) {
    for (let pairs = 0; pairs + doublers <= dice; pairs++) {
      for (let single = 0; single + pairs + doublers <= dice; single++) {
        const blank = dice - doublers - pairs - single;
        const ways = choose(dice, doublers) * choose(dice - doublers, pairs) * choose(dice - doublers - pairs, single);
        const total = Math.min(2 * MOST_FORCE, (single + 2 * pairs) * 2 ** doublers);
        const chance = (ways * 2 ** (single + blank)) / 6 ** dice;
        chances.set(total, (chances.get(total) ?? 0) + chance);
      }
    }
  }
  return [...chances].map(([shields, chance]) => ({ shields, chance }));
}

/** In how many ways `k` of `n` can be picked. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
