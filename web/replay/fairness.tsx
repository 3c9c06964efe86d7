import { useText } from '../text/catalogue.ts';
import type { DiceFairness } from './source/replay.ts';

/** Whether chance was honest, as a plain sentence. */
export function FairnessText({ fairness, fork }: { readonly fairness: DiceFairness; readonly fork: boolean }) {
  const t = useText();
  const { kind, draws, at } = fairness;
  const words = {
    proved: () => t.fair.yes(draws),
    uncommitted: () => t.fair.uncommitted,
    broken: () => t.fair.no(at),
    open: () => t.fair.unknown,
  };
  return (
    <>
      <p className={kind === 'proved' ? 'fair' : ''} role={kind === 'broken' ? 'alert' : undefined}>
        {words[kind]()}
      </p>
      {fork && <p>{t.fair.fork}</p>}
    </>
  );
}
