/** The steps and boards of automata, in the words of one language. */
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Level } from '../data/automata.ts';
import type { FactionId } from '../data/factions.ts';
import type { AutomatonBoard, Instruction } from '../rules/boards/automaton.ts';
import type { View } from '../rules/view/view.ts';
import type { AutomatonText } from './automaton-text.ts';
import type { Words } from './type.ts';

type StepWords = {
  /** Steps that all or most automata have. */
  readonly common: { readonly [clause: string]: string };
  readonly score: string;
  readonly idle: string;
  readonly inside: (clearing: number) => string;
  /** Who is attacked, and who pays. */
  readonly against: (who: string) => string;
  readonly paidBy: (who: string) => string;
  readonly whoIn: (seat: Seat, say: Say) => string;
};

/** There the other seat pays and is not attacked. */
const PAYMENTS = 'AUT-9.6.1';

export function stepsIn(texts: readonly AutomatonText[], words: StepWords) {
  const steps: { readonly [clause: string]: string } = Object.assign({}, ...texts.map((text) => text.steps));
  const stepName = (clause: string) => steps[clause] ?? words.common[clause] ?? words.score;
  return {
    /** A step in a word or two. */
    stepTitle: (clause: string): string => stepName(clause).split(':')[0] as string,
    /** A step that found nothing to do, with the suit it was for. */
    skipped: (clause: string, suit: string | null): string =>
      `${stepName(clause)}${suit === null ? '' : ` (${suit})`}: ${words.idle}`,
    /** A step with its place, and whom it is about. */
    instruction: ({ clause, clearing, of, idle }: Instruction, say: Say): string => {
      if (idle) return `${stepName(clause)}: ${words.idle}`;
      const place = clearing === null ? '' : ` ${words.inside(clearing)}`;
      if (of === null) return `${stepName(clause)}${place}`;
      const who = words.whoIn(of, say);
      return `${stepName(clause)}${place}${clause === PAYMENTS ? words.paidBy(who) : words.against(who)}`;
    },
  };
}

type LineWords = {
  readonly level: (level: Level, traits: string) => string;
  readonly order: (card: string) => string;
  readonly services: (services: Exclude<AutomatonBoard['services'], 'none'>) => string;
  readonly ambushes: (cards: readonly string[]) => string;
};

/** What lies on the board of an automaton. */
export function automatonLinesIn(automata: { readonly [faction in FactionId]: AutomatonText }, words: LineWords) {
  return (view: View, seat: Seat, say: Say<Words>): readonly string[] => {
    const player = view.open.players[seat];
    const text = player && automata[player.faction];
    if (!text) return [];
    const { level, traits, services, order, ambushes } = player.board as AutomatonBoard;
    const names = traits.map((trait) => text.traits[trait]?.[0] ?? trait);
    return [
      words.level(level, names.join(', ')),
      ...(order === null ? [] : [words.order(order)]),
      ...(services === 'none' ? [] : [words.services(services)]),
      ...(ambushes.length === 0 ? [] : [words.ambushes(ambushes)]),
      ...text.board(view, seat, say),
    ];
  };
}
