/** Which abilities work for a player: their Specialists, Council Members, Rituals and board, and copied Specialists. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { people, rituals } from '../../data/cards.ts';
import type { Ability, Effect, Modifier, ModifierOf, TriggerAbility, TriggerName } from '../../data/effects.ts';
import { covenBoard, type Player, playerOf, type Spot, type State } from './state.ts';

const asRitual = new Map(rituals.map(({ id, abilities }) => [id, abilities]));
const asSpecialist = new Map(people.map(({ id, specialist }) => [id, specialist.abilities]));
const asCouncil = new Map(people.map(({ id, council }) => [id, council.abilities]));

/** An ability with the card it stands on, and the Place that carries that card if it is a Ritual. */
export type ActiveAbility<A> = { readonly ability: A; readonly card: string; readonly spot: Spot | null };

type Visit = (abilities: readonly Ability[], card: string, spot: Spot | null) => void;
/** The card that was played last does not react to its own play (EVE-2.14). */
export type JustPlayed = 'specialist' | 'council' | null;

function visit(state: State, seat: Seat, player: Player, just: JustPlayed, each: Visit): void {
  const specialists = just === 'specialist' ? player.specialists.length - 1 : player.specialists.length;
  for (let i = 0; i < specialists; i++) {
    const { card } = player.specialists[i] as { card: string };
    each(asSpecialist.get(card) as readonly Ability[], card, null);
  }
  for (const { card } of player.copied) each(asSpecialist.get(card) as readonly Ability[], card, null);
  const council = just === 'council' ? player.council.length - 1 : player.council.length;
  for (let i = 0; i < council; i++) {
    const card = player.council[i] as string;
    each(asCouncil.get(card) as readonly Ability[], card, null);
  }
  for (const circle of [player.outer, player.inner]) {
    for (const spot of circle) {
      if (spot.ritual !== null && spot.place !== state.arriving)
        each(asRitual.get(spot.ritual) as readonly Ability[], spot.ritual, spot);
    }
  }
  each(covenBoard(state, seat).abilities, player.coven, null);
}

export function triggersOn(
  state: State,
  seat: Seat,
  on: TriggerName,
  just: JustPlayed,
): ActiveAbility<TriggerAbility>[] {
  const found: ActiveAbility<TriggerAbility>[] = [];
  visit(state, seat, playerOf(state, seat), just, (abilities, card, spot) => {
    for (const ability of abilities)
      if (ability.timing === 'trigger' && ability.on === on) found.push({ ability, card, spot });
  });
  return found;
}

/** Effects of the end of the round or of the game. */
export function endEffects(
  state: State,
  seat: Seat,
  timing: 'endOfRound' | 'endOfGame',
): { readonly card: string; readonly effect: Effect }[] {
  const found: { readonly card: string; readonly effect: Effect }[] = [];
  visit(state, seat, playerOf(state, seat), null, (abilities, card) => {
    for (const ability of abilities) if (ability.timing === timing) found.push({ card, effect: ability.effect });
  });
  return found;
}

export function modifiers<K extends Modifier['kind']>(state: State, seat: Seat, kind: K): ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  visit(state, seat, playerOf(state, seat), null, (abilities) => {
    for (const ability of abilities) {
      if ((ability.timing === 'static' || ability.timing === 'conflict') && ability.modifier.kind === kind)
        found.push(ability.modifier as ModifierOf<K>);
    }
  });
  return found;
}

/** The `turn` ability of a Specialist, or null. */
export function turnEffect(card: string): Effect | null {
  for (const ability of asSpecialist.get(card) as readonly Ability[])
    if (ability.timing === 'turn') return ability.effect;
  return null;
}

export function instantEffects(ritual: string): Effect[] {
  const abilities = asRitual.get(ritual) as readonly Ability[];
  return abilities.flatMap((ability) => (ability.timing === 'instant' ? [ability.effect] : []));
}
