/** What others did since a seat had its turn: what it lost, where they came to it, what they scored. */
import { type Deed, type PlainDeed, type RecapLine, recapLines, type Weight } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from './rules/view/view.ts';
import type { Event } from './rules/vocabulary/events.ts';
import type { Words } from './text/type.ts';

/** Everything a deed is told from. */
type Since = {
  readonly before: View;
  readonly after: View;
  readonly seat: Seat;
  readonly say: Say<Words>;
  /** By seat: the points it scored in all, and what it took from the reader. */
  readonly scored: ReadonlyMap<Seat, number>;
  readonly taken: ReadonlyMap<Seat, ReadonlyMap<string, number>>;
};

export function recap(
  events: readonly Event[],
  before: View,
  after: View,
  seat: Seat,
  say: Say<Words>,
): readonly RecapLine[] {
  const since: Since = { before, after, seat, say, scored: scoredIn(events), taken: takenIn(events, seat) };
  const attackers = new Set(
    events.flatMap((it) => (it.kind === 'battle' && it.defender === seat ? [it.attacker] : [])),
  );
  const deeds = events.flatMap((event) => deedOf(event, since) ?? removal(event, since, attackers) ?? []);
  return recapLines([...deeds, ...lostRule(since)], say, say.words.news.list);
}

function scoredIn(events: readonly Event[]): ReadonlyMap<Seat, number> {
  const scored = new Map<Seat, number>();
  for (const event of events)
    if (event.kind === 'scored') scored.set(event.seat, (scored.get(event.seat) ?? 0) + event.vp);
  return scored;
}

function takenIn(events: readonly Event[], seat: Seat): Since['taken'] {
  const taken = new Map<Seat, Map<string, number>>();
  for (const event of events) {
    if (event.kind !== 'removed' || event.seat !== seat) continue;
    const pieces = taken.get(event.by) ?? new Map<string, number>();
    taken.set(event.by, pieces.set(event.piece, (pieces.get(event.piece) ?? 0) + event.count));
  }
  return taken;
}

function lossesTo(by: Seat, { taken, say: { words } }: Since): string | null {
  const pieces = [...(taken.get(by) ?? [])].map(([piece, n]) => `${n} ${words.piece(piece, n)}`);
  return pieces.length === 0 ? null : words.news.youLost(pieces);
}

function deedOf(event: Event, since: Since): Deed | null {
  const { seat, say } = since;
  const by = doerOf(event);
  if (by === null || by === seat)
    return event.kind === 'lost-vp' || event.kind === 'card-lost' ? ownLoss(event, say) : null;
  const told = toldOf(event, by, since);
  if (told === null) return null;
  const { at = [], ...deed } = told;
  const places = at.filter((clearing) => clearing > 0).map((clearing) => `clearing:${clearing}`);
  return { ...deed, actor: by, places: places.length > 0 ? places : [`seat:${by}`] };
}

function doerOf(event: Event): Seat | null {
  if (event.kind === 'battle') return event.attacker;
  if (event.kind === 'stolen') return event.to;
  if (event.kind === 'given') return event.from;
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

function toldOf(event: Event, by: Seat, since: Since): PlainDeed<readonly number[]> | null {
  const { seat, say, after } = since;
  const { news, card, piece } = say.words;
  switch (event.kind) {
    case 'battle':
      return battle(event, by, since);
    case 'moved': {
      const entered = event.piece === 'warrior' && isMine(event.to, since);
      if (!entered) return { kind: 'moved', weight: 0, glyph: 'march', did: news.marched, at: [event.to] };
      const there = after.open.players[by]?.warriors[event.to] ?? 0;
      const rules = after.rule[event.to]?.ruler === by;
      const note = there > 0 ? news.standing(there, event.to, rules) : null;
      return { kind: 'entered', weight: 2, glyph: 'march', did: news.entered, note, at: [event.to] };
    }
    case 'placed':
      if (event.piece === 'wood') return null;
      if (event.piece === 'warrior')
        return {
          kind: 'recruited',
          weight: 0,
          glyph: 'recruit',
          count: event.count,
          did: news.recruited,
          at: [event.clearing],
        };
      return {
        kind: `built ${event.piece}`,
        weight: isMine(event.clearing, since) ? 2 : 0,
        glyph: 'build',
        count: event.count,
        did: (n) => news.built(`${n} ${piece(event.piece, n)}`),
        at: [event.clearing],
      };
    case 'scored': {
      const weight: Weight = (since.scored.get(by) ?? 0) >= 2 ? 1 : 0;
      return { kind: 'scored', weight, glyph: 'crown', count: event.vp, did: news.scored, aside: news.points };
    }
    case 'crafted':
      return { kind: 'crafted', weight: 0, glyph: 'handcard', did: (n) => news.crafted(n, card(event.card)) };
    case 'stolen':
      return event.from === seat ? { kind: 'stolen', weight: 3, glyph: 'handcard', did: news.tookCard } : null;
    case 'given':
      return event.to === seat ? { kind: 'given', weight: 2, glyph: 'handcard', did: news.gaveCard } : null;
    case 'vagabond.took':
      return event.from === seat ? { kind: 'took', weight: 3, glyph: 'item-sack', did: news.tookItem } : null;
    case 'activated':
      return { kind: 'activated', weight: 1, glyph: 'crown', did: () => news.activated };
    case 'alliance.revolt':
      return {
        kind: 'revolt',
        weight: isMine(event.clearing, since) ? 2 : 0,
        glyph: 'base',
        did: () => news.revolted(event.clearing),
        at: [event.clearing],
      };
    case 'eyrie.turmoil':
      return { kind: 'turmoil', weight: 0, glyph: 'decree', did: () => news.turmoil };
    case 'vagabond.quest':
      return { kind: 'quest', weight: 0, glyph: 'item-torch', did: news.quest };
    default:
      return null;
  }
}

function battle(
  { defender, clearing }: Extract<Event, { kind: 'battle' }>,
  by: Seat,
  since: Since,
): PlainDeed<readonly number[]> {
  const { seat, say } = since;
  const { news } = say.words;
  const shared = { glyph: 'battle', at: [clearing] };
  if (defender !== seat)
    return { ...shared, kind: `battle ${defender}`, weight: 0, did: (n) => news.attacked(say.who(defender), n) };
  const lost = lossesTo(by, since);
  return { ...shared, kind: 'battle', weight: lost === null ? 2 : 3, did: news.attackedYou, note: lost ?? news.noLoss };
}

/** Pieces of the reader that went without a battle: a revolt, a bomb, a card. In a battle they are its note. */
function removal(event: Event, since: Since, attackers: ReadonlySet<Seat>): Deed | null {
  if (event.kind !== 'removed' || event.seat !== since.seat) return null;
  const { by, clearing, count } = event;
  if (by === since.seat || attackers.has(by)) return null;
  const { news } = since.say.words;
  const note = lossesTo(by, since);
  const places = [`clearing:${clearing}`];
  return { kind: 'removed', actor: by, weight: 3, glyph: 'battle', count, did: news.tookPieces, note, places };
}

function ownLoss(event: Extract<Event, { kind: 'lost-vp' | 'card-lost' }>, { words }: Say<Words>): Deed {
  const text = event.kind === 'lost-vp' ? words.news.youLostVp : () => words.news.youLostCard(words.card(event.card));
  const count = event.kind === 'lost-vp' ? event.vp : 1;
  const glyph = event.kind === 'lost-vp' ? 'crown' : 'handcard';
  return { kind: event.kind, actor: null, weight: 3, glyph, count, did: text, places: [`seat:${event.seat}`] };
}

/** Clearings that the reader ruled and somebody else rules now. */
function lostRule({ before, after, seat, say }: Since): Deed[] {
  const { news } = say.words;
  return after.rule.flatMap(({ ruler }, clearing) =>
    clearing === 0 || ruler < 0 || ruler === seat || before.rule[clearing]?.ruler !== seat
      ? []
      : [
          {
            kind: 'rules',
            actor: ruler,
            weight: 2,
            glyph: 'crown',
            did: news.rules,
            note: news.ruledBefore(clearing),
            places: [`clearing:${clearing}`],
          },
        ],
  );
}

/** Pieces of the reader stand there, or stood there when they left. */
function isMine(clearing: number, { before, after, seat }: Since): boolean {
  return (
    clearing > 0 &&
    [before, after].some(({ open }) => {
      const player = open.players[seat];
      if (!player) return false;
      const standing = [player.warriors, ...player.buildings, ...player.tokens];
      return standing.some((type) => (type[clearing] ?? 0) > 0);
    })
  );
}
