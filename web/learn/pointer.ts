/** Rings what a lesson wants to be touched. */
import { useLayoutEffect } from 'react';
import { idsOf } from '../table/model/ids-of.ts';
import { bringToMiddle, isSeen } from '../table/stage/sight.tsx';

/** Rings what is to be touched: what stands for that option alone, or else what leads there. */
export function usePointer(option: string | null, moment: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment draws the table again.
  useLayoutEffect(() => {
    if (option === null) return;
    let brought = false;
    const point = () => {
      for (const it of document.querySelectorAll('.to-touch')) it.classList.remove('to-touch');
      const ringed = ringedFor(option);
      for (const it of ringed) it.classList.add('to-touch');
      const [first] = ringed;
      if (brought || !first) return;
      brought = true;
      // A drawing keeps its zoom: it is brought as a whole.
      if (!ringed.some(isSeen)) (first.closest('.zoom') ?? first).scrollIntoView({ block: 'center' });
      if (!ringed.some(isSeen)) bringToMiddle(first);
    };
    point();
    const stage = document.querySelector('.stage');
    const drawn = new MutationObserver(point);
    if (stage)
      drawn.observe(stage, { childList: true, subtree: true, attributeFilter: ['data-options', 'data-leads-to'] });
    return () => {
      drawn.disconnect();
      for (const it of document.querySelectorAll('.to-touch')) it.classList.remove('to-touch');
    };
  }, [option, moment]);
}

/** What stands for this option and the fewest others; without any, what opens the part of the board where it is. */
function ringedFor(option: string): readonly HTMLElement[] {
  const marked = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (it) => idsOf(it).includes(option) && it.checkVisibility(),
    );
  const standing = marked('[data-options], [data-option]');
  if (standing.length === 0) return marked('[data-leads-to]');
  const fewest = Math.min(...standing.map((it) => idsOf(it).length));
  return standing.filter((it) => idsOf(it).length === fewest);
}
