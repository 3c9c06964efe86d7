/** The income phase (EVE-1.2, 1.3): every player gains what the board shows, in turn order. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { draw } from './effects/gain.ts';
import { takeFromHand } from './effects/pay.ts';
import { fire } from './effects/triggers.ts';
import { together } from './state/choose.ts';
import type { Evenfall } from './state/evenfall.ts';
import { covenBoard, type Player, playerOf, turnOrder } from './state/state.ts';

const EXPERT_CARDS = 2;

export function* income(table: Evenfall): Rules {
  const { state } = table;
  if (isRealTable(table)) return;
  const expert = table.options.expertDraw && state.round === 1;
  for (const seat of turnOrder(state)) {
    yield* table.resolve(seat, covenBoard(state, seat).income, { source: 'income', spot: null });
    if (expert) yield* draw(table, seat, EXPERT_CARDS);
  }
  if (expert) yield* expertDiscard(table);
}

/** EVE-1.3 and T4: everybody chooses two cards at the same time; they are shown together. */
function* expertDiscard(table: Evenfall): Rules {
  const order = turnOrder(table.state);
  for (let left = EXPERT_CARDS; left > 0; left--) {
    const picks = yield* together(
      order.map((seat) => ({
        seat,
        ask: { kind: 'set-aside', left },
        options: () => everyHandCard(playerOf(table.state, seat)),
      })),
    );
    for (const [i, seat] of order.entries()) {
      const player = playerOf(table.state, seat);
      const card = picks[i]?.card as string;
      takeFromHand(player, card);
      player.aside.push(card);
    }
  }
  for (const seat of order) {
    const player = playerOf(table.state, seat);
    const cards = player.aside;
    player.aside = [];
    table.state.discard.push(...cards);
    table.tell({ kind: 'discarded', seat, cards });
    for (const _ of cards) yield* fire(table, seat, { on: 'discard' });
  }
}

/** One option for each card, identical ones too: their number must not tell what a hidden hand holds. */
function everyHandCard({ hand }: Player) {
  return hand.map(
    (card, i) => ({ kind: 'set-aside', card, copy: hand.slice(0, i).filter((one) => one === card).length }) as const,
  );
}
