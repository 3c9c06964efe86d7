/** What others did since a seat had its turn, who may soon win, and what an event is like. */
import { type Deed, type News, type PlainDeed, type RecapLine, recapLines } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { distanceOf } from './distance.ts';
import { nearing } from './nearing.ts';
import { type CellName, cellOf, PLACES } from './rules/state/cells.ts';
import type { Event } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/type.ts';

/** Lydian. */
const CHORD = [0, 4, 6, 11];

const moments: News<View, Event, Words>['moments'] = {
  inserted: 'piece',
  burned: 'piece',
  destroyed: 'piece',
  transformed: 'piece',
  relocated: 'piece',
  walked: 'movement',
  pushed: 'clash',
  decayed: 'clash',
  cancelled: 'clash',
  opposed: 'clash',
  used: 'card',
  drew: 'card',
  reserved: 'card',
  discarded: 'card',
  eliminated: 'card',
  'traded-cards': 'card',
  'entered-final-zone': 'points',
  stayed: 'nothing',
  'turn-ended': 'nothing',
  'declared-memories': 'nothing',
  'deck-turned-over': 'nothing',
};

export const news: News<View, Event, Words> = { recap, nearing, moments, chord: CHORD };

type Since = { readonly before: View; readonly after: View; readonly seat: Seat; readonly say: Say<Words> };

function recap(events: readonly Event[], before: View, after: View, seat: Seat, say: Say<Words>): readonly RecapLine[] {
  const since: Since = { before, after, seat, say };
  const deeds = events.flatMap((event) => deedOf(event, since) ?? []);
  return recapLines(deeds, say, say.words.news.list);
}

function deedOf(event: Event, since: Since): Deed | null {
  const by = 'by' in event ? event.by : 'seat' in event ? event.seat : null;
  const suffered = sufferedBy(event, since);
  const told = suffered ?? (by === since.seat ? null : (againstYou(event, since) ?? plain(event, since)));
  if (told === null) return null;
  const actor = suffered ? null : by;
  const { at, ...deed } = told;
  const places = at !== undefined ? [`cell:${at}`] : actor === null ? [] : [`seat:${actor}`];
  return { ...deed, actor, places };
}

/** What happens to the reader's own token, and nobody is named for it. */
function sufferedBy(event: Event, { seat, say }: Since): PlainDeed<CellName> | null {
  const { news } = say.words;
  if (event.kind === 'pushed' && event.seat === seat)
    return { kind: 'pushed', weight: 3, glyph: 'cal-mirror', did: news.youWerePushed, at: event.cell };
  if (event.kind === 'decayed' && event.seat === seat)
    return { kind: 'decayed', weight: 3, glyph: 'cal-mirror', did: () => news.youDecayed, at: event.mirror };
  if (event.kind === 'hands-rotated')
    return { kind: 'rotated', weight: 2, glyph: 'mem-winds', did: () => news.handsPassed };
  return null;
}

const STOPS = {
  'turn-prevented': ['turn', 3, 'mem-dominion'],
  'acquisition-undone': ['acquisition', 3, 'mem-ruins'],
  'insertion-undone': ['insertion', 3, 'mem-ruins'],
  'walk-prevented': ['walk', 3, 'mem-helm'],
  sealed: ['attack', 2, 'mem-sealed'],
  silenced: ['memories', 2, 'mem-oracle'],
} as const;

function againstYou(event: Event, { seat, say }: Since): PlainDeed<CellName> | null {
  const { news, cards } = say.words;
  if (event.kind in STOPS && 'seat' in event) {
    const [what, weight, glyph] = STOPS[event.kind as keyof typeof STOPS];
    return event.seat === seat ? { kind: event.kind, weight, glyph, did: () => news.stoppedYou[what] } : null;
  }
  switch (event.kind) {
    case 'walked':
      return event.seat === seat
        ? { kind: 'took you', weight: 3, glyph: 'cal-footprint', did: () => news.tookYou(event.cell), at: event.cell }
        : null;
    case 'eliminated':
      return event.seat === seat
        ? {
            kind: 'cards',
            weight: 3,
            glyph: 'mem-laceration',
            did: news.tookCards,
            note: news.youHave(cards[event.card].name),
          }
        : null;
    case 'traded-cards':
      return event.with === seat && event.seat !== seat
        ? { kind: 'cards', weight: 3, glyph: 'mem-paintings', count: event.count, did: news.tookCards }
        : null;
    case 'symbol-removed':
      return event.seat === seat ? { kind: 'symbols', weight: 3, glyph: 'mem-well', did: news.tookSymbols } : null;
    case 'traded-symbols':
      return event.with === seat && event.received.length > 0
        ? { kind: 'symbols', weight: 3, glyph: 'mem-well', count: event.received.length, did: news.tookSymbols }
        : null;
    case 'cancelled':
    case 'opposed':
      return event.user === seat && event.seat !== seat
        ? { kind: 'undid', weight: 2, glyph: 'mem-guardian', did: () => news.undidCard(cards[event.card].name) }
        : null;
    case 'invaded':
      return event.land === seat
        ? { kind: 'invaded', weight: 2, glyph: 'cal-tower', did: () => news.invadedYou, at: event.cell }
        : null;
    default:
      return null;
  }
}

function plain(event: Event, since: Since): PlainDeed<CellName> | null {
  const { news, cards } = since.say.words;
  switch (event.kind) {
    case 'inserted': {
      const at = event.insertion.cell;
      const glyph = `cal-${event.insertion.symbol}`;
      return isYours(at, since)
        ? { kind: 'inserted here', weight: 2, glyph, did: news.insertedAtYours, at }
        : { kind: 'inserted', weight: 0, glyph, did: news.inserted, at };
    }
    case 'destroyed':
      return isYours(event.cell, since)
        ? { kind: 'destroyed here', weight: 2, glyph: 'cal-fire', did: news.destroyedAtYours, at: event.cell }
        : { kind: 'destroyed', weight: 0, glyph: 'cal-fire', did: news.destroyed, at: event.cell };
    case 'walked':
      return event.by === event.seat ? walk(event, since) : null;
    case 'entered-final-zone':
      return { kind: 'final zone', weight: 1, glyph: 'cal-rift', did: () => news.finalZone };
    case 'used':
      return { kind: 'used', weight: 0, glyph: 'mem-echoes', did: (n) => news.used(n, cards[event.card].name) };
    case 'acquired':
      return { kind: 'acquired', weight: 0, glyph: 'cal-star', count: event.symbols.length, did: news.acquired };
    case 'drew':
      return { kind: 'drew', weight: 0, glyph: 'mem-echoes', count: event.count, did: news.drew };
    case 'stayed':
      return { kind: 'stayed', weight: 0, glyph: 'cal-footprint', did: () => news.stayed };
    default:
      return null;
  }
}

/** Two steps nearer to the Rift are worth a line. */
function walk(
  { seat: of, cell }: Extract<Event, { kind: 'walked' }>,
  { before, after, say }: Since,
): PlainDeed<CellName> {
  const { news } = say.words;
  const [was, is] = [before, after].map(({ travellers }) => travellers.find(({ seat }) => seat === of));
  const nearer = was && is ? distanceOf(was) - distanceOf(is) : 0;
  const note = is ? news.left(distanceOf(is)) : null;
  return {
    kind: 'walked',
    weight: nearer >= 2 ? 1 : 0,
    glyph: 'cal-footprint',
    did: () => news.walked(cell),
    note,
    at: cell,
  };
}

function isYours(cell: CellName, { after, seat }: Since): boolean {
  const { land } = PLACES[cellOf(cell)]!;
  return land !== null && after.travellers.find((one) => one.seat === seat)?.side === land;
}
