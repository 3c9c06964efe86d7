/** Shows the frames of a table one after another at a pace that people can follow; any click or key skips to the newest. */
import { startTransition, useEffect, useState } from 'react';
import type { Snapshot, TableHost } from '../host/host.ts';
import type { Frame } from '../host/types.ts';

/** A bot's decision stays this much longer than its movement takes. */
const PAUSE = 1.25;

export type Playback = {
  readonly snapshot: Snapshot;
  /** The frame to draw; older than the newest while others' moves are being shown. */
  readonly shown: Frame | null;
  readonly behind: boolean;
  skip(): void;
};

/** News is drawn as a transition: a touch in the meantime is answered first. */
export function usePlayback(host: TableHost, pace: number): Playback {
  const [snapshot, setSnapshot] = useState(host.snapshot);
  const [shown, setShown] = useState(snapshot.frame);
  const [queue] = useState(() => new FrameQueue((frame) => startTransition(() => setShown(frame))));
  queue.gap = pace * PAUSE;
  useEffect(() => {
    const take = () =>
      startTransition(() => {
        setSnapshot(host.snapshot());
        queue.add(host.snapshot().frame);
      });
    take();
    const stop = host.subscribe(take);
    return () => {
      stop();
      queue.clear();
    };
  }, [host, queue]);
  return { snapshot, shown, behind: shown !== snapshot.frame, skip: queue.flush };
}

/** Frames that wait for their turn to be seen. */
export class FrameQueue {
  /** Milliseconds between two frames in which something happened. */
  gap = 0;
  private readonly show: (frame: Frame) => void;
  private waiting: Frame[] = [];
  private newest: Frame | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (frame: Frame) => void) {
    this.show = show;
  }

  add(frame: Frame | null): void {
    if (frame === null || frame === this.newest) return;
    const first = this.newest === null;
    const tookBack = this.newest !== null && frame.since < this.newest.told;
    this.newest = frame;
    this.waiting.push(frame);
    if (first || tookBack || this.gap === 0 || document.hidden) this.flush();
    else if (this.timer === undefined) this.next();
  }

  /** Jumps to the newest frame. */
  readonly flush = (): void => {
    const last = this.waiting.at(-1);
    this.clear();
    if (last) this.show(last);
  };

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const frame = this.waiting.shift();
    if (!frame) return;
    this.show(frame);
    const silent = frame.seats.every(({ events }) => events.length === 0);
    this.timer = setTimeout(() => this.next(), silent ? 0 : this.gap);
  }
}
