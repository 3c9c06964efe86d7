/** What hands do for the Prince himself: his markers, his thoughts, his campaigns (OATH-9). */
import { lower } from '@tavola/games/text/capital.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SUITS } from '../data/board.ts';
import { mind, NODE_IDS, type NodeId } from '../data/mind.ts';
import { boardName, siteName } from './goods.ts';
import { board, node, reserve, siteSpot, space, tactics, threat, VISIONS } from './spots.ts';
import type { Twin } from './words.ts';
import {
  arrow,
  begin,
  beginNamed,
  here,
  move,
  retell,
  type Standing,
  tell,
  type Writers,
  type Writing,
} from './writing.ts';

type Kinds =
  | 'prince-ready'
  | 'turn'
  | 'phase'
  | 'searched'
  | 'vision-drawn'
  | 'prince-threat'
  | 'prince-card'
  | 'prince-marker'
  | 'prince-thinks'
  | 'prince-skips'
  | 'prince-travels'
  | 'prince-marches'
  | 'tactics-track'
  | 'campaign'
  | 'targets'
  | 'pools'
  | 'defense-roll'
  | 'won-campaign';

export const princely: Writers<Kinds> = {
  'prince-ready': (writing, { seat }) => ready(writing, seat),
  turn: (writing, { seat }) => {
    Object.assign(writing, { seat, open: null });
  },
  phase: (writing, { seat, phase }) => {
    const standing = writing.princes.get(seat);
    Object.assign(writing, { seat, open: null });
    if (phase === 'rest' && standing) rest(writing, seat, standing);
  },

  // ---- OATH-9.12, 9.13
  'prince-threat': (writing, { seat, threat: line, node: to }) => {
    const standing = writing.princes.get(seat) as Standing;
    const { words } = writing;
    const { parts } = words;
    const now = line ?? 'none';
    writing.open = null;
    if (now === standing.threat && to === null) return;
    const told = begin(writing, 'OATH-9.12', 'threat', 'threat');
    if (now !== standing.threat) {
      const spot = threat(seat, now);
      tell(told, 'marker', 1, () => arrow(writing, words.threatMarker(now), spot));
      told.acts.push(move('threat-marker', seat, 1, threat(seat, standing.threat), spot));
      standing.threat = now;
    }
    if (to === null) return;
    tell(told, 'tokens', 2, () => [parts.text(lower(words.verbs.tokens)), ...toNode(writing, seat, to)]);
    told.acts.push(move('action-token', seat, 1, node(seat, standing.lies), node(seat, to)));
    told.acts.push(move('start-token', seat, 1, node(seat, standing.start), node(seat, to)));
    Object.assign(standing, { token: to, start: to, lies: to });
  },

  // ---- OATH-9.15 to 9.19
  searched: (writing) => {
    Object.assign(writing, { open: writing.open, chosen: undefined });
  },
  'vision-drawn': (writing) => {
    const { words, lines, n } = writing;
    const last = lines.at(-1);
    const line = last?.verb === words.verbs.visions ? last : begin(writing, 'OATH-9.15', 'visions', 'vision');
    if (line === last) line.events.push(n);
    tell(line, 'visions', 1, (count) => [words.parts.more(count)], move('vision-marker', null, 1, null, VISIONS));
  },
  'tactics-track': (writing, { seat, to }) => {
    const standing = writing.princes.get(seat) as Standing;
    const { parts } = writing.words;
    const { open } = writing;
    const line = begin(writing, 'OATH-9.15', 'tactics', 'swap', seat);
    const by = to - standing.tactics;
    tell(line, 'tactics', by, (n) => [parts.more(n), parts.way, parts.count(to)]);
    line.acts.push(move('tactics-marker', seat, 1, tactics(seat, standing.tactics), tactics(seat, to)));
    standing.tactics = to;
    writing.open = open;
  },
  'prince-card': (writing, { card, site }) => {
    Object.assign(writing, { chosen: site === null ? null : card, open: null, because: [writing.n] });
  },
  'prince-marker': (writing, { seat, suit, column, row }) => {
    const standing = writing.princes.get(seat) as Standing;
    const { words } = writing;
    const to = `${column}-${row}`;
    writing.open = null;
    writing.chosen = undefined;
    const from = standing.spaces.get(suit) as string;
    if (from === to) return;
    const line = beginNamed(writing, 'OATH-9.19', words.suit(suit), suit, seat);
    const spot = space(seat, to);
    tell(line, 'marker', 1, () => arrow(writing, words.column(column, row), spot));
    line.acts.push(move(`marker-${suit}`, seat, 1, space(seat, from), spot));
    standing.spaces.set(suit, to);
  },

  // ---- OATH-9.21, 9.22
  'prince-thinks': (writing, { seat, node: to }) => {
    const standing = writing.princes.get(seat) as Standing;
    standing.token = to;
    writing.open = null;
    if (mind[to].action === null) return;
    const line = begin(writing, 'OATH-9.21', 'token', 'world', seat);
    const from = standing.lies;
    tell(line, 'token', 1, () => toNode(writing, seat, to).slice(0));
    line.acts.push(move('action-token', seat, 1, node(seat, from), node(seat, to)));
    standing.lies = to;
    writing.open = line;
  },
  /** The token stands there all the same and goes on from there; where he comes round to the same node, once is enough. */
  'prince-skips': (writing, { seat, node: to }) => {
    const { words, lines, open } = writing;
    const standing = writing.princes.get(seat) as Standing;
    const action = mind[to].action;
    const act = open?.acts[0];
    writing.open = null;
    if (!open || !act || action === null) return;
    standing.lies = fromOf(act.from, seat);
    lines.splice(lines.indexOf(open), 1);
    const verb = words.node(to, twinOf(to));
    const same = lines
      .slice(lines.findLastIndex(({ idle }) => idle === undefined) + 1)
      .find((line) => line.verb === verb);
    const line = same ?? { ...open, verb, segments: [], acts: [], events: [], idle: words.nothing[action.type] };
    line.events.push(...open.events, writing.n);
    if (!same) lines.push(line);
  },
  'prince-travels': ({ open, n }) => {
    open?.events.push(n);
  },

  // ---- OATH-9.28 to 9.32
  'prince-marches': ({ open, n }) => {
    open?.events.push(n);
  },
  campaign: (writing, { seat, defender }) => {
    const { words, say } = writing;
    if (!writing.open)
      Object.assign(writing, { seat, open: begin(writing, 'OATH-5.5.1', 'campaign', 'campaign', seat) });
    const whom = defender === null ? words.bandits : say.who(defender);
    tell(here(writing, 'campaign'), 'against', 1, () => [words.parts.text(words.against(whom))]);
  },
  targets: (writing, { targets }) => {
    const { words, after, seat } = writing;
    const at = siteSpot(after, after.players[seat]?.pawn ?? 0);
    const others = targets.filter((target) => target === 'pawn' || at !== targetSpot(writing, target));
    if (others.length === 0) return;
    const names = others.map((target) => targetName(writing, target)).join(', ');
    tell(here(writing, 'campaign'), 'targets', 1, () => [words.parts.text(words.targets(names))]);
  },
  pools: (writing, { attack, defense }) => {
    const { words } = writing;
    const { parts } = words;
    const says = () => [parts.count(attack), parts.text('×'), parts.count(defense), parts.text(words.dice(2))];
    retell(here(writing, 'campaign'), 'dice', 1, says);
  },
  /** Who wins is known when all dice have been read. */
  'defense-roll': (writing) => {
    writing.open = begin(writing, 'OATH-5.5.7', 'rolled', 'campaign');
  },
  'won-campaign': (writing, { seat }) => {
    const { verbs } = writing.words;
    const line =
      writing.open?.verb === verbs.rolled ? writing.open : begin(writing, 'OATH-5.5.8', 'rolled', 'campaign');
    line.verb = seat === writing.seat ? verbs.won : verbs.lost;
    writing.open = line;
  },
};

/** OATH-9.33: what lies on cards goes home, and the start token to where the action token stands. */
function rest(writing: Writing, seat: Seat, standing: Standing): void {
  const { words } = writing;
  const { token, start } = standing;
  bringToken(writing, seat);
  const line = begin(writing, 'OATH-9.33', 'rest', 'k-rest', seat);
  writing.open = line;
  if (start === token) return;
  const sameNode = arrow(writing, words.sameNode, node(seat, token));
  const act = move('start-token', seat, 1, node(seat, start), node(seat, token));
  tell(line, 'start', 1, () => [words.parts.text(words.verbs.starting), ...sameNode], act);
  standing.start = token;
}

/** The action token goes to the node that he thought of last, though he did nothing there. */
export function bringToken(writing: Writing, seat: Seat): void {
  const standing = writing.princes.get(seat) as Standing;
  const { lies, token } = standing;
  if (lies === token) return;
  const line = begin(writing, 'OATH-9.22', 'token', 'world', seat);
  const act = move('action-token', seat, 1, node(seat, lies), node(seat, token));
  tell(line, 'token', 1, () => toNode(writing, seat, token), act);
  standing.lies = token;
}

/** OATH-9.1 */
function ready(writing: Writing, seat: Seat): void {
  const { words, after } = writing;
  const { parts } = words;
  const standing = writing.princes.get(seat) as Standing;
  const player = after.players[seat] as Writing['after']['players'][number];
  writing.seat = seat;
  const pawn = begin(writing, 'OATH-9.1', 'pawn', 'pawn', seat);
  const top = siteSpot(after, player.pawn);
  tell(
    pawn,
    'pawn',
    1,
    () => arrow(writing, siteName(writing, slotName(player.pawn)), top),
    move('pawn', seat, 1, null, top),
  );
  const markers = begin(writing, 'OATH-9.1', 'markers', 'order', seat);
  tell(markers, 'markers', SUITS.length, (n) => [
    parts.count(n),
    ...arrow(writing, words.unaligned, space(seat, 'unaligned')),
  ]);
  for (const suit of SUITS) markers.acts.push(move(`marker-${suit}`, seat, 1, null, space(seat, 'unaligned')));
  const tokens = begin(writing, 'OATH-9.1', 'tokens', 'world', seat);
  tell(tokens, 'tokens', 2, () => toNode(writing, seat, standing.token));
  for (const piece of ['action-token', 'start-token'])
    tokens.acts.push(move(piece, seat, 1, null, node(seat, standing.token)));
  const starts = begin(writing, 'OATH-9.1', 'starts', 'threat', seat);
  tell(starts, 'starts', 1, () => arrow(writing, words.start, threat(seat, 'none')));
  starts.acts.push(
    move('threat-marker', seat, 1, null, threat(seat, 'none')),
    move('tactics-marker', seat, 1, null, tactics(seat, 0)),
  );
  const band = begin(writing, 'OATH-9.1', 'warbands', 'warband', seat);
  tell(band, 'warbands', player.warbands, (n) => [
    parts.count(n),
    ...arrow(writing, boardName(writing, seat), board(seat)),
  ]);
  band.acts.push(move('warband', seat, player.warbands, reserve(seat), board(seat)));
  beginNamed(writing, 'OATH-9.1', words.gifts, 'favor', seat).idle = words.noGifts;
}

function toNode(writing: Writing, seat: Seat, to: NodeId) {
  const name = writing.words.node(to, twinOf(to));
  return arrow(writing, [name, name], node(seat, to));
}
/** Which of two nodes with the same action in one quadrant. */
function twinOf(id: NodeId): Twin | null {
  const { quadrant, action, x, y } = mind[id];
  if (action === null) return null;
  const same = NODE_IDS.find(
    (other) =>
      other !== id &&
      mind[other].quadrant === quadrant &&
      JSON.stringify(mind[other].action) === JSON.stringify(action),
  );
  if (same === undefined) return null;
  const other = mind[same];
  if (Math.abs(y - other.y) >= Math.abs(x - other.x)) return y < other.y ? 'upper' : 'lower';
  return x < other.x ? 'left' : 'right';
}
function fromOf(spot: string | null, seat: Seat): NodeId {
  return (spot ?? '').slice(node(seat, '' as NodeId).length) as NodeId;
}
function slotName(slot: number): string {
  return ['cradle-1', 'cradle-2'][slot] ?? 'cradle-1';
}
function targetSpot({ after }: Writing, target: string): string {
  const slot = after.sites.findIndex(({ site }) => site === target);
  return slot < 0 ? target : siteSpot(after, slot);
}
function targetName(writing: Writing, target: string): string {
  const { words, after } = writing;
  if (target === 'pawn') return words.pawnOf('');
  if (after.sites.some(({ site }) => site === target)) return siteName(writing, target)[0];
  return target in after.banners ? words.banner(target as 'peoples-favor') : words.card(target);
}
