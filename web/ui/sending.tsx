/** Sends a form and says how it went. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { problemText, useText } from '../text/catalogue.ts';

type Sending = { readonly submit: (event: FormEvent) => Promise<void>; readonly said: ReactNode };

/** `send` gives what is to be said when it went well. */
export function useSending(send: () => Promise<string>): Sending {
  const t = useText();
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(null);
    setProblem(null);
    try {
      setDone(await send());
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const said = problem ? <p role="alert">{problemText(t, problem)}</p> : <p role="status">{done}</p>;
  return { submit, said };
}

type PasswordProps = {
  readonly label: string;
  readonly value: string;
  readonly isNew?: boolean;
  readonly onChange: (value: string) => void;
};

export function PasswordField({ label, value, isNew = false, onChange }: PasswordProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        className="field"
        required
        type="password"
        {...(isNew && { minLength: 8 })}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onChange={(e) => onChange(e.target.value)}
      />
    </label>
  );
}
