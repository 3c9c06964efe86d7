/** The faces of cards: each kind has its silhouette, each suit its symbol, hem and colour. Small at sites and beside boards, medium where it is read. */
import { type CardId, type Facts, factsOf, relicFacts, siteFacts } from '../../data/cards.ts';
import { useOath } from '../parts/context.ts';
import { CostBeads, OathGlyph } from '../parts/glyph.tsx';
import { Device } from './device.tsx';
import { Vignette } from './vignette.tsx';

export type Size = 'small' | 'medium' | 'whole';
type Props = { readonly card: CardId; readonly size: Size };

export function CardFace({ card, size }: Props) {
  const { type } = factsOf(card);
  switch (type) {
    case 'relic':
      return <RelicFace card={card} size={size} />;
    case 'vision':
      return <ArchFace card={card} size={size} glyph="vision" />;
    case 'banner':
      return <BannerFace card={card} size={size} />;
    case 'site':
      return <SiteFace card={card} size={size} />;
    case 'reliquary':
      return <ArchFace card={card} size={size} glyph={NICHES[card] ?? 'relic'} />;
    default:
      return <DenizenFace card={card} size={size} />;
  }
}

/** What a power of the Reliquary changes. */
export const NICHES: { readonly [power: string]: string } = {
  brutal: 'campaign',
  decadent: 'travel',
  careless: 'trade',
  greedy: 'search',
};
/** The powers of the Reliquary, by slot. */
export const NICHE_POWERS = ['brutal', 'decadent', 'careless', 'greedy'] as const;

/** The symbol of how a card works; a modifier shows the action it adds to. */
export function kindGlyph({ kinds, modifies }: Facts): string {
  const kind = kinds.at(-1);
  if (kind === 'battle-plan') return 'campaign';
  if (kind === 'modifier') return modifies ?? 'trade';
  if (kind === 'rest') return 'k-rest';
  if (kind === 'when-played') return 'k-played';
  return kind === 'action' ? 'k-action' : 'k-persist';
}

/** Letters of a word that fit into the width of a small card. */
const SMALL_WIDTH = 10;

/** A name with a long word is set smaller where the card is small: no word is broken. */
function Called({ children: name }: { readonly children: string }) {
  const long = name.split(/[\s-]/).some((word) => word.length > SMALL_WIDTH);
  return <b className={long ? 'called long' : 'called'}>{name}</b>;
}

function DenizenFace({ card, size }: Props) {
  const { words, names } = useOath();
  const { drawn } = words;
  const facts = factsOf(card);
  const { suit, kinds, type, restriction, locked } = facts;
  const kind = kinds.at(-1) ?? 'static';
  const ruined = type === 'edifice' && suit === null;
  const shape = type === 'edifice' ? (ruined ? 'edifice ruin' : 'edifice') : '';
  return (
    <span className={`oath-card ${size} ${shape} suit-${suit ?? 'none'}`}>
      <span className="head">
        <OathGlyph id={suit ?? 'cracked'} label={suit === null ? drawn.noSuit : words.suits[suit]} />
        {size !== 'small' && <span>{suit === null ? drawn.noSuit : words.suits[suit]}</span>}
        <OathGlyph id={kindGlyph(facts)} label={drawn.kinds[kind]} className="kind" />
      </span>
      <i className="hem" />
      {size !== 'small' && <Device suit={suit} edifice={type === 'edifice'} />}
      <Called>{names.card(card)}</Called>
      {size === 'small' ? (
        <OathGlyph id={type === 'edifice' ? 'edifice' : (suit ?? 'cracked')} className="mark" />
      ) : (
        <span className="what">{words.cards[card]?.text}</span>
      )}
      <span className="foot">
        {size !== 'small' && <CostBeads cost={facts.cost} />}
        {restriction !== 'none' && (
          <OathGlyph id={restriction === 'site' ? 'r-site' : 'r-adviser'} label={drawn.restrictions[restriction]} />
        )}
        {locked && <OathGlyph id="lock" label={drawn.locked} />}
      </span>
    </span>
  );
}

function RelicFace({ card, size }: Props) {
  const { words, names } = useOath();
  const { drawn } = words;
  const { defense, cost } = relicFacts(card);
  return (
    <span className={`oath-card relic ${size}`}>
      <span className="in">
        <span className="head">
          <OathGlyph id="relic" label={drawn.relic} />
          {size !== 'small' && <span>{drawn.relic}</span>}
          <span className="worth" title={drawn.defenseDice(defense)}>
            <OathGlyph id="face-shield" label={drawn.defenseDice(defense)} thing="defense-dice" />
            {defense}
          </span>
        </span>
        <Called>{names.card(card)}</Called>
        {size !== 'small' && (
          <>
            <span className="what">{words.cards[card]?.text}</span>
            <span className="foot">
              <CostBeads cost={cost} />
            </span>
          </>
        )}
      </span>
    </span>
  );
}

function ArchFace({ card, size, glyph }: Props & { readonly glyph: string }) {
  const { words, names } = useOath();
  return (
    <span className={`oath-card arch ${size}`}>
      <span className="in">
        <OathGlyph id={glyph} />
        <Called>{names.card(card)}</Called>
        {size !== 'small' && <span className="what">{words.cards[card]?.text}</span>}
      </span>
    </span>
  );
}

function BannerFace({ card, size }: Props) {
  const { view, words, names } = useOath();
  const people = card === 'peoples-favor';
  const { tokens } = view.banners[people ? 'peoples-favor' : 'darkest-secret'];
  const mob = people && view.banners['peoples-favor'].mob;
  const told = people ? words.favor(tokens) : words.secrets(tokens);
  return (
    <span className={`oath-card pennon ${mob ? 'mob' : ''} ${size}`}>
      <span className="in">
        <OathGlyph id={people ? 'people' : 'dark'} />
        <Called>{mob ? words.board.mob : names.card(card)}</Called>
        {size !== 'small' && <span className="what">{words.cards[card]?.text}</span>}
        <span className="held" title={told}>
          <OathGlyph id={people ? 'favor' : 'secret'} label={told} />
          {tokens}
        </span>
      </span>
    </span>
  );
}

function SiteFace({ card, size }: Props) {
  const { words, names } = useOath();
  const { drawn } = words;
  const { capacity, defenseDice, bandits } = siteFacts(card);
  return (
    <span className={`oath-card landscape ${size}`}>
      <Vignette site={card} />
      <span className="told">
        <Called>{names.card(card)}</Called>
        {size !== 'small' && (
          <>
            <span className="what">{words.cards[card]?.text}</span>
            <span className="facts">
              <span>{drawn.capacity(capacity)}</span>
              <span>{drawn.defenseDice(defenseDice)}</span>
              <span>{drawn.banditsHere(bandits)}</span>
            </span>
          </>
        )}
      </span>
    </span>
  );
}

/** The back of a card is public. */
export function CardBack({
  back,
  known = null,
}: {
  readonly back: 'denizen' | 'vision';
  readonly known?: CardId | null;
}) {
  const { words, names } = useOath();
  return (
    <span className={`oath-card back small ${back}`}>
      <OathGlyph id={back === 'vision' ? 'vision' : 'world'} />
      <small>{known === null ? words.board.backs[back] : names.card(known)}</small>
    </span>
  );
}
