/** What every host of a table does, and what it promises by each capability that it has. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Snapshot, TableHost } from '../host.ts';

const CAPABILITIES = ['undo', 'advice', 'reactions', 'kept', 'bots', 'seats', 'talk'] as const;
type Capability = (typeof CAPABILITIES)[number];

type Kit = {
  /** A new table at which seat 0 is asked at first, perhaps together with others, and nobody else is a person. */
  open(): Promise<TableHost>;
  /** What it offers beside the core. */
  readonly has: readonly Capability[];
  /** The option to take for seat 0 where the first one will not do. */
  option?(host: TableHost): string;
};

const me: Seat = 0;

export function hostKit(name: string, kit: Kit): void {
  describe(name, () => {
    const at: Sitting = { host: undefined as unknown as TableHost, ...kit };
    beforeEach(async () => {
      at.host = await kit.open();
      // Once the others have answered, only what seat 0 does changes anything.
      await until(at, ({ match, frame }) => match !== null && frame?.pending.join() === String(me));
    });
    afterEach(() => at.host.close());

    test('offers what it says', () => {
      expect(CAPABILITIES.filter((one) => at.host[one] !== undefined)).toEqual(kit.has);
    });
    core(at);
    for (const capability of kit.has) test(...promises[capability](at));
  });
}

/** Seat 0 of the table that is tested. */
type Sitting = Kit & { host: TableHost };
type Promised = [name: string, proof: () => Promise<void>];

function core(at: Sitting): void {
  test('tells those who listen of a pick, and what everybody was told of it', async () => {
    let heard = 0;
    const stop = at.host.subscribe(() => heard++);
    await pick(at);
    expect(heard).toBeGreaterThan(0);
    stop();
    const { told = 0 } = at.host.snapshot().frame ?? {};
    expect((await at.host.publicly()).length).toBeGreaterThanOrEqual(told);
  });

  test('refuses a pick that comes too late, and changes nothing', async () => {
    const before = at.host.snapshot().frame?.count;
    const late = at.host.pick(me, (decisionOf(at.host)?.number ?? 0) - 1, optionOf(at));
    await expect(late).rejects.toMatchObject({ code: expect.any(String) });
    expect(at.host.snapshot().frame?.count).toBe(before);
  });

  test('says what is refused, what a pick would bring, and how an event came about', async () => {
    for (const { clause } of await at.host.refused(me, [])) expect(clause).toEqual(expect.any(String));
    expect(await at.host.refused(me, [optionOf(at)])).toBeInstanceOf(Array);
    const { next } = await at.host.preview(me, optionOf(at));
    expect(next).toEqual(expect.any(String));
    await pick(at);
    expect(await at.host.explain(0, me)).toBeInstanceOf(Array);
  });
}

const promises: { readonly [C in Capability]: (at: Sitting) => Promised } = {
  undo: (at) => [
    'takes a pick back: the same is asked again',
    async () => {
      const asked = await pick(at);
      expect(await at.host.undo?.possible(me)).not.toBeNull();
      await at.host.undo?.take(me, true);
      await until(at, () => decisionOf(at.host)?.number === asked?.number);
      expect(decisionOf(at.host)?.options).toEqual(asked?.options);
    },
  ],
  advice: (at) => [
    'finds among what is offered what is sensible',
    async () => {
      const offered = decisionOf(at.host)?.options.map(({ id }) => id);
      for (const one of (await at.host.advice?.sensible(me, [])) ?? []) expect(offered).toContain(one);
      expect(await at.host.advice?.sensible(me, [optionOf(at)])).toBeInstanceOf(Array);
    },
  ],
  bots: (at) => [
    'bots can be hurried, and stay so',
    async () => {
      expect(at.host.bots?.isHurried()).toBe(false);
      await at.host.bots?.hurry();
      expect(at.host.bots?.isHurried()).toBe(true);
    },
  ],
  reactions: (at) => [
    'keeps when a seat wants to be asked',
    async () => {
      await at.host.reactions?.order(me, { stop: true });
      await until(at, ({ match }) => match?.standing.find(({ seat }) => seat === me)?.stop === true);
    },
  ],
  kept: (at) => [
    'shows what was missed, and ends unfinished when all agree',
    async () => {
      await pick(at);
      expect(await at.host.kept?.missed(me)).toBeInstanceOf(Array);
      await at.host.kept?.abandon(true);
      await until(at, ({ match }) => match?.status === 'abandoned');
    },
  ],
  seats: (at) => [
    'lets a bot take a seat over, and give it back',
    async () => {
      await at.host.seats?.replaceByBot(me, true);
      await until(at, ({ match }) => match?.seats[me]?.away !== null);
      await at.host.seats?.replaceByBot(me, false);
      await until(at, ({ match }) => match?.seats[me]?.away === null);
    },
  ],
  talk: (at) => [
    'carries what is said',
    async () => {
      await at.host.talk?.say('boa sorte');
      await until(at, ({ talk }) => talk.some(({ text }) => text === 'boa sorte'));
    },
  ],
};

/** Returns what was asked. */
async function pick(at: Sitting) {
  const asked = decisionOf(at.host);
  const count = at.host.snapshot().frame?.count ?? 0;
  await at.host.pick(me, asked?.number ?? -1, optionOf(at));
  await until(at, ({ frame }) => (frame?.count ?? 0) > count);
  return asked;
}

function optionOf({ host, option }: Sitting): string {
  return option?.(host) ?? decisionOf(host)?.options[0]?.id ?? expect.fail('seat 0 is not asked');
}

export function decisionOf(host: TableHost) {
  return host.snapshot().frame?.seats.find(({ seat }) => seat === me)?.decision ?? null;
}

/** Waits until the table shows it. */
async function until({ host }: Sitting, isThere: (now: Snapshot) => boolean): Promise<void> {
  await expect.poll(() => isThere(host.snapshot())).toBe(true);
}
