/** On the first turns of a first game only what is sensible lights up strongly; everything else stays as easy to touch. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useState } from 'react';
import type { TableHost } from '../../host/host.ts';
import { idsOf } from '../model/ids-of.ts';
import './guide.css';

/** The sensible options of this decision; null where nobody is guided (`decision` is null), or until they are known. */
export function useSensible(
  host: TableHost,
  seat: Seat | null,
  decision: number | null,
  /** The picks of a gesture that lead to the question. */
  before: readonly string[],
): ReadonlySet<string> | null {
  const key = decision === null ? null : [decision, ...before].join(' ');
  const [found, setFound] = useState<{ readonly key: string; readonly options: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (seat === null || key === null) return;
    let stale = false;
    host.advice?.sensible(seat, before).then(
      (options) => !stale && setFound({ key, options: new Set(options) }),
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [host, seat, key, before]);
  return found !== null && found.key === key ? found.options : null;
}

/** Marks what stands for nothing sensible. */
export function useGuide(sensible: ReadonlySet<string> | null): void {
  useEffect(() => {
    const stage = document.querySelector('.stage');
    if (!stage || !sensible) return;
    const mark = () => {
      for (const it of stage.querySelectorAll<HTMLElement>('[data-options], [data-option], [data-leads-to]'))
        it.toggleAttribute('data-faint', !idsOf(it).some((id) => sensible.has(id)));
    };
    mark();
    const drawn = new MutationObserver(mark);
    drawn.observe(stage, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-options', 'data-option', 'data-leads-to'],
    });
    return () => {
      drawn.disconnect();
      for (const it of stage.querySelectorAll('[data-faint]')) it.removeAttribute('data-faint');
    };
  }, [sensible]);
}
