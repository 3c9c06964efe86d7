/** Cards that insert symbols: Dogmatic Entropy, Praximechanic Theory, Plural Minds. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { applyInsertion, hasInsertion, isLegal } from '../grid/inserting.ts';
import { chooseInsertion, insert, insertable, insertFromReserve } from '../grid/insertion.ts';
import { siteOf } from '../grid/ways.ts';
import { roomInReserve } from '../hands/acquiring.ts';
import { ask } from '../state/asking.ts';
import { cellOf } from '../state/cells.ts';
import { layoutFor } from '../state/lines.ts';
import { DONE, symbolPick } from '../state/picks.ts';
import { type Calamandara, type Choice, type Entry, type Insertion, type State, travellerOf } from '../state/state.ts';
import { isAttack, SYMBOLS, type SymbolKind } from '../state/symbols.ts';
import { block, carries, type Effect, entryAt, isWindow, type Moment, notUser, othersThan } from './effect.ts';

/** CAL-5.19.7: attack symbols outside the user's own initial zone, by the land they fall on; on shared ground everybody else. */
function victims(state: State, entry: Entry): Seat[] {
  const layout = layoutFor(state.travellers.length);
  const found = new Set<Seat>();
  for (const { symbol, cell: name } of entry.choice.insertions ?? []) {
    const cell = cellOf(name);
    if (!isAttack(symbol) || layout.zoneOf[cell] === entry.user) continue;
    const land = layout.landOf[cell] as number;
    for (const seat of land < 0 || land === entry.user ? othersThan(state, entry.user) : [land]) found.add(seat);
  }
  return notUser(entry, [...found]);
}

/** A symbol that Sealed Fields strips from this entry (CAL-6.13). */
const isStripped = (entry: Entry, symbol: SymbolKind): boolean => entry.sealed && isAttack(symbol);

/** CAL-5.20.28: one or more symbols of the reserve, in order. */
export const entropy: Effect = {
  helps: true,
  isPossible: ({ table, user }) => insertable(siteOf(table.state, table.options, user)).length > 0,
  *declare({ table, user }): Rules<Choice> {
    const simulated: State = { ...table.state, board: table.state.board.slice() };
    const reserve = travellerOf(table.state, user).reserve.slice();
    const insertions: Insertion[] = [];
    for (;;) {
      const site = siteOf(simulated, table.options, user);
      const options = [...insertable(site, reserve), ...(insertions.length > 0 ? [DONE] : [])];
      const move = yield* ask(table, user, { kind: 'entropy', done: insertions.length }, options);
      if (move.kind === 'done') return { insertions };
      const insertion = yield* chooseInsertion(table, site, move.symbol);
      insertions.push(insertion);
      applyInsertion(simulated, user, insertion);
      reserve.splice(reserve.indexOf(move.symbol), 1);
    }
  },
  *resolve(table, entry) {
    if (entry.prevented) return true;
    let inserted = entry.sealed;
    for (const insertion of entry.choice.insertions ?? []) {
      const { state, options } = table;
      if (!travellerOf(state, entry.user).reserve.includes(insertion.symbol)) continue;
      if (isStripped(entry, insertion.symbol) || !isLegal(siteOf(state, options, entry.user), insertion)) continue;
      inserted = true;
      yield* insertFromReserve(table, entry.user, insertion);
    }
    return inserted;
  },
  victims,
};

/** CAL-5.20.15: a kind that stands on the board, from the user's depot; then a symbol of the reserve is discarded. */
export const theory: Effect = {
  helps: true,
  isPossible: ({ table, user }) => theoryKinds(table, user).length > 0,
  *declare({ table, user }): Rules<Choice> {
    const kinds = theoryKinds(table, user).map(symbolPick);
    const { symbol } = yield* ask(table, user, { kind: 'theory-symbol', card: 'praximechanic-theory' }, kinds);
    const insertion = yield* chooseInsertion(table, siteOf(table.state, table.options, user), symbol);
    const reserve = [...new Set(travellerOf(table.state, user).reserve)].map(symbolPick);
    if (reserve.length === 0) return { insertions: [insertion] };
    const lost = yield* ask(table, user, { kind: 'discard-symbol', card: 'praximechanic-theory' }, reserve);
    return { insertions: [insertion], discard: lost.symbol };
  },
  *resolve(table, entry) {
    const [insertion] = entry.choice.insertions as [Insertion];
    const { state, options } = table;
    const { depot, reserve } = travellerOf(state, entry.user);
    if (!isInPlay(state, entry.user, insertion.symbol)) return entry.prevented;
    if (entry.prevented || isStripped(entry, insertion.symbol)) {
      block(table, entry.user, insertion.symbol);
      return true;
    }
    if (!isLegal(siteOf(state, options, entry.user), insertion)) return false;
    depot[insertion.symbol]--;
    yield* insert(table, entry.user, insertion);
    const { discard } = entry.choice;
    if (discard === undefined || !reserve.includes(discard)) return true;
    reserve.splice(reserve.indexOf(discard), 1);
    depot[discard]++;
    table.tell({ kind: 'symbol-discarded', seat: entry.user, symbol: discard });
    return true;
  },
  victims,
};

function theoryKinds({ state, options }: Calamandara, user: Seat): SymbolKind[] {
  const kinds = SYMBOLS.filter((kind) => isInPlay(state, user, kind));
  if (kinds.length === 0) return kinds;
  const site = siteOf(state, options, user);
  return kinds.filter((kind) => hasInsertion(site, kind));
}

/** A kind that stands on the board and lies in the user's depot. */
function isInPlay(state: State, user: Seat, kind: SymbolKind): boolean {
  return travellerOf(state, user).depot[kind] > 0 && state.board.some((piece) => piece?.kind === kind);
}

/** CAL-5.20.16: the symbols another traveller acquires, from the user's depot: one is inserted, the other goes to the reserve. */
export const pluralMinds: Effect = {
  isNow: (moment) => acquiredNow(moment).length > 0,
  isPossible(moment) {
    const copies = copiesOf(moment);
    if (copies.length === 0) return false;
    return roomInReserve(moment.table.state, moment.user) > 0 || insertableOf(moment, copies).length > 0;
  },
  *declare(moment): Rules<Choice> {
    const { table, user } = moment;
    const copies = copiesOf(moment);
    const room = roomInReserve(table.state, user);
    const kinds = insertableOf(moment, copies);
    const mayKeep = room > 0 && (copies.length === 1 || kinds.length === 0);
    const options = [...kinds.map(symbolPick), ...(mayKeep ? [{ kind: 'mode', mode: 'keep' } as const] : [])];
    const move = yield* ask(table, user, { kind: 'plural-symbol', card: 'plural-minds' }, options);
    if (move.kind === 'mode') return { symbols: copies.slice(0, room) };
    const insertion = yield* chooseInsertion(table, siteOf(table.state, table.options, user), move.symbol);
    const rest = copies.toSpliced(copies.indexOf(move.symbol), 1);
    return { symbols: room > 0 ? rest : [], insertions: [insertion] };
  },
  *resolve(table, entry) {
    const { state, options } = table;
    const { depot } = travellerOf(state, entry.user);
    const [insertion] = entry.choice.insertions ?? [];
    const isDone = keepCopies(table, entry) || entry.prevented || entry.sealed;
    if (insertion === undefined || depot[insertion.symbol] === 0) return isDone;
    if (entry.prevented || isStripped(entry, insertion.symbol)) {
      block(table, entry.user, insertion.symbol);
      return true;
    }
    if (!isLegal(siteOf(state, options, entry.user), insertion)) return isDone;
    depot[insertion.symbol]--;
    yield* insert(table, entry.user, insertion);
    return true;
  },
  victims,
};

/** The copies that go to the reserve; false when none does. */
function keepCopies(table: Calamandara, { user, choice }: Entry): boolean {
  const { depot, reserve } = travellerOf(table.state, user);
  const symbols: SymbolKind[] = [];
  for (const symbol of choice.symbols ?? []) {
    if (depot[symbol] === 0 || roomInReserve(table.state, user) === 0) continue;
    depot[symbol]--;
    reserve.push(symbol);
    symbols.push(symbol);
  }
  if (symbols.length === 0) return false;
  table.tell({ kind: 'symbols-copied', seat: user, symbols });
  return true;
}

/** The symbols that another traveller is acquiring: in C1b if the acquisition stands, or by Nomad Lands. */
function acquiredNow(moment: Moment): readonly SymbolKind[] {
  const { state } = moment.table;
  const below = entryAt(state, moment.below);
  if (moment.below >= 0) {
    return carries(below, 'nomad-lands') && below.user !== moment.user ? (below.choice.symbols ?? []) : [];
  }
  return isWindow(moment, 'c1b') && state.active !== moment.user ? state.acquired : [];
}

/** Those of them that the user's depot holds. */
function copiesOf(moment: Moment): SymbolKind[] {
  const { depot } = travellerOf(moment.table.state, moment.user);
  const copies: SymbolKind[] = [];
  for (const kind of acquiredNow(moment)) {
    if (depot[kind] > copies.filter((other) => other === kind).length) copies.push(kind);
  }
  return copies;
}

function insertableOf({ table, user }: Moment, copies: readonly SymbolKind[]): SymbolKind[] {
  const site = siteOf(table.state, table.options, user);
  return [...new Set(copies)].filter((kind) => hasInsertion(site, kind));
}
