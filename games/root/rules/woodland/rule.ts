/** Who rules a clearing (ROOT-2.5), and what cannot be done there (ROOT-1.1.2). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Selection } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import type { Ban } from '../contract/faction.ts';
import { factionOf } from '../contract/registry.ts';
import { has, isAutomaton, type Player, type State } from '../state/state.ts';
import { hiredBy } from './map.ts';
import { buildingsAt, tokensAt, warriorsAt } from './pieces.ts';

export const NOBODY = -1;

/** Warriors plus buildings, and what an effect counts besides. */
export function strengthAt(state: State, seat: Seat, clearing: Clearing): number {
  const { players, turn } = state.open;
  const player = players[seat] as Player;
  let strength = buildingsAt(player, clearing);
  // Mercenaries count for their buyer, and so for nobody else (ROOT-11.2.7.2).
  if (seat !== turn.hired || hiredBy(state, turn.seat) === null) strength += warriorsAt(player, clearing);
  const lent = hiredBy(state, seat);
  if (lent) strength += warriorsAt(lent, clearing);
  return has(player, 'soup-kitchens') ? strength + 2 * tokensAt(player, clearing) : strength;
}

/** AUT-C-4: people add up what they have where the table agreed on that; a player with nothing there takes no part. */
export function claimAt(state: State, seat: Seat, clearing: Clearing): number {
  const own = strengthAt(state, seat, clearing);
  if (own === 0 || !areTeam(state, seat, seat)) return own;
  return state.open.order
    .filter((other) => areTeam(state, seat, other))
    .reduce((sum, other) => sum + strengthAt(state, other, clearing), 0);
}

/** People who rule together. */
function areTeam(state: State, seat: Seat, other: Seat): boolean {
  if (!state.open.cooperative?.teamRule || other === NOBODY) return false;
  return !isAutomaton(state, seat) && !isAutomaton(state, other);
}

/** The seat that rules, or NOBODY; of people who rule together the one with most of it. */
export function rulerOf(state: State, clearing: Clearing): Seat {
  const { players } = state.open;
  let ruler = NOBODY;
  let most = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const faction = factionOf(players[seat] as Player);
    if (faction.rule?.anyway?.(state, seat, clearing)) return seat;
    const strength = claimAt(state, seat, clearing);
    if (strength > most) {
      most = strength;
      ruler = seat;
    } else if (strength > 0 && areTeam(state, seat, ruler)) {
      if (strengthAt(state, seat, clearing) > strengthAt(state, ruler, clearing)) ruler = seat;
    } else if (strength === most && most > 0) {
      // Lords of the Forest (ROOT-7.2.2): who wins ties keeps what it has, and takes it from the others.
      const keeps = ruler !== NOBODY && factionOf(players[ruler] as Player).rule?.winsTies;
      if (!keeps) ruler = faction.rule?.winsTies ? seat : NOBODY;
    }
  }
  return ruler;
}

/** What a view tells of a clearing: who rules it, and how strong each seat is there. */
export type Rule = {
  readonly ruler: Seat;
  readonly strength: readonly number[];
  /** The ruler rules whatever else is there. */
  readonly anyway: boolean;
};

export function ruleAt(state: State, clearing: Clearing): Rule {
  const { players } = state.open;
  return {
    ruler: rulerOf(state, clearing),
    strength: players.map((_, seat) => strengthAt(state, seat, clearing)),
    anyway: players.some((player, seat) => factionOf(player).rule?.anyway?.(state, seat, clearing) ?? false),
  };
}

/** The seat that wins ties, or NOBODY. */
export function tieWinner({ open }: State): Seat {
  return open.players.findIndex((player) => factionOf(player).rule?.winsTies === true);
}

export function rules(state: State, seat: Seat, clearing: Clearing): boolean {
  const ruler = rulerOf(state, clearing);
  return ruler === seat || (areTeam(state, seat, ruler) && strengthAt(state, seat, clearing) > 0);
}

export function ruledBy(state: State, seat: Seat): Clearing[] {
  return clearings.filter((clearing) => rules(state, seat, clearing));
}

/** Nothing keeps this player from placing there, leaving it or entering it; `spared` bans apart. */
export function isAllowed(
  state: State,
  seat: Seat,
  what: Ban['what'],
  clearing: Clearing,
  spared: (ban: Ban, of: Seat) => boolean = () => false,
): boolean {
  const { players } = state.open;
  for (let self = 0; self < players.length; self++) {
    const bans = factionOf(players[self] as Player).rule?.bans;
    if (bans) {
      for (const ban of bans) {
        if (ban.what === what && !spared(ban, self) && stops(ban, state, self, seat, clearing)) return false;
      }
    }
  }
  return true;
}

/** The same on a selection, so that "why not?" names the clause. */
export function allowed<C>(
  selection: Selection<C>,
  state: State,
  seat: Seat,
  what: Ban['what'],
  clearingOf: (candidate: C) => Clearing,
): Selection<C> {
  let left = selection;
  for (const [self, player] of state.open.players.entries()) {
    for (const ban of factionOf(player).rule?.bans ?? []) {
      if (ban.what === what) left = left.where(ban.clause, (one) => !stops(ban, state, self, seat, clearingOf(one)));
    }
  }
  return left;
}

/** AUT-11.8.2: a trap stops no automaton from choosing; it is sprung when the automaton acts. */
function stops(ban: Ban, state: State, self: Seat, seat: Seat, clearing: Clearing): boolean {
  if (ban.spring && state.open.players[seat]?.automaton) return false;
  return ban.forbids(state, self, seat, clearing);
}
