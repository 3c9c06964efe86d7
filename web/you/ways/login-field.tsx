/** The name that people sign in with. */
import { useText } from '../../text/catalogue.ts';

type Props = { readonly value: string; readonly onChange: (value: string) => void };

export function LoginField({ value, onChange }: Props) {
  const t = useText();
  return (
    <label>
      <span>{t.you.login}</span>
      <input
        className="field"
        required
        autoComplete="username"
        autoCapitalize="none"
        maxLength={60}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
