/** What is known of a pick before it is made: a sign for its target, rows for what is selected. Told only from the seat's own view; what it cannot know is named, never guessed. */
import type { Seat } from '../rules/ask.ts';

/** Hangs below a target before it is picked. */
export type StakeTag = {
  /** A few letters: "75 % · −0,6", "1 madeira · 2 PV", "?". */
  readonly text: string;
  /** A symbol of the game’s sprite (`glyphs` in its entry) before them. */
  readonly glyph?: string;
  /** Whose shape stands there: the seat that will rule. */
  readonly seat?: Seat;
  /** The same in a sentence, for a screen reader. */
  readonly label: string;
};

/** One line beside what is selected, in the manner of Costs, Brings, Then: "Battle: 75 % fells the sawmill". */
export type StakeRow = {
  readonly name: string;
  readonly text: string;
  /** Good or bad for the seat; said by the words too, never by colour alone. */
  readonly tone?: 'good' | 'bad';
};

/** A test reckoned out: the sum, and what is at stake. */
export type Reckoning = {
  /** Numbers by name with the signs between them: "1 skill + 3 cards = 4 points ≥ 4 level". */
  readonly sum: readonly { readonly sign?: string; readonly value: string; readonly name: string }[];
  /** How likely a success is, 0 to 1; null where no luck is left. */
  readonly chance: number | null;
  readonly won: readonly string[];
  readonly lost: readonly string[];
};

export type Stakes = {
  /** Null where nothing can be said in a few letters. */
  readonly tag: StakeTag | null;
  readonly rows: readonly StakeRow[];
  readonly reckoning?: Reckoning;
};
