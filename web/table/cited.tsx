/** A clause with its text, and the steps by which an automaton chose. */
import type { Trace } from '@tavola/kernel/select.ts';
import { useText } from '../text/catalogue.ts';
import { clauseId } from './clauses.ts';
import { type AnyText, useTable } from './model.ts';

type Props = { readonly clauses: readonly string[]; readonly trace: Trace; readonly text: AnyText };

export function Cited({ clauses, trace, text }: Props) {
  const t = useText();
  const { board, say } = useTable();
  const named = (candidates: readonly string[]) =>
    candidates.map((name) => board?.candidate?.(name, say) ?? name).join(', ');
  return (
    <div className="cite">
      {clauses.map((clause) => (
        <div key={clause}>
          <span className="clause">{clause}</span>
          <p>{text.clauses[clause] ?? ''}</p>
        </div>
      ))}
      {trace.length > 0 && (
        <ol className="trace" aria-label={t.table.reasoning}>
          {trace.map(({ clause, how, left, out }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a finished thought never change places.
            <li key={i}>
              <span className="clause">{clauseId(clause)}</span>
              <p>{text.clauses[clauseId(clause)] ?? clause}</p>
              <small>
                {t.table.how[how]} · {t.table.left(left.length)}: {named(left)}
                {out.length > 0 && (
                  <s>
                    {' '}
                    {t.table.out}: {named(out)}
                  </s>
                )}
              </small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
