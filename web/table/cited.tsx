/** A clause with its text. */
import { useTable } from './model.ts';

export function Cited({ clauses: cited }: { readonly clauses: readonly string[] }) {
  const { clauses } = useTable();
  return (
    <div className="cite">
      {cited.map((clause) => (
        <div key={clause}>
          <span className="clause">{clause}</span>
          <p>{clauses[clause] ?? ''}</p>
        </div>
      ))}
    </div>
  );
}
