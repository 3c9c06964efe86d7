/** The live line to a table: a WebSocket that also carries picks, or, where none comes through, a stream of events. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { HostError } from '../api/errors.ts';
import { asScreen } from '../api/request.ts';
import type { PickBody } from '../api/types.ts';

export type Listener = {
  open(): void;
  heard(event: string, id: string, data: unknown): void;
  /** `wasOpen`: it worked until now. The line is of no further use, unless it mends itself. */
  lost(wasOpen: boolean): void;
};
export type LiveLine = {
  readonly isOpen: boolean;
  /** Connects again by itself, with what it has. */
  readonly mendsItself: boolean;
  close(): void;
  /** Acknowledged when it resolves; null when this line carries no picks now. */
  pick(pick: PickBody): Promise<void> | null;
  /** Shows the others a place, where this line can. */
  point(seat: Seat, place: string | null): void;
};

type LineMessage = {
  readonly event: string;
  readonly id?: string;
  readonly ask?: number | null;
  readonly data: unknown;
};
type PendingPick = { done(): void; failed(error: HostError): void };
type Refusal = { readonly code: string; readonly detail: { readonly [name: string]: unknown } };

/** A line that stays silent for this long after a pick is dead, whatever the browser says. */
const ANSWER_MS = 8000;
const EVENTS = ['match', 'table', 'talk', 'point', 'bye'] as const;

/** Where the messages of a table come from, beginning after those that the reader has. */
function addressOf(path: string, since: string): string {
  const query = new URLSearchParams({ changes: '1', ...(since && { since }) });
  return `/api${asScreen(`${path}/live?${query}`)}`;
}

export function openSocket(path: string, since: string, listener: Listener): LiveLine {
  const url = new URL(addressOf(path, since), location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  const waiting = new Map<number, PendingPick>();
  let asked = 0;
  let wasOpen = false;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const { failed } of waiting.values()) failed(new HostError('OFFLINE'));
    waiting.clear();
    listener.lost(wasOpen);
  };
  const hear = ({ event, id = '', ask, data }: LineMessage) => {
    if (ask === undefined) return listener.heard(event, id, data);
    const asker = waiting.get(ask ?? -1);
    waiting.delete(ask ?? -1);
    if (event !== 'refused') return asker?.done();
    const { code, detail } = data as Refusal;
    asker?.failed(new HostError(code, detail));
  };
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    // Some networks shake hands and then let nothing pass.
    if (!wasOpen) listener.open();
    wasOpen = true;
    hear(JSON.parse(data as string) as LineMessage);
  });
  socket.addEventListener('close', end);
  socket.addEventListener('error', end);
  return {
    get isOpen() {
      return !isOver && socket.readyState === WebSocket.OPEN;
    },
    mendsItself: false,
    close() {
      isOver = true;
      socket.close();
    },
    point(seat, place) {
      if (!isOver && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ point: { seat, place } }));
    },
    pick(pick) {
      if (isOver || socket.readyState !== WebSocket.OPEN) return null;
      const ask = ++asked;
      socket.send(JSON.stringify({ ask, pick }));
      return new Promise((done, failed) => {
        const late = setTimeout(() => {
          socket.close();
          end();
        }, ANSWER_MS);
        waiting.set(ask, {
          done() {
            clearTimeout(late);
            done();
          },
          failed(error) {
            clearTimeout(late);
            failed(error);
          },
        });
      });
    },
  };
}

export function openEvents(path: string, since: string, listener: Listener): LiveLine {
  const stream = new EventSource(addressOf(path, since));
  let wasOpen = false;
  stream.addEventListener('open', () => {
    wasOpen = true;
    listener.open();
  });
  for (const event of EVENTS) {
    stream.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
      listener.heard(event, lastEventId, JSON.parse(data)),
    );
  }
  stream.addEventListener('error', () => listener.lost(wasOpen));
  return {
    get isOpen() {
      return stream.readyState === EventSource.OPEN;
    },
    /** The browser does so, unless the stream was refused. */
    get mendsItself() {
      return stream.readyState === EventSource.CONNECTING;
    },
    close: () => stream.close(),
    pick: () => null,
    point: () => {},
  };
}
