/** Whether dice are rolled again (Jinx): only if another roll promises more than the one that lies there, and never once a campaign is decided. */
import { ATTACK_FACES, type AttackFace, DEFENSE_FACES, type DefenseFace, type DieFace } from '../data/board.ts';
import { factsOf } from '../data/cards.ts';
import { attackOf, defenseOf } from '../rules/campaign/campaign.ts';
import { forceOf, mightOf } from '../rules/campaign/force.ts';
import { forbiddenBy } from '../rules/hooks/hooks.ts';
import { shields } from '../rules/operations/dice.ts';
import type { Campaign } from '../rules/state/actions.ts';
import type { Ask } from '../rules/state/moves.ts';
import type { MoveValue } from './answers.ts';
import { atStake, warOf } from './campaigns.ts';
import { choose } from './odds.ts';
import { costWorth, type Sight } from './sight.ts';
import { RELIC } from './war.ts';

/** Reactions to dice tell what was rolled. */
export function isReroll(ask: Ask): boolean {
  return typeof ask === 'object' && ask.kind === 'reaction' && ask.faces !== undefined;
}
export const reroll: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'yes') return 0;
  const { card, faces = [] } = ask as Extract<Ask, { kind: 'reaction' }>;
  return promise(sight, faces) - costWorth(sight, factsOf(card).cost);
};

/** How much more another roll of these dice is worth on average. */
function promise(sight: Sight, faces: readonly DieFace[]): number {
  const war = warOf(sight);
  if (isAttack(faces)) return war ? attackAgain(sight, war, faces) : 0;
  const shown = faces as readonly DefenseFace[];
  if (war?.winner === null) return defenseAgain(sight, war, shown);
  return again(shown, DEFENSE_FACES, sight.state.turn === sight.self ? gambled(sight) : stolen);
}
function isAttack(faces: readonly DieFace[]): faces is readonly AttackFace[] {
  return faces.some((face) => (ATTACK_FACES as readonly DieFace[]).includes(face));
}

/** Gambling Hall, on the seat's own turn: a favor for each shield. */
function gambled({ favor }: Sight): (faces: readonly DefenseFace[]) => number {
  return (faces) => favor * shields(faces);
}
/** Relic Thief, in the turn of others: a relic for each die, unless there is a shield. */
function stolen(faces: readonly DefenseFace[]): number {
  return faces.some((face) => face === 'shield' || face === 'shields') ? 0 : RELIC * faces.length;
}

// ---- campaigns

function attackAgain(sight: Sight, war: Campaign, faces: readonly AttackFace[]): number {
  const end = endOf(sight, war);
  const kept = end(faces, war.defenseTotal);
  if (kept.won && kept.sacrificed === 0) return 0;
  const stake = atStake(sight, war, 'attack');
  let winnable = kept.won;
  const more = again(faces, ATTACK_FACES, (roll) => {
    const { won, left } = end(roll, war.defenseTotal);
    winnable ||= won;
    return (won ? stake : 0) + left * sight.warband;
  });
  return winnable ? more : 0;
}

function defenseAgain(sight: Sight, war: Campaign, faces: readonly DefenseFace[]): number {
  const end = endOf(sight, war);
  const might = mightOf(sight.oath, war, 'defense');
  const attacks = [...rollsOf(ATTACK_FACES, war.halved ? Math.floor(war.attack / 2) : war.attack)];
  const losses = new Map<number, number>();
  const loss = (total: number) => {
    const known = losses.get(total);
    if (known !== undefined) return known;
    let chance = 0;
    for (const attack of attacks) if (end(attack.faces, total).won) chance += attack.chance;
    losses.set(total, chance);
    return chance;
  };
  const more = again(faces, DEFENSE_FACES, (roll) => -loss(defenseOf(roll, war.ignored) + might));
  return more * atStake(sight, war, 'defense');
}

type End = { readonly won: boolean; readonly sacrificed: number; readonly left: number };

/** How the attacker fares with a roll against a defense: every sacrifice that wins is made. */
function endOf({ oath }: Sight, war: Campaign): (faces: readonly AttackFace[], defense: number) => End {
  const force = forceOf(oath, war, 'attack');
  const most = forbiddenBy(oath, 'sacrifice', war) === null ? force : 0;
  return (faces, defense) => {
    const { total, skulls } = attackOf(faces, war.ignored, war.rollTimes);
    const standing = Math.max(0, force - skulls);
    const sacrificed = Math.max(0, Math.ceil((defense - total + 1) / war.sacrificeValue));
    if (sacrificed > Math.min(standing, most)) return { won: false, sacrificed: 0, left: Math.ceil(standing / 2) };
    return { won: true, sacrificed, left: standing - sacrificed };
  };
}

// ---- dice

function again<F>(kept: readonly F[], die: readonly F[], worth: (faces: readonly F[]) => number): number {
  let expected = 0;
  for (const { chance, faces } of rollsOf(die, kept.length)) expected += chance * worth(faces);
  return expected - worth(kept);
}

type Roll<F> = { readonly chance: number; readonly faces: readonly F[] };

/** Every roll of this many dice, in no order. */
function* rollsOf<F>(die: readonly F[], dice: number): Generator<Roll<F>> {
  const face = die[0] as F;
  const others = die.filter((one) => one !== face);
  if (others.length === 0) {
    yield { chance: 1, faces: new Array<F>(dice).fill(face) };
    return;
  }
  const share = 1 - others.length / die.length;
  for (let n = 0; n <= dice; n++) {
    const odds = choose(dice, n) * share ** n * (1 - share) ** (dice - n);
    for (const { chance, faces } of rollsOf(others, dice - n))
      yield { chance: odds * chance, faces: [...new Array<F>(n).fill(face), ...faces] };
  }
}
