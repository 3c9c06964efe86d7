/** Worlds in disorder, in which one card is walked through everything it can do: for every-card.test.ts. */
import { type Answer, moveId, type Question, type Request, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import { resetPace } from '@tavola/kernel/rules/pace.ts';
import { type Rng, seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import { REGIONS, SLOTS, SUITS } from '../data/board.ts';
import { type CardId, denizens, type Facts, factsOf, relics, reliquaryPowers, sites } from '../data/cards.ts';
import { flaw } from '../rules/flaw.ts';
import type { Deed, Oath, Power } from '../rules/hooks/power.ts';
import { rearranged, sourcesOf } from '../rules/hooks/sources.ts';
import { capacityOf, placeOf } from '../rules/queries/queries.ts';
import type { PlanUsed } from '../rules/state/actions.ts';
import type { Ask } from '../rules/state/moves.ts';
import { playerOf, siteAt } from '../rules/state/state.ts';
import { actPhase } from '../rules/turn/act.ts';
import { rest } from '../rules/turn/rest.ts';
import { wake } from '../rules/turn/wake.ts';
import { roundEnd } from '../rules/turn.ts';
import { words as wordsEn } from '../text/en/words.ts';
import { words as wordsPt } from '../text/pt/words.ts';
import {
  advise,
  adviseFacedown,
  banner,
  C,
  cover,
  deck,
  discarded,
  hold,
  place,
  type Realm,
  realm,
  relicsAt,
  reveal,
  rich,
  role,
  rule,
  settle,
  title,
  turnOf,
  X,
  Z,
} from './realm.ts';

const SEATS = 4;
/** A phase that is not over by then is broken off. */
const MOST_STEPS = 150;

/** What a card has not done yet, by the name of the hook: a fold that changed nothing, a prohibition that ruled nothing out. */
export function idleHooks(card: Facts, power: Power, tries: number): string[] {
  const idle = new Set(hooksOf(card, power));
  for (let seed = 1; seed <= tries && idle.size > 0; seed++) live(card, watched(power, idle), idle, seed);
  return [...idle];
}

/** One world, two rounds of everybody's turns. */
function live(card: Facts, power: Power, idle: Set<string>, seed: number): void {
  const rng = seededRng(seed * 7919 + card.number);
  const table = disorder(card, rng);
  const oath = { ...table, powers: new Map([...table.powers, [card.id, power]]) };
  rearranged(oath.state);
  for (let turn = 0; turn < SEATS; turn++) {
    const seat = (X + turn) % SEATS;
    turnOf(oath, seat);
    oath.state.memory.actEnded = false;
    const phases = [() => wake(oath, seat), () => actPhase(oath, seat), () => rest(oath, seat), () => roundEnd(oath)];
    for (const phase of phases) if (!drive(oath, phase(), card.id, idle, rng)) return;
  }
  for (const event of table.events) {
    const done = 'card' in event && event.card === card.id;
    if (done && (event.kind === 'used' || event.kind === 'removed' || event.kind === 'played')) idle.delete(event.kind);
  }
}

/** Picks by chance, often one that names the card; false if it had to be broken off. */
function drive(oath: Oath, rules: Rules<unknown>, card: CardId, idle: Set<string>, rng: Rng): boolean {
  let step = rules.next(0);
  for (let n = 0; !step.done; n++) {
    sourcesOf(oath);
    const found = flaw(oath.state);
    if (found !== null) throw new Error(`${card}: ${found}`);
    if (n === MOST_STEPS) return false;
    haveWords(step.value);
    for (const { plans } of oath.state.campaigns)
      for (const plan of plans) if (plan.card === card) idle.delete(`plan of ${plan.side}`);
    resetPace();
    step = rules.next(answer(step.value, card, rng));
  }
  return true;
}
/** Whatever a power asks is explained in both languages. */
function haveWords(request: Request): void {
  const ask = request.type === 'choose' ? (request.ask as Ask) : null;
  if (ask === null || typeof ask === 'string' || ask.kind !== 'power') return;
  for (const { cards } of [wordsEn, wordsPt])
    if (!cards[ask.card]?.asks?.[ask.part]) throw new Error(`${ask.card}: no words for "${ask.part}"`);
}
function answer(request: Request, card: CardId, rng: Rng): Answer {
  if (request.type === 'chance') {
    if (request.what === 'roll') return 1 + rng.below(request.size);
    if (request.what === 'pick') return rng.below(request.size);
    return shuffleInPlace(
      Array.from({ length: request.size }, (_, i) => i),
      rng,
    );
  }
  const { options } = request as Question;
  const named = options.flatMap((move, i) => (moveId(move).split(':').includes(card) ? [i] : []));
  if (named.length > 0 && rng.below(3) > 0) return named[rng.below(named.length)] as number;
  return rng.below(options.length);
}

// ---- what there is to be done

/** Everything that has to show an effect: hooks, deeds wherever the card may lie, plans of both sides. */
function hooksOf(card: Facts, power: Power): string[] {
  const { type, params, planSide, restriction } = card;
  const { action, rest: rests, played, plan, own, modifier } = power;
  const names: string[] = [];
  for (const group of ['fold', 'forbid', 'toll', 'react'] as const)
    for (const hook in power[group]) names.push(`${group} ${hook}`);
  for (const [name, deed] of Object.entries({ action, rest: rests, played })) {
    if (!deed) continue;
    if (type !== 'denizen' || restriction !== 'none') names.push('used');
    else names.push(`${name} at a site`, `${name} beside a board`);
  }
  for (const hook in plan) if (hook !== 'can' && hook !== 'discarded') names.push(`plan ${hook}`);
  if (planSide !== null || params !== null) names.push('used');
  if (planSide === 'both') names.push('plan of attack', 'plan of defense');
  if (own?.forbid) names.push('own forbid');
  if (modifier?.use) names.push('modifier use');
  if (modifier?.shift) names.push('modifier shift');
  if (type === 'vision') names.push('played');
  if (type === 'site' && names.length === 0) names.push('used');
  return names;
}

type Hook = (...it: never[]) => unknown;
/** The same power, which crosses off what has shown an effect. */
function watched(power: Power, idle: Set<string>): Power {
  const groups = {
    fold: (before: unknown[], after: unknown) => JSON.stringify(before[1]) !== JSON.stringify(after),
    forbid: (_: unknown[], after: unknown) => after === true,
    toll: (_: unknown[], after: unknown) => after !== null,
    react: () => true,
    plan: () => true,
    modifier: () => true,
    own: (_: unknown[], after: unknown) => after === true,
  };
  const copy: Record<string, unknown> = { ...power };
  for (const [group, shows] of Object.entries(groups)) {
    const hooks = power[group as keyof typeof groups];
    if (!hooks) continue;
    copy[group] = Object.fromEntries(
      Object.entries(hooks).map(([name, hook]) => [
        name,
        typeof hook === 'function'
          ? (...it: unknown[]) => {
              const said = (hook as Hook)(...(it as never[]));
              if (shows(it, said)) idle.delete(`${group} ${name}`);
              if (group === 'plan') idle.delete(`plan of ${(it[2] as PlanUsed).side}`);
              return said;
            }
          : hook,
      ]),
    );
  }
  for (const name of ['action', 'rest', 'played'] as const) {
    const deed = power[name];
    if (!deed) continue;
    const run: Deed['run'] = (oath, seat, at) => {
      idle.delete(`${name} ${at.slot >= 0 ? 'at a site' : 'beside a board'}`);
      return deed.run(oath, seat, at);
    };
    copy[name] = { ...deed, run };
  }
  return copy as Power;
}

// ---- a world by chance

function disorder(card: Facts, rng: Rng): Realm {
  const some = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  const sited = shuffleInPlace(
    sites.map(({ id }) => id).filter((id) => id !== card.id),
    rng,
  );
  const here = rng.below(SLOTS.length);
  const map = sited.slice(0, SLOTS.length);
  if (card.type === 'site') map[here] = card.id;
  const table = realm(SEATS, map);
  const { state } = table;
  const pool = shuffleInPlace(
    denizens.map(({ id }) => id).filter((id) => id !== card.id),
    rng,
  );
  const treasure = shuffleInPlace(
    relics.map(({ id }) => id).filter((id) => id !== card.id && id !== 'grand-scepter'),
    rng,
  );
  if (rng.below(2) === 0) role(table, Z, 'citizen');
  state.round = 5 + rng.below(3);
  state.visionsDrawn = rng.below(5);
  title(table, rng.below(SEATS), some(['oathkeeper', 'usurper']));
  const loose = [X, C, 2, Z];
  for (const seat of loose) {
    rich(table, seat, { favor: rng.below(4), secrets: rng.below(5), warbands: rng.below(5) });
    place(table, seat, map[rng.below(3) === 0 ? rng.below(SLOTS.length) : here] as string);
    for (let n = rng.below(3); n > 0; n--) advise(table, seat, fitting(pool, 'site'));
    for (let n = rng.below(2); n > 0; n--) adviseFacedown(table, seat, pool.pop() as CardId);
    for (let n = rng.below(3); n > 0; n--) hold(table, seat, treasure.pop() as CardId);
  }
  for (const suit of SUITS) {
    const taken = rng.below(4);
    state.banks[suit] -= taken;
    state.shared += taken;
  }
  for (const which of ['peoples-favor', 'darkest-secret'] as const)
    banner(table, rng.below(4) === 0 ? null : rng.below(SEATS), which, 1 + rng.below(3));
  state.banners['peoples-favor'].mob = rng.below(2) === 0;
  putCard(table, card, map[here] as string, rng);
  for (const [slot, site] of map.entries()) {
    if (rng.below(3) > 0) conquer(table, rng.below(SEATS), site, 1 + rng.below(3));
    for (let n = rng.below(2); n > 0 && treasure.length > 8; n--) relicsAt(table, site, treasure.pop() as CardId);
    while (siteAt(state, slot).cards.length < capacityOf(table, slot) && rng.below(3) > 0)
      settle(table, site, fitting(pool, 'adviser'));
  }
  for (const region of REGIONS) discarded(table, region, ...pool.splice(-3));
  const visions = shuffleInPlace(['vision-of-faith', 'vision-of-conquest', 'vision-of-rebellion'], rng);
  for (const seat of [X, 2])
    if (rng.below(2) === 0 && card.type !== 'vision') reveal(table, seat, visions.pop() as CardId);
  if (card.type !== 'vision') adviseFacedown(table, some([X, 2]), some([visions.pop() as CardId, 'conspiracy']));
  deck(table, ...shuffleInPlace([...pool.splice(-9), ...(card.type === 'vision' ? [] : visions)], rng));
  for (const gone of pool.splice(-6)) {
    const { archive } = state;
    const home = archive[factsOf(gone).suit as keyof typeof archive];
    home.splice(home.indexOf(gone), 1);
    state.dispossessed.push(gone);
  }
  const far = rng.below(SLOTS.length);
  if (far !== here && siteAt(state, far).cards.length === 0 && state.players.every(({ pawn }) => pawn !== far))
    if (siteAt(state, far).warbands.every((n) => n === 0)) cover(table, placeOf(state, far));
  return table;
}
/** Warbands on a site, as many as there are. */
function conquer(table: Realm, seat: Seat, site: CardId, n: number): void {
  const { bank } = playerOf(table.state, playerOf(table.state, seat).role === 'exile' ? seat : C);
  rule(table, seat, site, Math.min(n, bank));
}
/** A card that may lie there. */
function fitting(pool: CardId[], but: 'site' | 'adviser'): CardId {
  const at = pool.findLastIndex((id) => factsOf(id).restriction !== but);
  return pool.splice(at, 1)[0] as CardId;
}

/** The card in question lies open where it may, or is about to be played. */
function putCard(table: Realm, card: Facts, site: CardId, rng: Rng): void {
  const owner = rng.below(SEATS);
  if (card.type === 'relic') hold(table, owner, card.id);
  else if (card.type === 'edifice') settle(table, site, card.id);
  else if (card.type === 'reliquary') uncover(table, card.id);
  else if (card.type === 'denizen' || card.type === 'vision') {
    const played = card.type === 'vision' || card.kinds.includes('when-played') || rng.below(4) === 0;
    const advising = card.restriction === 'adviser' || (card.restriction === 'none' && rng.below(2) === 0);
    if (played) adviseFacedown(table, owner, card.id);
    else if (advising) advise(table, owner, card.id);
    else settle(table, site, card.id);
  }
}
function uncover({ state }: Realm, power: CardId): void {
  const n = reliquaryPowers.findIndex(({ id }) => id === power);
  state.relicDeck.unshift(state.reliquary[n] as CardId);
  state.reliquary[n] = null;
  rearranged(state);
}
