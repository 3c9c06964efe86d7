/** The Automa's turn (EVE-8.3 to 8.6): she is played by the rules and says by which clause she chose. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { boonOf, conversion, EXTRA_STEP_VP, type RegionId, type RondelAction } from '../../data/boards.ts';
import { type Bag, type Effect, gainKeys } from '../../data/effects.ts';
import { moveInside } from '../effects/transfer.ts';
import { fire } from '../effects/triggers.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Obstacle } from '../state/moves.ts';
import { type Automa, newSpot, regionState, type Spot, spotAt, spots } from '../state/state.ts';
import { type Box, boxOf } from './box.ts';

/** EVE-8.4: reveal a card, move the rondel marker by its VP, do the action; an impossible one moves it to the next field. */
export function* automaTurn(table: Evenfall, automa: Automa): Rules {
  const box = boxOf(table.state);
  const { rondel } = box;
  const revealed = yield* box.reveal(table, null);
  const { card } = revealed;
  if (card !== null) table.state.discard.push(card);
  const vp = card === null ? 1 : revealed.vp;
  const from = automa.rondel;
  const reached = stopAfter(box, from, vp);
  const to = reached.best ?? from;
  const action = rondel.action(to);
  automa.rondel = to;
  yield* step(table, { kind: 'rondel', card, vp, from, to, action }, { why: reached });
  for (;;) {
    const action = rondel.action(automa.rondel);
    const because = yield* act(table, automa, action);
    if (because === null) return;
    const { rondel: from } = automa;
    automa.rondel = (from + 1) % rondel.fields();
    yield* step(table, { kind: 'impossible', action, because, from, to: automa.rondel });
  }
}

/** The marker stops on the first gold field that it enters, else after the last step. */
function stopAfter({ rondel }: Box, from: number, vp: number): Selection<number> {
  const fields = rondel.fields();
  const path = Array.from({ length: vp }, (_, i) => (from + 1 + i) % fields);
  const steps = (index: number) => path.indexOf(index) + 1;
  const entered = select(path, rondel.name);
  return path.some(rondel.isGold)
    ? entered.where('EVE-8.4', rondel.isGold).first('EVE-8.4', steps)
    : entered.most('EVE-8.4', steps);
}

/** EVE-8.5: what stands in the way, or null when it was done. */
function* act(table: Evenfall, automa: Automa, action: RondelAction): Rules<Obstacle | null> {
  switch (action) {
    case 'discover-north':
      return yield* discover(table, automa, 'northern-lakes');
    case 'discover-central':
      return yield* discover(table, automa, 'central-mountains');
    case 'coven-track':
      yield* automaStep(table, automa);
      return null;
    case 'draw-place':
      return yield* drawPlace(table, automa);
    case 'explore':
      return yield* explore(table, automa);
    case 'transfer':
      return yield* transferBest(table, automa);
    case 'play':
      return yield* playCard(table, automa);
    case 'boon':
      automaGains(table, automa, { vp: boonOf(automa.difficulty) }, 'boon');
      yield* automaStep(table, automa);
      return null;
  }
}

/** The leftmost Place; with her last Witch she may take one that needs two. */
function* discover(table: Evenfall, automa: Automa, id: RegionId): Rules<Obstacle | null> {
  const box = boxOf(table.state);
  const region = regionState(table.state, id);
  if (automa.witches === 0) return 'no-witch';
  const target = box.filled(region).first('EVE-8.5', (slot) => slot);
  const slot = target.best;
  if (slot === undefined) return 'no-place-here';
  const found = region.slots[slot] as string;
  const witches = Math.min(automa.witches, box.witches(found));
  const place = box.take(table, found);
  automa.witches -= witches;
  region.automa += witches;
  automa.outer.push(newSpot(place));
  region.slots[slot] = null;
  yield* step(table, { kind: 'discovered', seat: 'automa', region: id, place, witches }, { why: target });
  return null;
}

function* drawPlace(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  const box = boxOf(table.state);
  const found = yield* box.drawPlace(table);
  if (found === undefined) return 'no-place-left';
  const place = box.take(table, found);
  automa.outer.push(newSpot(place));
  yield* step(table, { kind: 'drew-place', seat: 'automa', place });
  return null;
}

/** EVE-8.9: her exploring counts as activating a token for the player's abilities. */
function* explore(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  if (automa.outer.length === 0) return 'nothing-outside';
  const box = boxOf(table.state);
  for (const spot of automa.outer) {
    const { place } = spot;
    const harvest = box.harvest(place);
    table.tell({ kind: 'explored', seat: 'automa', place, times: 1, spot: spotAt(automa, spot) });
    automaGains(table, automa, harvest, place);
  }
  yield* pause(table);
  yield* fire(table, 0, { on: 'opponentActivatesToken' });
  return null;
}

/** The outer Place whose Ritual has the most VP, the leftmost of equals. */
function* transferBest(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  const box = boxOf(table.state);
  const outer = automa.outer.slice();
  const names = outer.map((spot) => box.spotName(automa, spot));
  const target = select(outer, (spot) => names[outer.indexOf(spot)] as string)
    .where('EVE-8.5', ({ ritual }) => ritual !== null)
    .most('EVE-8.5', ({ ritual }) => box.vpOf(ritual as string))
    .tieBreak((tied) => tied.first('EVE-8.5', (spot) => outer.indexOf(spot)));
  if (target.best === undefined) return automa.outer.length === 0 ? 'nothing-outside' : 'no-ritual-outside';
  const { place } = target.best;
  const spot = spotAt(automa, target.best);
  moveInside(automa, place);
  yield* step(table, { kind: 'transferred', seat: 'automa', place, spot }, { why: target });
  return null;
}

/** The top card, free of charge: a person as Specialist without effect, a Ritual on a free Place. */
function* playCard(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  const box = boxOf(table.state);
  const card = yield* box.turnUp(table);
  if (card === null) return 'no-card';
  table.tell({ kind: 'drawn-for-automa', card });
  if (box.isPerson(card)) {
    automa.specialists.push(card);
    yield* step(table, { kind: 'specialist', seat: 'automa', card });
    return null;
  }
  const target = placeFor(box, automa);
  if (target.best === undefined) {
    table.state.discard.push(card);
    table.tell({ kind: 'no-place', card });
    return 'no-free-place';
  }
  const { place } = target.best;
  target.best.ritual = card;
  table.tell({ kind: 'ritual', seat: 'automa', card, place, spot: spotAt(automa, target.best) }, { why: target });
  yield* bind(table, automa, place, card);
  yield* pause(table);
  return null;
}

/** A Place without a Ritual: one of her Outer Circle with a Binding Bonus first, then from left to right. */
function placeFor(box: Box, automa: Automa): Selection<Spot> {
  const binds = (spot: Spot) => automa.outer.includes(spot) && box.hasBinding(spot.place);
  return select(spots(automa), (spot) => box.spotName(automa, spot))
    .where('EVE-8.5', ({ ritual }) => ritual === null)
    .tieBreak((tied) => tied.most('EVE-8.5', (spot) => Number(binds(spot))))
    .tieBreak((tied) => tied.first('EVE-8.5', (spot) => spots(automa).indexOf(spot)));
}

function* bind(table: Evenfall, automa: Automa, place: string, card: string): Rules {
  const box = boxOf(table.state);
  if (!box.hasBinding(place)) return;
  table.tell({ kind: 'binding', seat: 'automa', place });
  automaGains(table, automa, yield* box.binding(place, card), place);
}

/** One field up her track (the digital game gives her the Sun's fields); above the top a step gives 2 VP. */
function* automaStep(table: Evenfall, automa: Automa): Rules {
  const effect = boxOf(table.state).track(automa.track + 1);
  const top = effect === null;
  if (!top) automa.track++;
  table.tell({ kind: 'step', seat: 'automa', to: automa.track, top });
  if (top) automaGains(table, automa, { vp: EXTRA_STEP_VP }, 'track');
  else yield* automaGets(table, automa, effect, 'track');
  yield* pause(table);
}

/** EVE-8.6: a Transfer makes her `transfer` action or nothing, a step moves her track, all else is VP. */
export function* automaGets(table: Evenfall, automa: Automa, effect: Effect, from: string): Rules {
  for (const op of effect) {
    if (op.op === 'gain') automaGains(table, automa, op.what, from);
    else if (op.op === 'transfer') yield* transferBest(table, automa);
    else if (op.op === 'coven') for (let i = 0; i < op.steps; i++) yield* automaStep(table, automa);
    else throw new Error(`EVE-8.6 says nothing of ${op.op}`);
  }
}

/** EVE-8.6: whatever she would gain is 1 VP each. */
function automaGains(table: Evenfall, automa: Automa, bag: Bag, from: string): void {
  let vp = 0;
  for (const key of gainKeys) vp += (bag[key] ?? 0) * conversion[key];
  if (vp === 0) return;
  automa.vp += vp;
  table.tell({ kind: 'converted', what: bag, vp, from, total: automa.vp });
}
