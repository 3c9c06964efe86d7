/** Where a campaign stands, and the sums that are shown before anything is rolled. Printed facts only: cards may change them, and then the pools say it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { relicFacts, siteFacts } from '../../data/cards.ts';
import type { Campaign, Side, Target } from '../../rules/state/actions.ts';
import type { View } from '../../rules/view.ts';

export const WAR_STAGES = ['targets', 'plans', 'rolls', 'sacrifice', 'spoils'] as const;
export type Stage = (typeof WAR_STAGES)[number];

/** `asked` is what the viewer is asked: pools without dice count too. */
export function stageOf(campaign: Campaign, asked: string): Stage {
  const { winner, attackRoll, attackTotal, defenseRoll, defenseTotal, attack, defense } = campaign;
  if (winner !== null) return 'spoils';
  if (asked === 'sacrifice') return 'sacrifice';
  if (asked === 'plan') return 'plans';
  if (attackRoll.length > 0 || attackTotal > 0) return 'sacrifice';
  if (defenseRoll.length > 0 || defenseTotal > 0) return 'rolls';
  return attack + defense > 0 ? 'plans' : 'targets';
}

const PAWN_DICE = 2;

/** The dice that a target adds to the defense as printed. */
export function diceFor({ sites, banners }: View, target: Target): number {
  switch (target.kind) {
    case 'site':
      return siteFacts(sites[target.slot]?.site as string).defenseDice;
    case 'relic':
      return relicFacts(target.relic).defense;
    case 'banner':
      return banners[target.banner].tokens;
    case 'pawn':
      return PAWN_DICE;
    case 'buried':
      return 1;
  }
}

/** The warbands of a side, or the bandits of the targeted sites. */
export function forceOf(view: View, campaign: Campaign, side: Side): number {
  const { seat, defender, from, targets, allies, at } = campaign;
  const colourOf = (one: Seat) => (view.players[one]?.role === 'exile' ? one : 0);
  const standing = (slot: number, colour: Seat) => view.sites[slot]?.warbands[colour] ?? 0;
  const boards = (seats: readonly Seat[]) => seats.reduce((n, one) => n + (view.players[one]?.warbands ?? 0), 0);
  if (side === 'attack') return boards([seat]) + from.reduce((n, slot) => n + standing(slot, colourOf(seat)), 0);
  const slots = targets.flatMap((target) => (target.kind === 'site' ? [target.slot] : []));
  if (defender === null) return slots.reduce((n, slot) => n + (view.sites[slot]?.bandits ?? 0), 0);
  const present = [defender, ...allies].filter((one) => {
    const pawn = view.players[one]?.pawn ?? -1;
    return pawn === at || slots.includes(pawn);
  });
  const held = colourOf(defender) === colourOf(seat) ? slots.filter((slot) => !from.includes(slot)) : slots;
  return boards(present) + held.reduce((n, slot) => n + standing(slot, colourOf(defender)), 0);
}
