/** Counts the turns of a game and the decisions in each. A turn begins at a checkpoint at which it is another seat's turn (`Game.turn`). */
import type { AnyGame, SeatKind } from '@tavola/kernel/rules/game.ts';
import { addCount, type Counts } from './counts.ts';

export class TurnWatch {
  private readonly game: AnyGame;
  private readonly kinds: readonly SeatKind[];
  private readonly perTurn: Counts = {};
  private turns = 0;
  private seat: number | null = null;
  private decisions = 0;

  constructor(game: AnyGame, kinds: readonly SeatKind[]) {
    this.game = game;
    this.kinds = kinds;
  }

  checkpoint(state: unknown): void {
    const seat = this.game.turn?.(this.game.view(state, 'spectator')) ?? null;
    if (seat === this.seat) return;
    this.close();
    this.seat = seat;
    this.decisions = 0;
  }

  decision(): void {
    this.decisions++;
  }

  ended(): { readonly turns: number; readonly perTurn: Counts } {
    this.close();
    this.seat = null;
    return { turns: this.turns, perTurn: this.perTurn };
  }

  private close(): void {
    if (this.seat === null) return;
    this.turns++;
    if (this.kinds[this.seat] === 'player') addCount(this.perTurn, this.decisions);
  }
}
