/** What others did since a seat had its turn, who may soon win, and what an event is like. PlainDeed from public events and from the view at the end: what lies closed again is named nowhere. */
import {
  type Deed,
  type Nearing,
  type News,
  type PlainDeed,
  type RecapLine,
  recapLines,
} from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Event } from './rules/state/events.ts';
import { TO_WIN } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { place } from './text/names.ts';
import type { Words } from './text/words.ts';

/** Phrygian. */
const CHORD = [0, 1, 7, 10];

const moments: News<View, Event, Words>['moments'] = {
  turn: 'nothing',
  stopped: 'nothing',
  'chain-stopped': 'nothing',
  moved: 'movement',
  expanded: 'card',
  played: 'card',
  drew: 'card',
  discarded: 'card',
  pushed: 'piece',
  relocated: 'piece',
  thrown: 'piece',
  fled: 'piece',
  charged: 'piece',
  leapt: 'piece',
  rolled: 'dice',
  succeeded: 'clash',
  failed: 'clash',
  robbed: 'clash',
};

export const news: News<View, Event, Words> = { recap, nearing, moments, chord: CHORD };

function recap(events: readonly Event[], before: View, after: View, seat: Seat, say: Say<Words>): readonly RecapLine[] {
  const deeds = events.flatMap((event) => deedOf(event, after, seat, say) ?? []);
  return recapLines([...deeds, ...treasures(before, after, seat, say)], say, say.words.news.list);
}

function deedOf(event: Event, after: View, seat: Seat, say: Say<Words>): Deed | null {
  const by = 'by' in event ? event.by : 'seat' in event ? event.seat : null;
  const told = event.kind === 'race' ? null : by === seat ? ownLoss(event, say) : toldOf(event, after, seat, say);
  if (event.kind === 'race')
    return {
      kind: 'race',
      actor: null,
      weight: 2,
      glyph: 'lab-door',
      did: () => say.words.news.race,
      places: ['cell:hall'],
    };
  if (told === null) return null;
  const { at, ...deed } = told;
  const actor = by === seat ? null : by;
  const places = at !== undefined && isSeen(at, after) ? [`cell:${at}`] : actor === null ? [] : [`seat:${actor}`];
  return { ...deed, actor, places };
}

function toldOf(event: Event, after: View, seat: Seat, say: Say<Words>): PlainDeed | null {
  const { news, powers } = say.words;
  const sent = () => {
    const at = after.players[seat]?.space ?? 'hall';
    return { at, note: news.toPlace(place(say.words, at)) };
  };
  switch (event.kind) {
    case 'robbed':
      return event.victim === seat
        ? { kind: 'robbed you', weight: 3, glyph: 'lab-treasure', did: news.robbedYou }
        : { kind: 'robbed', weight: 0, glyph: 'lab-treasure', did: () => news.robbed(say.who(event.victim)) };
    case 'pushed':
      return event.victim === seat
        ? { kind: 'pushed', weight: 2, glyph: 'lab-straight', did: news.pushedYou, ...sent() }
        : null;
    case 'relocated':
    case 'fled':
      return event.seat === seat
        ? { kind: 'sent', weight: 2, glyph: 'lab-straight', did: news.movedYou, ...sent() }
        : null;
    case 'thrown':
      return event.victims.includes(seat)
        ? { kind: 'sent', weight: 2, glyph: 'lab-straight', did: news.movedYou, ...sent() }
        : null;
    case 'moved':
      return { kind: 'moved', weight: 0, glyph: 'lab-straight', did: news.moved, at: event.cell };
    case 'expanded':
    case 'played':
      return { kind: 'laid', weight: 0, glyph: 'lab-cross', did: news.laid, at: event.cell };
    case 'drew':
      return { kind: 'drew', weight: 0, glyph: 'lab-straight', count: event.cards, did: news.drew };
    case 'succeeded':
      return {
        kind: `beat ${event.challenge}`,
        weight: 0,
        glyph: `lab-${event.challenge}`,
        did: (n) => news.beat(event.challenge, n),
      };
    case 'failed':
      return { kind: 'failed', weight: 0, glyph: 'lab-trap', did: news.failed };
    case 'rested':
      return { kind: 'rested', weight: 0, glyph: 'lab-dead-end', did: () => news.rested };
    case 'despaired':
      return { kind: 'despaired', weight: 0, glyph: 'lab-cross', did: () => news.despaired };
    case 'power':
      return {
        kind: `power ${event.character}`,
        weight: 0,
        glyph: `emblem-${event.character}`,
        did: () => news.power(powers[event.character].name),
      };
    default:
      return null;
  }
}

function ownLoss(event: Event, { words }: Say<Words>): PlainDeed | null {
  return event.kind === 'treasure-lost'
    ? { kind: 'lost', weight: 3, glyph: 'lab-treasure', did: words.news.youLost }
    : null;
}

/** Treasures are what the game is about: a line for everybody who has more of them than before. */
function treasures(before: View, after: View, seat: Seat, { words: { news } }: Say<Words>): Deed[] {
  return after.players.flatMap((player, of): Deed[] => {
    const won = player.treasures - (before.players[of]?.treasures ?? 0);
    if (of === seat || won === 0) return [];
    const did = won > 0 ? () => news.won(won) : () => news.lost(-won);
    const weight = won > 0 ? 1 : 0;
    const note = news.has(player.treasures);
    return [{ kind: 'treasures', actor: of, weight, glyph: 'lab-treasure', did, note, places: [`seat:${of}`] }];
  });
}

/** Anybody can see it now: the hall, an open card, or a space with somebody on it. */
function isSeen(cell: string, { cards, players }: View): boolean {
  const isOpen = cards.some((card) => card.cell === cell && card.open);
  return cell === 'hall' || isOpen || players.some(({ space }) => space === cell);
}

function nearing({ players, racers, returnToHall }: View, _seat: Seat, say: Say<Words>): readonly Nearing[] {
  const { near } = say.words.news;
  return players.flatMap(({ treasures: has }, seat): Nearing[] => {
    const who = say.who(seat);
    if (racers !== null)
      return racers.includes(seat) ? [{ seat, text: near.racing(who), note: near.home, sure: false }] : [];
    if (has < TO_WIN - 1) return [];
    const goesHome = returnToHall && has >= TO_WIN;
    const note = goesHome ? near.home : near.missing(Math.max(1, TO_WIN - has));
    return [{ seat, text: near.treasures(who, has), note, sure: goesHome }];
  });
}
