/** While somebody plays on the screen itself: the arrows of the remote lead from one thing that can be pressed to the next, wherever it stands. */
import { neighbour } from '@tavola/games/board/near.ts';
import { useEffect } from 'react';

const PRESSED = 'button:not(:disabled, [tabindex="-1"], [aria-disabled="true"])';

/** `question` changes with what is asked; null while nobody plays here. */
export function useFocusKeys(question: string | null): void {
  useEffect(() => {
    if (question === null) return;
    let chosen: string | undefined;
    const first = () => {
      // What was chosen is confirmed by pressing OK once more.
      const confirm = document.querySelector<HTMLElement>('.tv-open .confirm');
      if (confirm && confirm.dataset.option !== chosen) confirm.focus();
      chosen = confirm?.dataset.option;
      if (!document.activeElement?.matches(PRESSED)) things()[0]?.focus();
    };
    // The board is drawn a moment after its question.
    const soon = setInterval(first, FIRST_MS);
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !event.key.startsWith('Arrow')) return;
      const all = things().map((it) => ({ it, ...middleOf(it) }));
      const from = all.find(({ it }) => it === document.activeElement) ?? all[0];
      const to = from && neighbour(all, from, event.key);
      if (!to) return;
      event.preventDefault();
      to.it.focus();
    };
    addEventListener('keydown', press);
    return () => {
      clearInterval(soon);
      removeEventListener('keydown', press);
    };
  }, [question]);
}

const FIRST_MS = 300;

/** What the question can be answered with comes first. */
function things(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(`.tv-table :is(${PRESSED})`)];
  const seen = all.filter((it) => it.getBoundingClientRect().width > 0);
  return seen.toSorted(
    (a, b) => Number(b.matches('[data-options], [data-option]')) - Number(a.matches('[data-options], [data-option]')),
  );
}

function middleOf(it: HTMLElement) {
  const { left, top, width, height } = it.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
