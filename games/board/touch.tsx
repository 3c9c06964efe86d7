/**
 * The one way to touch something that is not a place of a drawing (`Targets` has those): a named button that narrows the choice, asks
 * "why not?", or reads a card, in this order; plain where it does none of these. It draws the ring, carries the mark of the options it stands
 * for, and the name that a held finger explains.
 */
import type { StakeTag } from '@tavola/kernel/face/stakes.ts';
import type { ReactNode } from 'react';
import { named } from './named.ts';
import { standsFor } from './stands-for.ts';
import { Tag, useTag } from './tags.tsx';
import type { Touchable } from './touchable.ts';
import './touch.css';

export type TouchProps = {
  readonly on: Touchable;
  /** Its name, where what is drawn inside does not say it. */
  readonly label?: string;
  /** What it is, for `Face.things.describe` (named.ts). */
  readonly thing?: string;
  readonly className?: string;
  /** Chosen by an earlier touch of this question, or picked already while its place is asked for: drawn as selected. */
  readonly chosen?: boolean;
  /** The button lies over a drawing beside it, square or round; where a touch would change nothing it is not there. */
  readonly over?: 'square' | 'round';
  /** It stays a button while it stands for nothing, and a touch asks why. */
  readonly asks?: boolean;
  /** What a touch does where it neither takes nor refuses anything: reads the card. */
  readonly reads?: (() => void) | undefined;
  /** The id of what describes it at length. */
  readonly describedBy?: string;
  readonly children?: ReactNode;
};

export function Touch({ on, label, thing, chosen = false, over, asks = false, reads, ...rest }: TouchProps) {
  const { className = '', describedBy, children } = rest;
  const legal = on.ids.length > 0 && (on.narrows || over === undefined);
  const selected = chosen || on.selected;
  const state = legal ? 'legal' : on.refused ? 'refused' : reads ? 'reads' : 'quiet';
  const shape = over ? `target over ${over === 'round' ? 'round' : ''} ${legal ? 'holding' : ''}` : 'touch';
  const classes = `${shape} ${state} ${selected ? 'selected' : ''} ${className}`.trim().replaceAll(/ +/g, ' ');
  const tag = useTag(legal ? on.ids : NONE);
  const mark = thing === undefined ? {} : named(thing);
  if (state === 'quiet' && !asks) {
    return over ? null : (
      <span className={classes} {...mark}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      aria-label={label && nameWith(label, tag)}
      aria-describedby={describedBy}
      aria-description={tag?.label}
      aria-pressed={legal || chosen ? selected : undefined}
      aria-disabled={legal || state === 'reads' ? undefined : true}
      tabIndex={over && !legal ? -1 : undefined}
      data-handle={on.handle}
      {...mark}
      {...standsFor(on.ids)}
      onClick={({ currentTarget }) => (legal ? on.narrow() : state === 'reads' ? reads?.() : on.why(currentTarget))}
    >
      {children}
      {tag && <Tag tag={tag} className={selected ? 'chosen' : ''} />}
    </button>
  );
}

const NONE: readonly string[] = [];

/** What is read on it is part of its name, so that whoever speaks to the page can say it. */
const nameWith = (label: string, tag: StakeTag | null): string => (tag?.text ? `${label}, ${tag.text}` : label);
