/** Shows the frames of a table one after another at a pace that people can follow, and the steps within a frame at the pace they chose. */
import { startTransition, useEffect, useState } from 'react';
import type { Frame } from '../../api/types.ts';
import type { Snapshot, TableHost } from '../../host/host.ts';
import { momentsOf } from './moments.ts';

/** A bot's decision stays this much longer than its movement takes. */
const PAUSE = 1.25;

/** Steps that are being shown one by one, and how to walk among them. */
export type Steps = {
  readonly at: number;
  readonly count: number;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  next(): void;
  back(): void;
};

export type Playback = {
  readonly snapshot: Snapshot;
  /** The frame to draw; older than the newest while others' moves are being shown. */
  readonly shown: Frame | null;
  readonly behind: boolean;
  /** Not null while steps are shown. */
  readonly steps: Steps | null;
  skip(): void;
  /** Plays these moments, then the table as it stands. */
  replay(moments: readonly Frame[]): void;
};

type Scene = { readonly frame: Frame | null; readonly steps: Omit<Steps, 'pause' | 'resume' | 'next' | 'back'> | null };

/** News is drawn as a transition: a touch in the meantime is answered first. `beat` is how long a step stays. */
export function usePlayback(host: TableHost, pace: number, beat: number): Playback {
  const [snapshot, setSnapshot] = useState(host.snapshot);
  const [scene, setScene] = useState<Scene>({ frame: snapshot.frame, steps: null });
  const [queue] = useState(() => new FrameQueue((next) => startTransition(() => setScene(next))));
  queue.gap = pace * PAUSE;
  queue.beat = beat;
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
  const { pause, resume, next, back } = queue;
  return {
    snapshot,
    shown: scene.frame,
    behind: scene.frame?.revision !== snapshot.frame?.revision || scene.steps !== null,
    steps: scene.steps && { ...scene.steps, pause, resume, next, back },
    skip: queue.flush,
    replay: queue.replay,
  };
}

/** Frames that wait for their turn to be seen, and those just seen, to go back to. */
class FrameQueue {
  /** Milliseconds between two frames in which something happened. */
  gap = 0;
  /** How long a step stays: 0 leaves steps out, infinity waits for the person. */
  beat = 0;
  private readonly show: (scene: Scene) => void;
  /** What is being shown, in order; `at` is the one on the screen. */
  private line: Frame[] = [];
  private at = -1;
  private newest: Frame | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;
  private readonly steps = new WeakSet<Frame>();

  constructor(show: (scene: Scene) => void) {
    this.show = show;
  }

  add(frame: Frame | null): void {
    if (frame === null || frame === this.newest) return;
    const first = this.newest === null;
    const tookBack = this.newest !== null && frame.since < this.newest.told;
    this.newest = frame;
    const moments = this.beat === 0 || first || tookBack || document.hidden ? [frame] : momentsOf(frame);
    const atOnce = moments.length === 1 && this.gap === 0 && !this.isStepping;
    if (first || tookBack || atOnce || document.hidden) {
      this.line = [frame];
      this.go(0);
      return;
    }
    if (this.at < this.line.length - 1 || this.timer !== undefined) {
      this.enqueue(moments);
      return;
    }
    this.line = [];
    this.enqueue(moments);
    this.go(0);
  }

  readonly replay = (moments: readonly Frame[]): void => {
    if (this.newest === null || moments.length === 0) return;
    this.clear();
    // Somebody who usually leaves steps out, and wants to see these, goes through them by hand.
    this.paused = this.beat === 0;
    this.enqueue([...moments, { ...this.newest }]);
    this.go(0);
  };

  /** Jumps to the newest frame. */
  readonly flush = (): void => {
    this.clear();
    if (this.newest === null) return;
    this.line = [this.newest];
    this.go(0);
  };
  readonly pause = (): void => {
    this.paused = true;
    this.go(this.at);
  };
  readonly resume = (): void => {
    this.paused = false;
    this.go(this.at + (this.beat === Number.POSITIVE_INFINITY ? 1 : 0));
  };
  readonly next = (): void => this.go(this.at + 1);
  readonly back = (): void => {
    this.paused = true;
    this.go(this.at - 1);
  };

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.line = [];
    this.at = -1;
    this.paused = false;
  }

  private get isStepping(): boolean {
    return this.line.slice(this.at).some((frame) => this.steps.has(frame));
  }

  private enqueue(moments: readonly Frame[]): void {
    for (const step of moments.slice(0, -1)) this.steps.add(step);
    this.line.push(...moments);
  }

  private go(wanted: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.at = Math.max(0, Math.min(wanted, this.line.length - 1));
    const frame = this.line[this.at];
    if (!frame) return;
    const isLast = this.at === this.line.length - 1;
    if (isLast) {
      // Nobody need be taken back to what they have seen.
      this.line = [frame];
      this.at = 0;
      this.paused = false;
    }
    this.show({ frame, steps: this.scene(isLast) });
    const stays = this.stay(frame);
    if (!this.paused && stays < Number.POSITIVE_INFINITY) this.timer = setTimeout(() => this.after(), stays);
  }

  private after(): void {
    this.timer = undefined;
    if (this.at < this.line.length - 1) this.go(this.at + 1);
  }

  private stay(frame: Frame): number {
    const silent = frame.seats.every(({ events }) => events.length === 0);
    if (this.steps.has(frame)) return silent ? Math.min(this.beat, this.gap) : this.beat;
    return silent ? 0 : this.gap;
  }

  private scene(isLast: boolean): Scene['steps'] {
    if (isLast || !this.line.some((frame) => this.steps.has(frame))) return null;
    return { at: this.at, count: this.line.length, paused: this.paused };
  }
}
