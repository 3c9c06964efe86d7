/** What is printed on a card besides its words: cost, keywords, VP. Drawn where a card is read whole. */

import { costOf, isPerson, isRitual, personOf, placeOf, provenance, ritualOf, vpOf } from '../data/cards.ts';
import { Points } from './pieces/points.tsx';
import { CostSymbols, Eve } from './pieces/symbols.tsx';
import { AtTable, type EvenfallTable, useTable, useWords } from './table/table.tsx';

export const closeup = (thing: string): boolean => /^(card|place):/.test(thing);

export function Closeup({ thing, text, ...table }: EvenfallTable & { readonly thing: string; readonly text: string }) {
  const [kind, id = ''] = thing.split(':');
  return (
    <AtTable table={table}>
      <div className="eve">
        <div className="reader">{kind === 'place' ? <PlaceLine place={id} /> : <CardLine card={id} />}</div>
        <p>{text}</p>
      </div>
    </AtTable>
  );
}

function CardLine({ card }: { readonly card: string }) {
  const { words } = useTable();
  if (!isRitual(card) && !isPerson(card)) return null;
  const { keywords, source } = isRitual(card) ? ritualOf(card) : personOf(card);
  return (
    <>
      <span className="cost">
        <CostSymbols cost={costOf(card)} />
        {keywords.map((keyword) => (
          <span key={keyword}>
            <Eve id={keyword} /> {words.keywords[keyword]}
          </span>
        ))}
        <Points n={vpOf(card)} />
      </span>
      <Source source={source} />
    </>
  );
}

function PlaceLine({ place }: { readonly place: string }) {
  const { vp, source } = placeOf(place);
  return (
    <>
      {vp > 0 ? (
        <span className="cost">
          <Points n={vp} />
        </span>
      ) : null}
      <Source source={source} />
    </>
  );
}

/** What the rulebook's text lost is marked as ours. */
function Source({ source }: { readonly source: string }) {
  const words = useWords();
  const kind = provenance(source);
  return kind === 'rulebook' ? null : <small>{kind === 'partly' ? words.partly : words.reconstructed}</small>;
}
