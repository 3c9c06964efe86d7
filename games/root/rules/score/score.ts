/** Victory points and victory (ROOT-3). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { type Source, sources, WIN_VP } from '../../data/constants.ts';
import type { Reward } from '../contract/faction.ts';
import { type Player, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { cooperativeOutcome } from './cooperative.ts';

/** Thrown when somebody wins, out of whatever is being resolved; caught in play.ts. */
export class GameOver extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(`game over: ${outcome.reason}`);
    this.outcome = outcome;
  }
}

/** The score marker is on the track (ROOT-3.3.1, 9.2.8). */
export function isOnTrack(state: State, seat: Seat): boolean {
  return playerOf(state, seat).dominance === null;
}

export function score(table: Root, seat: Seat, vp: number, why: string, clause: string): void {
  scoreTogether(table, [{ seat, vp, why, clause }]);
}

/** Scores at one moment; only then somebody may have won. */
export function scoreTogether(table: Root, rewards: readonly (Reward & { readonly seat: Seat })[]): void {
  let reached = false;
  for (const { seat, vp, why, clause } of rewards) {
    if (vp <= 0 || !isOnTrack(table.state, seat)) continue;
    const player = playerOf(table.state, seat);
    player.vp += vp;
    book(player, sourceOf(clause), vp);
    if (player.vp >= WIN_VP) reached = true;
    table.tell({ kind: 'scored', seat, vp, why, clause });
  }
  if (reached) settleVictory(table);
}

/** ROOT-3.1: has somebody won by points? */
export function settleVictory(table: Root): void {
  const { state } = table;
  if (!isGoalReached(state)) return;
  const over = state.open.cooperative === null ? byPoints(state) : cooperativeOutcome(table);
  if (over) throw new GameOver(over);
}

/** A player who plays alone has won with it, even in the middle of what is being resolved. */
export function isGoalReached(state: State): boolean {
  return state.open.players.some(({ vp }, seat) => vp >= WIN_VP && isOnTrack(state, seat));
}

function byPoints(state: State): Outcome {
  return outcomeOf(state, winnerByPoints(state), 'points');
}

/** By the chapter of its clause: 3.2.1 and 3.2.2 are everybody's, 6 to 13 are the factions, as are the automata's instructions. */
function sourceOf(clause: string): Source {
  if (clause === 'ROOT-3.2.1') return 'removal';
  if (clause === 'ROOT-3.2.2') return 'items';
  return /^ROOT-([6-9]|1[0-3])\.|^AUT-/.test(clause) ? 'faction' : 'other';
}

function book({ earned }: Player, source: Source, vp: number): void {
  const i = sources.indexOf(source);
  earned[i] = (earned[i] as number) + vp;
}

/** ROOT-3.2.3: never below 0. */
export function loseVp(table: Root, seat: Seat, vp: number, clause: string): void {
  const player = playerOf(table.state, seat);
  const lost = isOnTrack(table.state, seat) ? Math.min(vp, player.vp) : 0;
  if (lost === 0) return;
  player.vp -= lost;
  book(player, 'lost', -lost);
  table.tell({ kind: 'lost-vp', seat, vp: lost, clause });
}

/** ROOT-3.1, ruling ROOT-G4: the turn player; else more VP, then turn order from the turn player. */
function winnerByPoints(state: State): Seat {
  const { order, turn, players } = state.open;
  const from = order.indexOf(turn.seat);
  const round = order.map((_, i) => order[(from + i) % order.length] as Seat);
  const reached = round.filter((seat) => isOnTrack(state, seat) && playerOf(state, seat).vp >= WIN_VP);
  if (reached[0] === turn.seat) return turn.seat;
  const most = Math.max(...reached.map((seat) => players[seat]?.vp ?? 0));
  return reached.find((seat) => players[seat]?.vp === most) as Seat;
}

/** A coalition shares the victory (ROOT-9.2.8). */
export function outcomeOf(state: State, winner: Seat, reason: string): Outcome {
  const { players } = state.open;
  const winners = players.flatMap(({ partner }, seat) => (seat === winner || partner === winner ? [seat] : []));
  return { winners, reason, scores: players.map(({ vp }) => vp) };
}
