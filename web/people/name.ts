/** What seats are called in the reader's language: the reader is "you", everybody else has a name that nobody else at the table has. */

import type { Sitter } from '@tavola/kernel/host/sitter.ts';
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Text } from '../text/languages.ts';

type NamedSeat = { readonly name: string; readonly kind: Sitter };
type Named = { readonly seats: readonly NamedSeat[]; readonly mine: readonly Seat[] };

export function nameOf(match: Named, seat: Seat, t: Text, reader: Viewer = readerOf(match)): string {
  return seat === reader ? t.seat.you : givenName(match, seat, t);
}

/** Who reads a list or a waiting room: the person who plays the one seat here. Several people at one screen are all called by their names. */
export function readerOf({ mine }: Pick<Named, 'mine'>): Viewer {
  const [only, ...others] = mine;
  return only === undefined || others.length > 0 ? 'spectator' : only;
}

/** The name by which the others know a seat. */
export function givenName({ seats }: Pick<Named, 'seats'>, seat: Seat, t: Text): string {
  const names = seats.map((it, i) => bareName(it, i, t));
  const name = names[seat] ?? '';
  const isTwice = seats[seat]?.kind !== 'free' && names.some((other, i) => i !== seat && other === name);
  return isTwice ? `${name} (${seat + 1})` : name;
}

/** Who speaks at a table: those who sit there, by the name of their seat. */
export function authorName(
  { seats }: { readonly seats: readonly (NamedSeat & { readonly person: string | null })[] },
  { person, name }: { readonly person: string | null; readonly name: string },
  t: Text,
): string {
  const seat = seats.findIndex((it) => it.kind === 'person' && it.person === person);
  if (seat >= 0) return givenName({ seats }, seat, t);
  return isName(name, t) ? name : t.seat.guest;
}

function bareName({ name, kind }: NamedSeat, seat: Seat, t: Text): string {
  if (isName(name, t)) return name;
  if (kind === 'bot') return t.seat.botNames[seat % t.seat.botNames.length] ?? '';
  if (kind === 'automaton') return t.seat.automaton;
  if (kind === 'free') return t.seat.free;
  return t.seat.playerN(seat + 1);
}

/** Nobody else is called "you". */
function isName(name: string, t: Text): boolean {
  const said = name.trim().toLowerCase();
  return said !== '' && said !== t.seat.you.toLowerCase();
}
