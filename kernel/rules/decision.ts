/** What a host shows of a question and of an event: ids are made here, only when somebody looks. */
import { type Ask, CHANCE, type Chance, type Eyes, type Move, moveId, type Question, type Seat } from './ask.ts';
import type { Outcome, TellOptions } from './game.ts';
import type { Trace } from './select.ts';

export type Option = { readonly id: string; readonly move: Move };
/** What a seat is asked. `number` is the count of picks when the question arose; a pick names it. */
export type Decision = {
  readonly number: number;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly options: readonly Option[];
};
export type Event = { readonly kind: string };
/** An event as the rules told it, after `at` picks: with everybody's secrets. */
export type ToldEvent = {
  readonly at: number;
  readonly event: Event;
  readonly secret: { readonly to: Seat | readonly Seat[]; readonly also: Partial<Event> } | null;
  /** Somebody may ask why: `explain` finds the traces. */
  readonly reasoned: boolean;
  /** Only on a table that explains (explain.ts). */
  readonly why: readonly Trace[] | null;
};
/** An event as one seat or spectator heard it. */
export type HeardEvent = { readonly at: number; readonly event: Event; readonly reasoned?: true };

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

/** What people who roll and draw themselves are asked: the sides of a die, the things of a list, the cards of a pile. A shuffle is typed as an order (`2,0,1`). */
export function chanceDecision(chance: Chance, number: number): Decision {
  return { number, seat: CHANCE, ask: chance.ask ?? chance.what, options: chanceOptions(chance) };
}

/** `face` is what the thing or card is called by the rules (`Face.things.candidate` says it in words). */
export type ChanceMove = { readonly kind: 'chance'; readonly face: string };

export function isChanceMove(move: Move): move is ChanceMove {
  return move.kind === 'chance' && 'face' in move;
}

function chanceOptions({ what, size, faces }: Chance): Option[] {
  if (what === 'shuffle') return [];
  const named = (id: string, face: string) => ({ id, move: { kind: 'chance', face } satisfies ChanceMove });
  if (what === 'draw') return [...new Set(faces?.())].map((face) => named(face, face));
  const least = what === 'roll' ? 1 : 0;
  const names = faces?.();
  return Array.from({ length: size }, (_, i) => named(String(i + least), names?.[i] ?? String(i + least)));
}

/** The event as it is heard by these eyes. */
export function heard({ at, event, secret, reasoned }: ToldEvent, eyes: Eyes): HeardEvent {
  const said = secret !== null && concerns(secret.to, eyes) ? { ...event, ...secret.also } : event;
  return reasoned ? { at, event: said, reasoned } : { at, event: said };
}

/** Is it one of those who hear a secret? */
export function concerns(to: Seat | readonly Seat[], eyes: Eyes): boolean {
  if (eyes === 'spectator') return false;
  return eyes === 'open' || (typeof to === 'number' ? to === eyes : to.includes(eyes));
}

/** An event and what it is told with, as a table keeps it. */
export function toldEvent(
  at: number,
  event: Event,
  telling: TellOptions<Event> | undefined,
  explaining: boolean,
): ToldEvent {
  const { to, also, why } = telling ?? {};
  const secret = to === undefined ? null : { to, also: also ?? {} };
  const reasons = why === undefined ? [] : 'trace' in why ? [why] : why;
  const reasoned = reasons.length > 0;
  return { at, event, secret, reasoned, why: explaining && reasoned ? reasons.map(({ trace }) => trace) : null };
}

/** The end as it is shown: what a next game draws from and the final position are in the log only. */
export function publicOutcome(outcome: Outcome): Outcome {
  const { legacy, final: _, ...rest } = outcome;
  return legacy === undefined ? rest : { ...rest, legacy: { open: legacy.open } };
}
