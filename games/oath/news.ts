/** Who may soon win, and what an event is like; the recap is in recap.ts. */
import type { Nearing, News } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { endsGame, LAST_ROUND, type OathId } from './data/board.ts';
import { visionFacts } from './data/cards.ts';
import { recap } from './recap.ts';
import type { Event } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import { namesIn } from './text/names.ts';
import type { Words } from './text/words.ts';

/** OATH-10.2: Visions drawn before one of them can win. */
const VISIONS_NEEDED = 3;
const SIDES_OF_DIE = [1, 2, 3, 4, 5, 6];

/** An open fifth. */
const CHORD = [0, 7, 12];

const moments: News<View, Event, Words>['moments'] = {
  campaign: 'clash',
  'won-campaign': 'clash',
  'prince-marches': 'clash',
  'attack-roll': 'dice',
  'defense-roll': 'dice',
  rolled: 'dice',
  'end-die': 'dice',
  travelled: 'movement',
  'prince-travels': 'movement',
  warbands: 'piece',
  mustered: 'piece',
  traded: 'piece',
  played: 'card',
  'played-facedown': 'card',
  'prince-card': 'card',
  searched: 'card',
  discarded: 'card',
  'took-relic': 'points',
  'took-banner': 'points',
  title: 'points',
  round: 'nothing',
  turn: 'nothing',
  phase: 'nothing',
  'prince-actions': 'nothing',
  'prince-skips': 'nothing',
  'prince-thinks': 'nothing',
  supply: 'nothing',
  'act-ended': 'nothing',
};

export const news: News<View, Event, Words> = { recap, nearing, moments, chord: CHORD };

/** By the title and by Visions that lie open; one that is face down is nobody's to know. */
function nearing(view: View, _seat: Seat, say: Say<Words>): readonly Nearing[] {
  const { players, phase } = view;
  if (phase === 'setup' || phase === 'chronicle') return [];
  return [...byTitle(view, say), ...players.flatMap((_, seat) => byVision(view, seat, say))];
}

function byTitle({ title: { holder, side }, players, round }: View, say: Say<Words>): readonly Nearing[] {
  const { near } = say.words.news;
  const who = say.who(holder);
  const isExile = players[holder]?.role === 'exile';
  if (isExile)
    return side === 'usurper' ? [{ seat: holder, text: near.usurper(who), note: near.keepTitle, sure: true }] : [];
  const chance = SIDES_OF_DIE.filter((roll) => endsGame(round, roll)).length;
  if (round === LAST_ROUND)
    return [{ seat: holder, text: near.empire(who), note: near.endOf(round, null), sure: true }];
  return chance === 0 ? [] : [{ seat: holder, text: near.empire(who), note: near.endOf(round, chance), sure: false }];
}

function byVision(view: View, seat: Seat, say: Say<Words>): readonly Nearing[] {
  const { near } = say.words.news;
  const { role, vision } = view.players[seat] as View['players'][number];
  if (role !== 'exile' || vision === null) return [];
  const goal = visionFacts(vision).oath;
  if (goal === null) return [];
  const isMet = leads(view, seat, goal);
  const counts = view.visionsDrawn >= VISIONS_NEEDED;
  const note = !counts ? near.visionsDrawn : isMet ? near.visionMet : near.visionOpen;
  return [{ seat, text: near.vision(say.who(seat), namesIn(say.words).card(vision)), note, sure: counts && isMet }];
}

/** OATH-2.15: more than everybody else. */
function leads({ players, banners }: View, seat: Seat, goal: OathId): boolean {
  if (goal === 'people') return banners['peoples-favor'].holder === seat;
  if (goal === 'devotion') return banners['darkest-secret'].holder === seat;
  const counts = players.map(({ sites, treasures }) => (goal === 'supremacy' ? sites : treasures));
  const own = counts[seat] ?? 0;
  return own > 0 && counts.every((count, other) => other === seat || count < own);
}
