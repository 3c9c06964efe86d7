/** LAB chapter 3: the faces of the path cards, and what each shows in each rotation. */
import data from '../../data/cards.json' with { type: 'json' };

/** N, E, S, W; a set of sides is a number with one bit for each side. */
export type Side = 0 | 1 | 2 | 3;
export type SideName = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = [0, 1, 2, 3];
export const SIDE_NAMES: readonly SideName[] = ['N', 'E', 'S', 'W'];
export const opposite = (side: Side): Side => ((side + 2) & 3) as Side;

export type Shape = 'dead-end' | 'straight' | 'bend' | 'tee' | 'cross';
export type Challenge = 'chest' | 'monster' | 'trap';
/** What is printed on a card, by name: `bend-chest-door-n`. Cards with the same face cannot be told apart. */
export type FaceId = string;
/** 0 to 3 quarter-turns clockwise. */
export type Rotation = number;

/** No side asked for: any rotation will do. */
export const ANY_SIDE = 4;

export type Face = {
  readonly id: FaceId;
  readonly shape: Shape;
  readonly challenge: Challenge | null;
  /** LAB glossary, plainCross: a crossroads without a challenge, doors or not. */
  readonly plainCross: boolean;
  readonly count: number;
  /** By rotation. */
  readonly openings: readonly number[];
  readonly doors: readonly number[];
  /** LAB-2.5: the rotations that differ. */
  readonly rotations: readonly Rotation[];
};

export const FACES: readonly Face[] = data.faces.map(({ id, shape, doors, challenge, count }) => {
  const sides = maskOf(data.shapes[shape as Shape]);
  const doorSides = maskOf(doors);
  const openings = SIDES.map((r) => turned(sides, r));
  const doorsAt = SIDES.map((r) => turned(doorSides, r));
  const different = SIDES.filter(
    (r) => !SIDES.some((q) => q < r && openings[q] === openings[r] && doorsAt[q] === doorsAt[r]),
  );
  return {
    id,
    shape: shape as Shape,
    challenge: challenge as Challenge | null,
    plainCross: shape === 'cross' && challenge === null,
    count,
    openings,
    doors: doorsAt,
    rotations: different,
  };
});

const byId: ReadonlyMap<FaceId, Face> = new Map(FACES.map((face) => [face.id, face]));

export function faceOf(id: FaceId): Face {
  const face = byId.get(id);
  if (face === undefined) throw new Error(`no such path card: ${id}`);
  return face;
}

/** The hundred cards, as one face each. */
export const DECK: readonly FaceId[] = FACES.flatMap(({ id, count }) => new Array<FaceId>(count).fill(id));

/** The sides of a set, `N` and `E`. */
export function sidesOf(sides: number): SideName[] {
  return SIDE_NAMES.filter((_, side) => (sides & (1 << side)) !== 0);
}

export const has = (sides: number, side: Side): boolean => (sides & (1 << side)) !== 0;

function maskOf(names: readonly string[]): number {
  return names.reduce((mask, name) => mask | (1 << SIDE_NAMES.indexOf(name as SideName)), 0);
}

function turned(sides: number, rotation: number): number {
  return ((sides << rotation) | (sides >> (4 - rotation))) & 15;
}
