import { useText } from '../text/catalogue.ts';
import type { Verdict } from './source.ts';

/** Fairness as a plain sentence. */
export function VerdictText({ verdict, fork }: { readonly verdict: Verdict; readonly fork: boolean }) {
  const t = useText();
  if (fork) return <p>{t.fair.fork}</p>;
  if (verdict.kind === 'fair') return <p className="fair">{t.fair.yes(verdict.draws)}</p>;
  if (verdict.kind === 'unfair') return <p role="alert">{t.fair.no(verdict.at)}</p>;
  return <p>{t.fair.unknown}</p>;
}
