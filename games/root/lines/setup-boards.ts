/** What of an automaton is laid out before the first turn: what its rules tell, and what lies on its board without being told. */
import type { Act, Part } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { clearings } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import type { Board } from '../rules/boards/boards.ts';
import { heldItems } from '../rules/boards/held.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import { satchelActs } from './boards.ts';
import { guarded } from './composed.ts';
import type { Deed } from './deeds.ts';
import { act, type Numbered, type Scene } from './scene.ts';
import { at, conspiracy, crown, DECK, DISCARD, decree, market, payments, quest, souls, supply } from './spots.ts';

/** The column of the Decree where an automaton's Viziers lie. */
export const BIRDS = 3;

/** How one event is told by itself. */
export type Said = (one: Numbered) => readonly Deed[];

export function automatonDeeds(scene: Scene, seat: Seat, events: readonly Numbered[], said: Said): readonly Deed[] {
  const woven = scene.faction(seat) === 'marquise' ? spread(scene, seat, events) : guarded(events, scene);
  const own = events.flatMap((one) => {
    if (woven?.used[0] === one.n) return [woven.deed];
    return woven?.used.includes(one.n) || AT_ONCE.has(one.event.kind) ? [] : said(one);
  });
  const board = scene.player(seat)?.board;
  const lie = board && (boards[board.faction] as ((laid: Laying, board: Board) => readonly Deed[]) | undefined);
  return [...own, ...(lie?.(new Laying(scene, seat, events), board as Board) ?? [])];
}

/** Cards that questions have asked for one by one: together they are one line of the board. */
const AT_ONCE: ReadonlySet<Event['kind']> = new Set([
  'automaton.revealed',
  'automaton.market-filled',
  'automaton.quest',
  'automaton.crowned',
  'discarded',
]);

/** AUT-4.3.3: "2 → [1] · 1 → the rest, but [3]". */
function spread(scene: Scene, seat: Seat, events: readonly Numbered[]) {
  const placed = events.flatMap(({ event, n }) =>
    event.kind === 'placed' && event.piece === 'warrior' ? [{ event, n }] : [],
  );
  if (placed.length === 0) return null;
  const many = placed.filter(({ event }) => event.count > 1);
  const empty = clearings.filter((clearing) => !placed.some(({ event }) => event.clearing === clearing));
  const { rest, but } = scene.words.laid;
  const others = [scene.count(1), scene.way(), scene.plain(rest)];
  const segments = [
    ...many.map(({ event }) => [scene.count(event.count), scene.way(), scene.place(event.clearing, 'in')]),
    empty.length === 0
      ? others
      : [...others, scene.plain(but), ...empty.map((clearing) => scene.place(clearing, 'in'))],
  ];
  const acts = placed.map(({ event }) => act('place', 'warrior', seat, event.count, supply(seat), at(event.clearing)));
  const deed = scene.setDown(seat, scene.words.verbs.lay, segments, acts, scene.glyphOf('warrior', seat));
  const used = placed.map(({ n }) => n);
  return { deed: { ...deed, events: used }, used };
}

/** One automaton whose board is laid out. */
class Laying {
  readonly scene: Scene;
  readonly seat: Seat;
  private readonly events: readonly Numbered[];

  constructor(scene: Scene, seat: Seat, events: readonly Numbered[]) {
    this.scene = scene;
    this.seat = seat;
    this.events = events;
  }

  happened<K extends Event['kind']>(kind: K): readonly Extract<Event, { readonly kind: K }>[] {
    return this.events.flatMap(({ event }) =>
      event.kind === kind ? [event as Extract<Event, { readonly kind: K }>] : [],
    );
  }

  /** A line without a verb: this many of what. None: no line. */
  line(count: number, what: readonly Part[], acts: readonly Act[], glyph: string): readonly Deed[] {
    const { scene, seat } = this;
    if (count === 0) return [];
    return [scene.setDown(seat, scene.words.verbs.none, [[scene.count(count), ...what]], acts, glyph)];
  }

  cards(count: number, to: Part, spot: string): readonly Deed[] {
    const { scene } = this;
    const what = [scene.plain(scene.words.laid.cards), scene.way(), to];
    return this.line(count, what, [act('card', 'card', null, count, DECK, spot)], 'handcard');
  }

  /** What is left of a piece goes onto the board. */
  onto(piece: string): Act {
    const { scene, seat } = this;
    const player = scene.player(seat);
    const which = player ? typesOf(player.faction).findIndex(({ name }) => name === piece) : -1;
    return act('place', piece, seat, player?.left[which] ?? 0, null, supply(seat));
  }
}

type Boards = {
  readonly [F in Board['faction']]?: (
    laying: Laying,
    board: Extract<Board, { readonly faction: F }>,
  ) => readonly Deed[];
};

const boards: Boards = {
  'mechanical-marquise': (laying) => {
    const acts = ['sawmill', 'workshop', 'recruiter'].map((piece) => laying.onto(piece));
    const each = Math.min(...acts.map(({ count }) => count));
    return laying.line(each, [laying.scene.plain(laying.scene.words.laid.ofEachOnTrack)], acts, 'sawmill');
  },

  'electric-eyrie': (laying, { viziers }) => {
    const { scene, seat } = laying;
    const { laid } = scene.words;
    const column = decree(seat, BIRDS);
    const what = [scene.plain(laid.viziers(viziers)), scene.way(), scene.spot('decree', column), scene.suit('bird')];
    const roosts = laying.onto('roost');
    return [
      ...laying.line(viziers, what, [act('place', 'vizier', seat, viziers, null, column)], 'decree'),
      ...laying.line(roosts.count, [scene.plain(laid.onTrack('roost'))], [roosts], 'roost'),
    ];
  },

  'automated-alliance': (laying) => {
    const { scene, seat } = laying;
    const { words } = scene;
    const acts = [laying.onto('base'), laying.onto('sympathy')];
    const segments = acts.map(({ piece, count }) => [scene.count(count), scene.plain(words.piece(piece, count))]);
    segments.at(-1)?.push(scene.plain(words.laid.offTheMap));
    return [scene.setDown(seat, words.verbs.none, segments, acts, 'base')];
  },

  vagabot: (laying, board) => {
    const { scene, seat } = laying;
    const { laid } = scene.words;
    const { acts } = satchelActs(scene, seat, heldItems(board));
    const satchel = [scene.plain(laid.startItems), scene.way(), scene.spot('satchel', 'satchel')];
    const opened = act('card', 'card', null, 1, 'quests', quest(seat));
    return [
      ...laying.line(acts.length, satchel, acts, 'item-sack'),
      ...laying.line(1, [scene.plain(laid.underRuins)], [], 'ruin'),
      ...laying.line(board.quest === null ? 0 : 1, [scene.plain(laid.openQuest)], [opened], 'handcard'),
    ];
  },

  'logical-lizards': (laying, { marker }) => {
    const { scene, seat } = laying;
    const to = [[scene.way(), scene.plain(scene.words.conspiracy(marker))]];
    const acts = [act('place', 'marker', seat, 1, null, conspiracy(seat, marker))];
    return [
      scene.setDown(seat, scene.words.verbs.marker, to, acts, 'outcast'),
      ...laying.cards(laying.happened('automaton.revealed').length, scene.spot('souls', souls(seat)), souls(seat)),
    ];
  },

  'riverfolk-robots': (laying, board) => {
    const { scene, seat } = laying;
    const paid = board.payments[seat] ?? 0;
    const what = [scene.piece('warrior', seat, paid), scene.way(), scene.spot('payments', payments(seat))];
    const acts = [act('move', 'warrior', seat, paid, supply(seat), payments(seat))];
    return [
      ...laying.line(paid, what, acts, scene.glyphOf('warrior', seat)),
      ...laying.cards(board.market.length, scene.spot('market', market(seat)), market(seat)),
    ];
  },

  /** AUT-10.3.5: the suits of two cards say who is crowned. */
  'drillbit-duchy': (laying) => {
    const { scene, seat } = laying;
    const { words } = scene;
    const lizards = scene.seatOf('lizards');
    const isSouls = lizards !== null && scene.isAutomaton(lizards);
    const to = isSouls ? scene.spot('soulsOnTop', souls(lizards)) : scene.spot('discard', DISCARD);
    const crowned = laying.happened('automaton.crowned').map(({ minister }) => minister);
    const acts = crowned.map((minister) => act('place', 'crown', seat, 1, null, crown(seat, minister)));
    const names = crowned.map((minister) => words.minister(minister)).join(', ');
    return [
      ...laying.cards(laying.happened('discarded').length, to, isSouls ? souls(lizards) : DISCARD),
      ...(names === ''
        ? []
        : [scene.setDown(seat, words.verbs.crown, [[scene.way(), scene.plain(names)]], acts, 'crown')]),
    ];
  },

  'cogwheel-corvids': (laying) => {
    const plots = laying.onto('plot');
    return laying.line(plots.count, [laying.scene.plain(laying.scene.words.laid.plots)], [plots], 'plot');
  },
};
