/** What each seat may see (rules section 8), built up from nothing. */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { byRegion, bySuit, type Region, SLOTS, type SlotId, type Suit } from '../data/board.ts';
import { type CardId, factsOf, isVision } from '../data/cards.ts';
import { journeyCosts } from './actions/travel.ts';
import { banditsAt } from './campaign/force.ts';
import { type WarProspect, warProspect } from './campaign/prospect.ts';
import type { PoweredState } from './hooks/power.ts';
import { powers } from './powers/registry.ts';
import { meetsOath, sitesCounted, treasures } from './queries/goals.ts';
import { capacityOf, rulerOf } from './queries/queries.ts';
import type { Campaign } from './state/actions.ts';
import type { Adviser, Banners, Chronicle, Deal, Phase, Player, Ruler, Site, State } from './state/state.ts';

/** The back of a card is public. */
export type Back = 'denizen' | 'vision';
/** `card` is null for a viewer who has not seen it. */
export type HiddenCard = { readonly back: Back; readonly card: CardId | null };
export type AdviserView = Omit<Adviser, 'card'> & HiddenCard;

export type PlayerView = Omit<Player, 'advisers' | 'hand'> & {
  readonly advisers: readonly AdviserView[];
  readonly hand: readonly HiddenCard[];
  /** Sites ruled; the Empire's count for the Chancellor. */
  readonly sites: number;
  /** Relics and banners. */
  readonly treasures: number;
  /** Does this player meet the oath's goal, tied or not? */
  readonly worthy: boolean;
};
export type SiteView = Omit<Site, 'site' | 'relics' | 'ruler'> & {
  readonly slot: SlotId;
  readonly site: CardId | null;
  readonly relics: readonly (CardId | null)[];
  readonly ruler: Ruler;
  readonly capacity: number;
  readonly bandits: number;
};
/** Cards that these eyes know in a face-down pile, by how many cards lie above. */
export type KnownCard = { readonly depth: number; readonly card: CardId };
export type PileView = { readonly backs: readonly Back[]; readonly known: readonly KnownCard[] };

/** `stacks` says how many of the Dispossessed have each suit, while they are sorted. */
export type ChronicleView = Pick<Chronicle, 'winner' | 'how' | 'vow' | 'ruled'> & {
  readonly stacks: { readonly [S in Suit]: number } | null;
};

export type View = Pick<
  State,
  'round' | 'turn' | 'phase' | 'oath' | 'title' | 'banks' | 'shared' | 'visionsDrawn' | 'box' | 'cage' | 'prophet'
> & {
  readonly game: { readonly name: string; readonly number: number };
  readonly banners: Banners;
  readonly players: readonly PlayerView[];
  readonly sites: readonly SiteView[];
  /** How many cards it has is nobody's to know; the back of the top card is. */
  readonly worldDeck: { readonly top: Back | null; readonly known: readonly KnownCard[] };
  /** The top card's back last. */
  readonly discards: { readonly [R in Region]: PileView };
  readonly relicDeck: { readonly size: number; readonly known: readonly KnownCard[] };
  /** Undefined slots do not exist; `covered` slots hold a relic. */
  readonly reliquary: readonly { readonly covered: boolean; readonly relic: CardId | null }[];
  readonly archive: { readonly [S in Suit]: number };
  readonly dispossessed: number;
  readonly campaign: Campaign | null;
  /** What its dice will be, and against what, before they are rolled. */
  readonly war: WarProspect | null;
  readonly deal: Deal | null;
  /** Who writes the Chronicle, and what has been written of it. */
  readonly chronicle: ChronicleView | null;
  /** What a journey costs the player whose turn it is, by slot; null where it leads nowhere. */
  readonly journeys: readonly (number | null)[];
};

export function view(state: State, eyes: Eyes): View {
  const { round, turn, phase, oath, title, banks, shared, visionsDrawn, box, cage, prophet, banners } = state;
  const standing: PoweredState = { state, powers };
  const sees = seerOf(state, eyes);
  const open = { round, turn, phase, oath, title, banks, shared, visionsDrawn, box, cage, prophet, banners };
  return copy({
    ...open,
    game: { name: state.world.name, number: state.world.gameNumber },
    players: state.players.map((player, seat) => playerView(standing, player, seat, sees)),
    sites: state.sites.map((site, slot) => siteView(standing, site, slot, sees)),
    worldDeck: { top: backs(state.worldDeck).at(-1) ?? null, known: knownIn(state.worldDeck, sees) },
    discards: byRegion((region) => pileView(state.discards[region], sees)),
    relicDeck: { size: state.relicDeck.length, known: knownIn(state.relicDeck, sees) },
    reliquary: state.reliquary.map((relic) => ({
      covered: relic !== null,
      relic: relic !== null && sees(relic) ? relic : null,
    })),
    archive: bySuit((suit) => state.archive[suit].length),
    dispossessed: state.dispossessed.length,
    campaign: state.campaigns.at(-1) ?? null,
    war: warProspect(standing),
    deal: state.deal,
    chronicle: state.chronicle && written(state.chronicle),
    journeys: hasJourneys(phase, state, turn) ? journeyCosts(standing, turn) : [],
  });
}
function hasJourneys(phase: Phase, { campaigns }: State, turn: Seat): boolean {
  return phase === 'act' && campaigns.length === 0 && turn >= 0;
}

function written({ winner, how, vow, ruled, stacks }: Chronicle): ChronicleView {
  return { winner, how, vow, ruled, stacks: stacks && bySuit((suit) => stacks[suit].length) };
}

type Sees = (card: CardId) => boolean;
function seerOf({ seen }: State, eyes: Eyes): Sees {
  if (eyes === 'open') return () => true;
  if (eyes === 'spectator') return () => false;
  return (card) => ((seen[factsOf(card).number] as number) & (1 << eyes)) !== 0;
}
function backOf(card: CardId): Back {
  return isVision(card) ? 'vision' : 'denizen';
}
function backs(cards: readonly CardId[]): Back[] {
  return cards.map(backOf);
}
function knownIn(pile: readonly CardId[], sees: Sees): KnownCard[] {
  return pile.flatMap((card, i) => (sees(card) ? [{ depth: pile.length - 1 - i, card }] : []));
}
function pileView(pile: readonly CardId[], sees: Sees): PileView {
  return { backs: backs(pile), known: knownIn(pile, sees) };
}
function hidden(card: CardId, sees: Sees): HiddenCard {
  return { back: backOf(card), card: sees(card) ? card : null };
}

function playerView(standing: PoweredState, player: Player, seat: Seat, sees: Sees): PlayerView {
  const { advisers, hand, ...open } = player;
  return {
    ...open,
    advisers: advisers.map(({ card, ...lying }) => ({ ...lying, ...hidden(card, lying.faceup ? () => true : sees) })),
    hand: hand.map((card) => hidden(card, sees)),
    sites: sitesCounted(standing, seat),
    treasures: treasures(standing, seat),
    worthy: meetsOath(standing, seat, false),
  };
}
function siteView(standing: PoweredState, site: Site, slot: number, sees: Sees): SiteView {
  const { faceup, relics, ruler: _ruler, site: id, ...open } = site;
  return {
    ...open,
    faceup,
    slot: SLOTS[slot] as SlotId,
    site: faceup || sees(id) ? id : null,
    relics: relics.map((relic) => (sees(relic) ? relic : null)),
    ruler: rulerOf(standing, slot),
    capacity: faceup ? capacityOf(standing, slot) : 0,
    bandits: faceup ? banditsAt(standing, slot) : 0,
  };
}
