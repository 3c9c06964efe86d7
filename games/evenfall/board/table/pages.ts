/** On a phone Regions, the near Coven and the others take turns as pages; a question turns to the page where most of it can be answered. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export const PAGES = ['regions', 'coven', 'others'] as const;
export type NightPage = (typeof PAGES)[number];
/** The open options that can be touched on each page. */
type Reach = { readonly [page in NightPage]: readonly (readonly string[])[] };

const NOTHING: Reach = { regions: [], coven: [], others: [] };

/** `asked` changes with the question and with what was touched; empty when nobody is asked. */
export function useNightPages(root: RefObject<HTMLElement | null>, asked: string) {
  const [page, setPage] = useState<NightPage>('regions');
  const [reach, setReach] = useState<Reach>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is looked at again.
  useLayoutEffect(() => {
    const found = reachIn(root.current);
    setReach(found);
    setPage((before) => pageFor(before, found));
  }, [asked]);
  return { page, setPage, reach };
}

function reachIn(root: HTMLElement | null): Reach {
  const of = (page: NightPage) =>
    [...(root?.querySelectorAll<HTMLElement>(`.of-${page} [data-options]`) ?? [])].map(
      (it) => it.dataset.options?.split('|') ?? [],
    );
  return { regions: of('regions'), coven: of('coven'), others: of('others') };
}

/** The page with most targets; without any the one that is open stays. */
export function pageFor(before: NightPage, reach: { readonly [page in NightPage]: readonly unknown[] }): NightPage {
  const [most] = PAGES.toSorted((a, b) => reach[b].length - reach[a].length);
  return most && reach[most].length > 0 ? most : before;
}
