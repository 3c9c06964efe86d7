/** How long a moment of somebody else's turn stays, and which moments are one. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { MomentKind, RecapLine } from '@tavola/kernel/face/news.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import type { Frame } from '../../api/types.ts';

/** What a moment is to the reader: of what kind, in whose turn, and what they lost in it. */
export type SeenMoment = {
  readonly kind: MomentKind | null;
  readonly turn: Seat | null;
  readonly loss: RecapLine | null;
};

/** `before` is the moment that was seen before it. */
export type SeeMoment = (frame: Frame, before: Frame | null) => SeenMoment;

const USUAL_MS = 700;
const LONGER_MS: { readonly [kind in MomentKind]?: number } = { dice: 900, clash: 1300, nothing: 0 };
/** Battles and losses are seen however fast the rest goes. */
const LEAST_CLASH_MS = 1200;
const LEAST_LOSS_MS = 1600;
const CALM = 1.6;

/** In milliseconds; infinity waits for a touch. */
export function stayOf({ kind, loss }: SeenMoment, tempo: number): number {
  if (tempo === 0 || tempo === Number.POSITIVE_INFINITY) return tempo;
  if (loss) return tempo >= CALM ? Number.POSITIVE_INFINITY : Math.max(LEAST_LOSS_MS, USUAL_MS * tempo);
  const usual = (kind === null ? USUAL_MS : (LONGER_MS[kind] ?? USUAL_MS)) * tempo;
  return kind === 'clash' ? Math.max(LEAST_CLASH_MS, usual) : usual;
}

const HEAVIEST: readonly MomentKind[] = ['clash', 'dice', 'points', 'card', 'piece', 'movement'];

/** The heaviest of what happened; null where something happened that the game does not name, `nothing` where nothing did. */
export function kindOf(events: readonly Event[], { news }: Pick<AnyFace, 'news'>): MomentKind | null {
  const kinds = new Set(events.map((event) => news?.moments?.[event.kind] ?? null));
  const heaviest = HEAVIEST.find((kind) => kinds.has(kind));
  return heaviest ?? (kinds.has(null) ? null : 'nothing');
}

/** The event that a moment is told by: the newest in which something was done. */
export function deedIn(events: readonly Event[], { news }: Pick<AnyFace, 'news'>): Event | undefined {
  return events.findLast((event) => news?.moments?.[event.kind] !== 'nothing') ?? events.at(-1);
}

/** Moments without a deed go into the next one, and the movements of one turn that follow each other are one; a loss stands alone. */
export function joinedMoments(moments: readonly Frame[], before: Frame | null, look: SeeMoment): readonly Frame[] {
  const joined: Frame[] = [];
  let open: { frame: Frame; sight: SeenMoment } | null = null;
  let previous = before;
  for (const [i, moment] of moments.entries()) {
    const sight: SeenMoment = look(moment, previous);
    previous = moment;
    const goesOn: boolean = open !== null && isOne(open.sight, sight);
    const frame: Frame = open && goesOn ? together(open.frame, moment) : moment;
    if (open && !goesOn) joined.push(open.frame);
    open = { frame, sight };
    if (i === moments.length - 1) joined.push(frame);
  }
  return joined;
}

function isOne(before: SeenMoment, next: SeenMoment): boolean {
  if (before.loss) return false;
  if (before.kind === 'nothing') return true;
  return before.kind === 'movement' && next.kind === 'movement' && before.turn === next.turn && !next.loss;
}

function together(first: Frame, then: Frame): Frame {
  const seats = then.seats.map((seat, i) => ({
    ...seat,
    events: [...(first.seats[i]?.events ?? []), ...seat.events],
  }));
  return { ...then, since: first.since, seats };
}
