/** The world between two games: three regions with what stands in them, what changed, the oath and the counts of the next game. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Say } from '@tavola/kernel/face/text.ts';
import { useState } from 'react';
import { REGIONS, SUITS, slotsOf } from '../../data/board.ts';
import { type CardId, factsOf } from '../../data/cards.ts';
import type { OpenSlot, OpenWorld } from '../../rules/chronicle/world.ts';
import { namesIn } from '../../text/names.ts';
import type { Words } from '../../text/words.ts';
import { type Changed, changed } from '../../text/world.ts';
import { Vignette } from '../cards/vignette.tsx';
import { OathGlyph } from '../parts/glyph.tsx';

type Props = { readonly open: unknown; readonly before?: unknown; readonly say: Say<Words> };

export function Legacy({ open, before, say: { words } }: Props) {
  const world = open as OpenWorld;
  const fresh = before === undefined ? null : changed(before as OpenWorld, world);
  const [oath = '', goal = ''] = words.oaths[world.oath].split(': ');
  const [compared, setCompared] = useState(false);
  const beside = compared && before !== undefined;
  return (
    <div className={`oath oath-legacy ${beside ? 'compared' : ''}`}>
      {before !== undefined && (
        <button type="button" className="btn compare" aria-pressed={beside} onClick={() => setCompared(!compared)}>
          {words.legacy.compare}
        </button>
      )}
      <div className="maps">
        {beside && (
          <figure>
            <figcaption>{words.legacy.before}</figcaption>
            <WorldMap world={before as OpenWorld} fresh={null} words={words} />
          </figure>
        )}
        <figure>
          {beside && <figcaption>{words.legacy.after}</figcaption>}
          <WorldMap world={world} fresh={fresh} words={words} />
        </figure>
      </div>
      <aside>
        <p className="next-oath">
          <OathGlyph id="crown" />
          <span>
            <b>{oath}</b>
            <small>{goal}</small>
          </span>
        </p>
        <ul className="deck-suits" aria-label={words.legacy.deck}>
          {SUITS.map((suit) => (
            <li key={suit} className={`suit-${suit}`} style={{ flexGrow: world.suits[suit] }}>
              <OathGlyph id={suit} label={words.suits[suit]} />
              {world.suits[suit]}
            </li>
          ))}
        </ul>
        <dl className="counts">
          {countsOf(world, words).map(({ name, n }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{n}</dd>
            </div>
          ))}
        </dl>
        {fresh && <Changes fresh={fresh} words={words} />}
      </aside>
    </div>
  );
}

type MapProps = { readonly world: OpenWorld; readonly fresh: Changed | null; readonly words: Words };

function WorldMap({ world, fresh, words }: MapProps) {
  return (
    <div className="oath-legacy-map">
      {REGIONS.map((region) => (
        <section key={region} aria-label={words.regions[region]}>
          <h3>{words.regions[region]}</h3>
          {slotsOf(region).map((slot) => (
            <Land key={slot} at={world.slots[slot] as OpenSlot} fresh={fresh} words={words} />
          ))}
        </section>
      ))}
    </div>
  );
}

function countsOf({ archived, dispossessed, relics, archiveEdifices }: OpenWorld, { legacy }: Words) {
  return [
    { name: legacy.archive, n: archived },
    { name: legacy.edifices, n: archiveEdifices.length },
    { name: legacy.dispossessed, n: dispossessed },
    { name: legacy.relics, n: relics },
  ];
}

type LandProps = { readonly at: OpenSlot; readonly fresh: Changed | null; readonly words: Words };

function Land({ at, fresh, words }: LandProps) {
  const { drawn, legacy } = words;
  const { card } = namesIn(words);
  const isNew = at.site !== null && (fresh?.sites.includes(at.site) ?? false);
  return (
    <article className={`land ${at.site === null ? 'down' : ''}`}>
      <div className="scene">
        <Vignette site={at.site} />
      </div>
      <div className="told">
        <header>
          <h4>{at.site === null ? drawn.hiddenSite : card(at.site)}</h4>
          {isNew && <em className="new">{legacy.fresh}</em>}
          {at.relics > 0 && (
            <span className="relics-here">
              <OathGlyph id="relic" label={words.board.relics(at.relics)} />
              {at.relics}
            </span>
          )}
        </header>
        {at.cards.length > 0 && (
          <ul>
            {at.cards.map((id) => (
              <CardHere key={id} card={id} isNew={fresh?.cards.includes(id) ?? false} words={words} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

type CardHereProps = { readonly card: CardId; readonly isNew: boolean; readonly words: Words };

function CardHere({ card, isNew, words }: CardHereProps) {
  const { suit, type } = factsOf(card);
  const name = suit === null ? words.drawn.noSuit : words.suits[suit];
  return (
    <li className={`suit-${suit ?? 'none'} ${type === 'edifice' ? 'edifice' : ''} ${isNew ? 'new' : ''}`}>
      <span>
        <OathGlyph id={suit ?? 'cracked'} label={name} />
        {type === 'edifice' && <OathGlyph id="edifice" />}
        {isNew && <Glyph id="plus" className="xs" label={words.legacy.fresh} />}
      </span>
      <b>{namesIn(words).card(card)}</b>
    </li>
  );
}

function Changes({ fresh, words }: { readonly fresh: Changed; readonly words: Words }) {
  const { card, list } = namesIn(words);
  const { legacy } = words;
  const kinds = (['sites', 'left', 'built', 'decayed'] as const).filter((kind) => fresh[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <section className="changes">
      <h3>{legacy.changes}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{legacy.changed[kind]}:</b> {list(fresh[kind].map(card))}
          </li>
        ))}
      </ul>
    </section>
  );
}
