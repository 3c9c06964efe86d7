/** The table of Evenfall: conflicts and Dial while they are asked for, Regions, the near Coven, the other Covens, the decks. */
import { leadsTo } from '@tavola/games/board/stands-for.ts';
import { useRef } from 'react';
import { Conflicts } from './conflict/conflict.tsx';
import { Dial } from './conflict/dial.tsx';
import { Automa } from './coven/automa.tsx';
import { Coven } from './coven/coven.tsx';
import { Amount, Eve } from './pieces/symbols.tsx';
import { Region } from './regions/region.tsx';
import { type NightPage, PAGES, useNightPages } from './table/pages.ts';
import { AtTable, type EvenfallTable, useTable } from './table/table.tsx';
import { useTravel } from './table/travel.ts';

export function Night(table: EvenfallTable) {
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, table.step, table.pace);
  const asked = table.choice?.open.map(({ id }) => id).join() ?? '';
  const { page, setPage, reach } = useNightPages(root, asked);
  return (
    <AtTable table={table}>
      <div className="eve">
        <div className="eve-night" ref={root} data-page={page}>
          <div className="night-tabs" role="tablist">
            {PAGES.map((it) => (
              <Tab key={it} page={it} open={it === page} reach={reach[it]} choose={setPage} />
            ))}
          </div>
          <div className="night-page of-regions">
            <Conflicts />
            {table.view.conflict ? null : <Dial />}
            <Regions />
          </div>
          <div className="night-page of-coven">
            <Coven seat={nearOf(table)} near />
          </div>
          <div className="night-page of-others">
            <Others />
            <Decks />
          </div>
        </div>
      </div>
    </AtTable>
  );
}

/** Conflicts for a room to look at. */
export function Moment(table: EvenfallTable) {
  return (
    <AtTable table={table}>
      <Conflicts />
    </AtTable>
  );
}

type TabProps = {
  readonly page: NightPage;
  readonly open: boolean;
  readonly reach: readonly (readonly string[])[];
  readonly choose: (page: NightPage) => void;
};

/** On a phone: with the number of things that can be touched behind it. */
function Tab({ page, open, reach, choose }: TabProps) {
  const { words } = useTable();
  return (
    <button
      type="button"
      role="tab"
      aria-selected={open}
      aria-label={words.pageWith(page, reach.length)}
      {...leadsTo(open ? [] : reach.flat())}
      onClick={() => choose(page)}
    >
      {words.pages[page]} {reach.length > 0 ? <b>{reach.length}</b> : null}
    </button>
  );
}

function Regions() {
  const { view } = useTable();
  return (
    <div className={`regions of-${view.regions.length}`}>
      {view.regions.map((region) => (
        <Region key={region.id} region={region} />
      ))}
    </div>
  );
}

/** Somebody who watches may sit behind the Automa. */
function nearOf({ view, bottom }: EvenfallTable): number {
  return bottom < view.players.length ? bottom : 0;
}

function Others() {
  const { words, ...table } = useTable();
  const { view } = table;
  const others = view.players.map((_, i) => (nearOf(table) + i) % view.players.length).slice(1);
  return (
    <>
      {others.length > 0 || view.automa ? <h2 className="others-title label">{words.others}</h2> : null}
      {others.map((seat) => (
        <Coven key={seat} seat={seat} near={false} />
      ))}
      {view.automa ? <Automa automa={view.automa} /> : null}
    </>
  );
}

function Decks() {
  const { view, words } = useTable();
  return (
    <ul className="decks">
      <li>
        {words.deck} <Amount what="card" n={view.deck} />
      </li>
      <li>
        {words.discardPile} <Amount what="card" n={view.discard.length} />
      </li>
      <li>
        {words.placeDeck} <b>{view.placeDeck}</b> <Eve id="discover" />
      </li>
    </ul>
  );
}
