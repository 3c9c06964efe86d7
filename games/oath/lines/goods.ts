/** Favor, secrets and warbands on their way. */
import type { Part } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { regionOf, SLOTS } from '../data/board.ts';
import type { Spot } from '../rules/state/moves.ts';
import { board, reserve, SHARED, slotAt, tokenSpot } from './spots.ts';
import type { Named, Noun } from './words.ts';
import { arrow, here, move, tell, type Writers, type Writing } from './writing.ts';

export const goods: Writers<'favor' | 'secrets' | 'secrets-turned' | 'warbands' | 'killed' | 'replaced'> = {
  favor: (writing, { n, from, to }) => {
    const { words, after } = writing;
    const line = here(writing, 'favor');
    const act = move('favor', null, n, tokenSpot(after, from), tokenSpot(after, to));
    if (isCollected(writing, from, to)) {
      const says = (count: number) => [
        ...counted(writing, count, words.favor, words.onCards),
        ...arrow(writing, words.banks, SHARED),
      ];
      tell(line, 'favor of cards', n, says, act);
    } else tell(line, keyOf('favor', from, to), n, (count) => passed(writing, count, words.favor, from, to), act);
  },
  secrets: (writing, { n, from, to, facedown }) => {
    const { words, after } = writing;
    const piece = facedown ? 'spent' : 'secret';
    const act = move(piece, null, n, secretSpot(writing, from), secretSpot(writing, to));
    const line = here(writing, 'secret');
    const says = (count: number) => {
      const told = passed(writing, count, words.secrets, from, to);
      return facedown ? [...told, words.parts.text(words.facedown)] : told;
    };
    tell(line, keyOf(piece, from, to), n, says, facedown ? { ...act, piece: 'spent' } : act);
    if (facedown && from.at === 'card') line.acts[line.acts.length - 1] = { ...act, piece: 'secret', to: null };
    if (facedown && from.at === 'card') line.acts.push(move('spent', null, n, null, tokenSpot(after, to)));
  },
  'secrets-turned': (writing, { seat, n, up }) => {
    const { words } = writing;
    const line = here(writing, 'secret');
    const name = up ? words.faceup : words.facedown;
    tell(line, `secrets turned ${up}`, n, (count) => [
      ...counted(writing, count, words.secrets),
      words.parts.text(name),
    ]);
    const [from, to] = up ? ['spent', 'secret'] : ['secret', 'spent'];
    line.acts.push(move(from as string, null, n, board(seat), null), move(to as string, null, n, null, board(seat)));
  },
  warbands: (writing, { colour, n, from, to }) => {
    const { words, after } = writing;
    const line = here(writing, 'warband');
    const act = move('warband', colour, n, tokenSpot(after, from), tokenSpot(after, to));
    const key = `${keyOf('warband', from, to)} ${colour}`;
    const isGain = from.at === 'reserve' && to.at === 'board' && to.seat === writing.seat;
    if (isGain) tell(line, key, n, (count) => [words.parts.more(count), words.parts.text(words.warbands(count))], act);
    else tell(line, key, n, (count) => passed(writing, count, named(writing, colour), from, to), act);
  },
  killed: (writing, { colour, n, from }) => {
    const { words, after } = writing;
    const { parts } = words;
    const line = here(writing, 'warband');
    const spot = tokenSpot(after, from);
    const says = (count: number) => [
      parts.text(words.take),
      ...counted(writing, count, named(writing, colour)),
      ...(isHis(writing, from) ? [] : [parts.text(words.at), parts.place(spotName(writing, from)[0], spot)]),
    ];
    tell(line, `killed ${colour} ${spot}`, n, says, move('warband', colour, n, spot, reserve(colour)));
  },
  replaced: (writing, { seat, n, turned = [] }) => {
    const { words, after, say } = writing;
    const line = here(writing, 'warband');
    const whose = words.of(words.warbands(n), say.who(seat));
    tell(line, `replaced ${seat}`, n, (count) => [
      words.parts.count(count),
      words.parts.text(`${whose}: ${words.role('citizen')}`),
    ]);
    for (const { spot, own, purple } of turned) {
      const at = tokenSpot(after, spot);
      line.acts.push(move('warband', seat, own, at, reserve(seat)), move('warband', 0, purple, reserve(0), at));
    }
  },
};

/** The name of a spot, and as it is said after "to". */
function spotName(writing: Writing, spot: Spot): Named {
  const { words } = writing;
  switch (spot.at) {
    case 'board':
      return boardName(writing, spot.seat);
    case 'bank':
      return words.bank(spot.suit);
    case 'shared':
      return words.shared;
    case 'card':
      return [words.card(spot.card), words.card(spot.card)];
    case 'site':
      return siteName(writing, spot.site);
    case 'banner':
      return [words.banner(spot.banner), words.banner(spot.banner)];
    case 'ambition':
      return words.ambition;
    case 'reserve':
      return words.shared;
  }
}
export function boardName({ words, say, princes, seat }: Writing, of: Seat): Named {
  if (of === seat && princes.has(of)) return words.him;
  return [say.who(of), say.who(of)];
}
/** "Provinces 3" */
export function siteName({ words, after }: Writing, site: string): Named {
  const slot = slotAt(after, site);
  return words.slot(regionOf(slot), Number(SLOTS[slot]?.slice(-1)));
}

/** "2 favor from Ana → him": where it comes from is said unless it is his own board, or a supply. */
function passed(writing: Writing, n: number, noun: Noun, from: Spot, to: Spot): readonly Part[] {
  const { words, after } = writing;
  const isPlain = isHis(writing, from) || from.at === 'shared' || from.at === 'reserve';
  const name = from.at === 'bank' ? words.suit(from.suit) : spotName(writing, from)[0];
  const source = isPlain ? undefined : words.from(name);
  return [...counted(writing, n, noun, source), ...arrow(writing, spotName(writing, to), tokenSpot(after, to))];
}
function counted({ words: { parts } }: Writing, n: number, noun: Noun, more?: string): readonly Part[] {
  return [parts.count(n), parts.text(more === undefined ? noun(n) : `${noun(n)} ${more}`)];
}
/** Warbands of others are named by their owner. */
function named({ words, say, seat, princes }: Writing, colour: Seat): Noun {
  if (!princes.has(seat) || colour === seat) return words.warbands;
  return (n) => words.of(words.warbands(n), say.who(colour));
}

function isHis({ seat }: Writing, spot: Spot): boolean {
  return (spot.at === 'board' || spot.at === 'ambition') && spot.seat === seat;
}
/** OATH-9.33: favor on cards goes to the banks of their suits. */
function isCollected(writing: Writing, from: Spot, to: Spot): boolean {
  return (
    from.at === 'card' && (to.at === 'bank' || to.at === 'shared') && writing.open?.verb === writing.words.verbs.rest
  );
}
/** Secrets never run out. */
function secretSpot({ after }: Writing, spot: Spot) {
  return spot.at === 'shared' ? null : tokenSpot(after, spot);
}
function keyOf(piece: string, from: Spot, to: Spot): string {
  return `${piece} ${JSON.stringify(from)} ${JSON.stringify(to)}`;
}
