/** What the recap says, typed once for all languages. Deeds stand after the name of whoever did them. */
export type NewsWords = {
  readonly list: (words: readonly string[]) => string;
  readonly attackedYou: (times: number) => string;
  readonly attacked: (whom: string, times: number) => string;
  readonly tookPieces: (pieces: number) => string;
  /** What the reader lost: "2 warriors and 1 sympathy". */
  readonly youLost: (pieces: readonly string[]) => string;
  readonly noLoss: string;
  readonly entered: (clearings: number) => string;
  /** How many stand there now, and whether that is rule. */
  readonly standing: (warriors: number, clearing: number, rules: boolean) => string;
  readonly marched: (times: number) => string;
  readonly recruited: (warriors: number) => string;
  /** A building or token that was placed; several kinds are told as pieces. */
  readonly built: (piece: string) => string;
  readonly rules: (clearings: number) => string;
  readonly ruledBefore: (clearing: number) => string;
  readonly scored: (vp: number) => string;
  readonly points: (vp: number) => string;
  readonly crafted: (cards: number, name: string) => string;
  readonly tookCard: (cards: number) => string;
  readonly gaveCard: (cards: number) => string;
  readonly tookItem: (items: number) => string;
  readonly youLostVp: (vp: number) => string;
  readonly youLostCard: (name: string) => string;
  readonly revolted: (clearing: number) => string;
  readonly turmoil: string;
  readonly quest: (quests: number) => string;
  readonly activated: string;
  readonly near: {
    readonly points: (who: string, vp: number) => string;
    readonly missing: (vp: number) => string;
    readonly dominance: (who: string) => string;
    readonly suit: (suit: string, ruled: number) => string;
    readonly corners: (ruled: number) => string;
  };
};
