/** What others did since a seat had its turn: campaigns, sites, relics, banners, the title. */
import { type Deed, doneBy, type PlainDeed, type RecapLine, recapLines } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Event, Spot } from './rules/state/moves.ts';
import { NOBODY } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { type Names, namesIn } from './text/names.ts';
import type { Words } from './text/words.ts';

type Since = {
  readonly before: View;
  readonly after: View;
  readonly seat: Seat;
  readonly say: Say<Words>;
  readonly names: Names;
  /** The warbands that the reader lost to each attacker. */
  readonly killed: ReadonlyMap<Seat, number>;
};

export function recap(
  events: readonly Event[],
  before: View,
  after: View,
  seat: Seat,
  say: Say<Words>,
): readonly RecapLine[] {
  const since: Since = { before, after, seat, say, names: namesIn(say.words), killed: killedIn(events, seat) };
  const deeds = events.flatMap((event) => deedOf(event, since) ?? []);
  return recapLines([...deeds, ...lostSites(since)], say, say.words.news.list);
}

function killedIn(events: readonly Event[], seat: Seat): ReadonlyMap<Seat, number> {
  const killed = new Map<Seat, number>();
  let attacker: Seat | null = null;
  for (const event of events) {
    if (event.kind === 'campaign') attacker = event.seat;
    if (event.kind === 'killed' && event.colour === seat && attacker !== null)
      killed.set(attacker, (killed.get(attacker) ?? 0) + event.n);
  }
  return killed;
}

function deedOf(event: Event, since: Since): Deed | null {
  const by = doerOf(event);
  if (by === null || by === since.seat) return null;
  const told = toldOf(event, by, since);
  return told && doneBy(by, told);
}

function doerOf(event: Event): Seat | null {
  if ((event.kind === 'favor' || event.kind === 'secrets') && event.to.at === 'board') return event.to.seat;
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

function toldOf(event: Event, by: Seat, since: Since): PlainDeed | null {
  const { seat, say, names, before, killed } = since;
  const { news, warbands, banners, favor, secrets, roles } = say.words;
  switch (event.kind) {
    case 'campaign': {
      if (event.defender !== seat) {
        const whom = event.defender === null ? say.words.bandits : names.whom(event.defender, say);
        return { kind: `campaign ${whom}`, weight: 0, glyph: 'campaign', did: (n) => news.campaigned(whom, n) };
      }
      const lost = killed.get(by) ?? 0;
      const note = lost > 0 ? news.youLost([warbands(lost)]) : news.youHeld;
      return { kind: 'campaign', weight: lost > 0 ? 3 : 2, glyph: 'campaign', did: news.campaignedYou, note };
    }
    case 'took-relic': {
      const isYours = event.from === seat;
      const did = (n: number) => news.tookRelic(n, names.card(event.relic));
      const note = isYours ? news.fromYou : null;
      return {
        kind: isYours ? 'your relic' : 'relic',
        weight: isYours ? 3 : 1,
        glyph: 'relic',
        did,
        note,
        at: `card:${event.relic}`,
      };
    }
    case 'took-banner': {
      const isYours = before.banners[event.banner].holder === seat;
      const glyph = event.banner === 'peoples-favor' ? 'people' : 'dark';
      const note = isYours ? news.fromYou : null;
      const did = () => news.tookBanner(banners[event.banner]);
      return { kind: event.banner, weight: isYours ? 3 : 1, glyph, did, note, at: `card:${event.banner}` };
    }
    case 'title': {
      const wasYours = before.title.holder === seat;
      return {
        kind: 'title',
        weight: wasYours ? 3 : 2,
        glyph: 'crown',
        did: () => news.title,
        note: wasYours ? news.ruledBefore : null,
      };
    }
    case 'usurper':
      return { kind: 'usurper', weight: 2, glyph: 'usurper', did: () => news.usurper };
    case 'favor':
    case 'secrets': {
      if (!isBoardOf(event.from, seat)) return null;
      const what = event.kind === 'favor' ? favor : secrets;
      return {
        kind: event.kind,
        weight: 3,
        glyph: event.kind === 'favor' ? 'favor' : 'secret',
        count: event.n,
        did: (n) => news.tookTokens(what(n)),
      };
    }
    case 'became':
      return { kind: 'became', weight: 1, glyph: 'pawn', did: () => news.became(roles[event.role]) };
    default:
      return actionOf(event, names, news);
  }
}

function actionOf(event: Event, names: Names, news: Words['news']): PlainDeed | null {
  switch (event.kind) {
    case 'played': {
      const at = `card:${event.card}`;
      if (event.to === 'vision')
        return { kind: 'vision', weight: 2, glyph: 'vision', did: () => news.vision(names.card(event.card)), at };
      if (event.to === 'advisers') return { kind: 'adviser', weight: 0, glyph: 'r-adviser', did: news.adviser, at };
      const site = names.place(event.to);
      return { kind: 'to site', weight: 0, glyph: 'r-site', did: (n) => news.toSite(n, site), at };
    }
    case 'played-facedown':
      return { kind: 'adviser', weight: 0, glyph: 'r-adviser', did: news.adviser };
    case 'prince-card':
      return event.site === null
        ? { kind: 'adviser', weight: 0, glyph: 'r-adviser', did: news.adviser, at: `card:${event.card}` }
        : {
            kind: 'to site',
            weight: 0,
            glyph: 'r-site',
            did: (n) => news.toSite(n, names.place(event.site ?? '')),
            at: `card:${event.card}`,
          };
    case 'mustered':
      return { kind: 'mustered', weight: 0, glyph: 'muster', did: news.mustered, at: `card:${event.card}` };
    case 'traded':
      return { kind: 'traded', weight: 0, glyph: 'trade', did: news.traded, at: `card:${event.card}` };
    case 'travelled':
    case 'prince-travels':
      return {
        kind: 'travelled',
        weight: 0,
        glyph: 'travel',
        did: (n) => news.travelled(n, names.place(event.to)),
        at: `site:${event.to}`,
      };
    case 'searched':
      return { kind: 'searched', weight: 0, glyph: 'search', did: news.searched };
    default:
      return null;
  }
}

function isBoardOf(spot: Spot, seat: Seat): boolean {
  return spot.at === 'board' && spot.seat === seat;
}

/** Sites that the reader ruled and others, or bandits, rule now. */
function lostSites({ before, after, seat, say, names }: Since): Deed[] {
  const { news } = say.words;
  return after.sites.flatMap(({ site, ruler }, slot): Deed[] => {
    if (site === null || before.sites[slot]?.ruler !== seat || ruler === seat || ruler === NOBODY) return [];
    const name = names.place(site);
    const told = { weight: 3, glyph: 'warband', note: news.ruledBefore, places: [`site:${site}`] } as const;
    return [
      ruler >= 0
        ? { ...told, kind: 'rules', actor: ruler, did: (n) => news.rules(n, name) }
        : { ...told, kind: `bandits ${site}`, actor: null, did: () => news.banditsRule(name) },
    ];
  });
}
