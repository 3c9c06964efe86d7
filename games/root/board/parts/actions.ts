/** The actions of each faction that stand as tiles on its board, and above the hand where the board is a sheet. */
import type { FactionId } from '../../data/factions.ts';
import type { View } from '../../rules/view/view.ts';
import type { Move } from '../../rules/vocabulary/moves.ts';

export type Action = { readonly kind: Move['kind']; readonly glyph: string };

const battle: Action = { kind: 'battle', glyph: 'battle' };
const move: Action = { kind: 'move', glyph: 'march' };
const recruit: Action = { kind: 'recruit', glyph: 'recruit' };
const build: Action = { kind: 'build', glyph: 'build' };

export const actionsOf: { readonly [faction in FactionId]: readonly Action[] } = {
  marquise: [
    battle,
    { kind: 'marquise.march', glyph: 'march' },
    recruit,
    build,
    { kind: 'marquise.overwork', glyph: 'wood' },
  ],
  eyrie: [],
  alliance: [move, battle, recruit],
  vagabond: [
    { kind: 'move', glyph: 'item-boot' },
    { kind: 'battle', glyph: 'item-sword' },
    { kind: 'vagabond.strike', glyph: 'item-crossbow' },
    { kind: 'vagabond.explore', glyph: 'item-torch' },
    { kind: 'vagabond.aid', glyph: 'handcard' },
    { kind: 'vagabond.repair', glyph: 'item-hammer' },
    { kind: 'vagabond.special', glyph: 'lord' },
  ],
  lizards: [
    { kind: 'build', glyph: 'garden' },
    recruit,
    { kind: 'lizards.score', glyph: 'crown' },
    { kind: 'lizards.sacrifice', glyph: 'acolyte' },
  ],
  riverfolk: [
    move,
    battle,
    { kind: 'riverfolk.draw', glyph: 'handcard' },
    recruit,
    { kind: 'riverfolk.establish', glyph: 'post' },
  ],
  duchy: [build, recruit, move, battle, { kind: 'duchy.dig', glyph: 'dig' }],
  corvids: [move, { kind: 'corvids.plot', glyph: 'plot-snare' }, battle, { kind: 'corvids.trick', glyph: 'swap' }],
};

/** The tiles of the viewer's own faction. */
export function ownActions({ me, open }: View): readonly Action[] {
  const faction = me === null ? undefined : open.players[me]?.faction;
  return faction ? actionsOf[faction] : [];
}

export function isAction(one: Move, view: View): boolean {
  return ownActions(view).some(({ kind }) => kind === one.kind);
}
