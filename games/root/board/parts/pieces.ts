/** What stands in a place, by its owner: how it is drawn and how it is said. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Place } from '../../data/maps.ts';
import { glyphOf, pieceTypes } from '../../data/pieces.ts';
import type { CorvidBoard } from '../../rules/boards/corvids.ts';
import type { PlotsSeen } from '../../rules/factions/corvids/state.ts';
import type { View } from '../../rules/view/view.ts';

/** Warriors or a pawn of one seat. */
export type Group = {
  readonly seat: Seat;
  readonly faction: FactionId;
  readonly kind: 'warriors' | 'pawn';
  readonly count: number;
};

/** Buildings or tokens of one kind. */
export type PlacedPiece = {
  readonly seat: Seat;
  readonly faction: FactionId;
  readonly name: string;
  /** Null where nobody may see what it is. */
  readonly glyph: string | null;
  readonly count: number;
  /** It lies face down. */
  readonly hidden: boolean;
};

export function groupsIn({ open }: View, place: Place): readonly Group[] {
  return open.players.flatMap(({ faction, warriors, pawn }, seat) => {
    const groups: Group[] = [];
    const count = warriors[place] ?? 0;
    if (count > 0) groups.push({ seat, faction, kind: 'warriors', count });
    if (pawn === place && place > 0) groups.push({ seat, faction, kind: 'pawn', count: 1 });
    return groups;
  });
}

export function placedIn(view: View, clearing: Place): Record<'buildings' | 'tokens', readonly PlacedPiece[]> {
  const of = (type: 'buildings' | 'tokens') =>
    view.open.players.flatMap((player, seat) =>
      pieceTypes[player.faction][type].flatMap(({ name }, which): PlacedPiece[] => {
        const count = player[type][which]?.[clearing] ?? 0;
        if (count === 0) return [];
        const look = name === 'plot' ? plotLook(view, seat, clearing) : { glyph: glyphOf(name), hidden: false };
        return [{ seat, faction: player.faction, name, count, ...look }];
      }),
    );
  return { buildings: of('buildings'), tokens: of('tokens') };
}

/** ROOT-13.2.2: face up for all, face down for their owner only. */
function plotLook({ open, secrets }: View, seat: Seat, clearing: Place): Pick<PlacedPiece, 'glyph' | 'hidden'> {
  // An automaton keeps its plots in another way.
  const board = open.players[seat]?.board as Partial<CorvidBoard> | undefined;
  const up = board?.up?.[clearing] ?? null;
  const plot = up ?? (secrets[seat] as PlotsSeen | undefined)?.[clearing] ?? null;
  return { glyph: plot === null ? null : `plot-${plot}`, hidden: up === null };
}

/** AUT-7.7.5: items that fill slots for the rest of the game. */
export function blocksIn({ open }: View, clearing: Place): readonly PlacedPiece[] {
  return open.players.flatMap(({ board, faction }, seat) => {
    const here = board.faction === 'vagabot' ? board.blocked.filter((one) => one.clearing === clearing) : [];
    return here.map(({ item }) => ({ seat, faction, name: item, glyph: `item-${item}`, count: 1, hidden: false }));
  });
}

/** ROOT-9.7.6: does a torch burn there? */
export function isScorched({ open }: View, clearing: Place): boolean {
  return open.players.some(({ board }) => board.faction === 'vagabond' && board.scorched.includes(clearing));
}
