/** World deck and discard piles with the backs of their top cards, which are public; of the world deck nobody knows the size. */
import { DISCARD_SEARCH_COST, type Region, worldSearchCost } from '../../data/board.ts';
import type { Back, KnownCard } from '../../rules/view.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph, SupplyCost } from '../parts/glyph.tsx';
import { Touch } from '../parts/touch.tsx';

export function WorldDeck() {
  const { view, words } = useOath();
  const { top, known } = view.worldDeck;
  return (
    <div className="oath-world">
      <Touch handles={['pile:world']} className="pile">
        <TopCard back={top} />
        <span className="pile-name">
          <b>{words.drawn.worldDeck}</b>
          <SearchCost pile="world" usual={worldSearchCost(view.visionsDrawn)} />
        </span>
      </Touch>
      <KnownTop known={known} />
    </div>
  );
}

export function DiscardPile({ region }: { readonly region: Region }) {
  const { view, words } = useOath();
  const { backs, known } = view.discards[region];
  const top = backs.at(-1) ?? null;
  return (
    <span className="oath-discard">
      <KnownTop known={known} />
      <Touch handles={[`pile:${region}`]} className="pile">
        <span className="sr">{words.piles[region]}</span>
        <TopCard back={top} />
        <b title={words.drawn.cards(backs.length)}>{backs.length}</b>
        <SearchCost pile={region} usual={DISCARD_SEARCH_COST} />
      </Touch>
    </span>
  );
}

function TopCard({ back }: { readonly back: Back | null }) {
  const { words } = useOath();
  return (
    <i className={`oath-back ${back ?? 'none'}`}>
      {back !== null && <OathGlyph id={back === 'vision' ? 'vision' : 'world'} label={words.board.backs[back]} />}
    </i>
  );
}

/** What a search there costs, while one is chosen; else what it usually costs. */
function SearchCost({ pile, usual }: { readonly pile: Region | 'world'; readonly usual: number }) {
  const { choice } = useOath();
  const offered = (choice?.open ?? []).flatMap(({ move }) =>
    move.kind === 'search' && move.pile === pile ? [move] : [],
  )[0];
  if (offered) return <SupplyCost n={offered.cost} toll={offered.toll} />;
  return pile === 'world' ? <SupplyCost n={usual} /> : null;
}

/** The top card, to anyone who has seen it. */
function KnownTop({ known }: { readonly known: readonly KnownCard[] }) {
  const { names, words } = useOath();
  const top = known.find(({ depth }) => depth === 0);
  if (!top) return null;
  return (
    <Touch
      handles={[`card:${top.card}`]}
      label={`${words.drawn.onTop}: ${names.card(top.card)}`}
      className="known-top"
      reads={top.card}
    >
      {names.card(top.card)}
    </Touch>
  );
}
