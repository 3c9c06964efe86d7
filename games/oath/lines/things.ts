/** Cards, relics, banners, pawns and the title on their way. */
import type { Part, Spot } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { siteFacts } from '../data/cards.ts';
import { boardName, siteName } from './goods.ts';
import {
  board,
  DISPOSSESSED,
  GONE,
  pile,
  RELIC_DECK,
  RELIQUARY,
  siteSpot,
  slotAt,
  TITLE,
  banner as tokensOf,
} from './spots.ts';
import type { Named } from './words.ts';
import {
  arrow,
  begin,
  beginNamed,
  type Draft,
  here,
  move,
  type Of,
  tell,
  type Writers,
  type Writing,
} from './writing.ts';

type Kinds =
  | 'played'
  | 'discarded'
  | 'removed'
  | 'moved-card'
  | 'swapped'
  | 'dispossessed'
  | 'repaired'
  | 'moved-pile'
  | 'travelled'
  | 'placed-pawn'
  | 'revealed-site'
  | 'took-relic'
  | 'buried-relic'
  | 'gave'
  | 'took-banner'
  | 'mob'
  | 'title'
  | 'usurper'
  | 'became';

export const things: Writers<Kinds> = {
  played: (writing, { card, to, seat }) => {
    const [name, spot] = to === 'advisers' || to === 'vision' ? boardOf(writing, seat) : siteOf(writing, to);
    const line = beginNamed(writing, 'OATH-9.17', writing.words.card(card), 'world');
    tell(line, 'played', 1, () => arrow(writing, name, spot));
    line.acts.push(move(card, null, 1, writing.cards.get(card) ?? null, spot));
    writing.cards.set(card, spot);
    explain(writing, line);
    writing.open = line;
  },
  discarded: (writing, event) => {
    const { card, pile: to } = event;
    if (card === undefined || !writing.cards.has(card)) unseen(writing, event);
    else carry(writing, here(writing, 'world'), card, [writing.words.pile(to), pile(to)], 'card');
  },
  removed: (writing, { card }) => carry(writing, here(writing, 'world'), card, [writing.words.outOfGame, GONE]),
  'moved-card': (writing, { card, to, seat }) =>
    carry(writing, here(writing, 'world'), card, to === 'advisers' ? boardOf(writing, seat) : siteOf(writing, to)),
  swapped: (writing, { cards: [a, b] }) => {
    const line = here(writing, 'world');
    const [spotA, spotB] = [writing.cards.get(a) ?? null, writing.cards.get(b) ?? null];
    tell(line, `swapped ${a}`, 1, () => [
      writing.words.parts.text(`${writing.words.card(a)} ⇄ ${writing.words.card(b)}`),
    ]);
    line.acts.push(move(a, null, 1, spotA, spotB), move(b, null, 1, spotB, spotA));
    writing.cards.set(a, spotB ?? GONE).set(b, spotA ?? GONE);
  },
  dispossessed: (writing, { card }) =>
    carry(writing, here(writing, 'world'), card, [writing.words.dispossessed, DISPOSSESSED]),
  repaired: (writing, { card }) => say(writing, writing.words.turnOver(writing.words.card(card))),
  'moved-pile': (writing, { from, to }) => {
    const { words } = writing;
    const line = here(writing, 'world');
    const n = writing.before.discards[from].backs.length;
    tell(line, `pile ${from}`, n, () => [
      words.parts.text(words.pile(from)[0]),
      ...arrow(writing, words.pile(to), pile(to)),
    ]);
    line.acts.push(move('card', null, n, pile(from), pile(to)));
  },

  // ---- pawns and sites
  travelled: (writing, { seat, from, to }) => pawn(writing, seat, from, to),
  'placed-pawn': (writing, { seat, from, to }) => pawn(writing, seat, from, to),
  'revealed-site': (writing, { site }) => {
    const { words, after, before } = writing;
    const line = here(writing, 'r-site');
    const spot = siteSpot(after, slotAt(after, site));
    const relics = Math.min(siteFacts(site).reveal.relics ?? 0, before.relicDeck.size);
    tell(line, `revealed ${site}`, 1, () => [words.parts.text(words.turnOver(siteName(writing, site)[0]))]);
    line.acts.push(move('faceup', null, 1, null, spot));
    if (relics === 0) return;
    const says = (n: number) => [
      words.parts.count(n),
      words.parts.text(words.relics(n)),
      ...arrow(writing, siteName(writing, site), spot),
    ];
    tell(line, `relics ${site}`, relics, says, move('relic', null, relics, RELIC_DECK, spot));
  },

  // ---- relics, banners, title
  'took-relic': (writing, { seat, relic, from }) => {
    const hidden = typeof from !== 'number';
    const spot = hidden ? relicSpot(writing, from) : board(from);
    const line = here(writing, 'relic');
    const source =
      hidden && from !== 'deck'
        ? []
        : [writing.words.parts.text(writing.words.from(hidden ? writing.words.relicDeck[0] : writing.say.who(from)))];
    tell(line, `relic ${relic}`, 1, () => [
      writing.words.parts.card(writing.words.card(relic)),
      ...source,
      ...arrow(writing, ...boardOf(writing, seat)),
    ]);
    if (hidden) line.acts.push(move('relic', null, 1, spot, null), move(relic, null, 1, null, board(seat)));
    else line.acts.push(move(relic, null, 1, spot, board(seat)));
    writing.cards.set(relic, board(seat));
  },
  'buried-relic': (writing, { seat, relic }) => {
    const { words } = writing;
    const line = here(writing, 'relic');
    const name = relic === undefined ? words.relics(1) : words.card(relic);
    tell(line, `buried ${relic ?? ''}`, 1, () => [
      words.parts.text(name),
      ...arrow(writing, words.relicDeck, RELIC_DECK),
    ]);
    const from = relic === undefined ? siteSpot(writing.after, pawnSlot(writing, seat)) : board(seat);
    line.acts.push(move(relic ?? 'relic', null, 1, from, null), move('relic', null, 1, null, RELIC_DECK));
  },
  gave: (writing, { to, what }) => carry(writing, here(writing, 'relic'), what, boardOf(writing, to)),
  'took-banner': (writing, { seat, banner }) => {
    const { words, before } = writing;
    const line = here(writing, 'people');
    const { holder } = before.banners[banner];
    const from = writing.cards.get(banner) ?? (holder === null ? null : board(holder));
    tell(line, `banner ${banner}`, 1, () => [
      words.parts.card(words.banner(banner)),
      ...arrow(writing, ...boardOf(writing, seat)),
    ]);
    line.acts.push(move(banner, null, 1, from, board(seat)));
    writing.cards.set(banner, board(seat));
  },
  mob: (writing) => {
    say(writing, writing.words.turnOver(writing.words.mob));
    writing.open?.acts.push(move('mob', null, 1, null, tokensOf('peoples-favor')));
  },
  title: (writing, { seat }) => {
    const line = titled(writing, writing.words.title, boardOf(writing, seat));
    const { title } = writing.before;
    line.acts.push(move('title', null, 1, writing.cards.get(TITLE) ?? board(title.holder), board(seat)));
    writing.cards.set(TITLE, board(seat));
    if (title.side === 'usurper') line.acts.push(move('usurper', null, 1, TITLE, null));
  },
  usurper: (writing) => {
    say(writing, writing.words.turnOver(writing.words.title));
    writing.open?.acts.push(move('usurper', null, 1, null, TITLE));
  },
  became: (writing, { seat, role }) => say(writing, writing.words.of(writing.words.role(role), writing.say.who(seat))),
};

function titled(writing: Writing, name: string, [to, spot]: readonly [Named, Spot]): Draft {
  const line = here(writing, 'crown');
  tell(line, `title ${spot} ${name}`, 1, () => [writing.words.parts.text(name), ...arrow(writing, to, spot)]);
  return line;
}

function say(writing: Writing, sentence: string): void {
  tell(here(writing, 'world'), sentence, 1, () => [writing.words.parts.text(sentence)]);
}

function pawn(writing: Writing, seat: Seat, stood: string | null, to: string): void {
  const { words, say: speak, after, seat: turn } = writing;
  const line = here(writing, 'pawn');
  const name = words.pawnOf(seat === turn ? null : speak.who(seat));
  const spot = siteSpot(after, slotAt(after, to));
  const from = stood === null ? null : siteSpot(after, slotAt(after, stood));
  tell(line, `pawn ${seat} ${to}`, 1, () => [words.parts.text(name), ...arrow(writing, siteName(writing, to), spot)]);
  line.acts.push(move('pawn', seat, 1, from, spot));
}
function explain(writing: Writing, { events }: Draft): void {
  events.push(...writing.because);
  writing.because = [];
}
function pawnSlot({ after }: Writing, seat: Seat): number {
  return after.players[seat]?.pawn ?? 0;
}

/** Cards of a search that nobody plays. */
function unseen(writing: Writing, { pile: to }: Of<'discarded'>): void {
  const { words, lines, chosen } = writing;
  const { parts } = words;
  const verb = chosen == null ? words.verbs.cards : words.verbs.others;
  const last = lines.at(-1);
  const line =
    last?.verb === verb && last.segments[0]?.key === `discards ${to}`
      ? last
      : begin(writing, 'OATH-2.10', chosen == null ? 'cards' : 'others', 'world');
  if (line === last) line.events.push(writing.n);
  const says = (n: number): readonly Part[] => [parts.count(n), ...arrow(writing, words.pile(to), pile(to))];
  tell(line, `discards ${to}`, 1, says, move('card', null, 1, pile('world'), pile(to)));
  if (chosen !== null) return;
  explain(writing, line);
  writing.open = line;
}

/** A card by its name from where it lies to where it goes, with what lies on it. */
function carry(
  writing: Writing,
  line: Draft,
  card: string,
  [to, spot]: readonly [Named, Spot],
  as: string = card,
): void {
  const { words, cards } = writing;
  const from = cards.get(card) ?? null;
  tell(line, `card ${card} ${spot}`, 1, () => [words.parts.card(words.card(card)), ...arrow(writing, to, spot)]);
  if (as === card) line.acts.push(move(card, null, 1, from, spot));
  else line.acts.push(move(card, null, 1, from, null), move(as, null, 1, null, spot));
  cards.set(card, spot);
}
function boardOf(writing: Writing, seat: Seat): readonly [Named, Spot] {
  return [boardName(writing, seat), board(seat)];
}
function siteOf(writing: Writing, site: string): readonly [Named, Spot] {
  return [siteName(writing, site), siteSpot(writing.after, slotAt(writing.after, site))];
}
function relicSpot({ after }: Writing, from: string): Spot {
  if (from === 'reliquary') return RELIQUARY;
  return from === 'deck' ? RELIC_DECK : siteSpot(after, slotAt(after, from));
}
