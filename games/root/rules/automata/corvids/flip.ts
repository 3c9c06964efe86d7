/** What happens when a plot is flipped (AUT-11.4.4, 11.7), and the traits that change it. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../../data/maps.ts';
import { blast } from '../../factions/corvids/plots.ts';
import { faceUp, faceUpAt, PLOT, turnUp } from '../../factions/corvids/state.ts';
import { discardFromHand, matchingCards } from '../../hands/hands.ts';
import { discardsUnseen, hasUnseenHand, mayHold } from '../../hands/unseen.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { otherSeats, playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Plot, plots } from '../../vocabulary/corvids.ts';
import { remove, token } from '../../woodland/removal.ts';
import { piecesHere } from '../keys.ts';
import { seatName, selection } from '../selection.ts';
import { hasTrait } from '../state.ts';
import { look, mix } from './look.ts';
import { boardOf, putBack, secretOf } from './state.ts';

/** AUT-11.4.4: 1 VP for each plot that lies face up now, then its effect, unless somebody guessed it (AUT-T-COR-1). */
export function* flip(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const guess = hasTrait(state, self, 'gamble') ? yield* gamble(table, self, clearing) : null;
  yield* look(table, self, clearing, secretOf(state, self).down, clearing);
  const plot = turnUp(state, self, clearing);
  table.tell({ kind: 'automaton.flipped', seat: self, clearing, plot });
  const guessed = guess?.plot === plot;
  if (guess && !guessed) score(table, self, 1, 'gamble', 'AUT-T-COR-1');
  score(table, self, faceUp(state, self).length, 'plots', 'AUT-11.4.4');
  if (guess && guessed) return yield* removeGuessed(table, self, clearing, guess.by);
  if (plot === 'extortion') yield* extort(table, self, clearing);
  if (plot === 'bomb' || hasTrait(state, self, 'vendetta')) yield* explode(table, self, clearing);
}

type Guess = { readonly by: Seat; readonly plot: Plot };

/** AUT-T-COR-1: the person with most pieces there names a kind. Null where no person has any. */
function* gamble(table: Root, self: Seat, clearing: Clearing): Rules<Guess | null> {
  const { state } = table;
  const guesser = yield* selection(state, {
    from: otherSeats(state, self).filter((other) => !playerOf(state, other).automaton),
    where: [['AUT-T-COR-1', (other) => piecesHere(state, other, clearing) > 0]],
    by: [['AUT-T-COR-1', 'most', (other) => piecesHere(state, other, clearing)]],
    tie: 'setup',
    name: seatName,
  });
  const by = guesser.best;
  if (by === undefined) return null;
  const moves = plots.map((piece) => ({ kind: 'piece', piece }) as const);
  const { piece: plot } = yield* choose(by, { kind: 'automaton.gamble', seat: self, clearing }, moves);
  table.tell({ kind: 'automaton.guessed', seat: self, by, clearing, plot }, { why: [guesser] });
  return { by, plot };
}

/** Its effect is ignored, a raid's too: what it was is forgotten before it goes. */
function* removeGuessed(table: Root, self: Seat, clearing: Clearing, by: Seat): Rules {
  putBack(table.state, self, clearing);
  yield* remove(table, [{ ...token(self, PLOT, clearing), by }]);
}

/** AUT-11.7.3: each other player with a piece there gives up a card of their choice; automata have none. */
function* extort(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  for (const other of otherSeats(state, self)) {
    if (piecesHere(state, other, clearing) === 0 || !mayHold(state, other)) continue;
    if (hasUnseenHand(state, other)) {
      yield* discardsUnseen(table, other);
      continue;
    }
    const ask = { kind: 'automaton.extortion', seat: self, clearing } as const;
    const { card } = yield* choose(other, ask, () => matchingCards(state, other, null));
    discardFromHand(table, other, card);
  }
}

/** AUT-11.7.1: enemies go (AUT-11.8.1), then another plot of the supply comes in its place, face up and without effect. */
function* explode(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  yield* blast(table, self, clearing);
  const secret = secretOf(state, self);
  const flipped = faceUpAt(state, self, clearing);
  // Ruling AUT-GA31: with an empty supply it stays.
  if (flipped === null || secret.supply.length === 0) return;
  yield* mix(table, self);
  const plot = yield* look(table, self, clearing, secret.supply, secret.supply.length - 1);
  secret.supply[secret.supply.length - 1] = flipped;
  boardOf(state, self).up[clearing] = plot;
  table.tell({ kind: 'automaton.swapped', seat: self, clearing, plot });
}
