/** Small parts that every page uses. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/shelf.ts';
import type { ReactNode } from 'react';

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 9.5 16 3l12 6.5L16 16z" fill="var(--call)" />
      <path d="M4 9.5V13l12 6.5V16zM28 9.5V13l-12 6.5V16z" fill="var(--text)" opacity=".55" />
      <path d="M6.5 14.5v11M25.5 14.5v11M16 20v9" stroke="var(--text)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

/** A game's cover picture; a quiet placeholder for a game without one. */
export function CoverArt({ entry }: { readonly entry: GameEntry | undefined }) {
  if (!entry?.art) return <span className="cover-art none" />;
  return <img className="cover-art" src={entry.art} alt="" />;
}

type NoteProps = {
  readonly icon: string;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Empty, lost or broken: what it is and what to do next. */
export function Note({ icon, title, children, action }: NoteProps) {
  return (
    <div className="note">
      <Glyph id={icon} className="l" />
      <b>{title}</b>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <div className="note loading" role="status">
      <i />
      <i />
      <i className="w" />
      <p>{children}</p>
    </div>
  );
}

type SegmentedProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly name: string; readonly icon?: string }[];
  readonly onChange: (value: T) => void;
};

/** On a phone, names of more letters than this stand in two columns. */
const LETTERS_OF_A_ROW = 40;

/** One of a few, all visible. */
export function Segmented<T extends string>({ label, value, choices, onChange }: SegmentedProps<T>) {
  const long = choices.map(({ name }) => name).join('').length > LETTERS_OF_A_ROW;
  return (
    <fieldset className={long ? 'seg long' : 'seg'} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon && <Glyph id={choice.icon} className="s" />}
          {choice.name}
        </button>
      ))}
    </fieldset>
  );
}

type SwitchProps = { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void };

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      className="sw"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    >
      <i />
    </button>
  );
}

/** A line of a form: name, one sentence, control. */
export function Row({ name, help, children }: { name: string; help?: string | undefined; children: ReactNode }) {
  return (
    <li className="va">
      <div>
        <b>{name}</b>
        {help && <small>{help}</small>}
      </div>
      {children}
    </li>
  );
}
