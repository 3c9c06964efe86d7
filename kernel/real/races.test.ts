/** Three phones tell one evening over a network that delays, loses, repeats and reorders; and two phones that were offline are merged. */
import { expectKept } from '@tavola/testing/real/kept.ts';
import { type Phone, SharedTable, type Verdict } from '@tavola/testing/real/shared-evening.ts';
import { anyCells, CELLS, touch } from '@tavola/testing/real/touch.ts';
import { wood } from '@tavola/testing/wood.ts';
import { expect, test } from 'vitest';
import { fingerprint } from '../rules/copy.ts';
import { type Rng, seededRng } from '../rules/rng.ts';
import type { Update } from './following.ts';
import { numberOf, type Word } from './shared.ts';

const RACES = Number(process.env.TAVOLA_RACES ?? 8);
const MERGES = Number(process.env.TAVOLA_MERGES ?? 200);
const FIRST_SEED = Number(process.env.TAVOLA_SEED ?? 1);
const ACTS = 120;
const seats = ['outside', 'outside', 'automaton'] as const;

test(`at rest all phones and the table have the same log, doubts and question, in ${RACES} races`, () => {
  const fates = new Map<string, number>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RACES; seed++) {
    const table = race(seed);
    expectKept(table, `race ${seed}`);
    for (const { fate } of table.verdicts.values()) fates.set(fate, (fates.get(fate) ?? 0) + 1);
  }
  if (process.env.TAVOLA_TELL) console.log('words', Object.fromEntries(fates));
  expect([...fates.keys()].sort()).toEqual(['clash', 'heard', 'known', 'refused']);
}, 3_600_000);

test(`two copies with random facts, merged in either order, in ${MERGES} pairs`, () => {
  let clashed = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + MERGES; seed++) clashed += merged(seed);
  if (process.env.TAVOLA_TELL) console.log('pairs with a clash', clashed);
  expect(clashed).toBeGreaterThan(0);
}, 3_600_000);

// ---- races

type Letter =
  | { readonly to: 'table'; readonly from: Phone; readonly word: Word }
  | { readonly to: Phone; readonly news: Update; readonly word: string | null };

function race(seed: number): SharedTable {
  const rng = seededRng(seed);
  const table = new SharedTable(wood, seats, {}, rng.below(2) === 0);
  const phones = ['Ana', 'Caio', 'Eva'].map((name) => table.phone(name));
  const net: Letter[] = [];
  for (let i = 0; i < ACTS; i++) {
    const phone = phones[rng.below(3)] as Phone;
    const what = rng.below(10);
    const next = phone.following.unsent[0];
    if (what < 3) touch(phone, rng);
    else if (what < 6 && next) net.push({ to: 'table', from: phone, word: next.word });
    else if (what === 6) net.push({ to: phone, news: table.news(phone.following.rev), word: null });
    else deliver(net, table, rng);
  }
  while (net.length > 0) deliver(net, table, rng);
  for (const phone of phones) phone.send(table);
  for (const phone of phones) phone.hear(table);
  for (const phone of phones) expectSame(phone, table, seed);
  return table;
}

/** In any order; a letter may be lost, or stay on its way to come once more. */
function deliver(net: Letter[], table: SharedTable, rng: Rng): void {
  if (net.length === 0) return;
  const at = rng.below(net.length);
  const letter = net[at] as Letter;
  const luck = rng.below(8);
  if (luck !== 0 || net.length > 12) net.splice(at, 1);
  if (luck === 1) return;
  if (letter.to === 'table') {
    const rev = letter.from.following.rev;
    table.take(letter.from.name, letter.word);
    net.push({ to: letter.from, news: table.news(rev), word: letter.word.word });
  } else {
    if (letter.word !== null) letter.to.following.settled(letter.word);
    letter.to.following.receive(letter.news);
  }
}

function expectSame({ app, following, name }: Phone, table: SharedTable, seed: number): void {
  const here = `race ${seed}, ${name}`;
  const again = table.phone('again');
  expect(app.table.picksFrom(0), here).toEqual(table.picks);
  expect(following.unsent, here).toEqual([]);
  expect(following.shared, here).toEqual(table.ledger.shared);
  for (const look of [doubtsOf, questionOf, stateOf]) expect(look(app), here).toEqual(look(again.app));
}
const doubtsOf = ({ table }: Phone['app']) => table.facts().flatMap(({ id, sure }) => (sure ? [] : [id]));
const questionOf = ({ decision, need }: Phone['app']) => [decision, need?.facts];
const stateOf = ({ table }: Phone['app']) => fingerprint(table.state);

// ---- merging

/** Both were without a network; gives 1 if they clashed. */
function merged(seed: number): number {
  const [one, other] = [both(seed, [0, 1]), both(seed, [1, 0])];
  const clashing = new Set([...one.clashes, ...other.clashes].map(({ fact }) => fact));
  for (const fact of CELLS) {
    const numbers = [numberOf(one.app.table, fact), numberOf(other.app.table, fact)];
    // "I no longer know" and a number that somebody told and took back may meet either way.
    const isDoubted = numbers.includes('?') && one.doubted.has(fact);
    if (!clashing.has(fact) && !isDoubted) expect(numbers[0], `pair ${seed}, ${fact}`).toBe(numbers[1]);
  }
  for (const { clashes, last } of [one, other])
    for (const { fact, voices } of clashes)
      for (const numbers of last) {
        const said = numbers.get(fact);
        if (said !== undefined)
          expect(
            voices.map((voice) => voice.said),
            `pair ${seed}, ${fact}`,
          ).toContain(said);
      }
  return clashing.size > 0 ? 1 : 0;
}

function both(seed: number, order: readonly number[]) {
  const rng = seededRng(seed);
  const table = new SharedTable(wood, seats);
  const phones = ['Ana', 'Caio'].map((name) => table.phone(name));
  const doubted = new Set<string>();
  const last = phones.map((phone) => {
    const said = new Map<string, string>();
    for (let i = 1 + rng.below(6); i > 0; i--) {
      const cells = anyCells(rng);
      if (phone.tell(...cells))
        for (const [fact, value] of cells) value === '?' ? doubted.add(fact) : said.set(fact, value);
    }
    return said;
  });
  const verdicts: Verdict[] = order.flatMap((at) => [...(phones[at] as Phone).send(table)]);
  for (const { fate } of verdicts) expect(fate).not.toBe('refused');
  (phones[0] as Phone).hear(table);
  return { app: (phones[0] as Phone).app, clashes: table.ledger.shared.clashes, last, doubted };
}
