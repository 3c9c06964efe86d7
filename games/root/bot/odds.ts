/** What a battle is expected to bring, over the sixteen rolls of the dice (ROOT-4.3). */

export type Toll = {
  /** Expected losses: warriors, then buildings and tokens. */
  readonly defenders: number;
  readonly pieces: number;
  readonly attackers: number;
  readonly ownPieces: number;
};

/** What the two sides bring to a battle. */
export type Sides = {
  /** Warriors, and the most that each can deal with dice. */
  readonly attackers: number;
  readonly attackMost: number;
  readonly defenders: number;
  readonly defenceMost: number;
  /** Buildings and tokens. */
  readonly pieces: number;
  readonly ownPieces: number;
  readonly attackExtra: number;
  readonly defenceExtra: number;
  /** The defender deals the higher roll (ROOT-8.2.2). */
  readonly reversed: boolean;
};

const known = new Map<number, Toll>();

export function expectedToll(sides: Sides): Toll {
  const key = keyOf(sides);
  let toll = known.get(key);
  if (!toll) {
    toll = computed(sides);
    known.set(key, toll);
  }
  return toll;
}

/** Counts beyond seven make no difference: the most hits are three with dice and a few more. */
function keyOf(sides: Sides): number {
  let key = sides.reversed ? 1 : 0;
  key = key * 8 + cut(sides.attackers, 7);
  key = key * 4 + cut(sides.attackMost, 3);
  key = key * 8 + cut(sides.defenders, 7);
  key = key * 4 + cut(sides.defenceMost, 3);
  key = key * 8 + cut(sides.pieces, 7);
  key = key * 8 + cut(sides.ownPieces, 7);
  key = key * 4 + cut(sides.attackExtra, 3);
  return key * 4 + cut(sides.defenceExtra, 3);
}

function cut(count: number, most: number): number {
  return count < most ? count : most;
}

function computed(sides: Sides): Toll {
  const { attackers, defenders, pieces, ownPieces } = sides;
  const sum = { defenders: 0, pieces: 0, attackers: 0, ownPieces: 0 };
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < 4; b++) {
      const [high, low] = [Math.max(a, b), Math.min(a, b)];
      const dealt = Math.min(sides.reversed ? low : high, sides.attackMost) + sides.attackExtra;
      const taken = Math.min(sides.reversed ? high : low, sides.defenceMost) + sides.defenceExtra;
      sum.defenders += Math.min(dealt, defenders);
      sum.pieces += Math.min(Math.max(0, dealt - defenders), pieces);
      sum.attackers += Math.min(taken, attackers);
      sum.ownPieces += Math.min(Math.max(0, taken - attackers), ownPieces);
    }
  }
  return {
    defenders: sum.defenders / 16,
    pieces: sum.pieces / 16,
    attackers: sum.attackers / 16,
    ownPieces: sum.ownPieces / 16,
  };
}
