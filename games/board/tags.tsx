/**
 * What is known before a pick, on the thing that stands for it: "75 % · −0,6", a crown and who will rule. The shell asks the game
 * (`Face.picks.stakes`) and provides the answers by option; `Targets` and `Touch` hang them up.
 */
import type { StakeTag } from '@tavola/kernel/face/stakes.ts';
import { type CSSProperties, createContext, useContext } from 'react';
import { Glyph, SeatShape } from './glyph.tsx';
import './tags.css';

export type Forecasts = {
  /** By the id of the option. */
  readonly tags: ReadonlyMap<string, StakeTag>;
  /** The game's sprite. */
  readonly sheet?: string | undefined;
};

export const ForecastContext = createContext<Forecasts>({ tags: new Map() });

/** The tag of a thing that stands for these options: the one they share. */
export function tagFor({ tags }: Forecasts, ids: readonly string[]): StakeTag | null {
  const [first, ...others] = ids.map((id) => tags.get(id));
  if (!first) return null;
  const isShared = others.every((other) => other?.label === first.label && other.text === first.text);
  return isShared ? first : null;
}

export function useTag(ids: readonly string[]): StakeTag | null {
  return tagFor(useContext(ForecastContext), ids);
}

type Props = { readonly tag: StakeTag; readonly className?: string; readonly style?: CSSProperties };

/** A screen reader has its sentence as the description of the target. */
export function Tag({ tag: { text, glyph, seat }, className = '', style }: Props) {
  const { sheet } = useContext(ForecastContext);
  return (
    <span className={`stake-tag ${className}`.trim()} style={style} aria-hidden="true" data-keep="">
      {glyph && <Glyph id={glyph} {...(sheet === undefined ? {} : { sheet })} />}
      {text}
      {seat !== undefined && <SeatShape seat={seat} />}
    </span>
  );
}

/** How wide it will be drawn, before it is: wide letters are taken for granted. */
export function tagWidth({ text, glyph, seat }: StakeTag): number {
  return PADDING + text.length * LETTER + (glyph ? SIGN : 0) + (seat === undefined ? 0 : SIGN);
}

const PADDING = 18;
const LETTER = 7;
const SIGN = 19;
