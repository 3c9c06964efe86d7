/** The map as one seat sees it: what stands where, who threatens whom, and what it is worth. Reads what lies open and the seat's own hand. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { WIN_VP } from '../data/constants.ts';
import { type Clearing, clearings, PLACES } from '../data/maps.ts';
import { factionOf } from '../rules/contract/registry.ts';
import { ATTACKER, type Battle, DEFENDER } from '../rules/state/battle.ts';
import { areEnemies, has, type Player, playerOf, type State } from '../rules/state/state.ts';
import { neighbours } from '../rules/woodland/map.ts';
import { buildingsAt } from '../rules/woodland/pieces.ts';
import type { FactionBot, Rival, Sight } from './contract.ts';
import { expectedToll } from './odds.ts';
import { botOf } from './registry.ts';

export function sightOf(state: State, self: Seat): Sight {
  const { players } = state.open;
  const player = playerOf(state, self);
  const turns = turnsLeft(state);
  const bot = botOf(player);
  const rivals: Rival[] = [];
  for (let seat = 0; seat < players.length; seat++)
    if (areEnemies(state, self, seat)) rivals.push(rivalOf(state, seat));
  const [held, stake, counts, foe, foes] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  worthOfPieces(state, self, bot, stake, counts);
  for (const clearing of clearings) {
    held[clearing] = buildingsAt(player, clearing);
    for (let seat = 0; seat < players.length; seat++) {
      if (seat === self) continue;
      const other = players[seat] as Player;
      const warriors = other.warriors[clearing] as number;
      const anyway = factionOf(other).rule?.anyway?.(state, seat, clearing) ? ANYWAY : 0;
      foe[clearing] = Math.max(foe[clearing] as number, anyway + warriors + buildingsAt(other, clearing));
      const fighters = other.pawn === clearing ? A_PAWN : warriors;
      if (fighters > (foes[clearing] as number) && areEnemies(state, self, seat)) foes[clearing] = fighters;
    }
  }
  const near = zeros();
  for (const clearing of clearings)
    for (const next of neighbours(state, clearing))
      near[clearing] = Math.max(near[clearing] as number, foes[next] as number);
  const warrior = bot.warrior(state, self);
  const found = new Float64Array(PLACES * MOST_WARRIORS).fill(Number.NaN);
  return { state, self, player, bot, rivals, turns, warrior, held, stake, counts, foe, foes, near, found };
}

/** More than any faction has. */
const MOST_WARRIORS = 32;
/** A pawn fights like this many warriors. */
const A_PAWN = 2;
/** Stronger than any army (ROOT-10.2.4). */
const ANYWAY = 50;
/** Points that a seat makes in a turn, about. */
const PACE = 3;
const MOST_TURNS = 8;

function zeros(): number[] {
  return new Array<number>(PLACES).fill(0);
}

/** From the leader's points: how many more turns there will be. */
export function turnsLeft({ open }: State): number {
  let most = 0;
  for (const { vp } of open.players) most = Math.max(most, vp);
  return Math.min(MOST_TURNS, Math.max(0.5, (WIN_VP - most) / PACE));
}

function rivalOf(state: State, seat: Seat): Rival {
  const player = playerOf(state, seat);
  const bot = botOf(player);
  const [pieces, counts] = [zeros(), zeros()];
  worthOfPieces(state, seat, bot, pieces, counts);
  return { seat, player, bot, envy: envyOf(state, seat), warrior: bot.warrior(state, seat), pieces, counts };
}

/** Against one other, what it loses is nearly won; among several it helps the others too, most where the leader loses. */
function envyOf(state: State, seat: Seat): number {
  const { players } = state.open;
  if (players.length === 2) return 0.8;
  const { vp } = players[seat] as Player;
  let best = 0;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) best = Math.max(best, (players[other] as Player).vp);
  const lead = vp - best;
  return lead >= 5 ? 0.65 : lead >= 0 ? 0.45 : lead >= -5 ? 0.3 : 0.15;
}

function worthOfPieces(state: State, seat: Seat, bot: FactionBot, worth: number[], counts: number[]): void {
  const { buildings, tokens } = playerOf(state, seat);
  for (let which = 0; which < buildings.length; which++)
    add(buildings[which] as number[], bot.building(state, seat, which), worth, counts);
  for (let which = 0; which < tokens.length; which++)
    add(tokens[which] as number[], bot.token(state, seat, which), worth, counts);
}

function add(where: readonly number[], each: number, worth: number[], counts: number[]): void {
  for (const clearing of clearings) {
    const count = where[clearing] as number;
    if (count === 0) continue;
    worth[clearing] = (worth[clearing] as number) + count * each;
    counts[clearing] = (counts[clearing] as number) + count;
  }
}

/** Would the seat rule the clearing with this many warriors there? */
function wouldRule({ player, held, foe, state, self }: Sight, clearing: Clearing, warriors: number): boolean {
  const faction = factionOf(player);
  if (faction.rule?.anyway?.(state, self, clearing)) return true;
  const strength = warriors + (held[clearing] as number);
  return (
    strength > (foe[clearing] as number) ||
    (strength > 0 && faction.rule?.winsTies === true && strength === foe[clearing])
  );
}

export function ruledNow(sight: Sight, clearing: Clearing): boolean {
  return wouldRule(sight, clearing, sight.player.warriors[clearing] as number);
}

/** How much of a possible battle counts before it is fought. */
const PROSPECT = 0.5;

/** What it is worth to have this many warriors in a clearing. */
export function standing(sight: Sight, clearing: Clearing, warriors: number): number {
  const at = clearing * MOST_WARRIORS + warriors;
  const known = sight.found[at] as number;
  if (!Number.isNaN(known)) return known;
  const worth = worthWith(sight, clearing, warriors);
  sight.found[at] = worth;
  return worth;
}

function worthWith(sight: Sight, clearing: Clearing, warriors: number): number {
  let value = wouldRule(sight, clearing, warriors) ? sight.bot.rule(sight, clearing) : 0;
  const stake = sight.stake[clearing] as number;
  if (stake > 0) value -= (stake + (sight.counts[clearing] as number) * ENEMY_POINT) * risk(sight, clearing, warriors);
  if (warriors > 0) {
    value += PROSPECT * Math.max(0, bestFight(sight, clearing, warriors));
    value -= sight.warrior * warriors * 0.5 * risk(sight, clearing, warriors);
  }
  if (sight.bot.presence) value += sight.bot.presence(sight, clearing, warriors);
  return value;
}

/** What the point that another gets for a piece costs its owner. */
const ENEMY_POINT = 0.5;

/** Somebody of several comes rather than one rival. */
const AMONG_SEVERAL = 1.5;

/** How likely pieces in a clearing are lost before the seat's next turn. */
export function risk({ foes, near, rivals }: Sight, clearing: Clearing, warriors: number): number {
  const attackers = Math.max(foes[clearing] as number, 0.6 * (near[clearing] as number));
  const likely = rivals.length > 1 ? AMONG_SEVERAL : 0.7;
  return Math.min(0.95, (likely * attackers) / (attackers + 1.5 * warriors + 1));
}

/** Moving this many warriors: what changes at both ends, and what the way costs. */
export function moveWorth(sight: Sight, from: Clearing, to: Clearing, count: number): number {
  const { warriors } = sight.player;
  const [here, there] = [warriors[from] as number, warriors[to] as number];
  const leaving = from === 0 ? -HIDDEN * count : standing(sight, from, here - count) - standing(sight, from, here);
  const coming = to === 0 ? HIDDEN * count : standing(sight, to, there + count) - standing(sight, to, there);
  return leaving + coming - toll(sight, to);
}

/** A warrior in the Burrow is safe but does nothing. */
const HIDDEN = -0.08;

function toll({ state, rivals }: Sight, to: Clearing): number {
  let cost = 0;
  for (const { seat, bot } of rivals) if (bot.trespass) cost += bot.trespass(state, seat, to);
  return cost;
}

/** The best of all enemies in a clearing to fight with this many warriors; nobody is worth nothing. */
export function bestFight(sight: Sight, clearing: Clearing, warriors: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const rival of sight.rivals) {
    if (!isIn(rival, clearing)) continue;
    best = Math.max(best, fightWorth(sight, clearing, warriors, rival));
  }
  return best;
}

export function isIn({ player, counts }: Rival, clearing: Clearing): boolean {
  return (player.warriors[clearing] as number) > 0 || (counts[clearing] as number) > 0 || player.pawn === clearing;
}

/** How likely a card of a hand is an ambush that fits. */
const AMBUSH = 0.06;
/** A point is worth more than its face when it wins. */
const POINT = 1;

export function fightWorth(sight: Sight, clearing: Clearing, warriors: number, rival: Rival): number {
  const { state, self, player, warrior } = sight;
  const battle = imaginedBattle(self, rival.seat, clearing);
  const [own, other] = [factionOf(player), factionOf(rival.player)];
  const defenders = (rival.player.warriors[clearing] as number) + staminaOf(state, rival, clearing);
  const defenceless = other.battle?.defenceless?.(state, rival.seat, battle) ?? defenders === 0;
  const pieces = rival.counts[clearing] as number;
  const ownPieces = sight.counts[clearing] as number;
  const toll = expectedToll({
    attackers: warriors + staminaOf(state, { seat: self, player, bot: sight.bot }, clearing),
    attackMost: own.battle?.mostRolled?.(state, self, battle, ATTACKER) ?? warriors,
    defenders,
    defenceMost: other.battle?.mostRolled?.(state, rival.seat, battle, DEFENDER) ?? defenders,
    pieces,
    ownPieces,
    attackExtra: (defenceless ? 1 : 0) + (own.battle?.extraHits?.(state, self, battle, ATTACKER) ?? 0),
    defenceExtra: other.battle?.extraHits?.(state, rival.seat, battle, DEFENDER) ?? 0,
    reversed: other.battle?.takesHigherRoll?.(state, rival.seat, battle) ?? false,
  });
  const each = pieces > 0 ? (rival.pieces[clearing] as number) / pieces : 0;
  const ownEach = ownPieces > 0 ? (sight.stake[clearing] as number) / ownPieces : 0;
  const bounty = (sight.bot.bounty?.(state, self, rival.seat) ?? 0) * (toll.pieces + toll.defenders);
  const gain = bounty + toll.pieces * (POINT + rival.envy * each) + toll.defenders * rival.envy * rival.warrior;
  const loss = toll.attackers * warrior + toll.ownPieces * (ownEach + rival.envy);
  return gain - loss - ambushed(sight, rival, warriors, gain);
}

/** A pawn takes hits with what it carries. */
function staminaOf(
  state: State,
  { seat, player, bot }: Pick<Rival, 'seat' | 'player' | 'bot'>,
  clearing: Clearing,
): number {
  return player.pawn === clearing ? (bot.stamina?.(state, seat) ?? 0) : 0;
}

/** Reads only how many cards the other holds. */
function ambushed({ state, player, warrior }: Sight, rival: Rival, warriors: number, gain: number): number {
  const cards = state.hidden.hands[rival.seat]?.length ?? 0;
  if (cards === 0 || has(player, 'scouting-party')) return 0;
  return Math.min(0.25, AMBUSH * cards) * (Math.min(2, warriors) * warrior + (warriors <= 2 ? 0.8 : 0.3) * gain);
}

function imaginedBattle(attacker: Seat, defender: Seat, clearing: Clearing): Battle {
  return {
    clearing,
    attacker,
    defender,
    instigator: null,
    borrowed: [null, null],
    dice: null,
    support: [0, 0],
    rolled: [0, 0],
    extra: [0, 0],
    armored: [false, false],
    used: [[], []],
    rewarded: [],
  };
}
