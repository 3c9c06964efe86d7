/** Relationships (ROOT-9.2.9): Aid improves them, blood ends them. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import type { Effect, Reward } from '../../contract/faction.ts';
import { score } from '../../score/score.ts';
import { type Side, seatOf } from '../../state/battle.ts';
import type { Removal, Removed } from '../../state/removal.ts';
import { areEnemies, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { ALLIED, boardOf, HOSTILE, hasMarker, INDIFFERENT, isHostile, relationTo } from './state.ts';

const relationships = facts.factions.find(({ id }) => id === 'vagabond')?.relationships as {
  readonly track: readonly { readonly aidsToNext: number | null; readonly vpOnEnter: number }[];
  readonly vpPerAidToAlly: number;
  readonly infamyVpPerPiece: number;
};

/** ROOT-9.2.9.1, 9.2.9.2: enough Aids in one turn move the marker; every Aid to an Ally scores. */
export function aided(table: Root, self: Seat, other: Seat): void {
  const { state } = table;
  if (!hasMarker(state, self, other) || isHostile(state, self, other)) return;
  const level = relationTo(state, self, other);
  if (level === ALLIED) {
    score(table, self, relationships.vpPerAidToAlly, 'ally', 'ROOT-9.2.9.2');
    return;
  }
  const board = boardOf(state, self);
  const aids = (board.aids[other] ?? 0) + 1;
  const enough = aids >= (relationships.track[level]?.aidsToNext ?? 0);
  setAt(board.aids, other, enough ? 0 : aids);
  if (!enough) return;
  setAt(board.relations, other, level + 1);
  table.tell({ kind: 'vagabond.relation', seat: self, of: other, level: level + 1 });
  score(table, self, relationships.track[level + 1]?.vpOnEnter ?? 0, 'friendship', 'ROOT-9.2.9.1');
}

/** Lists by seat grow as they are needed. */
function setAt(list: number[], seat: Seat, value: number): void {
  while (list.length <= seat) list.push(0);
  list[seat] = value;
}

export function makeHostile(table: Root, self: Seat, other: Seat): void {
  setAt(boardOf(table.state, self).relations, other, HOSTILE);
  table.tell({ kind: 'vagabond.hostile', seat: self, of: other });
}

/** ROOT-9.2.8: a coalition with a Hostile faction begins as if nothing had been. */
export function afterCoalition(state: State, self: Seat, partner: Seat): void {
  if (isHostile(state, self, partner)) setAt(boardOf(state, self).relations, partner, INDIFFERENT);
}

/** ROOT-9.2.9.3: a faction whose warrior he removes is Hostile at once; nobody orders that. */
export function afterRemoval(table: Root, self: Seat, removal: Removal): readonly Effect[] {
  for (const loss of removal.removed) {
    if (loss.by !== self || loss.class !== 'warrior' || loss.owner === self) continue;
    const other = answersFor(table.state, removal, loss);
    if (hasMarker(table.state, self, other) && !isHostile(table.state, self, other)) makeHostile(table, self, other);
  }
  return [];
}

/** ROOT-11.2.7.4, AUT-T-RIV-2: for a fallen mercenary it is the side that fought with it. */
function answersFor({ open: { turn } }: State, { battle }: Removal, { owner }: Removed): Seat {
  if (battle === null || (turn.hired !== owner && turn.against !== owner)) return owner;
  const side = battle.borrowed.indexOf(owner);
  return side < 0 ? owner : seatOf(battle, side as Side);
}

function angers(state: State, removal: Removal, self: Seat, other: Seat): boolean {
  return removal.removed.some(
    (loss) => loss.by === self && loss.class === 'warrior' && answersFor(state, removal, loss) === other,
  );
}

/** ROOT-9.2.9.3.1: Infamy, in battle during his own turn, but not for the warrior that made them Hostile. */
export function infamy(state: State, self: Seat, removal: Removal): Reward | null {
  const { removed, battle } = removal;
  if (battle === null || state.open.turn.seat !== self) return null;
  let pieces = 0;
  for (const owner of state.open.order) {
    if (!hasMarker(state, self, owner) || !areEnemies(state, self, owner)) continue;
    const lost = removed.filter((loss) => loss.owner === owner && loss.by === self);
    const count = lost.reduce((sum, loss) => sum + loss.count, 0);
    if (isHostile(state, self, owner)) pieces += count;
    else if (angers(state, removal, self, owner))
      pieces += count - (lost.some(({ class: type }) => type === 'warrior') ? 1 : 0);
  }
  return { vp: pieces * relationships.infamyVpPerPiece, why: 'infamy', clause: 'ROOT-9.2.9.3.1' };
}
