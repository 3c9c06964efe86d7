/** The Clockwork Prince's words: his boards, threats and the nodes of his mind. */
import {
  type Column,
  mind,
  type NodeAction,
  type NodeId,
  type Prize,
  type Quadrant,
  type Rival,
} from '../data/mind.ts';
import type { ThreatLine } from '../rules/state.ts';

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
  const { action, quadrant } = mind[id];
  const name = action === null ? (words.goals[id] as string) : actionName(words, action);
  return `${name} (${words.quadrants[quadrant]})`;
}
function actionName(words: PrinceWords, action: NodeAction): string {
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
