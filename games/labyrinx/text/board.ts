/** The board in words, for the terminal and for screen readers. */
import type { Say } from '@tavola/kernel/text.ts';
import { characterOf } from '../rules/characters.ts';
import { has } from '../rules/faces.ts';
import { type CellName, gridOf } from '../rules/grid.ts';
import type { CardView, SeatView, View } from '../view.ts';
import { capital, characterName, faceName, lieName, place, type Words, wordsEn, wordsPt } from './words.ts';

type BoardWords = {
  readonly words: Words;
  readonly turn: (view: View, say: Say) => string;
  readonly piles: (view: View) => string;
  readonly treasures: string;
  readonly cards: string;
  readonly at: string;
  readonly open: string;
  readonly resolved: string;
  readonly treasure: string;
  readonly closed: string;
  readonly seen: string;
  readonly hand: string;
  readonly none: string;
  readonly exits: string;
  readonly top: string;
};

const en: BoardWords = {
  words: wordsEn,
  turn: ({ turn, active, actions }, say) =>
    `Turn ${turn}: ${say.who(active)}, ${actions === 1 ? '1 action' : `${actions} actions`} left`,
  piles: ({ draw, discard, pile, removed }) =>
    `Draw pile ${draw}, discards ${discard}, treasures ${pile}, removed ${removed.length}`,
  treasures: 'treasures',
  cards: 'cards',
  at: 'at',
  open: 'Open',
  resolved: 'resolved',
  treasure: 'with a treasure',
  closed: 'Closed cards',
  seen: 'seen',
  hand: 'Your hand',
  none: 'none',
  exits: 'exits',
  top: 'Top of the discards',
};

const pt: BoardWords = {
  words: wordsPt,
  turn: ({ turn, active, actions }, say) =>
    `Turno ${turn}: ${say.who(active)}, ${actions === 1 ? '1 ação restante' : `${actions} ações restantes`}`,
  piles: ({ draw, discard, pile, removed }) =>
    `Compras ${draw}, descartes ${discard}, tesouros ${pile}, fora do jogo ${removed.length}`,
  treasures: 'tesouros',
  cards: 'cartas',
  at: 'em',
  open: 'Aberta',
  resolved: 'resolvida',
  treasure: 'com um tesouro',
  closed: 'Cartas fechadas',
  seen: 'vista',
  hand: 'Sua mão',
  none: 'nenhuma',
  exits: 'saídas',
  top: 'Topo dos descartes',
};

export const boardEn = (view: View, say: Say) => describe(en, view, say);
export const boardPt = (view: View, say: Say) => describe(pt, view, say);

function describe(it: BoardWords, view: View, say: Say): string[] {
  const closed = view.cards.filter(({ open }) => !open);
  const hand = say.me === 'spectator' ? null : view.players[say.me]?.hand;
  const lines = [
    it.turn(view, say),
    it.piles(view),
    ...(view.discardTop === null ? [] : [`${it.top}: ${faceName(it.words, view.discardTop)}`]),
    hallLine(it, view),
    ...view.players.map((player, seat) => `${say.who(seat)}: ${person(it, player)}`),
    ...view.cards.filter(({ open }) => open).map((card) => openCard(it, card)),
    `${it.closed}: ${closed.map((card) => closedCard(it, card)).join(', ') || it.none}`,
  ];
  if (hand) lines.push(`${it.hand}: ${hand.map((face) => faceName(it.words, face)).join('; ') || it.none}`);
  return lines;
}

/** Where the hall lies, and where its exits lead. */
function hallLine({ words, exits }: BoardWords, { width, height, hall }: View): string {
  const grid = gridOf(width, height, hall);
  const corner = (dx: number) => place(words, grid.names[(hall.y + dx) * width + hall.x + dx] as CellName);
  const ways = grid.hallWays.filter(({ from, side }) => has(grid.exits[from] as number, side));
  const led = ways.map(({ sideName, to }) => `${words.sides[sideName]} ${place(words, grid.names[to] as CellName)}`);
  return `${capital(words.hall)} ${corner(0)}-${corner(1)}; ${exits}: ${led.join(', ')}${hall.doors ? `; ${words.allDoors}` : ''}`;
}

function person(it: BoardWords, { character, treasures, cards, space }: SeatView): string {
  if (character === null) return it.none;
  const { chest, monster, trap } = characterOf(character).skills;
  const { challenges } = it.words;
  const skills = `${challenges.chest} ${chest}, ${challenges.monster} ${monster}, ${challenges.trap} ${trap}`;
  return `${characterName(character)} (${skills}), ${it.treasures} ${treasures}, ${it.cards} ${cards}, ${it.at} ${place(it.words, space)}`;
}

function openCard(it: BoardWords, { cell, face, rotation, resolved, treasure }: CardView): string {
  if (face === null || rotation === null) return '';
  const parts = [`${it.open} ${place(it.words, cell)}: ${faceName(it.words, face)}`, lieName(it.words, face, rotation)];
  if (resolved) parts.push(it.resolved);
  if (treasure) parts.push(it.treasure);
  return parts.join('; ');
}

function closedCard(it: BoardWords, { cell, face, seen }: CardView): string {
  const where = place(it.words, cell);
  if (face !== null) return `${where} ${faceName(it.words, face)}`;
  return seen ? `${where} ${it.seen}` : where;
}
