/** What others did since a seat had its turn, who may soon win, and what an event is like. */
import {
  type Deed,
  doneBy,
  type Nearing,
  type News,
  type PlainDeed,
  type RecapLine,
  recapLines,
} from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type RegionId, ROUNDS } from './data/boards.ts';
import type { Event } from './rules/state/moves.ts';
import type { Actor } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { cardName, placeLabel } from './text/names.ts';
import type { Words } from './text/words.ts';

/** A minor ninth. */
const CHORD = [0, 3, 7, 14];

const moments: News<View, Event, Words>['moments'] = {
  gained: 'points',
  drew: 'card',
  discarded: 'card',
  ritual: 'card',
  specialist: 'card',
  council: 'card',
  discovered: 'piece',
  explored: 'piece',
  built: 'piece',
  field: 'piece',
  sent: 'piece',
  'moved-figures': 'movement',
  conflict: 'clash',
  strengths: 'clash',
  won: 'clash',
  revealed: 'dice',
  'automa-strength': 'card',
  'took-stone': 'points',
  round: 'nothing',
  phase: 'nothing',
  refilled: 'nothing',
  impossible: 'nothing',
  'no-conflict': 'nothing',
};

export const news: News<View, Event, Words> = { recap, nearing, moments, chord: CHORD };

function recap(events: readonly Event[], before: View, after: View, seat: Seat, say: Say<Words>): readonly RecapLine[] {
  const since: Since = { after, before, seat, say, scored: scoredIn(events, after) };
  const deeds = events.flatMap((event) => deedOf(event, since, events) ?? []);
  return recapLines(deeds, say, say.words.news.list);
}

type Since = {
  readonly after: View;
  readonly before: View;
  readonly seat: Seat;
  readonly say: Say<Words>;
  readonly scored: ReadonlyMap<Seat, number>;
};

const seatOf = (actor: Actor, { players }: View): Seat => (actor === 'automa' ? players.length : actor);

function scoredIn(events: readonly Event[], view: View): ReadonlyMap<Seat, number> {
  const scored = new Map<Seat, number>();
  const add = (seat: Seat, vp: number) => scored.set(seat, (scored.get(seat) ?? 0) + vp);
  for (const event of events) {
    if (event.kind === 'gained') add(seatOf(event.seat, view), event.what.vp ?? 0);
    if (event.kind === 'converted') add(seatOf('automa', view), event.vp);
  }
  return scored;
}

function deedOf(event: Event, since: Since, events: readonly Event[]): Deed | null {
  const actor = event.kind === 'converted' ? 'automa' : 'seat' in event ? event.seat : null;
  const by = actor === null ? null : seatOf(actor, since.after);
  if (by === null || by === since.seat) return null;
  const told = toldOf(event, by, since, events);
  return told && doneBy(by, told);
}

function toldOf(event: Event, by: Seat, since: Since, events: readonly Event[]): PlainDeed | null {
  const { seat, say } = since;
  const { news, texts, stone } = say.words;
  const card = (id: string) => cardName(id, texts.tongue);
  const place = (id: string) => placeLabel(id, texts.tongue);
  switch (event.kind) {
    case 'gained':
    case 'converted': {
      const vp = event.kind === 'gained' ? (event.what.vp ?? 0) : event.vp;
      const weight = (since.scored.get(by) ?? 0) >= 2 ? 1 : 0;
      return vp > 0
        ? { kind: 'scored', weight, glyph: 'eve-vp', count: vp, did: news.scored, aside: news.points }
        : null;
    }
    case 'discovered': {
      const isNear = standsIn(event.region, since);
      const note = isNear ? news.tookRegion(event.region) : null;
      const did = (n: number) => news.discovered(n, place(event.place));
      return {
        kind: 'discovered',
        weight: isNear ? 2 : 0,
        glyph: 'eve-discover',
        did,
        note,
        at: `place:${event.place}`,
      };
    }
    case 'explored':
    case 'transferred':
      return {
        kind: event.kind,
        weight: 0,
        glyph: event.kind === 'explored' ? 'eve-explore' : 'eve-transfer',
        did: (n) => news[event.kind](n, place(event.place)),
        at: `place:${event.place}`,
      };
    case 'ritual':
    case 'specialist':
    case 'council':
      return {
        kind: event.kind,
        weight: 0,
        glyph: 'eve-card',
        did: (n) => news[event.kind](n, card(event.card)),
        at: `card:${event.card}`,
      };
    case 'field':
      return { kind: 'field', weight: 0, glyph: 'eve-field', did: news.field };
    case 'built':
      return { kind: 'built', weight: 0, glyph: `eve-${event.what}`, did: news.built, at: `place:${event.place}` };
    case 'step':
      return event.top ? null : { kind: 'step', weight: 0, glyph: 'eve-step', did: news.track };
    case 'copied':
      return event.owner === seat
        ? {
            kind: 'copied',
            weight: 2,
            glyph: 'eve-elder',
            did: () => news.copiedYou(card(event.card)),
            at: `card:${event.card}`,
          }
        : null;
    case 'passed':
      return { kind: 'passed', weight: 0, glyph: 'eve-token', did: () => news.passed };
    case 'drew':
      return { kind: 'drew', weight: 0, glyph: 'eve-card', count: event.n, did: news.drew };
    case 'token':
      return { kind: 'token', weight: 0, glyph: 'eve-token', did: () => news.token };
    case 'took-stone':
      return { kind: 'stone', weight: 1, glyph: 'eve-stone', did: (n) => news.stone(n, stone(event.stone)) };
    case 'won':
      return victory(event, since, events);
    case 'first-player':
      return since.before.firstPlayer === seat
        ? { kind: 'first', weight: 2, glyph: 'eve-first', did: () => news.first }
        : null;
    default:
      return null;
  }
}

/** A conflict that the reader lost, or that others fought. */
function victory(event: Extract<Event, { kind: 'won' }>, { seat, say }: Since, events: readonly Event[]): PlainDeed {
  const { news } = say.words;
  const { region, seat: winner } = event;
  const fought = events.findLast((it) => it.kind === 'strengths' && it.conflict.region === region);
  const sides = fought?.kind === 'strengths' ? fought.conflict.sides : [];
  const [yours, theirs] = [seat, winner].map((of) => sides.find(({ actor }) => actor === of)?.strength);
  const at = `region:${region}`;
  if (yours === undefined)
    return { kind: `won ${region}`, weight: 0, glyph: 'eve-dial', did: () => news.won(region), at };
  const note = news.strengths(yours ?? 0, theirs ?? 0);
  return { kind: `won ${region}`, weight: 3, glyph: 'eve-dial', did: () => news.beatYou(region), note, at };
}

function standsIn(region: RegionId, { before, seat }: Since): boolean {
  const there = before.regions.find(({ id }) => id === region);
  return there !== undefined && (there.witches[seat] ?? 0) + (there.elders[seat] ?? 0) > 0;
}

/** The leader of the last round, alone at the top. */
function nearing({ round, phase, players, automa }: View, _seat: Seat, say: Say<Words>): readonly Nearing[] {
  if (round < ROUNDS || phase === 'over') return [];
  const points = [...players, ...(automa ? [automa] : [])].map(({ vp }) => vp);
  const [most = 0, second = 0] = [...points].sort((a, b) => b - a);
  const { leads, lastRound } = say.words.news;
  const seat = points.indexOf(most);
  if (most === second) return [];
  return [{ seat, text: leads(say.who(seat), most), note: lastRound(most - second), sure: false }];
}
