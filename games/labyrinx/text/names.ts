/** What things are called, in the words of a language. */
import type { CharacterId } from '../rules/state/characters.ts';
import { type Face, type FaceId, faceOf, type Rotation, sidesOf } from '../rules/state/faces.ts';
import type { CellName } from '../rules/state/grid.ts';
import type { Words } from './words.ts';

/** The hall, or a cell as the border of the table counts it: `E3` is the fifth column, the third row. */
export function place(words: Pick<Words, 'hall'>, cell: CellName): string {
  if (cell === 'hall') return words.hall;
  const [x = 0, y = 0] = cell.split('-').map(Number);
  return `${columnName(x)}${y + 1}`;
}

export function columnName(x: number): string {
  return String.fromCharCode(65 + x);
}

/** What is printed on a card: shape, challenge, doors. */
export function faceName(words: Words, id: FaceId): string {
  const face = faceOf(id);
  const parts: string[] = [words.shapes[face.shape]];
  if (face.challenge !== null) parts.push(words.challenges[face.challenge]);
  const doors = doorsName(words, face);
  if (doors !== null) parts.push(doors);
  return parts.join(', ');
}

/** How a card lies: `openings north and east; doors east`. */
export function lieName(words: Words, id: FaceId, rotation: Rotation): string {
  const { openings, doors } = faceOf(id);
  const named = (sides: number) => words.list(sidesOf(sides).map((side) => words.sides[side]));
  const lie = `${words.openings} ${named(openings[rotation] as number)}`;
  return doors[rotation] === 0 ? lie : `${lie}; ${words.doors} ${named(doors[rotation] as number)}`;
}

/** Where the doors are, in words that hold in every rotation. */
function doorsName(words: Words, { shape, openings, doors }: Face): string | null {
  const sides = sidesOf(doors[0] as number);
  if (sides.length === 0) return null;
  if (doors[0] === openings[0]) return words.allDoors;
  if (shape === 'bend') return sides[0] === 'N' ? words.leftDoor : words.rightDoor;
  if (sides.length > 1) return `${sides.length} ${words.doors}`;
  return shape === 'tee' ? words.stemDoor : words.door;
}

/** Names are the same in every language. */
export function characterName(character: CharacterId): string {
  return character.charAt(0).toUpperCase() + character.slice(1);
}
