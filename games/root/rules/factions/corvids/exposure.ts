/** Exposure (ROOT-13.2.4): in their own turn others name what a face-down plot is. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { Offers } from '../../contract/faction.ts';
import { giveCard, handSize, holdsCards, holdsMatching, matchingCards } from '../../hands/hands.ts';
import { choose, orPass } from '../../state/choose.ts';
import { areEnemies, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Plot, plots } from '../../vocabulary/corvids.ts';
import { piecesAt } from '../../woodland/pieces.ts';
import { remove, token } from '../../woodland/removal.ts';
import { boardOf, faceDown, faceDownAt, forget, PLOT } from './state.ts';

export function exposure(self: Seat): Offers {
  return {
    occasion: 'exposure',
    possible: (state, seat) =>
      holdsCards(state, seat) &&
      handSize(state, seat) > 0 &&
      areEnemies(state, self, seat) &&
      suspects(state, self, seat).length > 0,
    uses: (table, seat) =>
      select(suspects(table.state, self, seat))
        .where('ROOT-13.2.4', (clearing) => holdsMatching(table.state, seat, suitAt(table.state, clearing)))
        .list.map((clearing) => ({
          move: { kind: 'corvids.expose', clearing },
          use: () => expose(table, self, seat, clearing),
        })),
  };
}

/** Face-down plots beside a faction piece of this player. */
function suspects(state: State, self: Seat, seat: Seat): Clearing[] {
  return faceDown(state, self).filter((clearing) => piecesAt(playerOf(state, seat), clearing) > 0);
}

function* expose(table: Root, self: Seat, seat: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const moves = plots.map((one) => ({ kind: 'corvids.type', plot: one }) as const);
  const { plot } = yield* choose(seat, { kind: 'corvids.guess', clearing }, moves);
  const suit = suitAt(state, clearing);
  const ask = { kind: 'corvids.show', clearing, plot, to: self } as const;
  const shown = yield* choose(seat, ask, () => orPass(matchingCards(state, seat, suit)));
  if (shown.kind === 'pass') return;
  const { card } = shown;
  // What the Corvids answer is theirs to say: no preview of the pick knows it.
  table.beat();
  if (faceDownAt(state, self, clearing) !== plot) {
    deny(table, self, seat, clearing, plot);
    giveCard(table, seat, self, card);
    return;
  }
  table.tell({ kind: 'corvids.exposed', seat: self, by: seat, clearing, plot }, { to: [seat, self], also: { card } });
  // Its effect is ignored: what it was is forgotten before it goes.
  forget(state, self, clearing);
  yield* remove(table, [{ ...token(self, PLOT, clearing), by: seat }]);
}

function deny(table: Root, self: Seat, by: Seat, clearing: Clearing, plot: Plot): void {
  const known = boardOf(table.state, self).denied[clearing] as Plot[];
  if (!known.includes(plot)) known.push(plot);
  table.tell({ kind: 'corvids.denied', seat: self, by, clearing, plot });
}
