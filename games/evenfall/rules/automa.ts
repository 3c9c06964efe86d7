/** The Automa's turn (EVE-8.3 to 8.6): she is played by the rules and says by which clause she chose. */
import type { Rules } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import {
  boonOf,
  conversion,
  EXTRA_STEP_VP,
  type RegionId,
  type RondelAction,
  rondel,
  trackOf,
} from '../data/boards.ts';
import { isPerson, placeOf, ritualOf, vpOf } from '../data/cards.ts';
import { type Bag, type Effect, gainKeys } from '../data/effects.ts';
import { topCard } from './gain.ts';
import { type Automa, type Evenfall, newSpot, regionState, type Spot, spots } from './state.ts';
import { moveInside } from './transfer.ts';
import { fire } from './triggers.ts';

/** EVE-8.4: reveal a card, move the rondel marker by its VP, do the action; an impossible one moves it to the next field. */
export function* automaTurn(table: Evenfall, automa: Automa): Rules {
  const card = yield* topCard(table);
  if (card !== null) table.state.discard.push(card);
  const vp = card === null ? 1 : vpOf(card);
  const from = automa.rondel;
  const path = Array.from({ length: vp }, (_, i) => (from + 1 + i) % rondel.length);
  const reached = select(path, (index) => `rondel-${index}`).first('EVE-8.4', stopRank(path));
  automa.rondel = reached.best ?? from;
  table.tell({ kind: 'rondel', card, vp, from, to: automa.rondel, action: actionAt(automa) }, { why: reached });
  while (!(yield* act(table, automa, actionAt(automa)))) {
    table.tell({ kind: 'impossible', action: actionAt(automa), clause: 'EVE-8.4' });
    automa.rondel = (automa.rondel + 1) % rondel.length;
  }
}

/** The marker stops on the first gold field that it enters, else after the last step. */
function stopRank(path: readonly number[]): (index: number) => number {
  const gold = path.findIndex((index) => rondel[index]?.gold);
  const stop = gold < 0 ? path.length - 1 : gold;
  return (index) => (path.indexOf(index) === stop ? 0 : 1);
}

function actionAt(automa: Automa): RondelAction {
  return rondel[automa.rondel]?.action as RondelAction;
}

/** EVE-8.5: false when the action is impossible. */
function* act(table: Evenfall, automa: Automa, action: RondelAction): Rules<boolean> {
  switch (action) {
    case 'discover-north':
      return discover(table, automa, 'northern-lakes');
    case 'discover-central':
      return discover(table, automa, 'central-mountains');
    case 'coven-track':
      automaStep(table, automa);
      return true;
    case 'draw-place':
      return drawPlace(table, automa);
    case 'explore':
      return yield* explore(table, automa);
    case 'transfer':
      return transferBest(table, automa);
    case 'play':
      return yield* playCard(table, automa);
    case 'boon':
      automaGains(table, automa, { vp: boonOf(automa.difficulty) }, 'boon');
      automaStep(table, automa);
      return true;
  }
}

/** The leftmost Place; with her last Witch she may take one that needs two. */
function discover(table: Evenfall, automa: Automa, id: RegionId): boolean {
  const region = regionState(table.state, id);
  const target = select(region.slots.filter((place) => place !== null))
    .where('EVE-8.5', () => automa.witches > 0)
    .first('EVE-8.5', (place) => region.slots.indexOf(place));
  const place = target.best;
  if (place === undefined) return false;
  const witches = Math.min(automa.witches, placeOf(place).witches);
  automa.witches -= witches;
  region.automa += witches;
  region.slots[region.slots.indexOf(place)] = null;
  automa.outer.push(newSpot(place));
  table.tell({ kind: 'discovered', seat: 'automa', region: id, place, witches }, { why: target });
  return true;
}

function drawPlace(table: Evenfall, automa: Automa): boolean {
  const place = table.state.placeDeck.pop();
  if (place === undefined) return false;
  automa.outer.push(newSpot(place));
  table.tell({ kind: 'drew-place', seat: 'automa', place });
  return true;
}

/** EVE-8.9: her exploring counts as activating a token for the player's abilities. */
function* explore(table: Evenfall, automa: Automa): Rules<boolean> {
  if (automa.outer.length === 0) return false;
  for (const { place } of automa.outer) {
    table.tell({ kind: 'explored', seat: 'automa', place, times: 1 });
    automaGains(table, automa, placeOf(place).harvest, place);
  }
  yield* fire(table, 0, { on: 'opponentActivatesToken' });
  return true;
}

/** The outer Place whose Ritual has the most VP, the leftmost of equals. */
function transferBest(table: Evenfall, automa: Automa): boolean {
  const target = select(automa.outer, ({ place }) => place)
    .where('EVE-8.5', ({ ritual }) => ritual !== null)
    .most('EVE-8.5', ({ ritual }) => ritualOf(ritual as string).vp)
    .first('EVE-8.5', (spot) => automa.outer.indexOf(spot));
  if (target.best === undefined) return false;
  const { place } = target.best;
  moveInside(automa, place);
  table.tell({ kind: 'transferred', seat: 'automa', place }, { why: target });
  return true;
}

/** The top card, free of charge: a person as Specialist without effect, a Ritual on a free Place. */
function* playCard(table: Evenfall, automa: Automa): Rules<boolean> {
  const card = yield* topCard(table);
  if (card === null) return false;
  table.tell({ kind: 'drawn-for-automa', card });
  if (isPerson(card)) {
    automa.specialists.push(card);
    table.tell({ kind: 'specialist', seat: 'automa', card });
    return true;
  }
  const target = select(spots(automa), ({ place }) => place)
    .where('EVE-8.5', ({ ritual }) => ritual === null)
    .most('EVE-8.5', (spot) => Number(automa.outer.includes(spot) && placeOf(spot.place).binding !== null))
    .first('EVE-8.5', (spot) => spots(automa).indexOf(spot));
  if (target.best === undefined) {
    table.state.discard.push(card);
    table.tell({ kind: 'no-place', card });
    return false;
  }
  target.best.ritual = card;
  table.tell({ kind: 'ritual', seat: 'automa', card, place: target.best.place }, { why: target });
  bind(table, automa, target.best, card);
  return true;
}

function bind(table: Evenfall, automa: Automa, { place }: Spot, card: string): void {
  const { binding } = placeOf(place);
  if (binding === null) return;
  table.tell({ kind: 'binding', seat: 'automa', place });
  automaGains(table, automa, binding.gain, place);
  if (binding.ifKeyword && ritualOf(card).keywords.includes(binding.ifKeyword.keyword))
    automaGains(table, automa, binding.ifKeyword.gain, place);
}

/** Her track has the Sun's fields; above the top a step gives 2 VP. */
function automaStep(table: Evenfall, automa: Automa): void {
  const field = trackOf('sun')[automa.track];
  if (field === undefined) {
    table.tell({ kind: 'step', seat: 'automa', to: automa.track, top: true });
    automaGains(table, automa, { vp: EXTRA_STEP_VP }, 'track');
    return;
  }
  automa.track++;
  table.tell({ kind: 'step', seat: 'automa', to: automa.track, top: false });
  automaGets(table, automa, field.effect as Effect, 'track');
}

/** EVE-8.6: a Transfer makes her `transfer` action or nothing, a step moves her track, all else is VP. */
export function automaGets(table: Evenfall, automa: Automa, effect: Effect, from: string): void {
  for (const op of effect) {
    if (op.op === 'gain') automaGains(table, automa, op.what, from);
    else if (op.op === 'transfer') transferBest(table, automa);
    else if (op.op === 'coven') for (let i = 0; i < op.steps; i++) automaStep(table, automa);
    else throw new Error(`EVE-8.6 says nothing of ${op.op}`);
  }
}

/** EVE-8.6: whatever she would gain is 1 VP each. */
function automaGains(table: Evenfall, automa: Automa, bag: Bag, from: string): void {
  let vp = 0;
  for (const key of gainKeys) vp += (bag[key] ?? 0) * conversion[key];
  if (vp === 0) return;
  automa.vp += vp;
  table.tell({ kind: 'converted', what: bag, vp, from });
}
