/**
 * What a power is: a small frozen object with hooks, one per card, no state of its own. Numbers that are printed (cost, kinds, side of a plan) are
 * data (data/cards.ts). README.md, "How a power is written", explains each hook; hooks.ts asks them.
 */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { RulesTable } from '@tavola/kernel/rules/game.ts';
import type { DieFace, Slot, Suit } from '../../data/board.ts';
import type { CardId, Cost, Facts } from '../../data/cards.ts';
import type {
  Action,
  ActionKind,
  Campaign,
  Muster,
  Pile,
  PlanUsed,
  Play,
  Recover,
  Search,
  Side,
  Target,
  Trade,
  Travel,
} from '../state/actions.ts';
import type { Ask, Event, Move, Spot } from '../state/moves.ts';
import type { Options } from '../state/options.ts';
import type { Adviser, Ruler, State } from '../state/state.ts';

/** What every rule has in its hands: the table and the powers of all cards, which are handed in (game.ts). */
export type Oath = RulesTable<State, Event, Options> & PoweredState & { readonly answers: Answers };
/** What a Prince picks of these moves (prince/answers.ts). */
export type Answers = (oath: Oath, seat: Seat, ask: Ask, moves: readonly Move[]) => Move;
/** Enough for pure queries. */
export type PoweredState = { readonly state: State; readonly powers: Powers };

/** A card in force: where it lies. At a site `seat` is nobody's (-1), beside a board `slot` is none (-1). */
export type Source = {
  readonly card: CardId;
  readonly facts: Facts;
  readonly power: Power;
  readonly slot: Slot;
  readonly seat: Seat;
};

export type Power = {
  /** Action powers, Rest powers and When Played powers; the cost has been paid when `run` begins. */
  readonly action?: Deed;
  readonly rest?: Deed;
  readonly played?: Deed;
  readonly modifier?: Modifier;
  /** What a battle plan does beyond its data (`params`). */
  readonly plan?: BattlePlan;
  /** Rules about playing this very card, asked before it lies anywhere. */
  readonly own?: OwnPlay;
  readonly fold?: { readonly [Q in Query]?: Fold<Q> };
  readonly forbid?: { readonly [P in Prohibition]?: Forbid<P> };
  readonly toll?: { readonly [P in Tolled]?: Charge<P> };
  readonly react?: { readonly [M in Moment]?: Reaction<M> };
};
/** Every power by the id of its card. */
export type Powers = ReadonlyMap<CardId, Power>;

export type Deed = {
  /** Can it do anything now? The cost is checked separately. */
  can?(oath: PoweredState, seat: Seat, at: Source): boolean;
  run(oath: Oath, seat: Seat, at: Source): Rules;
  /** A When Played power that may be declined: `run` tells that it is used, once it is (`tellUsed`, `wants`). */
  readonly optional?: true;
};

export type Modifier = {
  /** Which action it belongs to; where left out, the one that is printed. `play` is the play at the end of a search, or of an adviser. */
  readonly on?: ActionKind;
  /** Free, and it only adds options or gains: it applies without being chosen. */
  readonly auto?: true;
  /** Has one that applies by itself changed this action by now? Where left out, not before its reaction. */
  served?(oath: PoweredState, at: Source, action: Action): boolean;
  /** Anybody may use it, no matter who rules the card and where the pawn is (Way Station). */
  readonly anywhere?: true;
  /** What its use costs in addition to the printed cost. */
  price?(oath: PoweredState, at: Source, action: Action): Bill;
  /** Changes where it happens (`action.at`, Small Friends) or whose advisers count (`action.guise`). Done on trial too: nothing else may change. */
  shift?(oath: PoweredState, at: Source, action: Action, as: string | null): void;
  can?(oath: PoweredState, at: Source, action: Action): boolean;
  /** What has to be chosen with it: one option each. */
  choices?(oath: PoweredState, at: Source, action: Action): readonly string[];
  /** What its use does at once, after the printed cost was paid. */
  use?(oath: Oath, at: Source, action: Action, as: string | null): Rules;
};

export type BattlePlan = {
  can?(oath: PoweredState, campaign: Campaign, at: Source, user: Seat | null, side: Side): boolean;
  use?(oath: Oath, campaign: Campaign, plan: PlanUsed, at: Source): Rules;
  /** After the side that used it has won, has lost; when the campaign ends. The card may be gone by then. */
  victory?(oath: Oath, campaign: Campaign, plan: PlanUsed): Rules;
  defeat?(oath: Oath, campaign: Campaign, plan: PlanUsed): Rules;
  end?(oath: Oath, campaign: Campaign, plan: PlanUsed): Rules;
  /** The card is discarded at the end. */
  readonly discarded?: true;
  /** Which of the plans that would be discarded at the end still are. */
  spare?(oath: Oath, campaign: Campaign, plan: PlanUsed, doomed: readonly CardId[]): Rules<readonly CardId[]>;
  /** When everything else is over, other players' reactions included. */
  after?(oath: Oath, campaign: Campaign, plan: PlanUsed): Rules;
};

export type OwnPlay = {
  /** Ignores the capacity of a site. */
  readonly anyRoom?: true;
  /** Never triggers a discard for the adviser limit. */
  readonly noLimit?: true;
  /** May it not be played there? */
  forbid?(oath: PoweredState, play: Play, to: Slot): boolean;
};

/** Tokens that something takes from a board in all. */
export type Bill = { readonly favor: number; readonly secrets: number };

/** Where something goes in a play. */
export type Destination =
  | { readonly to: 'site'; readonly slot: Slot }
  | { readonly to: 'advisers'; readonly faceup: boolean }
  | { readonly to: 'vision' }
  | { readonly to: 'conspiracy' };

/** Questions that are answered by a number, list or yes/no which every power in force may change: [answer, asked about]. */
export type Queries = {
  'site.ruler': [Ruler, { slot: Slot }];
  'card.ruler': [Ruler, { source: Source }];
  'site.capacity': [number, { slot: Slot }];
  'site.bandits': [number, { slot: Slot }];
  /** What the warbands or bandits of a targeted site add to the defense. */
  'site.strength': [number, { campaign: Campaign; slot: Slot }];
  'adviser.limit': [number, { seat: Seat }];
  'adviser.counts': [boolean, { seat: Seat; adviser: Adviser }];
  /** How many faceup advisers of a suit somebody has. */
  'adviser.suits': [number, { seat: Seat; suit: Suit; action: Action | null }];
  /** Where favor goes; `trade` is the trade that brings it. */
  'favor.to': [Spot, { from: Spot; n: number; trade: Trade | null }];
  /** Where somebody may spend favor from, the first one first. */
  'favor.purses': [readonly Spot[], { seat: Seat }];
  /** No Supply is spent. */
  'action.free': [boolean, Action];
  'search.piles': [readonly Pile[], Search];
  'search.cost': [number, Search];
  /** How many cards before anything is added. */
  'search.base': [number, Search];
  'search.count': [number, Search];
  /** From the bottom of the pile. */
  'search.under': [boolean, Search];
  'search.keeps': [number, Search];
  /** Where its discards go; null as the law says. */
  'search.discards': [{ readonly pile: Pile; readonly under: boolean } | null, Search];
  'muster.token': ['favor' | 'secret', Muster];
  'muster.occupied': [boolean, Muster];
  'muster.yield': [number, Muster];
  'trade.slots': [readonly Slot[], Trade];
  'trade.favor': [number, Trade];
  'trade.secrets': [number, Trade];
  /** The trade gives no favor, whatever adds to it (Vow of Poverty). */
  'trade.poor': [boolean, Trade];
  /** Secrets that count toward the payment for the Darkest Secret without being paid. */
  'recover.secrets': [number, Recover];
  'recover.mob': [boolean, Recover];
  'travel.base': [number, Travel];
  'travel.more': [number, Travel];
  'travel.ignores': [boolean, { travel: Travel; source: Source }];
  'travel.chooser': [Seat, Travel];
  'play.slots': [readonly Slot[], Play];
  /** Cards that may be discarded before the play, one of them for each power that says so. */
  'play.first': [readonly CardId[], { play: Play; by: CardId; slot: Slot }];
  /** Cards that may be discarded before a card moves to this site. */
  'move.first': [readonly CardId[], { slot: Slot }];
  'play.reward': ['favor' | 'secret', Play];
  /** Sites whose warbands belong to the attacker's force, like those on the board. */
  'attack.from': [readonly Slot[], Campaign];
  'target.dice': [number, { campaign: Campaign; target: Target }];
  'attack.dice': [number, Campaign];
  'defense.dice': [number, Campaign];
  /** The defeated side loses its whole force (Brutal). */
  'defeat.all': [boolean, Campaign];
  'plan.cost': [Cost, { campaign: Campaign; source: Source; seat: Seat }];
};
export type Query = keyof Queries;
export type Fold<Q extends Query> = (
  oath: PoweredState,
  value: Queries[Q][0],
  at: Source,
  about: Queries[Q][1],
  as: string | null,
) => Queries[Q][0];

/** What a card can rule out, and what it is asked about. "Why not?" names the card. */
export type Prohibitions = {
  search: Search;
  muster: Muster;
  trade: Trade;
  recover: Recover;
  travel: Travel;
  campaign: { seat: Seat };
  target: { campaign: Campaign; target: Target };
  /** The declared targets as a whole. */
  targets: { campaign: Campaign; targets: readonly Target[] };
  plan: { campaign: Campaign; source: Source; user: Seat | null; side: Side };
  play: { play: Play; way: Destination };
  power: { seat: Seat; source: Source; cost: Cost };
  /** Taking or targeting a relic or banner; `from` is its holder. */
  take: { seat: Seat; from: Seat | null; what: CardId };
  /** Being given a banner. */
  receive: { seat: Seat; what: CardId };
  /** Discarding, moving, swapping or burying a card or relic at a site. */
  touch: { seat: Seat | null; card: CardId; slot: Slot };
  place: { seat: Seat; slot: Slot };
  exile: { seat: Seat; by: Seat };
  sacrifice: Campaign;
  give: { seat: Seat; what: 'secrets' };
};
export type Prohibition = keyof Prohibitions;
export type Forbid<P extends Prohibition> = (
  oath: PoweredState,
  at: Source,
  about: Prohibitions[P],
  as: string | null,
) => boolean;

/** What must be paid in addition: favor to a ruler (OATH-7.7), or secrets turned facedown. */
export type TollDue = { readonly favor: number; readonly to: Ruler } | { readonly flip: number };
export type TolledActions = {
  search: Search;
  trade: Trade;
  travel: Travel;
  target: { campaign: Campaign; target: Target };
  /** Playing a facedown adviser faceup is the end of a search that began earlier (Forced Labor). */
  adviser: { play: Play; way: Destination };
};
export type Tolled = keyof TolledActions;
export type Charge<P extends Tolled> = (oath: PoweredState, at: Source, about: TolledActions[P]) => TollDue | null;

/** Moments in which a card may do something of its own, and what has happened. */
export type Moments = {
  /** The end of a player's Wake. */
  wake: { seat: Seat };
  drawn: Search;
  /** After everybody has seen what was drawn. */
  'before-keeping': Search;
  /** The first `n` cards of the hand were kept, the others are not discarded yet. */
  kept: { search: Search; n: number };
  searched: Search;
  /** After a faceup play, before its When Played power. */
  played: { play: Play; way: Destination };
  mustered: Muster;
  recovered: Recover;
  travelled: Travel;
  'relics-taken': { seat: Seat; relics: readonly CardId[] };
  'secret-recovered': { seat: Seat; n: number };
  'title-taken': { seat: Seat; from: Seat };
  'vision-discarded': { vision: CardId };
  /** True to roll all of them again. */
  rolled: { seat: Seat; faces: readonly DieFace[] };
  'campaign-ended': Campaign;
  /** After all of those. */
  'after-campaign': Campaign;
  /** The roll as it counts from now on. */
  'end-die': { roll: number };
};
export type Moment = keyof Moments;
/** What a reaction answers, where it answers anything. */
type Replies = { rolled: boolean; 'end-die': number };
export type Reaction<M extends Moment> = (
  oath: Oath,
  at: Source,
  about: Moments[M],
  as: string | null,
) => M extends keyof Replies ? Rules<Replies[M]> : Rules;
