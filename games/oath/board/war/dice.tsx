/** Dice: hollow until they are rolled, then sorted, what counts first and blanks last. */
import { Dice, Die } from '@tavola/games/board/dice.tsx';
import { ATTACK_FACES, DEFENSE_FACES, type DieFace } from '../../data/board.ts';
import { faceGlyphs } from '../../real-dice.ts';
import glyphs from '../glyphs.svg';
import { useOath } from '../parts/context.ts';

const ORDER: readonly string[] = [...new Set([...ATTACK_FACES, ...DEFENSE_FACES])].toReversed();

type Props = {
  readonly side: 'attack' | 'defense';
  readonly faces: readonly DieFace[];
  /** Not rolled yet. */
  readonly pool?: number;
};
/** More dice than this are a number beside one die. */
const MOST_DRAWN = 14;

export function WarDice({ side, faces, pool = 0 }: Props) {
  const { words } = useOath();
  if (faces.length > 0) {
    const sorted = faces.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    return (
      <Dice>
        {sorted.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike.
          <Die key={i} sheet={glyphs} glyph={faceGlyphs[face]} label={words.faces[face] ?? face} className={side} />
        ))}
      </Dice>
    );
  }
  if (pool === 0) return <Dice>{words.drawn.noDice}</Dice>;
  return (
    <Dice label={words.dice(pool)}>
      {Array.from({ length: Math.min(pool, MOST_DRAWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike.
        <Die key={i} className={`${side} unrolled`} />
      ))}
      {pool > MOST_DRAWN && <b>× {pool}</b>}
    </Dice>
  );
}
