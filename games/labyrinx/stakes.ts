/** What a challenge is about: the sum that must reach its level, what a success brings and what a failure costs (LAB-5.2 to 5.10); and where a piece that is sent away will land. */

import { percent } from '@tavola/games/text/odds.ts';
import type { Reckoning, StakeRow, Stakes } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { landing } from './landing.ts';
import { characterOf } from './rules/state/characters.ts';
import { type Challenge, faceOf } from './rules/state/faces.ts';
import type { CellName } from './rules/state/grid.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { SeatView, View } from './rules/view.ts';
import type { Words } from './text/words.ts';

const SIDES = 6;

type Faced = {
  readonly challenge: Challenge;
  /** Null before the die is rolled. */
  readonly level: number | null;
  /** By entering its card: a power risks nothing. */
  readonly entered: boolean;
};

export function stakes(ask: Ask, move: Move | null, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  const { character } = view.players[seat] as SeatView;
  if (character === null || view.racers !== null) return null;
  const faced = facedIn(ask, view) ?? (move ? facedBy(move, view) : null);
  if (faced === null) return move === null ? null : (landing(ask, move, view, say) ?? unknown(move, view, say));
  const skill = characterOf(character).skills[faced.challenge];
  if (faced.level !== null) return told(null, afterRoll(faced, skill, view, seat, say), say);
  const { cards } = view.players[seat] as SeatView;
  const reckoning = beforeRoll(faced, skill, view, seat, say);
  const chance = percent(reckoning.chance as number, say);
  return told(say.words.stakes.odds(skill + cards, chance), reckoning, say);
}

/** LAB-5.2: a pick that makes the die roll at once. */
export function rollsDie(move: Move, view: View): boolean {
  return view.racers === null && facedBy(move, view) !== null;
}

function told(odds: string | null, reckoning: Reckoning, say: Say<Words>): Stakes {
  const { stakes: words } = say.words;
  const rows: StakeRow[] = [
    { name: words.ifWon, text: reckoning.won.join(' · '), tone: 'good' },
    { name: words.ifLost, text: reckoning.lost.join(' · '), tone: 'bad' },
  ];
  const { chance } = reckoning;
  if (odds === null || chance === null) return { tag: null, rows, reckoning };
  const label = words.chanceLabel(percent(chance, say));
  return { tag: { text: odds, label }, rows: [{ name: words.chance, text: label }, ...rows], reckoning };
}

/** LAB-4.3: a closed card that is entered is turned up then; nobody knows more. */
function unknown(move: Move, { cards }: View, { words }: Say<Words>): Stakes | null {
  if (move.kind !== 'move' && move.kind !== 'leap' && move.kind !== 'attune') return null;
  const card = cards.find(({ cell }) => cell === move.cell);
  if (!card || card.open || card.face !== null) return null;
  const { closedCard, ifTurned, chance } = words.stakes;
  return { tag: { text: '?', label: closedCard }, rows: [{ name: chance, text: ifTurned }] };
}

function facedIn(ask: Ask, { test }: View): Faced | null {
  if (typeof ask === 'string' || ask.kind !== 'challenge') return null;
  return { challenge: ask.challenge, level: ask.level, entered: test?.entered ?? true };
}

/** What lies open, or known, where the move leads. */
function facedBy(move: Move, view: View): Faced | null {
  switch (move.kind) {
    case 'move':
    case 'leap':
    case 'attune':
      return facedAt(move.cell, view);
    // LAB-6.21: a charge passes chests by.
    case 'charge': {
      const faced = facedAt(move.cell, view);
      return faced?.challenge === 'chest' ? null : faced;
    }
    case 'fight':
      return { challenge: 'monster', level: null, entered: false };
    default:
      return null;
  }
}

function facedAt(cell: CellName, { cards }: View): Faced | null {
  const card = cards.find((one) => one.cell === cell);
  const challenge = !card?.face || card.resolved ? null : faceOf(card.face).challenge;
  return challenge === null ? null : { challenge, level: null, entered: true };
}

function beforeRoll(faced: Faced, skill: number, view: View, seat: Seat, say: Say<Words>): Reckoning {
  const { cards } = view.players[seat] as SeatView;
  const { stakes: words } = say.words;
  const most = skill + cards;
  return {
    sum: [
      { value: String(skill), name: words.skill },
      { sign: '+', value: words.upTo(cards), name: words.inHand },
      { sign: '=', value: words.upTo(most), name: words.points },
      { sign: '≥', value: `1–${SIDES}`, name: words.die },
    ],
    chance: Math.min(SIDES, most) / SIDES,
    won: [...gains(faced, view, seat, say), words.price],
    lost: losses(faced, view, seat, say),
  };
}

/** The die shows the level: now cards decide (LAB-5.3). */
function afterRoll(faced: Faced, skill: number, view: View, seat: Seat, say: Say<Words>): Reckoning {
  const { cards } = view.players[seat] as SeatView;
  const { stakes: words } = say.words;
  const level = faced.level as number;
  const need = Math.max(0, level - skill);
  return {
    sum: [
      { value: String(skill), name: words.skill },
      { sign: '+', value: String(need), name: words.discarded },
      { sign: '=', value: String(skill + need), name: words.points },
      { sign: '≥', value: String(level), name: words.level },
    ],
    chance: null,
    won: [...gains(faced, view, seat, say), words.handLeft(cards - need)],
    lost: [...losses(faced, view, seat, say), words.handKept(cards)],
  };
}

function gains({ entered }: Faced, view: View, seat: Seat, { words }: Say<Words>): readonly string[] {
  const gained = words.stakes.gained((view.players[seat] as SeatView).treasures + 1);
  return entered ? [gained, words.stakes.safe] : [gained];
}

function losses({ challenge, level, entered }: Faced, view: View, seat: Seat, say: Say<Words>): readonly string[] {
  const { stakes: words } = say.words;
  if (!entered) return [words.nothing];
  if (challenge === 'chest') return [words.chest];
  const { treasures, character, powerUsed } = view.players[seat] as SeatView;
  const left = (seat + 1) % view.players.length;
  return [
    treasures === 0 ? words.noneToLose : words.lost(treasures - 1),
    words[challenge](left, level, say),
    ...(character === 'akuna' && !powerUsed ? [words.faith] : []),
  ];
}
