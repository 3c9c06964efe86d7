/** What lies on the table. Plain data; printed facts are looked up (data/), rulers and limits are computed (queries.ts). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Colour, ExileColour, OathId, Region, Slot, Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { NodeId } from '../../data/mind.ts';
import type { Action, Campaign, Target } from './actions.ts';
import type { Options } from './options.ts';
import type { Terms } from './terms.ts';

/** A card that lies open, with the tokens on it. */
export type Lying = { card: CardId; favor: number; secrets: number };
export type Adviser = Lying & { faceup: boolean };

export type Role = 'chancellor' | 'exile' | 'citizen';
export type Player = {
  readonly colour: Colour;
  role: Role;
  /** The slot of the pawn. */
  pawn: Slot;
  supply: number;
  favor: number;
  /** Ready secrets on the board. */
  secrets: number;
  /** Secrets that lie facedown on the board. */
  spent: number;
  /** On the board: purple for an Imperial player, else in the player's own colour. */
  warbands: number;
  /** The player's warbands in their personal bank; purple ones are in the Chancellor's. */
  bank: number;
  advisers: Adviser[];
  /** In the order taken. */
  relics: Lying[];
  /** The revealed Vision. */
  vision: CardId | null;
  /** Drawn and not yet kept, played or discarded. */
  hand: CardId[];
  /** The boards of a Clockwork Prince; null for everybody else. */
  prince: Prince | null;
};

/** What lies on the Clockwork Prince's boards (OATH-9). All of it is open. */
export type Prince = {
  /** Relationship markers; in each space the one that entered first comes first. */
  unaligned: Suit[];
  /** By row, the lowest first. */
  friends: Suit[][];
  conspirators: Suit[][];
  /** Favor in the Ambition box. */
  ambition: number;
  /** The position on the tactics track. */
  tactics: number;
  /** Null without a threat. */
  threat: Threat | null;
  /** Has he assessed a threat yet, or is this his first turn? */
  assessed: boolean;
  /** The action token and the start token on the mind map. */
  token: NodeId;
  start: NodeId;
  /** What he has thought in his latest turn, arrow by arrow. */
  thoughts: Thought[];
  /** The campaign he is about to wage. */
  war: { readonly defender: Seat | null; readonly targets: readonly Target[] } | null;
};
export type ThreatLine = 'successor' | 'usurper' | 'vision' | 'oathkeeper';
export type Threat = { readonly line: ThreatLine; readonly node: NodeId };
/** One arrow he followed: every arrow of the node, whether it could be followed and by which numbers, and what came of it. */
export type Thought = {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly arrows: readonly { readonly to: NodeId; readonly holds: boolean; readonly values: readonly number[] }[];
  /** `pass`: a node without an action; `skip`: the action could not be done. */
  did: 'act' | 'skip' | 'pass' | null;
};

export type Site = {
  site: CardId;
  faceup: boolean;
  favor: number;
  secrets: number;
  /** Denizens and edifices, the one nearest to the site first. */
  cards: Lying[];
  /** Facedown. */
  relics: CardId[];
  /** By colour: the number of the seat whose colour it is, 0 for purple. */
  warbands: number[];
  /** The colour with the most warbands, of tied ones the earlier ruler (OATH-2.6); BANDITS without any. */
  ruler: Ruler;
};

/** The seat whose colour rules, CHANCELLOR for the whole Empire, or nobody's. */
export type Ruler = number;
export const BANDITS: Ruler = -1;
/** Of a facedown site. */
export const NOBODY: Ruler = -2;
export const CHANCELLOR: Seat = 0;

export type Banner = { holder: Seat | null; tokens: number };
export type Banners = { readonly 'peoples-favor': Banner & { mob: boolean }; readonly 'darkest-secret': Banner };

/** What is remembered until the turn ends. */
export type TurnMemory = {
  /** `slot:suit` of every card discarded from a site (homelands, OATH-5.1.5). */
  discarded: string[];
  scepterTaken: boolean;
  /** Negotiations opened with each seat (OATH-3.6 c). */
  talks: number[];
  /** Warbands were moved and nothing else has happened since (OATH-3.6 b). */
  regrouped: boolean;
  actEnded: boolean;
};

export type Deal = {
  /** The card or site that allows it; `citizenship` for an offer of the Scepter. */
  readonly by: string;
  /** Who opened the negotiation, and with whom. */
  readonly opener: Seat;
  readonly partner: Seat;
  /** Which Reliquary slot comes with Citizenship. */
  readonly slot: number | null;
  /** Whose proposal it is now. */
  proposer: Seat;
  proposals: number;
  /** What the opener and the partner give. */
  opens: Terms;
  answers: Terms;
};

export type Phase = 'setup' | 'wake' | 'act' | 'rest' | 'round-end' | 'chronicle' | 'over';

/** The Chronicle that is being written (OATH-8). */
export type Chronicle = {
  readonly winner: Seat;
  readonly how: string;
  /** The oath of the next game. */
  vow: OathId | null;
  /** Slots that count as ruled by the winner, whatever happens to the warbands there. */
  ruled: Slot[];
  /** The Dispossessed by suit, while they heal (OATH-8.9). */
  stacks: { [S in Suit]: CardId[] } | null;
};

export type State = {
  readonly world: Saved;
  /** The house rules of the table, so that pure queries know them. */
  readonly house: Options;
  round: number;
  turn: Seat;
  phase: Phase;
  memory: TurnMemory;
  oath: OathId;
  title: { holder: Seat; side: 'oathkeeper' | 'usurper' };
  banners: Banners;
  players: Player[];
  /** By slot. */
  sites: Site[];
  banks: { [S in Suit]: number };
  /** Favor in the shared bank. */
  shared: number;
  visionsDrawn: number;
  /** Face-down piles, the top card last. */
  worldDeck: CardId[];
  /** How many cards of the two upper piles (OATH-8.13), which hold the Visions, are left in the world deck. */
  piles: [upper: number, middle: number];
  discards: { [R in Region]: CardId[] };
  relicDeck: CardId[];
  siteDeck: CardId[];
  reliquary: (CardId | null)[];
  archive: { [S in Suit]: CardId[] };
  archiveEdifices: string[];
  dispossessed: CardId[];
  /** A Conspiracy that was played. */
  box: CardId[];
  /** By printed number: which seats (bits) know where the card lies although it lies facedown. */
  seen: number[];
  /** Warbands on the Obsidian Cage, by colour. */
  cage: number[];
  /** The warband of the False Prophet. */
  prophet: { seat: Seat; vision: CardId } | null;
  /** The campaign that runs; nested ones last. */
  campaigns: Campaign[];
  /** Other actions under way, the outer ones first; there only while there are any, so never at a checkpoint. */
  doing?: Action[];
  deal: Deal | null;
  chronicle: Chronicle | null;
};

/** What the world document says and the game does not change (OATH-8.16). */
export type Saved = {
  readonly name: string;
  readonly gameNumber: number;
  readonly boards: { readonly [C in ExileColour]: 'exile' | 'citizen' };
  readonly history: readonly PastGame[];
};
export type PastGame = { readonly winner: Colour; readonly role: Role; readonly how: string; readonly oath: OathId };

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}
export function siteAt(state: State, slot: Slot): Site {
  return state.sites[slot] as Site;
}
export function newMemory(seats: number): TurnMemory {
  return { discarded: [], scepterTaken: false, talks: new Array(seats).fill(0), regrouped: false, actEnded: false };
}
