/** Shows the frames of a table, and the steps within a frame, one after another at the tempo that the person chose. */
import type { RecapLine } from '@tavola/kernel/face/news.ts';
import { startTransition, useEffect, useState } from 'react';
import type { Frame } from '../../api/types.ts';
import type { Snapshot, TableHost } from '../../host/host.ts';
import { momentsOf } from './moments.ts';
import { joinedMoments, type SeeMoment, type SeenMoment, stayOf } from './pacing.ts';

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
  /** What the reader loses in the moment that is shown. */
  readonly loss: RecapLine | null;
  /** Jumps to the newest frame. */
  skip(): void;
  /** Jumps to where the next turn begins; twice in a moment, to the newest frame. */
  skipTurn(): void;
  /** Plays these moments, then the table as it stands. */
  replay(moments: readonly Frame[]): void;
  /** From now on moments are looked at like this. */
  watch(look: SeeMoment): void;
};

type Scene = {
  readonly frame: Frame | null;
  readonly steps: Omit<Steps, 'pause' | 'resume' | 'next' | 'back'> | null;
  readonly loss: RecapLine | null;
};

/** News is drawn as a transition: a touch in the meantime is answered first. `tempo` is how many times as long as usual a moment stays. */
export function usePlayback(host: TableHost, tempo: number): Playback {
  const [snapshot, setSnapshot] = useState(host.snapshot);
  const [scene, setScene] = useState<Scene>({ frame: snapshot.frame, steps: null, loss: null });
  const [queue] = useState(() => new FrameQueue((next) => startTransition(() => setScene(next))));
  queue.tempo = tempo;
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
    loss: scene.loss,
    skip: queue.flush,
    skipTurn: queue.skipTurn,
    replay: queue.replay,
    watch: queue.watch,
  };
}

/** Two touches within this time are one wish. */
const TWICE_MS = 350;

/** Frames that wait for their turn to be seen, and those just seen, to go back to. */
class FrameQueue {
  /** 0 leaves steps out, infinity waits for the person at each of them. */
  tempo = 0;
  private look: SeeMoment = () => ({ kind: null, turn: null, loss: null });
  private readonly show: (scene: Scene) => void;
  /** What is being shown, in order; `at` is the one on the screen. */
  private line: Frame[] = [];
  private at = -1;
  private newest: Frame | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;
  private readonly steps = new WeakSet<Frame>();
  private readonly sights = new WeakMap<Frame, SeenMoment>();
  private skippedAt = Number.NEGATIVE_INFINITY;

  constructor(show: (scene: Scene) => void) {
    this.show = show;
  }

  add(frame: Frame | null): void {
    if (frame === null || frame === this.newest) return;
    const first = this.newest === null;
    const tookBack = this.newest !== null && frame.since < this.newest.told;
    const before = this.newest;
    this.newest = frame;
    if (first || tookBack || this.tempo === 0 || document.hidden) {
      this.clear();
      this.line = [frame];
      this.go(0);
      return;
    }
    const isShowing = this.at < this.line.length - 1 || this.timer !== undefined || this.isWaiting;
    if (!isShowing) this.line = [];
    this.enqueue(this.moments(frame, before), before);
    if (!isShowing) this.go(0);
  }

  readonly watch = (look: SeeMoment): void => {
    this.look = look;
  };

  readonly skipTurn = (): void => {
    if (this.isWaiting) {
      this.next();
      return;
    }
    const now = performance.now();
    const again = now - this.skippedAt < TWICE_MS;
    this.skippedAt = now;
    const turn = this.turnAt(this.at);
    const next = this.line.findIndex((_, i) => i > this.at && this.turnAt(i) !== turn);
    if (again || next < 0) this.flush();
    else this.go(next);
  };

  readonly replay = (moments: readonly Frame[]): void => {
    if (this.newest === null || moments.length === 0) return;
    this.clear();
    // Somebody who usually leaves steps out, and wants to see these, goes through them by hand.
    this.paused = this.tempo === 0;
    this.enqueue([...moments, { ...this.newest }], null);
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
    this.go(this.at + (this.isWaiting ? 1 : 0));
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

  /** Somebody must touch before it goes on. */
  private get isWaiting(): boolean {
    return this.stayOf(this.line[this.at]) === Number.POSITIVE_INFINITY;
  }

  private turnAt(i: number): SeenMoment['turn'] {
    const frame = this.line[i];
    return (frame && this.sights.get(frame)?.turn) ?? null;
  }

  private moments(frame: Frame, before: Frame | null): readonly Frame[] {
    const moments = momentsOf(frame);
    return this.tempo === Number.POSITIVE_INFINITY ? moments : joinedMoments(moments, before, this.look);
  }

  private enqueue(moments: readonly Frame[], before: Frame | null): void {
    for (const step of moments.slice(0, -1)) this.steps.add(step);
    let previous = before;
    for (const moment of moments) {
      this.sights.set(moment, this.look(moment, previous));
      previous = moment;
    }
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
    this.show({ frame, steps: this.scene(isLast), loss: this.sights.get(frame)?.loss ?? null });
    const stays = this.stayOf(frame);
    if (!this.paused && stays < Number.POSITIVE_INFINITY) this.timer = setTimeout(() => this.after(), stays);
  }

  private after(): void {
    this.timer = undefined;
    const frame = this.line[this.at];
    if (!frame || this.at === this.line.length - 1) return;
    if (!this.steps.has(frame)) {
      // Steps are counted from the first of them.
      this.line.splice(0, this.at + 1);
      this.at = -1;
    }
    this.go(this.at + 1);
  }

  /** By hand only steps wait: a bot's picks go on by themselves. */
  private stayOf(frame: Frame | undefined): number {
    const sight = frame && this.sights.get(frame);
    if (!sight) return 0;
    const byHand = this.tempo === Number.POSITIVE_INFINITY;
    const stays = stayOf(sight, byHand && !this.steps.has(frame) ? 1 : this.tempo);
    const isAsked = frame.seats.some(({ decision }) => decision !== null);
    return isAsked && stays === Number.POSITIVE_INFINITY ? 0 : stays;
  }

  private scene(isLast: boolean): Scene['steps'] {
    if (isLast || !this.line.some((frame) => this.steps.has(frame))) return null;
    return { at: this.at, count: this.line.length, paused: this.paused };
  }
}
