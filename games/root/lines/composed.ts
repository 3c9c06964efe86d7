/** Steps whose pieces belong together: a Lizard for an enemy, a tunnel and those who come through it, a plot for a warrior. */
import type { Act, Part } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Deed } from './deeds.ts';
import { faceOfPlot } from './pieces.ts';
import { act, type Numbered, type Scene } from './scene.ts';
import { acolytes, at, DISCARD, supply } from './spots.ts';

/** What of a step is told together, and by which events. */
type Composed = { readonly deed: Deed; readonly used: readonly number[] };
type Composer = (events: readonly Numbered[], scene: Scene) => Composed | null;

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type Found<K extends Event['kind']> = { readonly event: Of<K>; readonly n: number };

function find<K extends Event['kind']>(
  events: readonly Numbered[],
  kind: K,
  is: (event: Of<K>) => boolean = () => true,
): Found<K> | undefined {
  return events.find(({ event }) => event.kind === kind && is(event as Of<K>)) as Found<K> | undefined;
}

/** A Lizard or a garden in place of what stood there (AUT-8.4.2). */
const inPlaceOf: Composer = (events, scene) => {
  const gone = find(events, 'removed');
  const come = find(events, 'placed');
  if (!gone || !come) return null;
  const { seat: owner, piece, clearing } = gone.event;
  const { seat, piece: other } = come.event;
  const face = piece === 'plot' ? faceOfPlot(scene, clearing, owner) : null;
  const acts = [
    act('swap', piece, owner, 1, at(clearing), scene.removedTo(owner, piece)),
    ...(face === null ? [] : [act('turn', face, owner, 1, at(clearing), null)]),
    act('swap', other, seat, 1, supply(seat), at(clearing)),
  ];
  const parts = [scene.place(clearing, 'in'), scene.piece(piece, owner), scene.way(), scene.piece(other, seat)];
  const { verbs } = scene.words;
  const picture = scene.picture(scene.glyphOf(other, seat), seat);
  return {
    deed: scene.deed(come.n, {
      group: 'conspiracy',
      verb: verbs.swap,
      segments: [parts],
      acts,
      picture,
      events: [gone.n, come.n],
    }),
    used: [gone.n, come.n],
  };
};

/** A tunnel, new or moved, and the warriors that come up (AUT-10.5.1). */
const dig: Composer = (events, scene) => {
  const come = find(events, 'placed', ({ piece }) => piece === 'tunnel');
  if (!come) return null;
  const { seat, clearing } = come.event;
  const gone = find(events, 'removed', ({ piece, seat: owner }) => piece === 'tunnel' && owner === seat);
  const up = find(events, 'moved', ({ from, seat: mover }) => from === 0 && mover === seat);
  const acts = [
    act(gone ? 'move' : 'place', 'tunnel', seat, 1, gone ? at(gone.event.clearing) : supply(seat), at(clearing)),
  ];
  const segments: Part[][] = [
    [...(gone ? [scene.place(gone.event.clearing, 'from')] : []), scene.way(), scene.place(clearing, 'in')],
  ];
  if (up) {
    acts.push(act('move', 'warrior', seat, up.event.count, at(0), at(clearing)));
    segments.push([scene.count(up.event.count), scene.place(0, 'from'), scene.way(), scene.place(clearing, 'to')]);
  }
  const used = [gone, come, up].flatMap((one) => (one ? [one.n] : []));
  const picture = scene.picture('tunnel', seat);
  return { deed: scene.deed(come.n, { verb: scene.words.verbs.tunnel, segments, acts, picture, events: used }), used };
};

/** A plot for a warrior, drawn and not looked at (AUT-11.5.3, 11.5.4). */
const hide: Composer = (events, scene) => {
  const come = find(events, 'placed', ({ piece }) => piece === 'plot');
  const gone = find(events, 'removed', ({ piece }) => piece === 'warrior');
  if (!come || !gone) return null;
  const { seat, clearing } = come.event;
  const acts = [
    act('remove', 'warrior', seat, 1, at(clearing), scene.returned(seat)),
    act('place', 'plot', seat, 1, supply(seat), at(clearing)),
  ];
  const segments = [[scene.way(), scene.place(clearing, 'in'), scene.text('drawnPlot')], [scene.text('oneLess')]];
  const used = [gone.n, come.n];
  const picture = scene.picture('plot', seat);
  return { deed: scene.deed(come.n, { verb: scene.words.verbs.plot, segments, acts, picture, events: used }), used };
};

/** A building or token with those who come to guard it: "Ninho + 4 → [6]". */
export const guarded: Composer = (events, scene) => {
  const first = find(events, 'placed', ({ piece }) => piece !== 'warrior');
  const guards =
    first && find(events, 'placed', ({ piece, clearing }) => piece === 'warrior' && clearing === first.event.clearing);
  if (!first || !guards) return null;
  const { seat, piece, clearing } = first.event;
  const acts = [
    act('place', piece, seat, 1, supply(seat), at(clearing)),
    act('place', 'warrior', seat, guards.event.count, supply(seat), at(clearing)),
  ];
  const what = [scene.piece(piece, seat), scene.plain('+'), scene.count(guards.event.count)];
  const segments = [[...scene.ritual(), ...what, scene.way(), scene.place(clearing, 'in')]];
  const used = [first.n, guards.n];
  const group = scene.step.clause === 'AUT-8.5.1' ? 'ritual' : '';
  const picture = scene.picture(scene.glyphOf(piece, seat), seat);
  const verb = group === '' ? scene.words.verbs.build : scene.words.verbs.recruit;
  return { deed: scene.deed(first.n, { group, verb, segments, acts, picture, events: used }), used };
};

/** A ritual without a garden. */
const ritual: Composer = (events, scene) => {
  const both = guarded(events, scene);
  if (both) return both;
  const come = find(events, 'placed');
  if (!come) return null;
  const { seat, piece, count, clearing } = come.event;
  const acts = [act('place', piece, seat, count, supply(seat), at(clearing))];
  const what = piece === 'warrior' ? scene.count(count) : scene.piece(piece, seat);
  const segments = [[...scene.ritual(), what, scene.way(), scene.place(clearing, 'in')]];
  const picture = scene.picture(scene.glyphOf(piece, seat), seat);
  return {
    deed: scene.deed(come.n, { group: 'ritual', verb: scene.words.verbs.recruit, segments, acts, picture }),
    used: [come.n],
  };
};

/** A Lizard becomes an acolyte; the card that asked for it is gone (AUT-8.5.2). */
const sacrifice: Composer = (events, scene) => {
  const gained = find(events, 'automaton.acolytes', ({ clause }) => clause === 'AUT-8.5.2');
  const clearing = scene.stepClearing;
  if (!gained || clearing === null) return null;
  const { seat } = gained.event;
  const acts = [act('move', 'warrior', seat, 1, at(clearing), acolytes(seat))];
  const card = [scene.text('thatCard'), scene.way(), scene.spot('discard', DISCARD)];
  const goes = [
    ...scene.ritual(),
    scene.count(1),
    scene.place(clearing, 'from'),
    scene.way(),
    scene.spot('acolytes', acolytes(seat)),
  ];
  const picture = scene.picture('acolyte', seat);
  const deed = scene.deed(gained.n, {
    group: 'ritual',
    verb: scene.words.verbs.recruit,
    segments: [goes, card],
    acts,
    picture,
  });
  return { deed, used: [gained.n] };
};

/** The Alliance sends the warriors of a base home for sympathy (AUT-6.6.1), the Mayor one of the Duchy's (AUT-10.7.6). */
const home =
  (verb: 'gather' | 'mayor'): Composer =>
  (events, scene) => {
    const gone = find(events, 'removed', ({ seat, by }) => seat === by);
    if (!gone) return null;
    const { seat, clearing, count, piece } = gone.event;
    const to = scene.removedTo(seat, piece);
    const acts: Act[] = [act('remove', piece, seat, count, at(clearing), to)];
    const segments = [[scene.count(count), scene.place(clearing, 'from'), scene.way(), scene.spot('supply', to)]];
    const picture = scene.picture(scene.glyphOf(piece, seat), seat);
    return { deed: scene.deed(gone.n, { verb: scene.words.verbs[verb], segments, acts, picture }), used: [gone.n] };
  };

/** One part for each column of the Decree, with its suit (AUT-5.5.1). */
const column =
  (kind: 'placed' | 'moved'): Composer =>
  (events, scene) => {
    const found = find(events, kind) as Found<'placed'> | Found<'moved'> | undefined;
    if (!found) return null;
    const { event, n } = found;
    const verb = kind === 'placed' ? 'recruit' : 'move';
    const suit: Part[] = scene.column === null ? [] : [scene.suit(scene.column)];
    const seat: Seat = event.seat;
    const picture = scene.picture(kind === 'placed' ? scene.glyphOf('warrior', seat) : 'march', seat);
    const rest = { group: `${verb} ${seat}`, verb: scene.words.verbs[verb], picture };
    if (event.kind === 'placed') {
      const acts = [act('place', 'warrior', seat, event.count, supply(seat), at(event.clearing))];
      const segments = [[...suit, scene.count(event.count), scene.way(), scene.place(event.clearing, 'in')]];
      return { deed: scene.deed(n, { ...rest, segments, acts }), used: [n] };
    }
    if (event.ferry) return null;
    const acts = [act('move', 'warrior', seat, event.count, at(event.from), at(event.to))];
    const way = [scene.place(event.from, 'from'), scene.way(), scene.place(event.to, 'to')];
    return {
      deed: scene.deed(n, { ...rest, segments: [[...suit, scene.count(event.count), ...way]], acts }),
      used: [n],
    };
  };

export const composers: { readonly [clause: string]: Composer } = {
  'AUT-5.4.4': guarded,
  'AUT-5.5.1.i': column('placed'),
  'AUT-5.5.1.ii': column('moved'),
  'AUT-6.6.1': home('gather'),
  'AUT-8.4.2.I': inPlaceOf,
  'AUT-8.4.2.III': inPlaceOf,
  'AUT-8.5.1': ritual,
  'AUT-8.5.2': sacrifice,
  'AUT-9.5.1': guarded,
  'AUT-10.5.1': dig,
  'AUT-10.7.4': dig,
  'AUT-10.7.6': home('mayor'),
  'AUT-11.5.3': hide,
  'AUT-11.5.4': hide,
};
