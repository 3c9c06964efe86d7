/** How likely a campaign is won with given dice, exactly: every throw of both pools (OATH-5.5.6, 5.5.7). */
import { ATTACK_FACES, DEFENSE_FACES, type DieFace } from '../data/board.ts';
import { attackOf, defenseOf } from '../rules/campaign/campaign.ts';
import type { Pools } from '../rules/campaign/prospect.ts';
import type { Campaign } from '../rules/state/actions.ts';

/** What changes how a roll is read. */
export type DiceReading = Pick<Campaign, 'ignored' | 'rollTimes' | 'sacrificeValue'>;
export type Battle = {
  readonly pools: Pools;
  readonly reading: DiceReading;
  /** What the defense adds to its roll. */
  readonly defense: number;
  /** The attacker's warbands; none of them can be sacrificed where that is forbidden. */
  readonly force: number;
  readonly maySacrifice: boolean;
};
export type WarOdds = {
  /** By the dice alone, and with as many sacrifices as are needed. */
  readonly byDice: number;
  readonly withSacrifice: number;
  /** What skulls kill on average. */
  readonly skulls: number;
};

export function warOdds({ pools: [attack, defense], reading, ...sides }: Battle): WarOdds {
  const { ignored, rollTimes, sacrificeValue } = reading;
  const attacks = throws(attack, ATTACK_FACES, (faces) => {
    const { total, skulls } = attackOf(faces, ignored, rollTimes);
    return [total, Math.min(skulls, sides.force)];
  });
  const defenses = throws(defense, DEFENSE_FACES, (faces) => [defenseOf(faces, ignored) + sides.defense]);
  const odds = { byDice: 0, withSacrifice: 0, skulls: 0 };
  for (const { chance, values } of attacks) {
    const [total = 0, skulls = 0] = values;
    odds.skulls += chance * skulls;
    const left = sides.maySacrifice ? sides.force - skulls : 0;
    for (const { chance: other, values: held } of defenses) {
      const short = (held[0] ?? 0) - total + 1;
      if (short <= 0) odds.byDice += chance * other;
      if (short <= 0 || Math.ceil(short / sacrificeValue) <= left) odds.withSacrifice += chance * other;
    }
  }
  return odds;
}

type Throw = { readonly chance: number; readonly values: readonly number[] };

/** Every result of `n` dice with its chance; equal results are one. */
function throws<F extends DieFace>(
  n: number,
  faces: readonly F[],
  valuesOf: (thrown: readonly F[]) => readonly number[],
): readonly Throw[] {
  const kinds = [...new Set(faces)];
  const found = new Map<string, Throw>();
  const add = (thrown: readonly F[], chance: number) => {
    const values = valuesOf(thrown);
    const key = values.join();
    found.set(key, { values, chance: chance + (found.get(key)?.chance ?? 0) });
  };
  /** How many dice show each kind, one kind after another. */
  const spread = (kind: number, left: number, thrown: readonly F[], chance: number) => {
    const face = kinds[kind] as F;
    const share = faces.filter((one) => one === face).length / faces.length;
    if (kind === kinds.length - 1) return add([...thrown, ...Array<F>(left).fill(face)], chance * share ** left);
    for (let count = 0; count <= left; count++) {
      const ways = choices(left, count) * share ** count;
      spread(kind + 1, left - count, [...thrown, ...Array<F>(count).fill(face)], chance * ways);
    }
  };
  spread(0, n, [], 1);
  return [...found.values()];
}

function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
