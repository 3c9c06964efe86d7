/** Who plays which faction (setup step 3). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { pick } from '@tavola/kernel/rules/chance.ts';
import type { SeatKind } from '@tavola/kernel/rules/game.ts';
import { sources } from '../../data/constants.ts';
import { type FactionId, factionIds } from '../../data/factions.ts';
import { PLACES } from '../../data/maps.ts';
import type { PieceType } from '../../data/pieces.ts';
import { entered, factionOf } from '../contract/registry.ts';
import { choose } from '../state/choose.ts';
import type { Seats } from '../state/options.ts';
import type { Player, State } from '../state/state.ts';
import type { Root } from '../state/table.ts';

/**
 * What was chosen, and what chance deals: distinct factions, a second Vagabond only by choice; automata first, because fewer factions have one.
 * Null for those who pick at the table.
 */
export function* assignFactions(seats: Seats): Rules<(FactionId | null)[]> {
  const picked: (FactionId | null)[] = seats.map(({ settings: { faction } }) =>
    faction === 'random' || faction === 'in-turn-order' ? null : faction,
  );
  const inTurn = [...seats.entries()].toSorted(([, a], [, b]) => a.kind.localeCompare(b.kind));
  for (const [seat, { kind, settings }] of inTurn) {
    if (settings.faction !== 'random') continue;
    picked[seat] = yield* pick(freeFactions(picked, kind), 'faction-by-chance');
  }
  return picked;
}

function freeFactions(picked: readonly (FactionId | null)[], kind: SeatKind): FactionId[] {
  return entered(kind === 'automaton' ? 'automaton' : 'player').filter((id) => !picked.includes(id));
}

/** Those who pick at the table do so before setup, the last in turn order first. */
export function* pickFactions(table: Root): Rules {
  const { open } = table.state;
  for (const seat of open.order.toReversed()) {
    if (open.picked[seat] !== null) continue;
    const free = freeFactions(open.picked, table.seats[seat]?.kind ?? 'player');
    const vagabonds = open.picked.filter((id) => id === 'vagabond').length;
    const offered = factionIds.filter((id) => free.includes(id) || (id === 'vagabond' && vagabonds === 1));
    const moves = offered.map((faction) => ({ kind: 'faction', faction }) as const);
    const { faction } = yield* choose(seat, 'choose-faction', moves);
    open.picked[seat] = faction;
    table.tell({ kind: 'faction', seat, faction });
  }
  createPlayers(table.state, table.seats);
  open.stage = 'setup';
}

/** Step 5 and the pieces of everybody: nothing is on the map yet. */
export function createPlayers({ open, hidden }: State, seats: Seats): void {
  for (const [seat, faction] of open.picked.entries()) {
    const player = newPlayer(faction as FactionId, seats[seat]?.kind ?? 'player');
    open.players.push(player);
    hidden.secrets[seat] = factionOf(player).secret?.create?.() ?? null;
  }
}

function newPlayer(faction: FactionId, kind: SeatKind): Player {
  const nowhere = () => new Array<number>(PLACES).fill(0);
  const sitting = { faction, automaton: kind === 'automaton', ...(kind === 'outside' && { outside: true as const }) };
  const { warriors, buildings, tokens, board } = factionOf(sitting);
  const countOf = ({ count }: PieceType) => count;
  return {
    ...sitting,
    vp: 0,
    earned: sources.map(() => 0),
    dominance: null,
    partner: null,
    corner: 0,
    supply: warriors,
    warriors: nowhere(),
    buildings: buildings.map(nowhere),
    tokens: tokens.map(nowhere),
    left: [...buildings.map(countOf), ...tokens.map(countOf)],
    gone: [...buildings, ...tokens].map(() => 0),
    pawn: 0,
    items: [],
    exhausted: [],
    crafted: [],
    board: board.create(),
  };
}
