/** The table of Oath: oath, Visions, decks and banks above, three regions with their sites below; on a phone one region a page. */
import { leadsTo } from '@tavola/games/board/stands-for.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { REGIONS, type Region, regionOf, type Slot, slotsOf } from '../../data/board.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { type OathTable, slotOf } from '../parts/props.ts';
import { AtTable } from '../reading/at-table.tsx';
import { DiscardPile } from './piles.tsx';
import { Reliquary } from './reliquary.tsx';
import { Site } from './site.tsx';
import { Strip } from './strip.tsx';

export function Realm(table: OathTable) {
  return (
    <AtTable table={table} className="oath oath-realm">
      <Strip />
      <Regions />
    </AtTable>
  );
}

/** A desk shows all regions; on a phone they are pages that are swiped, and a new question opens the one it is about. */
function Regions() {
  const { view, words, choice, bottom } = useOath();
  const row = useRef<HTMLDivElement>(null);
  const here = view.players[bottom]?.pawn ?? -1;
  const [page, setPage] = useState<Region>(here < 0 ? 'cradle' : regionOf(here));
  const turnTo = (region: Region, behavior: ScrollBehavior) => {
    setPage(region);
    const box = row.current;
    const at = box?.children[REGIONS.indexOf(region)] as HTMLElement | undefined;
    if (box && at) box.scrollTo({ left: at.offsetLeft - box.offsetLeft, behavior });
  };
  const question = choice?.options.map(({ id }) => id).join() ?? `${view.turn} ${here}`;
  const asked = placesAsked(view, choice?.open ?? []);
  const isAsked = (region: Region) => asked.some(({ slot }) => regionOf(slot) === region);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question opens the region it is about.
  useLayoutEffect(() => {
    const home = here < 0 ? page : regionOf(here);
    const best = asked.length === 0 || isAsked(home) ? home : isAsked(page) ? page : REGIONS.find(isAsked);
    turnTo(best ?? home, 'instant');
  }, [question]);
  /** The page that a swipe came to rest on. */
  const swiped = () => {
    const box = row.current;
    if (!box || box.scrollWidth <= box.clientWidth + 4) return;
    const middle = box.scrollLeft + box.clientWidth / 2;
    const at = [...box.children].findIndex((it) => {
      const { offsetLeft, offsetWidth } = it as HTMLElement;
      return offsetLeft - box.offsetLeft + offsetWidth > middle;
    });
    const region = REGIONS[at];
    if (region && region !== page) setPage(region);
  };
  return (
    <>
      <div className="oath-tabs" role="tablist" aria-label={words.drawn.regions}>
        {REGIONS.map((region) => {
          const there = asked.filter(({ slot }) => regionOf(slot) === region);
          return (
            <button
              key={region}
              type="button"
              role="tab"
              aria-selected={region === page}
              onClick={() => turnTo(region, 'smooth')}
              {...leadsTo(there.map(({ id }) => id))}
            >
              <span>{words.regions[region]}</span>
              {here >= 0 && regionOf(here) === region && <OathGlyph id="pawn" label={words.drawn.youAreHere} />}
              {there.length > 0 && region !== page && <b>{there.length}</b>}
            </button>
          );
        })}
      </div>
      <div className={areGathered(asked) ? 'oath-regions gathered' : 'oath-regions'} ref={row} onScroll={swiped}>
        {REGIONS.map((region) => (
          <section key={region} className={`oath-region ${region}`} aria-label={words.regions[region]}>
            <header>
              <h2>{words.regions[region]}</h2>
              <DiscardPile region={region} />
            </header>
            {slotsOf(region).map((slot) => (
              <Site key={slot} slot={slot} />
            ))}
            {region === 'cradle' && <Reliquary />}
          </section>
        ))}
      </div>
    </>
  );
}

type Asked = {
  readonly id: string;
  readonly slot: Slot;
  /** The whole site is meant, not something that lies there. */
  readonly whole: boolean;
};

/** What can be touched on the map now. */
function placesAsked(view: OathTable['view'], open: NonNullable<OathTable['choice']>['open']): Asked[] {
  return open.flatMap(({ id, move }) => {
    const site = 'site' in move ? move.site : move.kind === 'travel' ? move.to : null;
    const card = 'card' in move ? move.card : null;
    const slot =
      site !== null ? slotOf(view, site) : view.sites.findIndex(({ cards }) => cards.some((it) => it.card === card));
    return slot < 0
      ? []
      : [{ id, slot: slot as Slot, whole: site !== null && !('n' in move) && move.kind !== 'build' }];
  });
}

/** On a phone, sites of several regions that are asked about stand one below the other (phone-realm.css). */
function areGathered(asked: readonly Asked[]): boolean {
  return asked.every(({ whole }) => whole) && new Set(asked.map(({ slot }) => regionOf(slot))).size > 1;
}
