/** How many ways lead back, and what that means. */
import { useWords } from './words.ts';

const ENOUGH = 3;

export function Safe({ ways }: { readonly ways: number }) {
  const w = useWords();
  const counted = Math.min(ways, ENOUGH);
  return (
    <section className="safe">
      <span className="safe-meter" aria-hidden="true">
        {Array.from({ length: ENOUGH }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
          <i key={i} className={i < counted ? 'on' : ''} />
        ))}
      </span>
      <div>
        <b>{w.safe[counted]}</b>
        <p>{w.safeText[counted]}</p>
      </div>
    </section>
  );
}
