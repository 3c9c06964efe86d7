/** A code of three groups, typed from paper or from another screen. */
type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

export function CodeField({ label, value, onChange }: Props) {
  return (
    <label>
      <span>{label}</span>
      <input
        className="field code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
    </label>
  );
}
