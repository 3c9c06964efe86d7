/**
 * Another device by a link that is shown as a QR code. It asks, and gets a secret of its own and two digits; the person touches these digits on
 * the first device; only then the secret fetches a session. Somebody who only photographed the code gains nothing.
 */
import { randomInt } from 'node:crypto';
import { hashOf, newSecret } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { Store } from '../store/store.ts';
import { Links } from './links.ts';
import { newCode, readCode } from './recoveries.ts';

const LASTS_MS = 300_000;
const PAIRS = 3;

type Asking = {
  readonly state: 'asked' | 'given';
  readonly hash: string;
  readonly digits: string;
  readonly pairs: readonly string[];
  readonly browser: string;
};
/** Void: a second device asked, or the wrong digits were touched. */
type Asked = Asking | { readonly state: 'void'; readonly why: 'second' | 'wrong' };
/** What the device that shows the link sees. */
export type LinkState =
  | { readonly state: 'open' | 'given' }
  | { readonly state: 'asked'; readonly browser: string; readonly pairs: readonly string[] }
  | { readonly state: 'void'; readonly why: 'second' | 'wrong' };

export class Devices {
  private readonly links: Links<null, Asked>;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.links = new Links(store, 'device', now);
    this.now = now;
  }

  /** A new link; the one before is void. */
  async make(person: string): Promise<{ readonly code: string; readonly expires: number }> {
    await this.links.revokeAll({ person });
    const code = newCode();
    await this.links.make({ target: null, person, lasts: LASTS_MS, secret: code });
    return { code, expires: this.now() + LASTS_MS };
  }

  async cancel(person: string): Promise<void> {
    await this.links.revokeAll({ person });
  }

  async shown(typed: string, person: string): Promise<LinkState> {
    const { asked } = await this.mine(typed, person);
    if (asked === null) return { state: 'open' };
    if (asked.state === 'void') return asked;
    if (asked.state === 'given') return { state: 'given' };
    return { state: 'asked', browser: asked.browser, pairs: asked.pairs };
  }

  /** The first device that asks is heard; with a second one nobody is let in. */
  async ask(typed: string, browser: string): Promise<{ person: string; secret: string; digits: string }> {
    const code = codeOf(typed);
    const secret = newSecret();
    const pairs = newPairs();
    const digits = pairs[randomInt(PAIRS)] ?? '';
    const asking = { state: 'asked', hash: hashOf(secret), digits, pairs, browser } as const;
    if (!(await this.links.ask(code, null, asking))) {
      await this.void(code, 'second');
      throw expired();
    }
    const link = await this.links.look(code);
    if (link?.person == null) throw expired();
    return { person: link.person, secret, digits };
  }

  /** The person touched these digits. */
  async confirm(typed: string, person: string, digits: string): Promise<void> {
    const { asked } = await this.mine(typed, person);
    if (asked?.state !== 'asked') throw expired();
    const isRight = digits === asked.digits;
    const said = isRight ? { ...asked, state: 'given' as const } : ({ state: 'void', why: 'wrong' } as const);
    if (!(await this.links.ask(codeOf(typed), asked, said)) || !isRight) throw expired();
  }

  /** Whom the device may enter as, once; null while the person has not touched anything. */
  async enter(typed: string, secret: string): Promise<string | null> {
    const code = codeOf(typed);
    const link = await this.links.look(code);
    const asked = link?.asked ?? null;
    if (asked === null || asked.state === 'void' || asked.hash !== hashOf(secret)) throw expired();
    if (asked.state === 'asked') return null;
    const taken = await this.links.take(code);
    if (taken?.person == null) throw expired();
    return taken.person;
  }

  private async mine(typed: string, person: string) {
    const link = await this.links.look(codeOf(typed));
    if (link === null || link.person !== person) throw expired();
    return link;
  }

  private async void(code: string, why: 'second'): Promise<void> {
    for (;;) {
      const asked = (await this.links.look(code))?.asked ?? null;
      if (asked === null || asked.state === 'void') return;
      if (await this.links.ask(code, asked, { state: 'void', why })) return;
    }
  }
}

const expired = () => new Refusal(410, 'LINK_EXPIRED');

function codeOf(typed: string): string {
  const code = readCode(typed);
  if (code === null) throw expired();
  return code;
}

/** Three that differ in both digits: nobody touches one for another. */
function newPairs(): readonly string[] {
  const [tens, ones] = [draw(), draw()];
  return tens.map((digit, i) => `${digit}${ones[i]}`);
}

function draw(): readonly number[] {
  const left = [...Array(10).keys()];
  return Array.from({ length: PAIRS }, () => left.splice(randomInt(left.length), 1)[0] ?? 0);
}
