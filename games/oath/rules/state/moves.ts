/** Every question, every pick and everything that is told in Oath. Nothing hidden stands in a question. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AttackFace, BannerId, DefenseFace, DieFace, OathId, Region, Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { ActionKind, Pile, Side } from './actions.ts';
import type { ChanceAsk } from './chance-asks.ts';
import type { ChronicleEvent } from './chronicle-events.ts';
import type { OutsideAsk, OutsideMove } from './outside-moves.ts';
import type { PrinceEvent } from './prince-events.ts';
import type { TermKind, Terms } from './terms.ts';
import type { TokenEvent } from './token-events.ts';

/** A site by its name, or the name of its slot while it lies facedown. */
export type Place = string;

export type Ask =
  | ChanceAsk
  // what players are asked
  | 'pawn'
  | { readonly kind: 'keep'; readonly of: 'setup' | 'search' }
  | 'discard-order'
  | 'favor-short'
  | 'peoples-favor'
  | { readonly kind: 'opportunity'; readonly site: CardId }
  | 'act'
  | { readonly kind: 'modifiers'; readonly of: ActionKind }
  | 'search'
  | 'play'
  | { readonly kind: 'discard-first'; readonly by: CardId; readonly site: Place }
  | 'over-limit'
  | 'conspiracy'
  | 'muster'
  | 'trade'
  | 'recover'
  | { readonly kind: 'recover-amount'; readonly banner: BannerId }
  | 'recover-bank'
  | 'travel'
  | { readonly kind: 'send'; readonly seat: Seat }
  | { readonly kind: 'toll'; readonly to: Place; readonly favor: number; readonly flip: number }
  | 'defender'
  | 'targets'
  | 'dice'
  | { readonly kind: 'ally'; readonly defender: Seat }
  | { readonly kind: 'allow-ally'; readonly seat: Seat }
  | { readonly kind: 'plan'; readonly side: Side }
  | { readonly kind: 'sacrifice'; readonly attack: number; readonly defense: number }
  | { readonly kind: 'losses'; readonly from: Spot; readonly left: number }
  /** `from` is a site whose warbands may march on; where left out they come from the board. */
  | { readonly kind: 'place'; readonly site: Place; readonly from?: Place }
  | { readonly kind: 'banish'; readonly seat: Seat }
  | { readonly kind: 'burn-favor'; readonly seat: Seat; readonly favor: number }
  | 'rest'
  | 'warbands'
  | { readonly kind: 'permit'; readonly seat: Seat; readonly what: 'lift' | 'give' | 'take'; readonly n: number }
  | 'offer-citizenship'
  | 'offer-relic'
  | { readonly kind: 'propose'; readonly to: Seat }
  | { readonly kind: 'answer'; readonly from: Seat }
  | 'exile'
  | { readonly kind: 'turn-purple'; readonly left: number }
  | { readonly kind: 'title'; readonly oath: OathId }
  | { readonly kind: 'order'; readonly of: 'victory' | 'discard' }
  // the Chronicle
  | 'vow'
  | { readonly kind: 'offer-place'; readonly seat: Seat }
  | { readonly kind: 'take-place'; readonly from: Seat }
  | 'build'
  | 'world-suit'
  | 'heal-suit'
  // the Clockwork Prince
  | { readonly kind: 'prince-look'; readonly from: Seat }
  | { readonly kind: 'prince-take'; readonly from: Seat }
  // a real table
  | OutsideAsk
  // cards
  /** `faces` are the dice that have just been rolled, where it is about them. */
  | { readonly kind: 'reaction'; readonly card: CardId; readonly faces?: readonly DieFace[] }
  /** Sub-picks of a card's power: the texts of the card say what is asked (`asks` by `part`). `roll` is the end die that it is about. */
  | { readonly kind: 'power'; readonly card: CardId; readonly part: string; readonly roll?: number };

export type Move =
  // what a turn is made of
  | { readonly kind: 'major'; readonly action: MajorKind }
  | { readonly kind: 'power'; readonly card: CardId }
  | { readonly kind: 'adviser'; readonly n: number }
  | { readonly kind: 'peek'; readonly what: 'relic' | 'reliquary'; readonly n: number }
  | { readonly kind: 'warbands' }
  | { readonly kind: 'offer-citizenship' }
  | { readonly kind: 'exile-citizen' }
  | { readonly kind: 'exile-self'; readonly favor: number }
  | { readonly kind: 'end-turn' }
  // picks that many questions share
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'none' }
  | { readonly kind: 'done' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'bandits' }
  | { readonly kind: 'site'; readonly site: Place }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'facedown'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'relic'; readonly relic: CardId }
  | { readonly kind: 'buried'; readonly site: Place; readonly n: number }
  | { readonly kind: 'banner'; readonly banner: BannerId }
  | { readonly kind: 'slot'; readonly n: number }
  | { readonly kind: 'bank'; readonly suit: Suit }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'amount'; readonly n: number }
  /** One more or one less. */
  | { readonly kind: 'change'; readonly n: 1 | -1 }
  | { readonly kind: 'pile'; readonly pile: Region }
  | { readonly kind: 'keep' }
  | { readonly kind: 'bury' }
  | { readonly kind: 'use'; readonly card: CardId; readonly as: string | null }
  // picks of one question
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly suit: Suit }
  | { readonly kind: 'take'; readonly what: 'favor' | 'secret' }
  | { readonly kind: 'search'; readonly pile: Pile; readonly cost: number; readonly toll: number }
  | { readonly kind: 'to-site'; readonly site: Place }
  | { readonly kind: 'to-advisers'; readonly faceup: boolean }
  | { readonly kind: 'reveal-vision' }
  | { readonly kind: 'play-conspiracy' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'seize'; readonly seat: Seat; readonly what: CardId }
  | {
      readonly kind: 'trade';
      readonly card: CardId;
      readonly what: 'favor' | 'secrets';
      readonly gain: number;
      readonly toll: number;
    }
  | { readonly kind: 'travel'; readonly to: Place; readonly cost: number; readonly toll: number; readonly flip: number }
  | { readonly kind: 'pawn' }
  | { readonly kind: 'dice'; readonly n: number }
  | { readonly kind: 'sacrifice'; readonly n: number }
  | { readonly kind: 'to-board'; readonly n: number }
  | { readonly kind: 'to-the-site'; readonly n: number }
  | { readonly kind: 'give'; readonly seat: Seat; readonly n: number }
  /** Witch's Bargain: 2 favor for 1 secret, or the other way round. */
  | { readonly kind: 'bargain'; readonly seat: Seat; readonly take: 'favor' | 'secret' }
  | { readonly kind: 'get'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'term'; readonly side: 'give' | 'want'; readonly what: TermKind; readonly thing: string | null }
  /** A relic of the Reliquary. */
  | { readonly kind: 'show'; readonly n: number }
  /** A facedown adviser of the player's own. */
  | { readonly kind: 'show-adviser'; readonly n: number }
  | { readonly kind: 'propose' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'counter' }
  | { readonly kind: 'decline' }
  // the Chronicle
  | { readonly kind: 'oath'; readonly oath: OathId }
  | { readonly kind: 'build'; readonly site: Place; readonly card: CardId }
  | { readonly kind: 'repair'; readonly site: Place }
  // a real table
  | OutsideMove;

export type MajorKind = 'search' | 'muster' | 'trade' | 'recover' | 'campaign' | 'travel';

/** Where somebody looked at facedown cards: a pile, a site, somebody's advisers. */
export type LookedAt = Pile | 'dispossessed' | 'site' | { readonly adviserOf: Seat };

/** Where tokens lie. */
export type Spot =
  | { readonly at: 'board'; readonly seat: Seat }
  | { readonly at: 'bank'; readonly suit: Suit }
  | { readonly at: 'shared' }
  | { readonly at: 'card'; readonly card: CardId }
  | { readonly at: 'site'; readonly site: Place }
  | { readonly at: 'banner'; readonly banner: BannerId }
  /** The Ambition box of a Prince. */
  | { readonly at: 'ambition'; readonly seat: Seat }
  /** The personal bank of a colour. */
  | { readonly at: 'reserve'; readonly seat: Seat };

export type Event =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'phase'; readonly seat: Seat; readonly phase: 'wake' | 'act' | 'rest' }
  | TokenEvent
  // actions
  | { readonly kind: 'did'; readonly seat: Seat; readonly action: MajorKind }
  | { readonly kind: 'used'; readonly seat: Seat | null; readonly card: CardId }
  | {
      readonly kind: 'searched';
      readonly seat: Seat;
      readonly pile: Pile;
      readonly n: number;
      readonly cards?: readonly CardId[];
    }
  | { readonly kind: 'vision-drawn'; readonly seat: Seat; readonly drawn: number }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly card?: CardId }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly to: Place | 'advisers' | 'vision' }
  | { readonly kind: 'played-facedown'; readonly seat: Seat; readonly card?: CardId }
  | { readonly kind: 'discarded'; readonly seat: Seat | null; readonly pile: Pile; readonly card?: CardId }
  | { readonly kind: 'removed'; readonly card: CardId }
  | { readonly kind: 'mustered'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly card: CardId; readonly what: 'favor' | 'secrets' }
  | {
      readonly kind: 'travelled';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly forced: boolean;
    }
  /** Sent somewhere without the Supply for it. */
  | { readonly kind: 'journey-failed'; readonly seat: Seat; readonly to: Place }
  /** From nowhere in the set-up. */
  | { readonly kind: 'placed-pawn'; readonly seat: Seat; readonly from: Place | null; readonly to: Place }
  | { readonly kind: 'revealed-site'; readonly site: CardId; readonly slot: Place }
  | { readonly kind: 'moved-card'; readonly card: CardId; readonly to: Place | 'advisers'; readonly seat: Seat }
  | { readonly kind: 'moved-pile'; readonly from: Region; readonly to: Region }
  | { readonly kind: 'dispossessed'; readonly card: CardId }
  | { readonly kind: 'repaired'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly cards: readonly [CardId, CardId] }
  | {
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly at: LookedAt;
      readonly n: number;
      readonly cards?: readonly CardId[];
    }
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly at: Place | 'reliquary' | 'relic-deck';
      readonly n: number;
      readonly card?: CardId;
    }
  // relics, banners, title
  | {
      readonly kind: 'took-relic';
      readonly seat: Seat;
      readonly relic: CardId;
      readonly from: Place | 'reliquary' | 'deck' | Seat;
    }
  | { readonly kind: 'buried-relic'; readonly seat: Seat; readonly relic?: CardId }
  | { readonly kind: 'gave'; readonly from: Seat; readonly to: Seat; readonly what: CardId }
  | {
      readonly kind: 'took-banner';
      readonly seat: Seat;
      readonly banner: BannerId;
      readonly how: 'recovered' | 'seized' | 'given';
    }
  | { readonly kind: 'mob' }
  | { readonly kind: 'title'; readonly seat: Seat }
  | { readonly kind: 'usurper'; readonly seat: Seat }
  /** Dice outside a campaign, or a roll that is about to be rolled again. */
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly faces: readonly DieFace[] }
  // campaign
  | { readonly kind: 'campaign'; readonly seat: Seat; readonly defender: Seat | null }
  | { readonly kind: 'targets'; readonly seat: Seat; readonly targets: readonly string[]; readonly dice: number }
  | { readonly kind: 'ally'; readonly seat: Seat }
  | { readonly kind: 'pools'; readonly attack: number; readonly defense: number }
  | { readonly kind: 'defense-roll'; readonly faces: readonly DefenseFace[]; readonly total: number }
  | {
      readonly kind: 'attack-roll';
      readonly faces: readonly AttackFace[];
      readonly total: number;
      readonly skulls: number;
    }
  | { readonly kind: 'sacrificed'; readonly seat: Seat; readonly n: number; readonly attack: number }
  | { readonly kind: 'won-campaign'; readonly seat: Seat | null; readonly attack: number; readonly defense: number }
  // roles and deals
  | {
      readonly kind: 'proposed';
      readonly from: Seat;
      readonly to: Seat;
      readonly by: string;
      readonly gives: Terms;
      readonly wants: Terms;
    }
  | { readonly kind: 'agreed'; readonly seats: readonly Seat[]; readonly by: string }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'offered-citizenship'; readonly from: Seat; readonly to: Seat; readonly slot: number }
  | {
      readonly kind: 'showed';
      readonly from: Seat;
      readonly to: Seat;
      readonly what: 'relic' | 'adviser';
      readonly card?: CardId;
    }
  | { readonly kind: 'became'; readonly seat: Seat; readonly role: 'citizen' | 'exile' }
  | { readonly kind: 'act-ended'; readonly seat: Seat }
  | { readonly kind: 'end-die'; readonly roll: number; readonly ends: boolean }
  | { readonly kind: 'won'; readonly seat: Seat; readonly how: string }
  | ChronicleEvent
  | PrinceEvent;
