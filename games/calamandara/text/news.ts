/** What the recap says, typed once for all languages. Deeds stand after the name of whoever did them. */
import type { CellName } from '../rules/state/cells.ts';

export type NewsWords = {
  readonly list: (words: readonly string[]) => string;
  readonly youWerePushed: (times: number) => string;
  readonly youDecayed: string;
  readonly tookYou: (cell: CellName) => string;
  readonly stoppedYou: {
    readonly [what in 'turn' | 'acquisition' | 'insertion' | 'walk' | 'attack' | 'memories']: string;
  };
  readonly tookCards: (cards: number) => string;
  readonly tookSymbols: (symbols: number) => string;
  readonly youHave: (card: string) => string;
  readonly undidCard: (card: string) => string;
  readonly invadedYou: string;
  readonly insertedAtYours: (symbols: number) => string;
  readonly destroyedAtYours: (symbols: number) => string;
  readonly inserted: (symbols: number) => string;
  readonly destroyed: (symbols: number) => string;
  readonly walked: (cell: CellName) => string;
  readonly left: (distance: number) => string;
  readonly finalZone: string;
  readonly used: (cards: number, name: string) => string;
  readonly acquired: (symbols: number) => string;
  readonly drew: (cards: number) => string;
  readonly stayed: string;
  readonly handsPassed: string;
  readonly near: {
    readonly close: (who: string, distance: number) => string;
    readonly linked: string;
    readonly oneShort: string;
  };
};
