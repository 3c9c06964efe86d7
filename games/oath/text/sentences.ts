/** Picks and events that are said with names and numbers alone, in the words of any language. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { namesIn } from './names.ts';
import type { Text } from './type.ts';
import type { Words } from './words.ts';

export function namedMoves(words: Words) {
  const { card, place, bank, suit } = namesIn(words);
  return {
    major: ({ action }) => words.actions[action],
    player: ({ seat }, say) => say.who(seat),
    site: ({ site }) => place(site),
    card: ({ card: id }) => card(id),
    relic: ({ relic }) => card(relic),
    banner: ({ banner }) => words.banners[banner],
    bank: ({ suit: id }) => bank(id),
    suit: ({ suit: id }) => suit(id),
    amount: ({ n }) => String(n),
    pile: ({ pile }) => words.piles[pile],
    dice: ({ n }) => words.dice(n),
    oath: ({ oath }) => words.oaths[oath],
  } satisfies Partial<Text['moves']>;
}

export function namedEvents(words: Words) {
  const { spot, node } = namesIn(words);
  return {
    phase: ({ seat, phase }, say) => words.phaseOf(say.who(seat), words.phases[phase]),
    favor: ({ n, from, to }, say) => words.passed(words.favor(n), n, spot(from, say), spot(to, say)),
    secrets: ({ n, from, to }, say) => words.passed(words.secrets(n), n, spot(from, say), spot(to, say)),
    warbands: ({ n, from, to }, say) => words.passed(words.warbands(n), n, spot(from, say), spot(to, say)),
    did: ({ seat, action }, say) => `${say.who(seat)} ${words.acted[action]}.`,
    'prince-thinks': ({ seat, node: to }, say) => `${say.who(seat)}: ${node(to)}.`,
  } satisfies Partial<Text['events']>;
}

/** What was chosen with a modifier, in brackets: a seat, a pile, a suit, a site. */
export function chosenWith(words: Words, used: string | null, say: Say): string {
  const { place, whom } = namesIn(words);
  if (used === null) return '';
  if (/^\d+$/.test(used)) return ` (${whom(Number(used), say)})`;
  return ` (${words.heaps[used] ?? words.suits[used as 'order'] ?? place(used)})`;
}

/** Faceup sites by name, facedown ones counted. */
export function worldOf(words: Words, sites: readonly string[], facedown: (n: number) => string): string[] {
  const hidden = sites.filter((site) => site in words.slots).length;
  const open = sites.filter((site) => !(site in words.slots)).map(namesIn(words).place);
  return hidden === 0 ? open : [...open, facedown(hidden)];
}
