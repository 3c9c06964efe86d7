/** The Automa's turn (EVE-8.3 to 8.6): she is played by the rules and says by which clause she chose. */
import type { Rules } from '@tavola/kernel/ask.ts';
import { type Selection, select } from '@tavola/kernel/select.ts';
import { pause, step } from '@tavola/kernel/step.ts';
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
import { draw } from './choose.ts';
import type { Evenfall } from './evenfall.ts';
import { topCard } from './gain.ts';
import type { Obstacle } from './moves.ts';
import { type Automa, newSpot, regionState, type Spot, spots } from './state.ts';
import { moveInside } from './transfer.ts';
import { fire } from './triggers.ts';

/** EVE-8.4: reveal a card, move the rondel marker by its VP, do the action; an impossible one moves it to the next field. */
export function* automaTurn(table: Evenfall, automa: Automa): Rules {
  const card = yield* topCard(table, { kind: 'real-card-of-automa', what: 'rondel' }, null);
  if (card !== null) table.state.discard.push(card);
  const vp = card === null ? 1 : vpOf(card);
  const from = automa.rondel;
  const reached = stopAfter(from, vp);
  automa.rondel = reached.best ?? from;
  yield* step(table, { kind: 'rondel', card, vp, from, to: automa.rondel, action: actionAt(automa) }, { why: reached });
  for (;;) {
    const action = actionAt(automa);
    const because = yield* act(table, automa, action);
    if (because === null) return;
    automa.rondel = (automa.rondel + 1) % rondel.length;
    yield* step(table, { kind: 'impossible', action, because });
  }
}

/** The marker stops on the first gold field that it enters, else after the last step. */
function stopAfter(from: number, vp: number): Selection<number> {
  const path = Array.from({ length: vp }, (_, i) => (from + 1 + i) % rondel.length);
  const steps = (index: number) => path.indexOf(index) + 1;
  const isGold = (index: number) => rondel[index]?.gold === true;
  const entered = select(path, (index) => `rondel-${index}`);
  return path.some(isGold) ? entered.where('EVE-8.4', isGold).first('EVE-8.4', steps) : entered.most('EVE-8.4', steps);
}

function actionAt(automa: Automa): RondelAction {
  return rondel[automa.rondel]?.action as RondelAction;
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
  const region = regionState(table.state, id);
  const target = select(region.slots.filter((place) => place !== null)).first('EVE-8.5', (place) =>
    region.slots.indexOf(place),
  );
  const place = target.best;
  if (automa.witches === 0) return 'no-witch';
  if (place === undefined) return 'no-place-here';
  const witches = Math.min(automa.witches, placeOf(place).witches);
  automa.witches -= witches;
  region.automa += witches;
  region.slots[region.slots.indexOf(place)] = null;
  automa.outer.push(newSpot(place));
  yield* step(table, { kind: 'discovered', seat: 'automa', region: id, place, witches }, { why: target });
  return null;
}

function* drawPlace(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  const place = yield* draw(table.state.placeDeck, { kind: 'real-drawn-place', seat: 'automa' });
  if (place === undefined) return 'no-place-left';
  automa.outer.push(newSpot(place));
  yield* step(table, { kind: 'drew-place', seat: 'automa', place });
  return null;
}

/** EVE-8.9: her exploring counts as activating a token for the player's abilities. */
function* explore(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  if (automa.outer.length === 0) return 'nothing-outside';
  for (const { place } of automa.outer) {
    table.tell({ kind: 'explored', seat: 'automa', place, times: 1 });
    automaGains(table, automa, placeOf(place).harvest, place);
  }
  yield* pause(table);
  yield* fire(table, 0, { on: 'opponentActivatesToken' });
  return null;
}

/** The outer Place whose Ritual has the most VP, the leftmost of equals. */
function* transferBest(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  const target = select(automa.outer, ({ place }) => place)
    .where('EVE-8.5', ({ ritual }) => ritual !== null)
    .most('EVE-8.5', ({ ritual }) => ritualOf(ritual as string).vp)
    .tieBreak((tied) => tied.first('EVE-8.5', (spot) => automa.outer.indexOf(spot)));
  if (target.best === undefined) return automa.outer.length === 0 ? 'nothing-outside' : 'no-ritual-outside';
  const { place } = target.best;
  moveInside(automa, place);
  yield* step(table, { kind: 'transferred', seat: 'automa', place }, { why: target });
  return null;
}

/** The top card, free of charge: a person as Specialist without effect, a Ritual on a free Place. */
function* playCard(table: Evenfall, automa: Automa): Rules<Obstacle | null> {
  const card = yield* topCard(table, { kind: 'real-card-of-automa', what: 'play' }, null);
  if (card === null) return 'no-card';
  table.tell({ kind: 'drawn-for-automa', card });
  if (isPerson(card)) {
    automa.specialists.push(card);
    yield* step(table, { kind: 'specialist', seat: 'automa', card });
    return null;
  }
  const target = placeFor(automa);
  if (target.best === undefined) {
    table.state.discard.push(card);
    table.tell({ kind: 'no-place', card });
    return 'no-free-place';
  }
  target.best.ritual = card;
  table.tell({ kind: 'ritual', seat: 'automa', card, place: target.best.place }, { why: target });
  bind(table, automa, target.best, card);
  yield* pause(table);
  return null;
}

/** A Place without a Ritual: one of her Outer Circle with a Binding Bonus first, then from left to right. */
function placeFor(automa: Automa): Selection<Spot> {
  return select(spots(automa), ({ place }) => place)
    .where('EVE-8.5', ({ ritual }) => ritual === null)
    .tieBreak((tied) => tied.most('EVE-8.5', (spot) => Number(binds(automa, spot))))
    .tieBreak((tied) => tied.first('EVE-8.5', (spot) => spots(automa).indexOf(spot)));
}

function binds({ outer }: Automa, spot: Spot): boolean {
  return outer.includes(spot) && placeOf(spot.place).binding !== null;
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
function* automaStep(table: Evenfall, automa: Automa): Rules {
  const field = trackOf('sun')[automa.track];
  const top = field === undefined;
  if (!top) automa.track++;
  table.tell({ kind: 'step', seat: 'automa', to: automa.track, top });
  if (top) automaGains(table, automa, { vp: EXTRA_STEP_VP }, 'track');
  else yield* automaGets(table, automa, field.effect as Effect, 'track');
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
  table.tell({ kind: 'converted', what: bag, vp, from });
}
