/** On a phone the board and the reader's own board may take turns as pages; a question turns to the page where it can be answered. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { leadsTo } from '@tavola/games/board/stands-for.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useText } from '../../text/catalogue.ts';

type Page = 'board' | 'reserve' | 'hand';
type Pair = readonly [Page, Page];
/** The options that each thing on a page stands for. */
type Reach = { readonly [page in Page]?: readonly (readonly string[])[] };

/** The reader's own board takes turns with the board. */
export const BOARD_PAGES: Pair = ['board', 'reserve'];
/** On the lowest phones the two halves of the shelf take turns. */
export const SHELF_PAGES: Pair = ['hand', 'reserve'];

/** `asked` changes with the question and with what was touched; null when nobody is asked. Nothing is looked for before the board is drawn. */
export function usePages(pieces: RefObject<HTMLElement | null>, isDrawn: boolean, asked: string | null, pages: Pair) {
  const [first, second] = pages;
  const [page, setPage] = useState<Page>(first);
  const [targets, setTargets] = useState<Reach>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is looked at again.
  useLayoutEffect(() => {
    if (!isDrawn) return;
    const within = (of: Page) => [
      ...(pieces.current?.querySelectorAll<HTMLElement>(`.${of}-box [data-options]`) ?? []),
    ];
    // What lies in the hand is seen beside the board and beside the reserve.
    const held = first === 'hand' ? [] : within('hand').map((it) => it.dataset.options);
    const reach = (of: Page) =>
      within(of)
        .filter((it) => !held.includes(it.dataset.options))
        .map((it) => it.dataset.options?.split('|') ?? []);
    const found = { [first]: reach(first), [second]: reach(second) };
    setTargets(found);
    setPage(held.length > 0 ? first : pageFor(pages, found));
  }, [asked, isDrawn]);
  return { page, setPage, targets };
}

/** Where the question can be answered. The board stays for a single target; of the shelf the half with more of them shows. */
function pageFor([first, second]: Pair, found: Reach): Page {
  const [here, there] = [found[first]?.length ?? 0, found[second]?.length ?? 0];
  return first === 'board' ? (here === 0 && there > 0 ? second : first) : there > here ? second : first;
}

type Props = {
  readonly pages: Pair;
  readonly page: Page;
  readonly targets: Reach;
  readonly onTurn: (page: Page) => void;
};

const GLYPHS: { readonly [page in Page]: string } = { board: 'table', reserve: 'person', hand: 'hand' };

/** Leads to the other page, and says how much can be touched there. */
export function PageButton({ pages: [first, second], page, targets, onTurn }: Props) {
  const t = useText();
  const other = page === first ? second : first;
  const behind = targets[other] ?? [];
  const count = behind.length;
  return (
    <button
      type="button"
      className={`btn page-button ${first === 'hand' ? 'of-shelf' : ''}`}
      aria-label={t.table.pageWith(t.table[other], count)}
      {...leadsTo(behind.flat())}
      onClick={() => onTurn(other)}
    >
      <Glyph id={GLYPHS[other]} className="s" />
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </button>
  );
}
