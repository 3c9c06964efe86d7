/** Dice: hollow until they are rolled, then sorted, what counts first and blanks last. */
import { ATTACK_FACES, DEFENSE_FACES, type DieFace } from '../data/board.ts';
import { useOath } from './context.ts';
import { OathGlyph } from './glyph.tsx';

const GLYPH: { readonly [F in DieFace]: string } = {
  double: 'face-skull',
  sword: 'face-sword',
  hollow: 'face-hollow',
  doubler: 'face-x2',
  shields: 'face-shields',
  shield: 'face-shield',
  blank: 'face-blank',
};
const ORDER: readonly string[] = [...new Set([...ATTACK_FACES, ...DEFENSE_FACES])].toReversed();

type Props = {
  readonly side: 'attack' | 'defense';
  readonly faces: readonly DieFace[];
  /** Not rolled yet. */
  readonly pool?: number;
};
/** More dice than this are a number beside one die. */
const MOST_DRAWN = 14;

export function Dice({ side, faces, pool = 0 }: Props) {
  const { words } = useOath();
  if (faces.length > 0) {
    const sorted = faces.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    return (
      <span className="oath-dice">
        {sorted.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike.
          <i key={i} className={`die ${side}`} title={words.faces[face] ?? face}>
            <OathGlyph id={GLYPH[face]} label={words.faces[face] ?? face} />
          </i>
        ))}
      </span>
    );
  }
  if (pool === 0) return <span className="oath-dice none">{words.drawn.noDice}</span>;
  return (
    <span className="oath-dice" role="img" aria-label={words.dice(pool)}>
      {Array.from({ length: Math.min(pool, MOST_DRAWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike.
        <i key={i} className={`die ${side} unrolled`} />
      ))}
      {pool > MOST_DRAWN && <b>× {pool}</b>}
    </span>
  );
}
