/** Pieces that come, go and leave the map, battles and points, whatever the faction. */
import type { Part } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { clearings } from '../data/maps.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Deed } from './deeds.ts';
import { act, type Scene } from './scene.ts';
import { acolytes, at, crafted, heldAt, ITEMS, supply } from './spots.ts';

export type EventDeeds<K extends Event['kind'] = Event['kind']> = {
  readonly [k in K]?: (event: Extract<Event, { readonly kind: k }>, scene: Scene, n: number) => readonly Deed[];
};

/** What warriors that are placed are called, by the clause of the step. */
const placedBy: { readonly [clause: string]: 'burrow' | 'marshal' | 'organize' | 'raid' | 'hospitals' } = {
  'AUT-10.4.3': 'burrow',
  'AUT-10.7.2': 'marshal',
  'AUT-9.5.3': 'organize',
  'AUT-11.7.4': 'raid',
};
const movedBy: { readonly [clause: string]: 'march' | 'rally' } = {
  'AUT-4.5.4': 'march',
  'AUT-4.7.4': 'march',
  'AUT-T-MAR-1': 'march',
  'AUT-10.6.1': 'rally',
  'AUT-10.6.1.II': 'rally',
};

export const pieces: EventDeeds = {
  placed({ seat, piece, clearing, count }, scene, n) {
    const { words, step } = scene;
    const acts = [act('place', piece, seat, count, supply(seat), at(clearing))];
    const to = [scene.way(), scene.place(clearing, 'in')];
    const picture = scene.picture(scene.glyphOf(piece, seat), seat);
    if (piece === 'sympathy')
      return [scene.deed(n, { group: 'sympathy', verb: words.verbs.sympathy, segments: [to], acts, picture })];
    if (piece === 'base') {
      const suit = scene.suit(scene.view.open.suits[clearing] ?? '');
      return [scene.deed(n, { verb: words.verbs.base, segments: [[suit, ...to]], acts, picture })];
    }
    if (piece !== 'warrior') {
      const what = { ...scene.piece(piece, seat), text: words.piece(piece, 1) };
      return [
        scene.deed(n, { group: `build ${seat}`, verb: words.verbs.build, segments: [[what, ...to]], acts, picture }),
      ];
    }
    const verb = isAfterBattle(scene) ? 'hospitals' : (placedBy[step.clause] ?? 'recruit');
    const where = verb === 'burrow' ? [] : to;
    const segments = [[scene.count(count, verb === 'burrow' ? '+' : ''), ...where]];
    return [scene.deed(n, { group: `${verb} ${seat}`, verb: words.verbs[verb], segments, acts, picture })];
  },

  moved({ seat, from, to, piece, count, ferry }, scene, n) {
    const { words, step } = scene;
    const acts = [act('move', piece, seat, count, at(from), at(to))];
    const way = [scene.place(from, 'from'), scene.way(), scene.place(to, 'to')];
    const verb = piece === 'pawn' ? 'pawn' : (movedBy[step.clause] ?? 'move');
    const segments = [piece === 'pawn' ? way : [scene.count(count), ...way]];
    const picture = scene.picture(verb === 'pawn' ? scene.glyphOf(piece, seat) : 'march', seat);
    const deed = scene.deed(n, { group: `${verb} ${seat}`, verb: words.verbs[verb], segments, acts, picture });
    if (!ferry) return [deed];
    const crosses = scene.deed(n, {
      verb: words.verbs.ferry,
      segments: [[scene.way(), scene.place(to, 'to')]],
      acts: [act('move', 'ferry', null, 1, at(from), at(to))],
      picture: scene.picture('ferry', null),
    });
    return [deed, crosses];
  },

  removed({ seat, piece, clearing, count }, scene, n) {
    const { verbs } = scene.words;
    const isMartyr = piece === 'warrior' && isRevenged(scene, seat);
    const to = isMartyr ? acolytes(seat) : scene.removedTo(seat, piece);
    const acts = [act('remove', piece, seat, count, at(clearing), to)];
    const face = piece === 'plot' ? faceOfPlot(scene, clearing, seat) : null;
    if (face !== null) acts.push(act('turn', face, seat, 1, at(clearing), null));
    const goes = isMartyr ? [scene.way(), scene.spot('acolytes', to)] : [];
    const parts: Part[] = [scene.place(clearing, 'from'), scene.count(count), scene.piece(piece, seat, count), ...goes];
    const all = scene.step.clause === 'AUT-6.2.4';
    const group = all ? 'remove all' : `remove ${clearing}`;
    const picture = scene.picture(scene.glyphOf(piece, seat), seat);
    return [scene.deed(n, { group, verb: verbs.remove, segments: [parts], acts, picture })];
  },

  battle({ attacker, defender, clearing, warriors: [own, theirs] }, scene, n) {
    const isOwn = scene.turnOf === attacker;
    const parts: Part[] = [
      scene.place(clearing, 'in'),
      ...(own > 0 ? [scene.count(own)] : []),
      ...(isOwn ? [] : [scene.piece('warrior', attacker, own)]),
      { kind: 'text', text: '×', spoken: scene.words.said.against },
      ...(theirs > 0 ? [scene.count(theirs)] : []),
      scene.piece('warrior', defender, Math.max(1, theirs)),
    ];
    return [
      scene.deed(n, { verb: scene.words.verbs.battle, segments: [parts], picture: scene.picture('battle', attacker) }),
    ];
  },

  item({ seat, item }, scene, n) {
    const isHis = scene.player(seat)?.board.faction === 'vagabot';
    const acts = isHis
      ? [act('move', item, null, 1, ITEMS, null), act('move', 'item', seat, 1, null, heldAt(seat, 'satchel', 0))]
      : [act('move', item, null, 1, ITEMS, crafted(seat))];
    const part: Part = { kind: 'piece', text: scene.words.item(item), glyph: `item-${item}` };
    const picture = scene.picture(`item-${item}`, null);
    return [scene.deed(n, { group: 'item', verb: scene.words.verbs.take, segments: [[part]], acts, picture })];
  },

  'marquise.hospitals': ({ seat, count }, scene, n) => {
    const keep = clearings.find((clearing) => scene.here(clearing, seat, 'keep') > 0) ?? 0;
    return [
      scene.deed(n, {
        verb: scene.words.verbs.hospitals,
        segments: [[scene.count(count), scene.way(), scene.place(keep, 'in')]],
        acts: [act('place', 'warrior', seat, count, scene.returned(seat), at(keep))],
        picture: scene.picture('hospital', seat),
      }),
    ];
  },
};

/** The Hospitals of the automaton come when its defence is over (AUT-T-MAR-3). */
function isAfterBattle(scene: Scene): boolean {
  return scene.fought !== null && scene.faction(scene.fought) === 'marquise';
}

/** ROOT-10.2.3: what a person's Cult loses in defence becomes acolytes. */
function isRevenged(scene: Scene, seat: Seat): boolean {
  return scene.faction(seat) === 'lizards' && !scene.isAutomaton(seat) && scene.battle?.defender === seat;
}

const plots = ['bomb', 'snare', 'extortion', 'raid'];

/** What the plot there is, if it lies face up. */
export function faceOfPlot(scene: Scene, clearing: number, of: number): string | null {
  return plots.find((plot) => scene.here(clearing, of, plot) > 0) ?? null;
}
