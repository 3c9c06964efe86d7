/** What falls in a battle and who scores how much: each with its number, which can be changed. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEvening } from '../model/context.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import type { Fighters, Loss } from './battle.ts';
import { Figure } from './tile.tsx';

const MOST_POINTS = 9;

type OutcomeProps = {
  readonly sides: Fighters;
  readonly losses: readonly Loss[];
  /** Points of the attacker and of the defender. */
  readonly scored: readonly [number, number];
  /** A piece by its id, or the points of a side. */
  readonly onChange: (what: string, n: number) => void;
};

export function Outcome({ sides, losses, scored, onChange }: OutcomeProps) {
  const words = useTellingWords();
  const { say } = useEvening();
  return (
    <div className="battle-losses">
      {losses.map((loss) => (
        <LossCount key={loss.piece.id} loss={loss} onChange={(n) => onChange(loss.piece.id, n)} />
      ))}
      {(['attacker', 'defender'] as const).map((side, i) => (
        <Count
          key={side}
          seat={sides[side]}
          name={words.vp}
          label={words.gains(say.who(sides[side]))}
          count={scored[i] as number}
          most={MOST_POINTS}
          onChange={(n) => onChange(side, n)}
        />
      ))}
    </div>
  );
}

function LossCount({ loss, onChange }: { readonly loss: Loss; readonly onChange: (n: number) => void }) {
  const words = useTellingWords();
  const { say } = useEvening();
  const { piece, count, most } = loss;
  const name = piece.moves ? say.who(piece.of) : piece.name;
  return (
    <Count
      seat={piece.of}
      glyph={piece.glyph}
      name={name}
      label={words.falls(name)}
      count={count}
      most={most}
      onChange={onChange}
    />
  );
}

type CountProps = {
  readonly seat: Seat;
  readonly glyph?: string;
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
};

function Count({ seat, glyph, name, label, count, most, onChange }: CountProps) {
  const words = useTellingWords();
  const model = useEvening();
  return (
    <fieldset className="battle-count" style={colours(model, seat)}>
      <legend>
        {glyph === undefined ? <Figure seat={seat} /> : <GameGlyph id={glyph} className="s" />}
        <span aria-hidden="true">{name}</span>
        <span className="sr">{label}</span>
      </legend>
      <button
        type="button"
        className="ib"
        aria-label={words.less(label)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(count - 1)}
      >
        <Glyph id="minus" />
      </button>
      <output aria-label={label}>{count}</output>
      <button
        type="button"
        className="ib"
        aria-label={words.more(label)}
        aria-disabled={count === most}
        onClick={() => count < most && onChange(count + 1)}
      >
        <Glyph id="plus" />
      </button>
    </fieldset>
  );
}
