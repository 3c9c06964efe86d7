/**
 * A person's faction at a real table. Its pieces, its rule, its bans and how it fights count for the automata; its hand, its purse and its phases
 * are played by its owner, who tells what changed.
 */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { Faction } from '../contract/faction.ts';
import { turnOutside } from './turn.ts';

/** What of a person's faction the automata meet. Everything else is its owner's business, or reads a hand. */
const met = {
  move: ['nimble', 'swims', 'alsoAdjacent'],
  battle: ['takesHigherRoll', 'mostRolled', 'defenceless', 'extraHits', 'effects', 'takeHits', 'standing'],
  removal: ['keepsFallen'],
  craft: ['pieces'],
  cards: ['dominance'],
  secret: ['create', 'view'],
  books: ['warriors'],
} as const;

export function outsideOf(person: Faction): Faction {
  const { id, warriors, buildings, tokens, rule, assistant = {} } = person;
  const own = assistant.outside ?? {};
  return {
    id,
    warriors,
    buildings,
    tokens,
    board: { ...person.board, ...own.board },
    turn: { setup: person.turn.setup, birdsong: nothing, daylight: turnOutside, evening: nothing, ...own.turn },
    ...(rule && { rule }),
    move: { ...only(person.move, met.move), ...own.move },
    battle: { ...only(person.battle, met.battle), ...own.battle },
    removal: { ...only(person.removal, met.removal), ...own.removal },
    craft: only(person.craft, met.craft),
    cards: { ...only(person.cards, met.cards), ...own.cards, hand: 'unseen' },
    services: { ...own.services },
    secret: only(person.secret, met.secret),
    books: { ...only(person.books, met.books), ...own.books },
    assistant,
  };
}

function only<G extends object, K extends keyof G>(group: G | undefined, hooks: readonly K[]): Partial<Pick<G, K>> {
  const found: { -readonly [k in K]?: G[k] } = {};
  for (const hook of hooks) if (group?.[hook] !== undefined) found[hook] = group[hook];
  return found as Partial<Pick<G, K>>;
}

function* nothing(): Rules {}
