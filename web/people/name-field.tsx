/** What the others at a table call somebody. */
import { useState } from 'react';
import { useText } from '../text/catalogue.ts';
import { useMe } from './person.ts';

const LONGEST = 30;

type Props = { readonly name: string; readonly onChange: (name: string) => void };

export function NameField({ name, onChange }: Props) {
  const t = useText();
  return (
    <label className="name-field">
      <span>{t.you.name}</span>
      <input
        className="field"
        required
        autoComplete="nickname"
        maxLength={LONGEST}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** The name to begin with: the one the person has, until something else is typed. */
export function useMyName(): readonly [name: string, setName: (name: string) => void] {
  const known = useMe()?.person?.name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  return [typed ?? known, setTyped];
}
