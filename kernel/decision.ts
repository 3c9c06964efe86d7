/** What a host shows of a question and of an event: ids are made here, only when somebody looks. */
import { type Ask, CHANCE, type Chance, type Eyes, type Move, moveId, type Question, type Seat } from './ask.ts';
import type { Secret } from './game.ts';

export type Option = { readonly id: string; readonly move: Move };
/** What a seat is asked. `number` is the count of picks when the question arose; a pick names it. */
export type Decision = {
  readonly number: number;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly options: readonly Option[];
};
export type Event = { readonly kind: string };
/** An event as it was told, after `at` picks. */
export type Told = { readonly at: number; readonly event: Event; readonly secret: Secret<Event> | null };

export function decisionOf(question: Question, number: number): Decision {
  const ids = new Set<string>();
  const options = question.options.map((move) => {
    const id = moveId(move);
    ids.add(id);
    return { id, move };
  });
  if (ids.size !== options.length) {
    throw new Error(`two options share an id: ${options.map((option) => option.id).join(' ')}`);
  }
  return { number, seat: question.seat, ask: question.ask, options };
}

/** Real dice: the faces of a die or the places of a list; a shuffle is typed as an order (`2,0,1`). */
export function chanceDecision({ what, size }: Chance, number: number): Decision {
  const least = what === 'roll' ? 1 : 0;
  const ids = what === 'shuffle' ? [] : Array.from({ length: size }, (_, i) => String(i + least));
  return { number, seat: CHANCE, ask: what, options: ids.map((id) => ({ id, move: { kind: id } })) };
}

/** The event as it is heard by these eyes. */
export function heard({ event, secret }: Told, eyes: Eyes): Event {
  if (secret === null || eyes === 'spectator') return event;
  const concerned = eyes === 'open' || (typeof secret.to === 'number' ? secret.to === eyes : secret.to.includes(eyes));
  return concerned ? { ...event, ...secret.also } : event;
}
