/** The Clockwork Prince's boards: his mind map, relationship rows, tactics track and boxes, as printed. */

import type { BannerId, OathId } from './board.ts';
import type { CardId } from './cards.ts';
import prince from './clockwork-prince.json' with { type: 'json' };

export type NodeId = keyof typeof prince.nodes;
export type Quadrant = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
export type Column = 'friends' | 'conspirators';
/** Whom a campaign is against. */
export type Rival = 'weakest-rival-site' | 'most-relics-holder' | 'darkest-secret-holder' | 'peoples-favor-holder';
export type Prize = 'relic' | BannerId;
export type Want = 'favor' | 'secret';

export type NodeAction =
  | { readonly type: 'travel'; readonly to: 'most-favor' | 'most-secrets' | 'relic' }
  | { readonly type: 'trade'; readonly for: readonly Want[] }
  | { readonly type: 'muster' }
  | { readonly type: 'search' }
  | { readonly type: 'recover'; readonly what: Prize }
  | { readonly type: 'campaign'; readonly against: Rival };

/** When an arrow may be followed. */
export type Condition =
  | { readonly if: 'always' | 'rules-most-sites' | 'holds-most-relics-and-banners' | 'needs-both-or-neither' }
  | { readonly if: 'holds' | 'needs-only'; readonly of: BannerId }
  | { readonly if: 'can-pay'; readonly of: Prize }
  | { readonly if: 'battle-ready'; readonly of: Rival };

/** Red before orange before black; of two orange ones the one that is marked as priority. */
export const ARROW_COLOURS = ['red', 'priority', 'orange', 'black'] as const;
export type ArrowColour = (typeof ARROW_COLOURS)[number];
export type Arrow = Condition & { readonly to: NodeId; readonly colour: ArrowColour };

export type MindNode = {
  readonly quadrant: Quadrant;
  /** He acts only at action nodes; the others are passed through. */
  readonly kind: 'action' | 'threat' | 'decision';
  readonly action: NodeAction | null;
  readonly arrows: readonly Arrow[];
  /** Where it is drawn, in percent of the map: from the left, from the top. */
  readonly x: number;
  readonly y: number;
};
export const mind = prince.nodes as unknown as { readonly [N in NodeId]: MindNode };
export const NODE_IDS = Object.keys(mind) as readonly NodeId[];

/** What a quadrant says about cards: whose card is played, and what comes instead when it cannot be. */
export type Box = {
  readonly play: 'friend' | 'conspirator';
  readonly cannotPlay: {
    readonly warbands?: number;
    readonly favor?: number;
    readonly secrets?: number;
    readonly tactics?: number;
  };
};
export const boxes = prince.quadrants as { readonly [Q in Quadrant]: Box };

/** By row, the lowest first: actions after advancing there, and what a trade with the suit yields. */
export const ROWS: readonly { readonly actions: number; readonly favor: number; readonly secrets: number }[] =
  prince.rows;
export const FEWEST_ACTIONS = 2;
/** Attack dice by the position on the tactics track. */
export const TACTICS: readonly number[] = prince.tactics;

/** The threat node of a goal. */
export const threatNodes = prince.threats as {
  readonly [T in 'successor' | 'usurper' | 'oathkeeper']: { readonly [O in OathId]: NodeId };
} & { readonly vision: { readonly [vision: CardId]: NodeId } };
