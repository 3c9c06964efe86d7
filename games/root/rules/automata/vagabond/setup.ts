/** AUT-7.3: a character, a forest, a quest of his own and what lies under the ruins. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { type VagabotId, vagabotIds } from '../../../data/automata.ts';
import { startingItems } from '../../../data/vagabot.ts';
import { fillRuins, shuffleQuests } from '../../factions/vagabond/setup.ts';
import { mapOf, otherSeats, playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { borderOf } from '../../woodland/map.ts';
import { readSettings } from '../automaton.ts';
import { selection } from '../selection.ts';
import { gain } from './items.ts';
import { boardOf } from './state.ts';

export function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  const board = boardOf(state, self);
  const character = characterFor(table, self);
  board.character = character;
  for (const item of startingItems(character)) gain(state, self, item);
  table.tell({ kind: 'vagabond.character', seat: self, character });
  const forest = yield* selection(state, {
    from: mapOf(state).forests.map(({ place }) => place),
    by: [['AUT-7.3.2', 'most', (place) => borderOf(state, place).length]],
    tie: { random: 'AUT-7.3.2', seat: self },
  });
  const place = forest.best as number;
  playerOf(state, self).pawn = place;
  table.tell({ kind: 'vagabond.pawn', seat: self, place }, { why: [forest] });
  yield* shuffleQuests(state);
  yield* drawQuest(table, self);
  board.laid = yield* fillRuins(state);
}

/** AUT-7.3.1: the one that was chosen for him, or the first that no other Vagabond plays (ROOT-9.8). */
function characterFor({ state, seats }: Root, self: Seat): VagabotId {
  const taken = otherSeats(state, self).map((seat) => {
    const { board } = playerOf(state, seat);
    return 'character' in board ? board.character : null;
  });
  const wished = (seats[self]?.settings.character ?? 'thief') as VagabotId;
  return [wished, ...vagabotIds].find((character) => !taken.includes(character)) as VagabotId;
}

/** AUT-7.5.2: when the quest deck is empty, what Vagabots have completed is shuffled. */
export function* drawQuest(table: Root, self: Seat): Rules {
  const { open, hidden } = table.state;
  if (hidden.quests.length === 0) {
    const done = open.players.flatMap(({ board }) => (board.faction === 'vagabot' ? board.done.splice(0) : []));
    hidden.quests = yield* shuffle(done);
  }
  const quest = yield* draw(hidden.quests, 'vagabond.quest-card');
  if (quest === undefined) return;
  boardOf(table.state, self).quest = quest;
  table.tell({ kind: 'automaton.quest', seat: self, quest, done: false });
}
