/** A Region: landscape, Powerstones, Places, its action field, the figures in its circle and the rewards of its conflict. */

import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import { useId } from 'react';
import { regionOf } from '../../data/boards.ts';
import { symbolOf } from '../../data/cards.ts';
import type { RegionState } from '../../rules/state/state.ts';
import { regionName, stoneCopy } from '../../text/names.ts';
import { Figure, Figures } from '../pieces/figure.tsx';
import { TouchOrPetals } from '../pieces/petal.tsx';
import { EffectSymbols, StoneGlyph } from '../pieces/symbols.tsx';
import { useTable } from '../table/table.tsx';
import { Landscape } from './landscape.tsx';
import { EmptySlot, OpenPlace } from './place-card.tsx';

export function Region({ region }: { readonly region: RegionState }) {
  const { view, on, tongue, words, texts, fresh } = useTable();
  const { id, slots, field } = region;
  const { field: printed, rewards } = regionOf(id);
  const title = useId();
  const name = regionName(id, tongue);
  const fighting = view.conflict?.region === id;
  return (
    <section
      className={`region ${id} ${fighting ? 'fighting' : ''} ${fresh.has(`region:${id}`) ? 'fresh' : ''}`}
      aria-labelledby={title}
    >
      <header {...named(`region:${id}`)}>
        <Landscape region={id} />
        <h2 id={title}>{name}</h2>
        <Stones region={region} />
        <Touch over="square" on={on(`region:${id}`)} label={name} />
      </header>
      <div className="places">
        {slots.map((place, slot) =>
          place === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
            <EmptySlot key={slot} />
          ) : (
            <OpenPlace key={place} place={place} />
          ),
        )}
      </div>
      <footer>
        <div className="action-field" {...named(`region:${id}`)}>
          {field.map((posted, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
            <span key={slot} className="slot">
              {posted ? <Figure actor={posted.seat} figure={posted.figure} /> : null}
            </span>
          ))}
          <span className="effect">
            <EffectSymbols effect={printed.effect} />
          </span>
          <TouchOrPetals on={on(`field:${id}`)} label={`${words.field}, ${name}: ${texts.region(id)}`} />
        </div>
        <Circle region={region} />
      </footer>
      <div className="rewards">
        <span className="label">{words.conflict}</span>
        {rewards.map(({ min, effect }) => (
          <span key={min} className="reward" {...named(`reward:${id}:${min}`)}>
            <small>{min}+</small>
            <EffectSymbols effect={effect} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** The figures in a Region's circle. */
function Circle({ region: { witches, elders, automa } }: { readonly region: RegionState }) {
  return (
    <span className="circle-figures">
      {witches.map((n, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
        <span key={seat} className="of-seat">
          <Figures actor={seat} figure="witch" n={n} />
          <Figures actor={seat} figure="elder" n={elders[seat] ?? 0} />
        </span>
      ))}
      <Figures actor="automa" figure="witch" n={automa} />
    </span>
  );
}

function Stones({ region }: { readonly region: RegionState }) {
  const { on, words } = useTable();
  const asked = on(...region.stones.map((stone) => `stone:${stone}`)).ids.length > 0;
  return (
    <ul className={`stones ${asked ? 'asked' : ''}`} aria-label={words.stones}>
      {region.stones.map((stone) => (
        <Stone key={stone} stone={stone} />
      ))}
    </ul>
  );
}

export function Stone({ stone, used = false }: { readonly stone: string; readonly used?: boolean }) {
  const { on, words, fresh } = useTable();
  const symbol = symbolOf(stone);
  const name = words.stone(stone);
  return (
    <li
      className={`stone ${symbol === null ? 'red' : ''} ${used ? 'used' : ''} ${fresh.has(`stone:${stone}`) ? 'fresh' : ''}`}
      data-flip={`stone:${stone}`}
      {...named(`stone:${stone}`)}
    >
      <StoneGlyph symbol={symbol} label={used ? `${name}, ${words.stoneTaken}` : name} />
      <Touch over="round" on={on(`stone:${stone}`)} label={`${name}${stoneCopy(stone)}`} />
    </li>
  );
}
