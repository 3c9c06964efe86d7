/**
 * Which cards are in force, and which of them has which hook. Computed once and kept until a card that lies open moves: every operation that moves
 * one calls `rearranged`.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf, reliquaryPowers } from '../../data/cards.ts';
import type { ActionKind } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import type { Power, PoweredState, Source } from './power.ts';

export type Sources = {
  readonly all: readonly Source[];
  readonly byCard: ReadonlyMap<CardId, Source>;
  /** Who has which hook. Modifiers are left out: they count only where they are used. */
  readonly hooks: { readonly [G in Group]: ReadonlyMap<string, readonly Source[]> };
  readonly actions: readonly Source[];
  readonly rests: readonly Source[];
  readonly plans: readonly Source[];
  readonly modifiers: ReadonlyMap<ActionKind, readonly Source[]>;
};
type Group = 'fold' | 'forbid' | 'toll' | 'react';
const GROUPS: readonly Group[] = ['fold', 'forbid', 'toll', 'react'];
const NONE: readonly Source[] = [];
const kept = new WeakMap<State, Sources>();
/** The one asked for last: rules ask about the same state thousands of times. */
let newest: { readonly state: State; readonly sources: Sources } | null = null;

/** A card that lies open was put somewhere else, turned or covered. */
export function rearranged(state: State): void {
  kept.delete(state);
  newest = null;
}

/** Was a card moved without `rearranged`? For tests. */
export function isStale(oath: PoweredState): boolean {
  const places = ({ all }: Sources) => all.map(({ card, slot, seat }) => `${card} ${slot} ${seat}`).join();
  return places(sourcesOf(oath)) !== places(gathered(oath));
}

export function sourcesOf(oath: PoweredState): Sources {
  const { state } = oath;
  if (newest !== null && newest.state === state) return newest.sources;
  let sources = kept.get(state);
  if (sources === undefined) {
    sources = gathered(oath);
    kept.set(state, sources);
  }
  newest = { state, sources };
  return sources;
}

/** The cards in force with a hook: `hooked(oath, 'fold', 'site.ruler')`. */
export function hooked(oath: PoweredState, group: Group, hook: string): readonly Source[] {
  return sourcesOf(oath).hooks[group].get(hook) ?? NONE;
}
export function sourceOf(oath: PoweredState, card: CardId): Source | undefined {
  return sourcesOf(oath).byCard.get(card);
}
/** The power of a card even while it lies nowhere, as one that `seat` is about to have. */
export function sourceIn(oath: PoweredState, card: CardId, seat: Seat, slot: number): Source {
  return { card, facts: factsOf(card), power: oath.powers.get(card) ?? POWERLESS, slot, seat };
}

export const POWERLESS: Power = Object.freeze({});

/** OATH-7.1, Appendix A5: sites from the Cradle on with their cards, then each player's cards, banners, Reliquary. */
function gathered(oath: PoweredState): Sources {
  const { state } = oath;
  const all: Source[] = [];
  const add = (card: CardId, seat: Seat, slot: number) => all.push(sourceIn(oath, card, seat, slot));
  for (let slot = 0; slot < state.sites.length; slot++) {
    const site = state.sites[slot] as State['sites'][number];
    if (!site.faceup) continue;
    add(site.site, -1, slot);
    for (const { card } of site.cards) add(card, -1, slot);
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as State['players'][number];
    for (const { card, faceup } of player.advisers) if (faceup) add(card, seat, -1);
    for (const { card } of player.relics) add(card, seat, -1);
  }
  for (const banner of ['peoples-favor', 'darkest-secret'] as const)
    add(banner, state.banners[banner].holder ?? -1, -1);
  for (let n = 0; n < state.reliquary.length; n++)
    if (state.reliquary[n] === null) add((reliquaryPowers[n] as { id: CardId }).id, 0, -1);
  return sorted(all);
}

function sorted(all: readonly Source[]): Sources {
  const hooks = { fold: new Map(), forbid: new Map(), toll: new Map(), react: new Map() };
  const modifiers = new Map<ActionKind, Source[]>();
  const byCard = new Map<CardId, Source>();
  for (const source of all) {
    byCard.set(source.card, source);
    const { facts, power } = source;
    if (power === POWERLESS) continue;
    const modifies = facts.kinds.includes('modifier');
    if (modifies || power.modifier)
      listed(modifiers, power.modifier?.on ?? (facts.modifies as ActionKind)).push(source);
    if (!modifies) for (const group of GROUPS) for (const hook in power[group]) listed(hooks[group], hook).push(source);
  }
  const having = (what: 'action' | 'rest') => all.filter(({ power }) => power[what] !== undefined);
  const plans = all.filter(({ facts, power }) => facts.planSide !== null && (facts.params !== null || power.plan));
  return { all, byCard, hooks, modifiers, plans, actions: having('action'), rests: having('rest') };
}

function listed<K>(map: Map<K, Source[]>, key: K): Source[] {
  let list = map.get(key);
  if (list === undefined) {
    list = [];
    map.set(key, list);
  }
  return list;
}
