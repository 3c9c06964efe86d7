/** A site: its landscape, who rules it, pawns and warbands, the cards there and the room left, relics, tokens, and what a journey there costs. */
import { named } from '@tavola/games/board/named.ts';
import type { Handle } from '@tavola/games/board/touchable.ts';
import { type MouseEvent, useId } from 'react';
import type { Slot } from '../../data/board.ts';
import type { SiteView } from '../../rules/view.ts';
import { siteLabel } from '../cards/labels.ts';
import { LyingCard } from '../cards/lying-card.tsx';
import { Vignette } from '../cards/vignette.tsx';
import { useOath } from '../parts/context.ts';
import { OathGlyph, Pawn, SupplyCost, Tokens, Warbands } from '../parts/glyph.tsx';
import { isOffered, journeyTo } from '../parts/journeys.ts';
import { kindOfAsk, placeAt, rulerClass } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';

type Props = { readonly slot: Slot };

export function Site({ slot }: Props) {
  const known = useOath();
  const { view, names, words, happened } = known;
  const { drawn } = words;
  const heading = useId();
  const at = view.sites[slot] as SiteView;
  const handles: readonly Handle[] = [`site:${slot}`, ...(at.site === null ? [] : [`card:${at.site}`])];
  const on = known.on(...handles);
  const legal = on.ids.length > 0;
  const name = names.place(placeAt(view, slot));
  const label = siteLabel(known, slot);
  const targeted = view.campaign?.targets.some((target) => target.kind === 'site' && target.slot === slot) ?? false;
  const fresh = happened.some((event) => 'to' in event && event.to === placeAt(view, slot));
  /** The whole landscape takes a touch, but for what can be touched on it. */
  const besides = ({ target }: MouseEvent) => {
    if (legal && !(target as Element).closest('button')) on.narrow();
  };
  const classes = [
    'oath-site',
    at.faceup ? '' : 'down',
    legal ? 'open' : '',
    targeted ? 'targeted' : '',
    fresh ? 'fresh' : '',
    rulerClass(at.ruler),
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the site's own button is inside; this only helps fingers.
    <article
      className={classes.join(' ')}
      {...named(`site:${placeAt(view, slot)}`)}
      aria-labelledby={heading}
      onClick={besides}
      data-passes=""
    >
      <Touch handles={handles} label={label} className="ground" reads={at.site} />
      <div className="scene">
        <Vignette site={at.site} />
        {targeted && <em className="targeted-mark">{drawn.target}</em>}
        <Buried slot={slot} at={at} passes={legal} />
        <Tokens favor={at.favor} secrets={at.secrets} />
      </div>
      <div className="told">
        <header>
          <h3 id={heading}>{at.faceup ? name : at.site === null ? drawn.hiddenSite : names.card(at.site)}</h3>
          <Pieces slot={slot} at={at} />
        </header>
        {at.faceup ? <Cards at={at} passes={legal} /> : <p>{drawn.hiddenSiteNote}</p>}
      </div>
      <Journey slot={slot} />
    </article>
  );
}

/** What a journey there costs: before one goes, and as it is offered. */
function Journey({ slot }: Props) {
  const { view, choice, viewer } = useOath();
  const asked = kindOfAsk(choice?.ask);
  if (viewer !== view.turn || (asked !== 'act' && asked !== 'travel')) return null;
  const open = choice?.open ?? [];
  const journey = journeyTo(view, slot, open);
  if (journey === null) return null;
  return (
    <span className={`journey ${isOffered(open) ? 'asked' : ''}`}>
      <SupplyCost n={journey.cost} toll={journey.toll} />
    </span>
  );
}

/** The ruler's warbands first, then the others', then pawns; bandits where nobody rules. */
function Pieces({ slot, at }: Props & { readonly at: SiteView }) {
  const { view, words, names, say } = useOath();
  const { drawn } = words;
  const troops = at.warbands
    .flatMap((n, colour) => (n > 0 || colour === at.ruler ? [{ colour, n }] : []))
    .sort((a, b) => Number(b.colour === at.ruler) - Number(a.colour === at.ruler));
  return (
    <span className="pieces-here">
      {view.players.map(
        ({ pawn }, seat) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          pawn === slot && <Pawn key={seat} seat={seat} label={drawn.pawnOf(names.whom(seat, say))} />,
      )}
      {troops.map(({ colour, n }) => (
        <span key={colour} className={colour === at.ruler ? 'ruling' : ''}>
          <Warbands
            colour={colour}
            n={n}
            label={
              colour === at.ruler
                ? drawn.rulesWith(names.ruler(colour, say), n)
                : words.board.warbandsOf(n, names.ruler(colour, say))
            }
          />
        </span>
      ))}
      {at.faceup && at.ruler === -1 && (
        <span className="oath-bandits" title={drawn.banditsHere(at.bandits)}>
          <OathGlyph id="bandit" label={drawn.banditsHere(at.bandits)} />
          <b>{at.bandits}</b>
        </span>
      )}
    </span>
  );
}

function Cards({ at, passes }: { readonly at: SiteView; readonly passes: boolean }) {
  const { words } = useOath();
  const free = Math.max(0, at.capacity - at.cards.length);
  return (
    <ul className="cards-here" style={{ '--n': Math.max(3, at.cards.length + free) } as React.CSSProperties}>
      {at.cards.map((lying) => (
        <li key={lying.card}>
          <LyingCard lying={lying} passes={passes} />
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free room is all alike.
        <li key={i} className="free">
          {words.drawn.free}
        </li>
      ))}
    </ul>
  );
}

/** OATH-2.13: relics lie facedown; anyone who peeked knows what they are. */
function Buried({ slot, at, passes }: Props & { readonly at: SiteView; readonly passes: boolean }) {
  const { words, names } = useOath();
  const { drawn } = words;
  return (
    <span className="buried">
      {at.relics.map((relic, n) => {
        const label = relic === null ? drawn.buried(n + 1) : `${drawn.buried(n + 1)}: ${names.card(relic)}`;
        return (
          <Touch
            // biome-ignore lint/suspicious/noArrayIndexKey: a facedown relic is its place.
            key={n}
            handles={[`buried:${slot}:${n}`, ...(relic === null ? [] : [`card:${relic}`])]}
            label={label}
            className={relic === null ? 'relic-down' : 'relic-down seen'}
            reads={relic}
            passes={passes}
          >
            <OathGlyph id="relic" label={label} />
            {relic !== null && <small>{names.card(relic)}</small>}
          </Touch>
        );
      })}
    </span>
  );
}
