/** Three phones tell one evening over a network that delays, loses, repeats and reorders; and two phones that were offline are merged. */
import { type Phone, SharedTable, type Verdict } from '@tavola/testing/real/shared-evening.ts';
import { wood } from '@tavola/testing/wood.ts';
import { expect, test } from 'vitest';
import { realDice } from '../rules/chance.ts';
import { fingerprint } from '../rules/copy.ts';
import { type Rng, seededRng } from '../rules/rng.ts';
import { Table } from '../table/table.ts';
import { verify } from '../table/verify.ts';
import type { Update } from './following.ts';
import { numberOf, type Word } from './shared.ts';

const RACES = Number(process.env.TAVOLA_RACES ?? 8);
const MERGES = Number(process.env.TAVOLA_MERGES ?? 200);
const FIRST_SEED = Number(process.env.TAVOLA_SEED ?? 1);
const ACTS = 120;
const seats = ['outside', 'outside', 'automaton'] as const;
const CELLS = [
  'vp:eyrie',
  'vp:alliance',
  ...[1, 6, 8, 9].flatMap((n) => [`warriors:${n}:eyrie`, `warriors:${n}:alliance`]),
  'buildings:6:eyrie',
];

test(`at rest all phones and the table have the same log, doubts and question, in ${RACES} races`, () => {
  const fates = new Map<string, number>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RACES; seed++) {
    const table = race(seed);
    expectKept(table, seed);
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
    if (what < 3) act(phone, rng);
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

/** One touch at random. */
function act(phone: Phone, rng: Rng): void {
  const { app, following } = phone;
  const [clash] = following.shared.clashes;
  const what = rng.below(12);
  if (clash && what < 4) {
    const voice = clash.voices[rng.below(clash.voices.length)];
    phone.say({ settle: { fact: clash.fact, said: voice?.said === '?' ? '1' : (voice?.said ?? '1') } });
  } else if (app.need && what < 9) phone.tell([app.need.facts[0] as string, String(rng.below(3))]);
  else if (what < 4) phone.tell(...anyCells(rng));
  else if (what === 4 && app.table.count > 1)
    phone.say({ undo: { from: Math.max(1, app.table.count - 1 - rng.below(6)) } });
  else if (what === 5 && app.trail.ahead > 0)
    phone.say({ redo: { to: app.table.count + 1 + rng.below(app.trail.ahead) } });
  else if (what === 6) phone.say({ done: app.table.count });
  else if (app.decision)
    phone.answer(app.decision.options[rng.below(Math.min(3, app.decision.options.length))]?.id ?? '');
}

function anyCells(rng: Rng): (readonly [string, string])[] {
  const first = CELLS[rng.below(CELLS.length)] as string;
  const second = CELLS[rng.below(CELLS.length)] as string;
  const value = () => (rng.below(8) === 0 ? '?' : String(rng.below(first.startsWith('buildings') ? 2 : 3)));
  if (first === second || rng.below(3) > 0) return [[first, value()]];
  return [
    [first, String(rng.below(2))],
    [second, String(rng.below(2))],
  ];
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

/** The log is legal and leads there from its first pick; every word is in it, was settled, clashed, or is named as fallen. */
function expectKept(table: SharedTable, seed: number): void {
  const { saved, spoken, shared } = table.ledger;
  const { log } = saved;
  const { app } = table.phone('again');
  const whole = Table.resume(wood, { ...log, checks: [] }, { chance: realDice });
  expect(fingerprint(whole.state), `race ${seed}`).toBe(stateOf(app));
  expect(verify(wood, log), `race ${seed}`).toMatchObject({ sound: true });
  const places = new Map<string, number>();
  for (const [i, [, option]] of log.picks.entries()) {
    const place = `${spoken[i]} ${option.split('=')[0]}`;
    if (option.includes('=') && spoken[i]) places.set(place, (places.get(place) ?? 0) + 1);
  }
  expect(
    [...places].filter(([, times]) => times > 1),
    `race ${seed}`,
  ).toEqual([]);
  const said = [...table.verdicts.values()];
  for (const [n, { fate, word, known }] of said.entries()) {
    if (fate === 'refused' || !('say' in word)) continue;
    const later = said
      .slice(n + 1)
      .filter((one) => one.fate !== 'refused')
      .map((one) => one.word);
    for (const cell of word.say) {
      const isThere = places.has(`${word.word} ${cell.fact}`);
      const isFallen = table.fallen.some(
        ([one, [, option]]) => one === word.word && option.startsWith(`${cell.fact}=`),
      );
      const isClash = shared.clashes.some(
        ({ fact, voices }) => fact === cell.fact && voices.some(({ said }) => said === cell.said),
      );
      const isOver = later.some((one) => tells(one, cell.fact)) || known.includes(cell.fact);
      const isWeak = cell.said === '?' || cell.said === cell.had;
      expect(
        [isThere, isFallen, isClash, isOver, isWeak, numberOf(app.table, cell.fact) === cell.said],
        `race ${seed}: ${JSON.stringify(word)}`,
      ).toContain(true);
    }
  }
}
function tells(word: Word, fact: string): boolean {
  if ('settle' in word) return word.settle.fact === fact;
  if ('undo' in word) return true;
  return 'say' in word && word.say.some((cell) => cell.fact === fact);
}

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
