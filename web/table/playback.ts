/** Shows the frames of a table one after another at a pace that people can follow; any click or key skips to the newest. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

export function usePlayback(host: TableHost, pace: number): Playback {
  const snapshot = useSyncExternalStore(host.subscribe, host.snapshot);
  const [shown, setShown] = useState<Frame | null>(snapshot.frame);
  const queue = useRef(new FrameQueue(setShown));
  queue.current.gap = pace * PAUSE;
  useEffect(() => {
    const frames = queue.current;
    const take = () => frames.add(host.snapshot().frame);
    take();
    const stop = host.subscribe(take);
    return () => {
      stop();
      frames.clear();
    };
  }, [host]);
  const skip = () => queue.current.flush();
  return { snapshot, shown, behind: shown !== snapshot.frame, skip };
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
  flush(): void {
    const last = this.waiting.at(-1);
    this.clear();
    if (last) this.show(last);
  }

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
