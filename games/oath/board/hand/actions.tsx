/** What a turn is made of: six major actions with what they cost in Supply, and below them what costs none. */
import { Tile } from '@tavola/games/board/tile.tsx';
import type { Handle } from '@tavola/games/board/touchable.ts';
import { DISCARD_SEARCH_COST, worldSearchCost } from '../../data/board.ts';
import type { MajorKind, Move } from '../../rules/state/moves.ts';
import type { View } from '../../rules/view.ts';
import glyphs from '../glyphs.svg';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { handlesOf } from '../parts/handles.ts';
import { Touch } from '../parts/touch.tsx';

const MAJORS: readonly MajorKind[] = ['search', 'muster', 'trade', 'travel', 'recover', 'campaign'];
const MINOR: { readonly [kind: string]: string } = {
  power: 'k-action',
  adviser: 'r-adviser',
  peek: 'relic',
  warbands: 'warband',
  'offer-citizenship': 'gift',
  'exile-citizen': 'banish',
  'exile-self': 'banish',
};

export function Actions() {
  const { choice, view, words, on } = useOath();
  const { drawn } = words;
  if (choice?.ask !== 'act') return null;
  return (
    <section className="oath-acting" aria-label={drawn.actions}>
      <ul className="oath-majors">
        {MAJORS.map((action) => (
          <li key={action}>
            <Tile
              on={on(`act:${action}`)}
              sheet={glyphs}
              glyph={action}
              name={words.actions[action]}
              cost={
                <span className="oath-supply-cost">
                  <OathGlyph id="supply" label={drawn.costRange(...costOf(view, action))} />
                  {rangeOf(view, action)}
                </span>
              }
              className="inset major"
            />
          </li>
        ))}
      </ul>
      <Minor />
    </section>
  );
}

/** What costs no Supply: powers, facedown advisers, a look at a relic, warbands, the Scepter. */
function Minor() {
  const { choice, view, viewer } = useOath();
  const minor = (choice?.open ?? []).filter(({ move }) => move.kind in MINOR);
  if (minor.length === 0) return null;
  return (
    <ul className="oath-minors">
      {minor.map(({ id, move }) => (
        <li key={id}>
          <MinorTile move={move} handles={handlesOf(move, view, viewer)} />
        </li>
      ))}
    </ul>
  );
}

function MinorTile({ move, handles }: { readonly move: Move; readonly handles: readonly Handle[] }) {
  const { words, names, view, viewer } = useOath();
  const { drawn } = words;
  const said = (): string => {
    if (move.kind === 'power') return names.card(move.card);
    if (move.kind === 'adviser') {
      const card = viewer === 'spectator' ? null : (view.players[viewer]?.advisers[move.n]?.card ?? null);
      return drawn.playAdviser(card === null ? null : names.card(card));
    }
    if (move.kind === 'peek') return move.what === 'relic' ? drawn.peekRelic(move.n + 1) : drawn.peekNiche(move.n + 1);
    return drawn.minor[move.kind as 'warbands'] ?? move.kind;
  };
  const reads = move.kind === 'power' ? move.card : null;
  return (
    <Touch handles={handles} label={said()} className="inset minor" reads={reads}>
      <OathGlyph id={MINOR[move.kind] as string} />
      {said()}
    </Touch>
  );
}

/** Printed costs; cards may change them, and then the offer itself says it. */
const PRINTED: { readonly [A in MajorKind]?: number } = { muster: 1, trade: 1, recover: 1, campaign: 2 };

function costOf(view: View, action: MajorKind): readonly [least: number, most: number] {
  const printed = PRINTED[action];
  if (printed !== undefined) return [printed, printed];
  const costs =
    action === 'search'
      ? [DISCARD_SEARCH_COST, worldSearchCost(view.visionsDrawn)]
      : view.journeys.filter((cost) => cost !== null);
  return costs.length === 0 ? [0, 0] : [Math.min(...costs), Math.max(...costs)];
}

function rangeOf(view: View, action: MajorKind): string {
  const [least, most] = costOf(view, action);
  return least === most ? String(least) : `${least}–${most}`;
}
