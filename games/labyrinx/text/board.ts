/** The board in words, for the terminal and for screen readers. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { characterOf } from '../rules/state/characters.ts';
import { has } from '../rules/state/faces.ts';
import { type CellName, gridOf } from '../rules/state/grid.ts';
import type { CardView, SeatView, View } from '../rules/view.ts';
import { characterName, faceName, lieName, place } from './names.ts';
import type { Words } from './words.ts';

export function board(view: View, say: Say<Words>): string[] {
  const { words } = say;
  const { twin } = words;
  const closed = view.cards.filter(({ open }) => !open);
  const hand = say.me === 'spectator' ? null : view.players[say.me]?.hand;
  const lines = [
    twin.turn(view, say),
    twin.piles(view),
    ...(view.discardTop === null ? [] : [`${words.discardTop}: ${faceName(words, view.discardTop)}`]),
    hallLine(words, view),
    ...view.players.map((player, seat) => `${say.who(seat)}: ${person(words, player)}`),
    ...(view.test ? [twin.test(view.test, say)] : []),
    ...view.cards.filter(({ open }) => open).map((card) => openCard(words, card)),
    `${twin.closed}: ${closed.map((card) => closedCard(words, card)).join(', ') || twin.none}`,
  ];
  if (hand) lines.push(`${words.hand}: ${hand.map((face) => faceName(words, face)).join('; ') || twin.none}`);
  return lines;
}

/** Where the hall lies, and where its exits lead. */
function hallLine(words: Words, { width, height, hall }: View): string {
  const grid = gridOf(width, height, hall);
  const corner = (dx: number) => place(words, grid.names[(hall.y + dx) * width + hall.x + dx] as CellName);
  const ways = grid.hallWays.filter(({ from, side }) => has(grid.exits[from] as number, side));
  const led = ways.map(({ sideName, to }) => `${words.sides[sideName]} ${place(words, grid.names[to] as CellName)}`);
  const name = words.hall.charAt(0).toUpperCase() + words.hall.slice(1);
  return `${name} ${corner(0)}-${corner(1)}; ${words.twin.exits}: ${led.join(', ')}${hall.doors ? `; ${words.allDoors}` : ''}`;
}

function person(words: Words, { character, treasures, cards, space }: SeatView): string {
  const { twin, challenges } = words;
  if (character === null) return twin.noCharacter;
  const { chest, monster, trap } = characterOf(character).skills;
  const skills = `${challenges.chest} ${chest}, ${challenges.monster} ${monster}, ${challenges.trap} ${trap}`;
  return `${characterName(character)} (${skills}), ${twin.treasures} ${treasures}, ${twin.cards} ${cards}, ${place(words, space)}`;
}

function openCard(words: Words, { cell, face, rotation, resolved, treasure }: CardView): string {
  if (face === null || rotation === null) return '';
  const parts = [`${words.twin.open} ${place(words, cell)}: ${faceName(words, face)}`, lieName(words, face, rotation)];
  if (resolved) parts.push(words.resolved);
  if (treasure) parts.push(words.withTreasure);
  return parts.join('; ');
}

function closedCard(words: Words, { cell, face, seen }: CardView): string {
  const where = place(words, cell);
  if (face !== null) return `${where} ${faceName(words, face)}`;
  return seen ? `${where} ${words.twin.seen}` : where;
}
