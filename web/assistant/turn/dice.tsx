/** Real dice with one touch, in any order, side by side; many of them side by side of the die: how many show it. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type Alike, alikeSides, completed, optionsOf, outcomesOf } from '@tavola/kernel/face/real-dice.ts';
import type { RealDice } from '@tavola/kernel/face/real-face.ts';
import { useState } from 'react';
import { useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';
import { GameGlyph } from '../parts/line-view.tsx';

export function Dice({ dice }: { readonly dice: RealDice }) {
  const words = useEveningWords();
  const { evening, attempt } = useEvening();
  const outcomes = outcomesOf(dice);
  const enter = (options: readonly string[]) => attempt(() => evening.answers(options));
  const roll = () => {
    const any = () => dice.sides[Math.floor(Math.random() * dice.sides.length)]?.option ?? '';
    enter(Array.from({ length: dice.count }, any));
  };
  return (
    <>
      {outcomes === null ? <SideBySide dice={dice} onEnter={enter} /> : <Outcomes dice={dice} onEnter={enter} />}
      <button type="button" className="btn evening-roll" onClick={roll}>
        <Glyph id="dice" className="s" />
        {words.roll}
      </button>
    </>
  );
}

type Props = { readonly dice: RealDice; readonly onEnter: (options: readonly string[]) => void };

/** Everything that can lie there, ascending, each a button. */
function Outcomes({ dice, onEnter }: Props) {
  const words = useEveningWords();
  const sides = alikeSides(dice);
  const outcomes = outcomesOf(dice) ?? [];
  return (
    <div className={`evening-pairs of-${dice.count}`}>
      {outcomes.map((outcome) => {
        const shown = optionsOf(sides, outcome).map((option) => sides.find((side) => side.options.includes(option)));
        const lying = shown.filter((side) => side !== undefined).toReversed();
        return (
          <button
            key={outcome.join()}
            type="button"
            aria-label={words.rolled(lying.map(({ name }) => name))}
            onClick={() => onEnter(optionsOf(sides, outcome).toReversed())}
          >
            {lying.map((side, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice that show the same are alike.
              <Die key={i} side={side} isLow={i > 0} />
            ))}
          </button>
        );
      })}
    </div>
  );
}

/** A row for each side: touch how many dice show it. The last one follows from the others. */
function SideBySide({ dice, onEnter }: Props) {
  const words = useEveningWords();
  const sides = alikeSides(dice);
  const [told, setTold] = useState<readonly (number | null)[]>(sides.map(() => null));
  const left = dice.count - told.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const tell = (i: number, count: number) => {
    const now = told.with(i, told[i] === count ? null : count);
    const outcome = completed(now, dice.count);
    if (outcome === null) setTold(now);
    else onEnter(optionsOf(sides, outcome));
  };
  return (
    <div className="evening-sides">
      <p className="ask-hint">{words.howMany(dice.count)}</p>
      {sides.map((side, i) => (
        <fieldset key={side.name}>
          <legend>
            <Die side={side} />
            <span>{side.name}</span>
          </legend>
          {Array.from({ length: dice.count + 1 }, (_, count) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a count is known by itself.
              key={count}
              type="button"
              className="btn"
              aria-pressed={told[i] === count}
              aria-label={words.showing(count, side.name)}
              disabled={count > left + (told[i] ?? 0)}
              onClick={() => tell(i, count)}
            >
              {count}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Die({ side, isLow = false }: { readonly side: Alike; readonly isLow?: boolean }) {
  if (side.glyph === undefined) return <b className={isLow ? 'low' : ''}>{side.name}</b>;
  return (
    <i className="evening-die">
      <GameGlyph id={side.glyph} />
    </i>
  );
}
