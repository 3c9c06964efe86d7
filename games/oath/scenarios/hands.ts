/** For tests: what lies on the table of a Prince, on which hands follow the lines (testing/hands.ts). */

import type { Act, Spot } from '@tavola/kernel/face/lines.ts';
import { type Board, Hands, lay, type Table } from '@tavola/testing/hands.ts';
import { BANNERS, REGIONS, SLOTS, SUITS } from '../data/board.ts';
import { NODE_IDS, ROWS, TACTICS } from '../data/mind.ts';
import {
  ambition,
  bank,
  banner,
  board as boardOfSeat,
  node,
  onCard,
  pile,
  RELIC_DECK,
  RELIQUARY,
  reserve,
  SHARED,
  space,
  TITLE,
  tactics,
  threat,
  VISIONS,
} from '../lines/spots.ts';
import type { View } from '../rules/view.ts';

const THREATS = ['successor', 'usurper', 'vision', 'oathkeeper', 'none'];

function boardOf(view: View): Board {
  const board: Board = new Map();
  for (const suit of SUITS) lay(board, bank(suit), { piece: 'favor', count: view.banks[suit] });
  lay(board, SHARED, { piece: 'favor', count: view.shared });
  lay(board, VISIONS, { piece: 'vision-marker', count: view.visionsDrawn });
  lay(board, RELIC_DECK, { piece: 'relic', count: view.relicDeck.size });
  lay(board, RELIQUARY, { piece: 'relic', count: view.reliquary.filter(({ covered }) => covered).length });
  lay(board, TITLE, { piece: 'usurper', count: Number(view.title.side === 'usurper') });
  for (const region of REGIONS) lay(board, pile(region), { piece: 'card', count: view.discards[region].backs.length });
  for (const id of BANNERS) {
    const piece = id === 'peoples-favor' ? 'favor' : 'secret';
    lay(board, banner(id), { piece, count: view.banners[id].tokens });
  }
  lay(board, banner('peoples-favor'), { piece: 'mob', count: Number(view.banners['peoples-favor'].mob) });
  for (const slot of SLOTS.keys()) laySite(board, view, slot);
  for (const seat of view.players.keys()) layPlayer(board, view, seat);
  return board;
}

function laySite(board: Board, view: View, slot: number): void {
  const { faceup, favor, secrets, cards, relics, warbands } = view.sites[slot] as View['sites'][number];
  const spot = SLOTS[slot] as Spot;
  lay(board, spot, { piece: 'faceup', count: Number(faceup) });
  lay(board, spot, { piece: 'favor', count: favor }, { piece: 'secret', count: secrets });
  lay(board, spot, { piece: 'relic', count: relics.length });
  for (const [of, count] of warbands.entries()) lay(board, spot, { piece: 'warband', of, count });
  for (const card of cards) layCard(board, spot, card);
}
type Lying = { readonly card: string | null; readonly favor: number; readonly secrets: number };
function layCard(board: Board, spot: Spot, { card, favor, secrets }: Lying): void {
  if (card === null) return;
  lay(board, spot, { piece: card, count: 1 });
  lay(board, onCard(card), { piece: 'favor', count: favor }, { piece: 'secret', count: secrets });
}

function layPlayer(board: Board, view: View, seat: number): void {
  const player = view.players[seat] as View['players'][number];
  const spot = boardOfSeat(seat);
  const colour = player.role === 'exile' ? seat : 0;
  lay(board, spot, { piece: 'favor', count: player.favor }, { piece: 'secret', count: player.secrets });
  lay(board, spot, { piece: 'spent', count: player.spent }, { piece: 'warband', of: colour, count: player.warbands });
  lay(board, reserve(seat), { piece: 'warband', of: seat, count: player.bank });
  if (player.pawn >= 0) lay(board, SLOTS[player.pawn] as Spot, { piece: 'pawn', of: seat, count: 1 });
  for (const relic of player.relics) layCard(board, spot, relic);
  for (const adviser of player.advisers) if (adviser.faceup) layCard(board, spot, adviser);
  if (player.vision !== null) lay(board, spot, { piece: player.vision, count: 1 });
  for (const id of BANNERS) lay(board, spot, { piece: id, count: Number(view.banners[id].holder === seat) });
  lay(board, spot, { piece: 'title', count: Number(view.title.holder === seat) });
  lay(board, onCard('obsidian-cage'), { piece: 'warband', of: seat, count: view.cage[seat] ?? 0 });
  const { prince } = player;
  for (const id of NODE_IDS) lay(board, node(seat, id));
  for (const n of TACTICS.keys()) lay(board, tactics(seat, n));
  for (const line of THREATS) lay(board, threat(seat, line));
  lay(board, ambition(seat));
  for (const column of ['friends', 'conspirators'] as const)
    for (const i of ROWS.keys()) lay(board, space(seat, `${column}-${i + 1}`));
  lay(board, space(seat, 'unaligned'));
  if (prince) layPrince(board, prince, seat);
}

function layPrince(board: Board, prince: NonNullable<View['players'][number]['prince']>, of: number): void {
  lay(board, node(of, prince.token), { piece: 'action-token', of, count: 1 });
  lay(board, node(of, prince.start), { piece: 'start-token', of, count: 1 });
  lay(board, tactics(of, prince.tactics), { piece: 'tactics-marker', of, count: 1 });
  lay(board, threat(of, prince.threat?.line ?? 'none'), { piece: 'threat-marker', of, count: 1 });
  lay(board, ambition(of), { piece: 'favor', count: prince.ambition });
  for (const suit of prince.unaligned) lay(board, space(of, 'unaligned'), { piece: `marker-${suit}`, of, count: 1 });
  for (const column of ['friends', 'conspirators'] as const)
    for (const [i, row] of prince[column].entries())
      for (const suit of row) lay(board, space(of, `${column}-${i + 1}`), { piece: `marker-${suit}`, of, count: 1 });
}

/** A site is where its slot is, whichever lies there; a card that comes may hold tokens. */
class PrinceHands extends Hands {
  protected override carryOut(act: Act): void {
    const slot = (spot: Spot | null) => spot?.split('/')[0] ?? null;
    for (const spot of [act.from, act.to]) if (spot?.startsWith(onCard(''))) lay(this.board, spot);
    super.carryOut({ ...act, from: slot(act.from), to: slot(act.to) });
  }
}

export const princeTable: Table<View> = {
  board: boardOf,
  start: ({ first, before, after }) => boardOf(first === 0 ? withoutPrinces(after as View) : (before as View)),
  hands: (board) => new PrinceHands(board),
};

function withoutPrinces(view: View): View {
  return { ...view, players: view.players.map(withoutPrince) };
}
function withoutPrince(player: View['players'][number]): View['players'][number] {
  if (!player.prince) return player;
  return { ...player, prince: null, pawn: -1, warbands: 0, bank: player.bank + player.warbands };
}
