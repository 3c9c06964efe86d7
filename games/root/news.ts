/** Who may soon win, and what an event is like; the recap is in recap.ts. */
import type { Nearing, News } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { suitOf } from './data/cards.ts';
import { WIN_VP } from './data/constants.ts';
import { clearings, maps } from './data/maps.ts';
import { recap } from './recap.ts';
import type { View } from './rules/view/view.ts';
import type { Event } from './rules/vocabulary/events.ts';
import type { Words } from './text/type.ts';

/** With this many points a good turn may be enough. */
const NEAR_VP = 25;
/** ROOT-3.3.1: clearings of the suit. */
const OF_SUIT = 3;

/** Major. */
const CHORD = [0, 4, 7, 12];

const moments: News<View, Event, Words>['moments'] = {
  moved: 'movement',
  placed: 'piece',
  removed: 'piece',
  battle: 'clash',
  hits: 'clash',
  rolled: 'dice',
  scored: 'points',
  crafted: 'card',
  drew: 'card',
  spent: 'card',
  discarded: 'card',
  given: 'card',
  stolen: 'card',
  'alliance.revolt': 'clash',
  turn: 'nothing',
  phase: 'nothing',
  'battle-over': 'nothing',
  'alliance.top-card': 'nothing',
  'automaton.items': 'nothing',
  'automaton.order': 'card',
  'automaton.skips': 'nothing',
  'automaton.order-discarded': 'nothing',
  'automaton.laid': 'nothing',
  'automaton.marker': 'nothing',
};

export const news: News<View, Event, Words> = { recap, nearing, moments, chord: CHORD };

function nearing(view: View, _seat: Seat, say: Say<Words>): readonly Nearing[] {
  const { near } = say.words.news;
  const { players, cooperative } = view.open;
  return players.flatMap(({ vp, dominance, partner, automaton }, seat): Nearing[] => {
    if (partner !== null || (cooperative !== null && !automaton)) return [];
    if (dominance !== null) return [byDominance(view, seat, dominance, say)];
    if (vp < NEAR_VP || vp >= WIN_VP) return [];
    return [{ seat, text: near.points(say.who(seat), vp), note: near.missing(WIN_VP - vp), sure: false }];
  });
}

function byDominance({ open, rule }: View, seat: Seat, card: string, say: Say<Words>): Nearing {
  const { near } = say.words.news;
  const rules = (clearing: number) => rule[clearing]?.ruler === seat;
  const suit = suitOf(card);
  const text = near.dominance(say.who(seat));
  if (suit !== 'bird') {
    const ruled = clearings.filter((one) => open.suits[one] === suit && rules(one)).length;
    return { seat, text, note: near.suit(say.words.suit(suit), ruled), sure: ruled >= OF_SUIT };
  }
  const { corners, opposite } = maps[open.map];
  const pairs = corners.map((corner) => [corner, opposite[corner] as number].filter(rules).length);
  const most = Math.max(...pairs);
  return { seat, text, note: near.corners(most), sure: most >= 2 };
}
