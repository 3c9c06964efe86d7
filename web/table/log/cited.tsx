/** A clause with its text. */
import { useGame } from '../model/parts.tsx';

export function Cited({ clauses: cited }: { readonly clauses: readonly string[] }) {
  const { clauses } = useGame();
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
