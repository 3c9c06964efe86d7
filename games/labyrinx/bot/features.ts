/** What a position holds for a seat between two turns, in a few numbers; `fitted.ts` says what they bring. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { CHARACTERS, type CharacterId } from '../rules/state/characters.ts';
import { type Grid, waysFrom } from '../rules/state/grid.ts';
import { isEmpty, leads, meets, playerOf, type State, TO_WIN } from '../rules/state/state.ts';
import { bestStep, faceValue, homeDistance, isKnown, unknownValue, wantsHome } from './value.ts';

export type Features = {
  readonly treasures: number;
  /** One treasure more wins. */
  readonly close: number;
  /** How well it would fare with a card that nobody has seen. */
  readonly strength: number;
  /** The best that lies within three steps. */
  readonly reach: number;
  /** Cards ahead that it does not know, and room for new ones. */
  readonly unknownAhead: number;
  readonly emptyAhead: number;
  readonly cards: number;
  /** The best challenge in its hand, with room to lay it. */
  readonly inHand: number;
  /** How long until its turn, 0 to 1. */
  readonly waiting: number;
  /** On its way home, the steps that are missing. */
  readonly homeward: number;
  readonly away: number;
} & { readonly [character in CharacterId]: number };

export function featuresOf(state: State, grid: Grid, seat: Seat): Features {
  const { treasures, character, hand, space } = playerOf(state, seat);
  const count = state.players.length;
  const isHomeward = wantsHome(state, seat);
  const counted: { -readonly [name in keyof Features]: number } = {
    ...NOBODY,
    treasures,
    close: treasures === TO_WIN - 1 ? 1 : 0,
    strength: 0,
    reach: 0,
    unknownAhead: 0,
    emptyAhead: 0,
    cards: hand.length,
    inHand: 0,
    waiting: ((seat - state.active + count) % count) / count,
    homeward: isHomeward ? 1 : 0,
    away: isHomeward ? homeDistance(state, grid, space) : 0,
  };
  if (character === null) return counted;
  counted[character] = 1;
  if (isHomeward) return counted;
  counted.strength = unknownValue(state, seat);
  counted.reach = bestStep(state, grid, seat, space, 2);
  for (const way of waysFrom(grid, space)) {
    if (!leads(state, grid, way)) continue;
    const card = state.cells[way.to];
    if (card) counted.unknownAhead += !isKnown(card, seat) && meets(state, grid, way) ? 1 : 0;
    else if (isEmpty(state, grid, way.to)) counted.emptyAhead++;
  }
  if (counted.emptyAhead > 0)
    for (const face of hand) counted.inHand = Math.max(counted.inHand, faceValue(state, seat, face));
  return counted;
}

const NOBODY = Object.fromEntries(CHARACTERS.map((character) => [character, 0])) as {
  [character in CharacterId]: number;
};
