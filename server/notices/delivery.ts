/** What became of a message: it is out, nobody wants it, or it must go again. */
import type { Posted } from './post.ts';

export type Delivery =
  | { readonly kind: 'sent' }
  /** Not tried yet: there is a limit. */
  | { readonly kind: 'wait'; readonly wait: number }
  | { readonly kind: 'again' | 'refused'; readonly wait: number; readonly why: string };

/** Too many requests and faults of the other side pass; what it understood and did not want it will not want later. */
export function deliveryOf({ status, wait }: Posted): Delivery {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const passes = status === 408 || status === 429 || status >= 500;
  return { kind: passes ? 'again' : 'refused', wait, why: `answered ${status}` };
}
