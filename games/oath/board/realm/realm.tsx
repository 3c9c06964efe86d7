/** The table of Oath: oath, Visions, decks and banks above, three regions with their sites below; on a phone one region a page. */
import { useEffect, useRef, useState } from 'react';
import { REGIONS, type Region, regionOf, slotsOf } from '../../data/board.ts';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question opens the region it is about.
  useEffect(() => {
    const asked = regionsAsked(view, choice?.open ?? []);
    const home = here < 0 ? page : regionOf(here);
    const best = asked.length === 0 || asked.includes(home) ? home : asked.includes(page) ? page : (asked[0] ?? home);
    turnTo(best, 'instant');
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
  const asked = regionsAsked(view, choice?.open ?? []);
  return (
    <>
      <div className="oath-tabs" role="tablist" aria-label={words.drawn.regions}>
        {REGIONS.map((region) => (
          <button
            key={region}
            type="button"
            role="tab"
            aria-selected={region === page}
            className={asked.includes(region) ? 'asked' : ''}
            onClick={() => turnTo(region, 'smooth')}
          >
            {words.regions[region]}
            {here >= 0 && regionOf(here) === region && <OathGlyph id="pawn" label={words.drawn.youAreHere} />}
          </button>
        ))}
      </div>
      <div className="oath-regions" ref={row} onScroll={swiped}>
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

/** The regions in which something can be touched now. */
function regionsAsked(view: OathTable['view'], open: NonNullable<OathTable['choice']>['open']): Region[] {
  const slots = open.flatMap(({ move }) => {
    if ('site' in move) return [slotOf(view, move.site)];
    if (move.kind === 'travel') return [slotOf(view, move.to)];
    if ('card' in move) return [view.sites.findIndex(({ cards }) => cards.some(({ card }) => card === move.card))];
    return [];
  });
  return REGIONS.filter((region) => slots.some((slot) => slot >= 0 && regionOf(slot) === region));
}
