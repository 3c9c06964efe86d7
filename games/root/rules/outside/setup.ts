/** Setups of people whose faction would draw cards or quests: what they draw is theirs, and only their pieces on the map are set up. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { characters } from '../../data/characters.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Faction } from '../factions/faction.ts';
import { gain } from '../factions/vagabond/items.ts';
import { chooseCharacter, chooseForest } from '../factions/vagabond/setup.ts';
import { boardOf } from '../factions/vagabond/state.ts';
import type { Root } from '../table.ts';

export const outsideSetups: { readonly [faction in FactionId]?: Faction['setup'] } = {
  alliance: nothing,
  vagabond,
};

/** ROOT-8.3: supporters are cards, and theirs. */
function* nothing(): Rules {}

/** ROOT-9.3: the character and the forest; quests and ruins are looked after at the table. */
function* vagabond(table: Root, self: Seat): Rules {
  const character = yield* chooseCharacter(table, self);
  boardOf(table.state, self).character = character;
  for (const item of characters[character].startingItems) gain(table.state, self, item);
  yield* chooseForest(table, self);
}
