/** A Place of Power: a night scene, its harvest and VP, and below it the Binding Bonus or the Ritual that lies on it. */

import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import type { ReactNode } from 'react';
import { type Binding, placeOf } from '../../data/cards.ts';
import type { Actor, Spot } from '../../rules/state/state.ts';
import { cardName, placeLabel, placeName, stoneName } from '../../text/names.ts';
import { Points } from '../pieces/points.tsx';
import { BagSymbols, EffectSymbols, Eve, StoneGlyph } from '../pieces/symbols.tsx';
import { useTable, useWords } from '../table/table.tsx';
import { RitualStrip } from './ritual-strip.tsx';
import { Vignette } from './vignette.tsx';

/** A Place in a Region, face up. */
export function OpenPlace({ place }: { readonly place: string }) {
  const { on, tongue, words } = useTable();
  const { witches } = placeOf(place);
  return (
    <Card place={place}>
      <BindingLine place={place} />
      <Touch
        over="square"
        className="outside"
        on={on(`place:${place}`)}
        label={`${placeLabel(place, tongue)}, ${words.needs(witches)}`}
      />
    </Card>
  );
}

/** A Place in a Circle with what lies on it. */
export function CovenPlace({ spot, actor }: { readonly spot: Spot; readonly actor: Actor }) {
  const { choice, on, tongue } = useTable();
  const { place, ritual } = spot;
  const preview = choice?.selected?.move;
  const arriving = preview?.kind === 'on' && preview.place === place;
  const carries = ritual === null ? '' : `, ${cardName(ritual, tongue)}`;
  return (
    <Card place={place}>
      {ritual === null ? (
        <BindingLine place={place} preview={arriving} />
      ) : (
        <RitualStrip spot={spot} ritual={ritual} actor={actor} />
      )}
      <Touch
        over="square"
        className="outside"
        on={on(`spot:${place}`)}
        label={`${placeLabel(place, tongue)}${carries}`}
      />
    </Card>
  );
}

export function EmptySlot() {
  return (
    <div className="place empty">
      <span className="when-empty">{useWords().discovered}</span>
    </div>
  );
}

function Card({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const { tongue, words, fresh } = useTable();
  const { design, witches, symbol, harvest, vp } = placeOf(place);
  return (
    <article
      className={`place ${fresh.has(`place:${place}`) ? 'fresh' : ''}`}
      data-flip={`place:${place}`}
      {...named(`place:${place}`)}
    >
      <div className="scene">
        <Vignette design={design} id={place} />
        {witches > 0 ? (
          <span className="hats">
            {Array.from({ length: witches }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card.
              <Eve key={i} id="witch" {...(i === 0 ? { label: words.needs(witches) } : {})} />
            ))}
          </span>
        ) : null}
        {symbol === null ? null : (
          <span className="sign">
            <StoneGlyph symbol={symbol} label={stoneName(`${symbol}-1`, tongue)} />
          </span>
        )}
      </div>
      <div className="name">{placeName(place, tongue)}</div>
      <div className="yield">
        <span>
          <BagSymbols bag={harvest} />
        </span>
        {vp > 0 ? <Points n={vp} /> : null}
      </div>
      {children}
    </article>
  );
}

function BindingLine({ place, preview = false }: { readonly place: string; readonly preview?: boolean }) {
  const words = useWords();
  const { binding } = placeOf(place);
  return (
    <span className={`binding ${preview ? 'preview' : ''} ${binding === null ? 'none' : ''}`}>
      {binding === null ? words.noBinding : <BindingSymbols binding={binding} />}
      {preview ? <small>{words.preview}</small> : null}
    </span>
  );
}

function BindingSymbols({ binding: { gain, ifKeyword, effect } }: { readonly binding: Binding }) {
  const words = useWords();
  return (
    <>
      <Eve id="binding" label={words.binding} />
      <BagSymbols bag={gain} />
      {effect ? <EffectSymbols effect={effect} /> : null}
      {ifKeyword ? (
        <span className="if-keyword">
          <Eve id={ifKeyword.keyword} label={words.keywords[ifKeyword.keyword]} />
          <BagSymbols bag={ifKeyword.gain} />
        </span>
      ) : null}
    </>
  );
}
