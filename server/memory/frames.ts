/** What a viewer gets of a table: view, decision, and the events it does not have yet, already as text. */

import { packedBeats } from '@tavola/kernel/host/beats.ts';
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { publicOutcome } from '@tavola/kernel/rules/decision.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import type { LiveMatch, LoadedTable } from './live-match.ts';
import type { Shown } from './shown.ts';
import { standingOption } from './standing.ts';
import { type Recorded, tellingOf, tellingParts, toldCount } from './telling.ts';

/** The match whose table is shown. */
export type Framed = {
  readonly id: string;
  readonly row: Pick<MatchRow, 'revision' | 'status'>;
  readonly seats: readonly SeatRow[];
};
type Head = { readonly since: number; readonly text: string };
type Made = Head & { readonly viewer: Eyes };
/** What a client has: the revision it saw, and how many events. */
export type Seen = { readonly revision: number; readonly told: number };

/**
 * How many of a client's events are still true. Picks made after its revision mark where its history ends;
 * those it knew and that were undone are no longer among the picks.
 */
export function keptEvents({ row }: LiveMatch, loaded: LoadedTable, seen: Seen): number {
  const now = toldCount(loaded);
  if (row.undone <= seen.revision) return Math.min(seen.told, now);
  const firstNew = loaded.revisions.findIndex((revision) => revision > seen.revision);
  return Math.min(seen.told, firstNew < 0 ? now : toldBefore(loaded, firstNew));
}

/** How many events had been told when pick `number` was made; 0, which is always true, when the table does not go back so far. */
function toldBefore({ table, from, before }: LoadedTable, number: number): number {
  if (number < from) return 0;
  const later = table.told.findIndex((told) => told.at > number);
  return before + (later < 0 ? table.told.length : later);
}

/** Frames as JSON text; what each viewer gets is made once for all who look through the same eyes. */
export class Frames {
  private readonly live: Framed;
  private readonly loaded: Recorded;
  private readonly shown: Shown | null;
  private readonly isLive: boolean;
  private readonly most: number;
  private readonly tails: Made[] = [];
  private readonly heads: Head[] = [];
  private readonly views: { readonly viewer: Eyes; readonly view: unknown; text: string | null }[] = [];

  /** `shown`, for those who look on, is what readers have who are sent changes. A frame has at most `most` events. */
  constructor(live: Framed, loaded: Recorded, shown?: Shown | null, most = Number.POSITIVE_INFINITY) {
    this.live = live;
    this.loaded = loaded;
    this.most = most;
    this.shown = shown ?? null;
    this.isLive = shown !== undefined;
  }

  /** Makes what takes long for these viewers, bit by bit; afterwards `frame` and `changed` only put it together. */
  *making(viewers: readonly Eyes[], since: number): Generator<void, void> {
    for (const viewer of viewers) {
      this.viewOf(viewer);
      yield;
      for (const _ of tellingParts(this.loaded, viewer, since, this.endOf(since))) yield;
      this.tail(viewer, since);
      yield;
    }
  }

  frame(viewers: readonly Eyes[], since: number): string {
    let seats = '';
    for (const viewer of viewers) {
      const text = `{"seat":${nameOf(viewer)},"view":${this.wholeView(viewer)},${this.tail(viewer, since)}}`;
      seats += seats === '' ? text : `,${text}`;
    }
    return `${this.head(since)},"seats":[${seats}]}`;
  }

  /** For a reader that has the frame of revision `base`, with what changed in its views; null where the whole frame is to be sent. */
  changed(viewers: readonly Eyes[], since: number, base: number): string | null {
    let seats = '';
    for (const viewer of viewers) {
      const { view } = this.viewOf(viewer);
      const change = this.shown?.changeOf(viewer, base, this.live.row.revision, view) ?? null;
      if (change === null) return null;
      const text = `{"seat":${nameOf(viewer)},"change":${change},${this.tail(viewer, since)}}`;
      seats += seats === '' ? text : `,${text}`;
    }
    return `${this.head(since)},"base":${base},"seats":[${seats}]}`;
  }

  private head(since: number): string {
    for (const head of this.heads) if (head.since === since) return head.text;
    const { live, loaded } = this;
    const { table } = loaded;
    const pending = live.row.status === 'playing' ? table.pending : [];
    const outcome = table.outcome === null ? 'null' : JSON.stringify(publicOutcome(table.outcome));
    const text = `{"match":"${live.id}","revision":${live.row.revision},"count":${table.count},"told":${toldCount(loaded)},"since":${since},"pending":[${pending.join()}],"outcome":${outcome}`;
    this.heads.push({ since, text });
    return text;
  }

  private viewOf(viewer: Eyes) {
    for (const known of this.views) if (known.viewer === viewer) return known;
    const fresh = { viewer, view: this.loaded.table.view(viewer), text: null };
    this.views.push(fresh);
    return fresh;
  }

  private wholeView(viewer: Eyes): string {
    const known = this.viewOf(viewer);
    if (known.text !== null) return known.text;
    const text = JSON.stringify(known.view);
    known.text = text;
    this.shown?.sent(viewer, this.live.row.revision, known.view, text.length);
    return text;
  }

  private tail(viewer: Eyes, since: number): string {
    for (const made of this.tails) if (made.viewer === viewer && made.since === since) return made.text;
    const asked = this.live.row.status === 'playing' && typeof viewer === 'number' && !this.passes(viewer);
    const decision = asked ? this.loaded.table.decisionFor(viewer) : null;
    const events = tellingOf(this.loaded, viewer, since, this.endOf(since));
    const beats = this.beats(viewer, since);
    const text = `"decision":${decision === null ? 'null' : JSON.stringify(decision)},"events":[${events}]${beats}`;
    this.tails.push({ viewer, since, text });
    return text;
  }

  private endOf(since: number): number {
    return Math.min(toldCount(this.loaded), since + this.most);
  }

  /** For those who look on. */
  private beats(viewer: Eyes, since: number): string {
    if (!this.isLive) return '';
    const { table, before } = this.loaded;
    const beats = packedBeats(table, viewer, since - before, this.viewOf(viewer).view);
    return beats.length === 0 ? '' : `,"beats":${JSON.stringify(beats)}`;
  }

  /** The server is about to answer this for the person, who need not be asked then. */
  private passes(viewer: Seat): boolean {
    const seat = this.live.seats[viewer];
    return (
      seat !== undefined && seat.person !== null && standingOption(this.loaded.table, this.live.seats, seat) !== null
    );
  }
}

function nameOf(viewer: Eyes): string {
  return typeof viewer === 'number' ? String(viewer) : `"${viewer}"`;
}
