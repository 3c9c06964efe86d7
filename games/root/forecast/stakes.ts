/** What is known before a pick: who will rule, what a battle may cost, what a building or a card costs and scores. All from what the view tells. */
import { lower } from '@tavola/games/text/capital.ts';
import { decimal, percent } from '@tavola/games/text/odds.ts';
import type { StakeRow, Stakes, StakeTag } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import type { Fight } from '../rules/battle/prospect.ts';
import type { View } from '../rules/view/view.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import type { Words } from '../text/type.ts';
import { building, crafting, sympathy } from './cost.ts';
import { oddsOf } from './fight.ts';
import { NOBODY, rulerAfter } from './forecast.ts';

type About = { readonly view: View; readonly seat: Seat; readonly say: Say<Words> };

export function stakes(ask: Ask, move: Move | null, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  if (move === null || !view.open.players[seat]) return null;
  const about = { view, seat, say };
  const kind = typeof ask === 'string' ? ask : ask.kind;
  if (typeof ask === 'object' && ask.kind === 'move-to' && (move.kind === 'clearing' || move.kind === 'ferry')) {
    return march(about, ask.from, move.clearing, warriorsAt(about, ask.from));
  }
  if (typeof ask === 'object' && ask.kind === 'move-count' && move.kind === 'warriors') {
    return { ...march(about, ask.from, ask.to, move.count), tag: null };
  }
  if (kind === 'battle-clearing' && move.kind === 'clearing') return battles(about, move.clearing);
  if (typeof ask === 'object' && ask.kind === 'battle-defender' && move.kind === 'seat') {
    const fight = fightsIn(about, ask.clearing).find(({ defender }) => defender === move.seat);
    return fight ? { tag: battleTag(about, fight), rows: battleRows(about, fight) } : null;
  }
  if (typeof ask === 'object' && ask.kind === 'marquise.where-to-build' && move.kind === 'clearing') {
    return building(ask, view, seat, say, ruleRow(about, move.clearing, 1));
  }
  if (move.kind === 'craft') return crafting(move.card, view, seat, say);
  if (move.kind === 'alliance.spread' || move.kind === 'alliance.organize') return sympathy(move, view, seat, say);
  return null;
}

/** ROOT-4.2: who will rule there, what stays, and the battle that this opens. */
function march(about: About, from: Clearing, to: Clearing, count: number): Stakes {
  const { view, seat, say } = about;
  const { stakes: words } = say.words;
  const ruler = to === 0 ? NOBODY : rulerAfter(view, to, seat, count);
  const label = ruler === NOBODY ? words.nobody : words.willRule(ruler, say);
  const tag: StakeTag | null =
    to === 0
      ? null
      : ruler === NOBODY
        ? { text: '–', glyph: 'crown', label }
        : { text: '', glyph: 'crown', seat: ruler, label };
  const [fight] = fightsIn(about, to).toSorted((a, b) => oddsOf(b, count).best.chance - oddsOf(a, count).best.chance);
  const rows: StakeRow[] =
    from === 0 ? [] : [{ name: words.costs, text: words.stays(from, leftIn(about, from, count)) }];
  if (to !== 0) rows.push(ruleRow(about, to, count));
  if (fight) rows.push(...battleRows(about, fight, count));
  return { tag, rows };
}

function ruleRow({ view, seat, say }: About, clearing: Clearing, change: number): StakeRow {
  const ruler = rulerAfter(view, clearing, seat, change);
  const { strength = [] } = view.rule[clearing] ?? {};
  const most = Math.max(0, ...strength.filter((_, other) => other !== seat));
  const { counts, stakes: words } = say.words;
  const text = counts.rules(ruler, lower(say.words.clearing(clearing)), say);
  return {
    name: words.after,
    text: `${text}, ${words.strengths((strength[seat] ?? 0) + change, most)}`,
    ...(ruler === seat ? { tone: 'good' } : {}),
  };
}

/** The seat's own pieces where `count` warriors leave, in words. */
function leftIn({ view, seat, say }: About, clearing: Clearing, count: number): string[] {
  const player = view.open.players[seat];
  if (!player) return [];
  const types = typesOf(player.faction);
  const pieces = [...player.buildings, ...player.tokens].flatMap((at, i) => {
    const n = at[clearing] ?? 0;
    const name = types[i]?.name ?? '';
    return n === 0 ? [] : [`${n} ${say.words.piece(name, n)}`];
  });
  const warriors = (player.warriors[clearing] ?? 0) - count;
  return warriors > 0 ? [say.words.stakes.warriors(warriors), ...pieces] : pieces;
}

/** One enemy: the odds. Several: each of them in a row. */
function battles(about: About, clearing: Clearing): Stakes | null {
  const fights = fightsIn(about, clearing);
  const [only] = fights;
  if (!only) return null;
  if (fights.length === 1) return { tag: battleTag(about, only), rows: battleRows(about, only) };
  const { who, words } = about.say;
  const rows = fights.map((fight): StakeRow => {
    const [first] = battleRows(about, fight);
    return { name: words.stakes.battle, text: words.stakes.against(who(fight.defender), first?.text ?? '') };
  });
  return { tag: null, rows };
}

/** "75 % · −0,6": the chance of the most that the enemy can lose, and what it costs on average. */
function battleTag({ say }: About, fight: Fight): StakeTag {
  const { best, loss } = oddsOf(fight);
  const chance = percent(best.chance, say);
  const cost = decimal(-loss.average, say);
  return {
    text: loss.average < LEAST ? chance : `${chance} · ${cost}`,
    label: say.words.stakes.battleLabel(chance, best.pieces, decimal(loss.average, say)),
  };
}

/** Less rounds to nothing. */
const LEAST = 0.05;

function battleRows({ view, seat, say }: About, fight: Fight, more = 0): StakeRow[] {
  const { stakes: words, card } = say.words;
  const { best, prizes, loss } = oddsOf(fight, more);
  const hits = best.pieces === 0 ? words.noHits : words.felled(percent(best.chance, say), best.pieces, prizes);
  const taken = loss.any === 0 ? words.noLoss : words.ownLoss(decimal(loss.average, say), percent(loss.any, say));
  const unknown = [
    ...(mayAmbush(view, seat, fight.defender) ? [words.ambushWould] : []),
    ...fight.effects.flat().map(card),
  ];
  return [
    { name: words.battle, text: hits, tone: 'good' },
    { name: words.losses, text: taken, tone: 'bad' },
    ...(unknown.length > 0 ? [{ name: words.without, text: unknown.join(', ') }] : []),
  ];
}

/** ROOT-4.3.1, 14.4: by the cards that somebody holds unseen, or an automaton has before it. */
function mayAmbush({ open, handSizes }: View, seat: Seat, defender: Seat): boolean {
  if (open.players[seat]?.crafted.includes('scouting-party')) return false;
  const { automaton, board } = open.players[defender] ?? {};
  const shown = automaton ? (board as { readonly ambushes?: readonly unknown[] }).ambushes : [];
  return (handSizes[defender] ?? 0) > 0 || (shown?.length ?? 0) > 0;
}

function fightsIn({ view }: About, clearing: Clearing): readonly Fight[] {
  return view.fights.filter((fight) => fight.clearing === clearing);
}

function warriorsAt({ view, seat }: About, clearing: Clearing): number {
  return view.open.players[seat]?.warriors[clearing] ?? 0;
}
