/** The types of this board, once, and what its parts ask of a choice. */
import type { BoardOption, SeatPanelProps, TableProps } from '@tavola/games/board/contract.ts';
import { seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SLOTS, type Slot } from '../../data/board.ts';
import type { Ask, Event, Move, Place } from '../../rules/state/moves.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import type { Words } from '../../text/words.ts';

export type OathTable = TableProps<View, Move, Ask, Event, Words>;
export type PanelProps = SeatPanelProps<View, Move, Ask, Event, Words>;
export type Option = BoardOption<Move>;

/** The slot that a pick or an event names: by its site, or by itself while that lies facedown. */
export function slotOf({ sites }: View, place: Place): Slot {
  const bySite = sites.findIndex(({ site }) => site === place);
  return bySite >= 0 ? bySite : (SLOTS as readonly string[]).indexOf(place);
}

/** What the rules call a slot now. */
export function placeAt({ sites }: View, slot: Slot): Place {
  const at = sites[slot];
  return at?.faceup && at.site !== null ? at.site : (SLOTS[slot] as string);
}

/** The colour of the warbands on a player's board: that of the Chancellor for the whole Empire. */
export function troopsClass({ role }: PlayerView, seat: Seat): string {
  return seatClass(role === 'exile' ? seat : 0);
}

/** The class of the ruler of a site; none for bandits. */
export function rulerClass(ruler: number): string {
  return ruler < 0 ? '' : seatClass(ruler);
}

export function kindOfAsk(ask: Ask | undefined): string {
  return ask === undefined ? '' : typeof ask === 'string' ? ask : ask.kind;
}
