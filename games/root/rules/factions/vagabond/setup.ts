/** ROOT-9.3, 9.8: a character, a forest, quests and what lies under the ruins. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { characters } from '../../../data/characters.ts';
import { type CharacterId, characterIds } from '../../../data/factions.ts';
import { type Item, ruinItems } from '../../../data/items.ts';
import { QUESTS_FACE_UP, questIds } from '../../../data/quests.ts';
import { choose } from '../../state/choose.ts';
import { mapOf, otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import type { VagabondMove } from '../../vocabulary/vagabond.ts';
import { gain } from './items.ts';
import { boardOf } from './state.ts';

export function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  const character = yield* chooseCharacter(table, self);
  boardOf(state, self).character = character;
  for (const item of characters[character].startingItems) gain(state, self, item);
  table.tell({ kind: 'vagabond.character', seat: self, character });
  yield* chooseForest(table, self);
  if (state.open.quests.length === 0) yield* layOutQuests(table);
  boardOf(state, self).laid = yield* fillRuins(state);
}

export function* chooseForest(table: Root, self: Seat): Rules {
  const { state } = table;
  const forests = mapOf(state).forests.map(({ place }) => clearingMove(place));
  const { clearing: place } = yield* choose(self, 'vagabond.forest', forests);
  playerOf(state, self).pawn = place;
  table.tell({ kind: 'vagabond.pawn', seat: self, place });
}

/** The character that was chosen for this seat, or one that no other Vagabond plays or wants. */
export function* chooseCharacter(table: Root, self: Seat): Rules<CharacterId> {
  const { state, seats } = table;
  const wished = (seat: Seat) => seats[seat]?.settings.character ?? 'choose';
  const others = otherSeats(state, self).filter((seat) => playerOf(state, seat).faction === 'vagabond');
  const taken = others.map((seat) => boardOf(state, seat).character ?? wished(seat));
  const own = wished(self);
  if (own !== 'choose' && !taken.includes(own)) return own;
  const moves = select(characterIds)
    .where('ROOT-9.8', (character) => !taken.includes(character))
    .moves((character): Extract<VagabondMove, { kind: 'vagabond.character' }> => {
      return { kind: 'vagabond.character', character };
    });
  return (yield* choose(self, 'vagabond.character', moves)).character;
}

/** One deck for all Vagabonds, shuffled by the first to set up. */
export function* shuffleQuests({ hidden }: State): Rules {
  if (hidden.quests.length === 0) hidden.quests = yield* shuffle(questIds);
}

function* layOutQuests(table: Root): Rules {
  yield* shuffleQuests(table.state);
  for (let i = 0; i < QUESTS_FACE_UP; i++) yield* revealQuest(table);
}

/** The next quest, while there is one; two Vagabonds share those that lie open. */
export function* revealQuest(table: Root): Rules {
  const { open, hidden } = table.state;
  const quest = yield* draw(hidden.quests, 'vagabond.quest-card');
  if (quest === undefined) return;
  open.quests.push(quest);
  table.tell({ kind: 'vagabond.quest-revealed', quest });
}

/** One item under each ruin for each Vagabond; the first to set up lays them all, and says how many. */
export function* fillRuins(state: State): Rules<number> {
  const { open, hidden } = state;
  const sets = open.players.filter(({ faction }) => faction === 'vagabond').length;
  if (hidden.ruins.some((items) => items.length > 0)) return 0;
  const items = yield* shuffle(new Array<readonly Item[]>(sets).fill(ruinItems).flat());
  for (const [i, clearing] of mapOf(state).ruins.entries()) {
    hidden.ruins[clearing] = items.slice(i * sets, (i + 1) * sets);
  }
  return items.length;
}
