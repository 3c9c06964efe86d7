/** What Labyrinx's things are: spaces, path cards, characters, actions; and which of them an event is about. */
import { placesIn } from '@tavola/games/text/places-in.ts';
import type { Thing } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { CHARACTERS, type CharacterId, characterOf } from './rules/state/characters.ts';
import type { Event } from './rules/state/events.ts';
import { type FaceId, faceOf } from './rules/state/faces.ts';
import type { CellName } from './rules/state/grid.ts';
import type { Ask } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import { characterName, faceName, lieName, place } from './text/names.ts';
import type { About, Words } from './text/words.ts';

export function thing(id: string, view: View, say: Say<Words>): Thing | null {
  const { words } = say;
  const [kind = '', of = ''] = id.split(':');
  if (id.startsWith('emblem-')) return characterThing(id.slice(7) as CharacterId, words);
  if (kind === 'cell') return cellThing(of, view, words);
  if (kind === 'face') return { name: faceName(words, of), text: faceText(of, words) };
  if (kind === 'action') return words.about.actions[of as keyof About['actions']] ?? null;
  const character = kind === 'seat' ? (view.players[Number(of)]?.character ?? null) : null;
  if (character === null) return null;
  const { name, text } = characterThing(character, words);
  return { name: `${say.who(Number(of))}: ${name}`, text };
}

function characterThing(character: CharacterId, { powers, powerKind }: Words): Thing {
  const { name, text } = powers[character];
  return { name: `${characterName(character)} · ${name}`, text: `${text} (${powerKind[characterOf(character).type]})` };
}

function faceText(face: FaceId, { about }: Words): string {
  const { challenge, doors } = faceOf(face);
  const parts = [about.path, ...(challenge === null ? [] : [about.challenges[challenge]])];
  return (doors[0] === 0 ? parts : [...parts, about.door]).join(' ');
}

function cellThing(cell: CellName, { cards }: View, words: Words): Thing {
  const name = place(words, cell);
  const card = cards.find((one) => one.cell === cell);
  if (cell === 'hall') return { name, text: words.about.hall };
  if (!card) return { name: `${name}: ${words.empty}`, text: words.about.empty };
  if (card.face === null) return { name: `${name}: ${words.closed}`, text: words.about.closed };
  const lie = card.rotation === null ? '' : ` (${lieName(words, card.face, card.rotation)})`;
  return { name: `${name}: ${faceName(words, card.face)}${lie}`, text: faceText(card.face, words) };
}

export const isCharacter = (name: string): name is CharacterId => (CHARACTERS as readonly string[]).includes(name);

/** The spaces a question names, the one it is done to, or else the reader's own character. */
export function subject(ask: Ask, _view: View, seat: Seat): readonly string[] {
  const named = typeof ask === 'string' ? [] : placesIn(ask, { cell: 'cell', cells: 'cell', victim: 'seat' });
  return named.length > 0 ? named : [`seat:${seat}`];
}

/** Spaces first; where an event has none, the players it is about. */
export function places(event: Event): readonly string[] {
  const cells = placesIn(event, { cell: 'cell', from: 'cell', cells: 'cell', filled: 'cell' });
  return cells.length > 0 ? cells : placesIn(event, { seat: 'seat', victim: 'seat', racers: 'seat', winners: 'seat' });
}
