/** The table of Evenfall: conflicts and Dial while they are asked for, Regions, the near Coven, the other Covens, the decks. */
import { leadsTo } from '@tavola/games/board/stands-for.ts';
import { useEffect, useRef, useState } from 'react';
import type { RegionId } from '../data/boards.ts';
import type { RegionState } from '../rules/state/state.ts';
import { regionName } from '../text/names.ts';
import { Conflicts } from './conflict/conflict.tsx';
import { Dial } from './conflict/dial.tsx';
import { Automa } from './coven/automa.tsx';
import { Coven } from './coven/coven.tsx';
import { Amount, Eve } from './pieces/symbols.tsx';
import { Circle, Region } from './regions/region.tsx';
import { AtTable, type EvenfallTable, useTable } from './table/table.tsx';
import { useTravel } from './table/travel.ts';

export function Night(table: EvenfallTable) {
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, table.step, table.pace);
  return (
    <AtTable table={table}>
      <div className="eve">
        <div className="eve-night" ref={root}>
          <Conflicts />
          {table.view.conflict ? null : <Dial />}
          <Regions />
          <Covens />
          <Decks />
        </div>
      </div>
    </AtTable>
  );
}

/** On a phone one Region is open at a time and the others are tabs; a desk shows all of them. */
function Regions() {
  const { view, on, choice } = useTable();
  const [wanted, setWanted] = useState<RegionId | null>(null);
  const asked = view.regions.find((region) => isAsked(region, on))?.id;
  const question = choice?.options.map(({ id }) => id).join() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question opens the Region it is about.
  useEffect(() => {
    setWanted((before) => {
      const region = view.regions.find(({ id }) => id === before);
      return asked === undefined || (region && isAsked(region, on)) ? before : null;
    });
  }, [question]);
  const open = wanted ?? view.conflict?.region ?? asked ?? view.regions[0]?.id;
  return (
    <div className={`regions of-${view.regions.length}`}>
      <div className="region-tabs" role="tablist">
        {view.regions.map((region) => (
          <RegionTab key={region.id} region={region} open={region.id === open} choose={setWanted} />
        ))}
      </div>
      {view.regions.map((region) => (
        <Region key={region.id} region={region} shown={region.id === open} />
      ))}
    </div>
  );
}

type TabProps = { readonly region: RegionState; readonly open: boolean; readonly choose: (id: RegionId) => void };

function RegionTab({ region, open, choose }: TabProps) {
  const { tongue, on } = useTable();
  return (
    <button
      type="button"
      role="tab"
      aria-selected={open}
      className={isAsked(region, on) ? 'asked' : ''}
      {...leadsTo(open ? [] : optionsIn(region, on))}
      onClick={() => choose(region.id)}
    >
      {regionName(region.id, tongue)}
      <Circle region={region} />
    </button>
  );
}

/** Something in this Region can be touched now. */
function isAsked(region: RegionState, on: TouchableBy): boolean {
  return optionsIn(region, on).length > 0;
}

type TouchableBy = ReturnType<typeof useTable>['on'];

function optionsIn({ id, slots, stones }: RegionState, on: TouchableBy): readonly string[] {
  const handles = [`region:${id}`, `field:${id}`, ...slots.map((place) => `place:${place}`)];
  return on(...handles, ...stones.map((stone) => `stone:${stone}`)).ids;
}

function Covens() {
  const { view, bottom, words } = useTable();
  // Somebody who watches may sit behind the Automa.
  const near = bottom < view.players.length ? bottom : 0;
  const others = view.players.map((_, i) => (near + i) % view.players.length).slice(1);
  return (
    <>
      <Coven seat={near} near />
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
