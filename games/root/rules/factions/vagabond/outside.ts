/** The Vagabond at a real table: his quests, his relations and the ruins are looked after there. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { characters } from '../../../data/characters.ts';
import type { Item } from '../../../data/items.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { pawnOf } from '../../contract/tell.ts';
import { isAutomaton, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Move } from '../../vocabulary/moves.ts';
import { instigations } from './characters.ts';
import { gain } from './items.ts';
import { chooseCharacter, chooseForest } from './setup.ts';
import { boardOf } from './state.ts';

export const assistant: AssistantHooks = {
  facts: { board: (state, self) => [pawnOf(state, self)], items: { owned: usable, set: setItems } },
  outside: {
    turn: { setup, reset },
    /** Its owner turns the items over; how many hits there were is told. */
    battle: {
      *takeHits() {
        return { losses: [] };
      },
    },
    /** Only the Robots sell here, and they do not care how a Vagabond pays (AUT-9.2.3). */
    services: { payment: { can: () => true, *pay() {} } },
  },
  moves: instigated,
};

/** What he has and can use. */
function usable(state: State, self: Seat): readonly Item[] {
  return boardOf(state, self).items.flatMap(({ item, damaged }) => (damaged ? [] : [item]));
}

function setItems(state: State, self: Seat, item: Item, count: number): void {
  const owned = () => usable(state, self).filter((one) => one === item).length;
  while (owned() < count) gain(state, self, item);
  const { items } = boardOf(state, self);
  while (owned() > count) {
    const lost = items.findIndex((held) => held.item === item && !held.damaged);
    items.splice(lost, 1);
  }
}

/** ROOT-9.3: the character and the forest. */
function* setup(table: Root, self: Seat): Rules {
  const character = yield* chooseCharacter(table, self);
  boardOf(table.state, self).character = character;
  for (const item of characters[character].startingItems) gain(table.state, self, item);
  yield* chooseForest(table, self);
}

/** Which of its items are exhausted nobody tells: at the start of a turn all of them may be used. */
function reset(state: State, self: Seat): void {
  for (const held of boardOf(state, self).items) held.up = true;
}

/** Battles between two others that touch an automaton. */
function instigated(state: State, self: Seat): readonly Move[] {
  const { pawn } = playerOf(state, self);
  return instigations(state, self)
    .filter(({ attacker, defender }) => isAutomaton(state, attacker) || isAutomaton(state, defender))
    .map(({ attacker, defender }) => ({ kind: 'outside.instigate', clearing: pawn, of: attacker, against: defender }));
}
