/** The views of one table as its readers have them. A reader who has the last one is sent what changed, where that is smaller. */

import { Followed } from '@tavola/kernel/host/patch.ts';
import type { Eyes } from '@tavola/kernel/rules/ask.ts';

type View = {
  revision: number;
  /** What changed up to that revision, as text, and since which; null where all of it is to be sent. */
  base: number;
  change: string | null;
  /** Null while the view is so small that it is always sent whole. */
  followed: Followed | null;
  /** How long it was as text when it was last sent whole. */
  length: number;
};

/** Shorter views are not worth the trouble. */
const LEAST_LENGTH = 600;
/** A change that is nearly as long as the view is not either. */
const MOST_SHARE = 0.7;

export class Shown {
  private readonly views = new Map<Eyes, View>();

  /** What changed for these eyes since revision `base`, as JSON text; null where the view is to be sent whole. */
  changeOf(eyes: Eyes, base: number, revision: number, view: unknown): string | null {
    const known = this.at(eyes, revision, view);
    return known.base === base ? known.change : null;
  }

  /** It was sent whole. */
  sent(eyes: Eyes, revision: number, view: unknown, length: number): void {
    const known = this.at(eyes, revision, view);
    known.length = length;
    if (length >= LEAST_LENGTH) known.followed ??= new Followed(view);
  }

  private at(eyes: Eyes, revision: number, view: unknown): View {
    const known = this.views.get(eyes);
    if (!known) {
      const fresh = { revision, base: 0, change: null, followed: null, length: 0 };
      this.views.set(eyes, fresh);
      return fresh;
    }
    if (known.revision === revision) return known;
    known.base = known.revision;
    known.revision = revision;
    const change = known.followed && JSON.stringify(known.followed.follow(view));
    known.change = change !== null && change.length <= known.length * MOST_SHARE ? change : null;
    return known;
  }
}
