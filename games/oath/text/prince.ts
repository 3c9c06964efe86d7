/** The Clockwork Prince's words: his boards, threats and the nodes of his mind. */
import {
  type ArrowColour,
  type Column,
  mind,
  type NodeAction,
  type NodeId,
  type Prize,
  type Quadrant,
  type Rival,
} from '../data/mind.ts';
import type { ThreatLine } from '../rules/state/state.ts';
import type { Verdict } from './mind.ts';

export type PrinceWords = {
  readonly name: string;
  readonly ambition: (who: string) => string;
  readonly threats: { readonly [T in ThreatLine | 'none']: string };
  readonly columns: { readonly [C in Column | 'unaligned']: string };
  readonly quadrants: { readonly [Q in Quadrant]: string };
  /** The goal of a threat node, and the question of the decision node. */
  readonly goals: { readonly [node: string]: string };
  readonly travel: { readonly [T in 'most-favor' | 'most-secrets' | 'relic']: string };
  readonly trade: { readonly favor: string; readonly secret: string; readonly both: string };
  readonly muster: string;
  readonly search: string;
  readonly recover: { readonly [P in Prize]: string };
  readonly campaign: { readonly [R in Rival]: string };
  readonly mind: string;
  readonly openMind: string;
  /** What the map shows: a picture of this many nodes, and the way of his turn. */
  readonly map: (nodes: number, way: string) => string;
  readonly actions: (n: number) => string;
  /** What each quadrant is about. */
  readonly boxes: { readonly [Q in Quadrant]: string };
  /** Whose card a quadrant plays. */
  readonly plays: { readonly friend: string; readonly conspirator: string };
  readonly start: string;
  readonly did: { readonly act: string; readonly skip: string; readonly pass: string };
  readonly quiet: string;
  readonly arrows: { readonly [C in ArrowColour]: string };
  readonly verdicts: { readonly [V in Verdict]: string };
  /** When an arrow may be followed. */
  readonly conditions: {
    readonly always: string;
    readonly 'rules-most-sites': string;
    readonly 'holds-most-relics-and-banners': string;
    readonly 'needs-both-or-neither': string;
    readonly holds: (banner: string) => string;
    readonly 'needs-only': (banner: string) => string;
    readonly 'can-pay': { readonly [P in Prize]: string };
    readonly 'battle-ready': { readonly [R in Rival]: string };
  };
  /** His attack dice against the defense he counts. */
  readonly dice: (attack: number, defense: number) => string;
  readonly noCampaign: string;
  /** One line of his board: tactics, Ambition, threat, friends, conspirators, node. */
  readonly board: (
    tactics: number,
    ambition: number,
    threat: string,
    friends: string,
    conspirators: string,
    node: string,
  ) => string;
};

/** What a node of his mind is called: its action or goal, and the quadrant. */
export function nodeName(words: PrinceWords, id: NodeId): string {
  return `${nodeTitle(words, id)} (${words.quadrants[mind[id].quadrant]})`;
}
/** The same without the quadrant. */
export function nodeTitle(words: PrinceWords, id: NodeId): string {
  const { action } = mind[id];
  return action === null ? (words.goals[id] as string) : actionName(words, action);
}
/** Words for the actions of the nodes. */
export type NodeWords = Pick<PrinceWords, 'travel' | 'trade' | 'muster' | 'search' | 'recover' | 'campaign'>;
/** Its action in other words, or its goal. */
export function briefNode(nodes: NodeWords, { goals }: PrinceWords, id: NodeId): string {
  const { action } = mind[id];
  return action === null ? (goals[id] as string) : actionName(nodes, action);
}
function actionName(words: NodeWords, action: NodeAction): string {
  switch (action.type) {
    case 'travel':
      return words.travel[action.to];
    case 'trade':
      return words.trade[action.for.length > 1 ? 'both' : (action.for[0] as 'favor' | 'secret')];
    case 'muster':
      return words.muster;
    case 'search':
      return words.search;
    case 'recover':
      return words.recover[action.what];
    case 'campaign':
      return words.campaign[action.against];
  }
}
