/** Round end (EVE-6). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { AUTOMA_WITCHES, START } from '../data/boards.ts';
import { refill } from './effects/discover.ts';
import { inOrder } from './effects/triggers.ts';
import { endEffects } from './state/abilities.ts';
import type { Evenfall } from './state/evenfall.ts';
import { spots, turnOrder } from './state/state.ts';

/** EVE-6.1 (1): each player's effects, in any order of their own. */
export function* roundEndEffects(table: Evenfall): Rules {
  if (isRealTable(table)) return;
  for (const seat of turnOrder(table.state)) {
    const effects = endEffects(table.state, seat, 'endOfRound');
    yield* inOrder(
      table,
      seat,
      effects.map(({ card, effect }) => ({ card, ability: { effect } })),
      null,
    );
  }
}

/** EVE-6.1 (2) to (6): slots refill, figures come home, tokens and turned cards are ready again. */
export function* startNextRound(table: Evenfall): Rules {
  const { state } = table;
  for (const region of state.regions) {
    yield* refill(table, region);
    region.field.fill(null);
    region.witches.fill(0);
    region.elders.fill(0);
    region.automa = 0;
  }
  for (const player of state.players) {
    player.witches = START.witches;
    player.elders = START.elders;
    for (const spot of spots(player)) spot.figures = [];
    player.copied = [];
    player.boardField = 0;
    player.discounts = 0;
    player.passed = false;
    player.tokenActive = true;
    for (const specialist of player.specialists) specialist.turned = false;
  }
  if (state.automa) state.automa.witches = AUTOMA_WITCHES;
  state.round++;
  state.phase = 'income';
  table.tell({ kind: 'came-home' });
}
