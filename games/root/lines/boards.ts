/** What lies on the boards of automata besides piles: plots, crowns, items, the conspiracy marker. */
import { countAt } from '@tavola/kernel/face/laid.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { HeldItems } from '../rules/vocabulary/vagabot.ts';
import type { Deed, Turned } from './deeds.ts';
import { type EventDeeds, faceOfPlot } from './pieces.ts';
import { act, type Scene } from './scene.ts';
import { at, conspiracy, crafted, crown, heldAt, quest } from './spots.ts';

export const boards: EventDeeds = {
  'automaton.flipped': ({ seat, clearing, plot }, scene, n) => [
    scene.deed(n, {
      verb: scene.words.verbs.none,
      segments: [[scene.place(clearing, 'in'), scene.plain(scene.words.plot(plot))]],
      acts: [act('turn', plot, seat, 1, null, at(clearing))],
      asked: true,
    }),
  ],
  'automaton.swapped': ({ seat, clearing, plot }, scene, n) => {
    const old = faceOfPlot(scene, clearing, seat);
    const acts = [
      ...(old === null ? [] : [act('turn', old, seat, 1, at(clearing), null)]),
      act('turn', plot, seat, 1, null, at(clearing)),
    ];
    const segments = [[scene.place(clearing, 'in'), scene.text('anotherPlot')], [scene.text('bombBack')]];
    const picture = scene.picture('plot', seat);
    return [scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture })];
  },

  'automaton.crowned': ({ seat, minister, clause }, scene, n) => [
    scene.deed(n, {
      group: 'crown',
      clause,
      verb: scene.words.verbs.crown,
      segments: [[scene.way(), scene.plain(scene.words.minister(minister))]],
      acts: [act('place', 'crown', seat, 1, null, crown(seat, minister))],
      picture: scene.picture('crown', seat),
    }),
  ],
  'automaton.uncrowned': ({ seat, minister, clause }, scene, n) => [
    scene.deed(n, {
      group: 'uncrown',
      clause,
      verb: scene.words.verbs.uncrown,
      segments: [[scene.plain(scene.words.minister(minister))]],
      acts: [act('remove', 'crown', seat, 1, crown(seat, minister), null)],
      picture: scene.picture('crown', seat),
    }),
  ],

  'automaton.marker': ({ seat, space }, scene, n) => {
    const from = scene.markerAt(seat);
    const acts = [act('move', 'marker', seat, 1, conspiracy(seat, from), conspiracy(seat, space))];
    const segments = [[scene.way(), scene.plain(scene.words.conspiracy(space))]];
    return [
      scene.deed(n, {
        group: 'marker',
        verb: scene.words.verbs.marker,
        segments,
        acts,
        picture: scene.picture('outcast', seat),
      }),
    ];
  },

  'automaton.items': ({ seat, clause, what, items, held }, scene, n) => {
    const { acts, tracked } = satchelActs(scene, seat, held);
    const turned: Turned = { [what]: items.length, tracked };
    return [
      scene.deed(n, { clause, group: vagabotGroup(scene), verb: scene.vagabotVerb(), segments: [], turned, acts }),
    ];
  },
  'automaton.quest': ({ seat, done }, scene, n) => {
    if (!done)
      return [
        scene.deed(n, {
          verb: scene.words.verbs.none,
          segments: [[scene.text('nextQuest')]],
          acts: [act('card', 'card', null, 1, 'quests', quest(seat))],
          asked: true,
        }),
      ];
    const segments = [[scene.text('questDone')]];
    const acts = [act('card', 'card', null, 1, quest(seat), 'quests')];
    return [scene.deed(n, { group: vagabotGroup(scene), verb: scene.vagabotVerb(), segments, acts })];
  },
  'automaton.blocked': ({ seat, clearing }, scene, n) => {
    const spot = (['damaged', 'satchel', 'track'] as const)
      .flatMap((where) => [1, 0].map((side) => heldAt(seat, where, side)))
      .find((one) => countAt(scene.laid, one, seat, 'item') > 0);
    const acts = [act('move', 'item', seat, 1, spot ?? null, at(clearing))];
    const segments = [[scene.count(1), scene.plain(scene.words.items(1)), scene.way(), scene.place(clearing, 'in')]];
    return [scene.deed(n, { group: vagabotGroup(scene), verb: scene.vagabotVerb(), segments, acts })];
  },
  'vagabond.pawn': ({ seat, place }, scene, n) => [
    scene.deed(n, {
      verb: scene.words.verbs.pawn,
      segments: [[scene.way(), scene.place(place, 'to')]],
      acts: [act('place', 'pawn', seat, 1, null, at(place))],
      picture: scene.picture(scene.glyphOf('pawn', seat), seat),
    }),
  ],
  'vagabond.explored': ({ seat, clearing, item, last }, scene, n) => {
    if (item === null || !scene.isAutomaton(seat)) return [];
    const acts = [
      act('move', 'item', seat, 1, null, heldAt(seat, 'satchel', 0)),
      ...(last ? [act('remove', 'ruin', null, 1, at(clearing), null)] : []),
    ];
    const gained = [
      scene.text('ruinItem'),
      scene.place(clearing, 'from'),
      scene.way(),
      scene.spot('satchel', 'satchel'),
    ];
    const segments = [gained, ...(last ? [[scene.text('removeRuin')]] : [])];
    return [scene.deed(n, { group: vagabotGroup(scene), verb: scene.vagabotVerb(), segments, acts })];
  },
  'vagabond.took': ({ seat, from, item }, scene, n) => {
    const acts = [
      act('move', item, null, 1, crafted(from), null),
      act('move', 'item', seat, 1, null, heldAt(seat, 'satchel', 0)),
    ];
    const what = [scene.plain(scene.words.item(item)), scene.plain(scene.words.of(scene.say.who(from)))];
    const segments = [[...what, scene.way(), scene.spot('satchel', 'satchel')]];
    return [scene.deed(n, { group: vagabotGroup(scene), verb: scene.vagabotVerb(), segments, acts })];
  },
};

/** All that he does in one step is one line. */
function vagabotGroup({ step }: Scene): string {
  return `vagabot ${step.number}`;
}

const places = ['satchel', 'damaged', 'track'] as const;

/** How his items come to lie as the event says: nobody asks which of them goes where, they are all alike. */
export function satchelActs(
  scene: Scene,
  seat: Seat,
  held: HeldItems,
): Pick<Deed, 'acts'> & { readonly tracked: number } {
  const spots = places.flatMap((where) =>
    [0, 1].map((side) => {
      const spot = heldAt(seat, where, side);
      return { spot, by: (held[where][side] as number) - countAt(scene.laid, spot, seat, 'item') };
    }),
  );
  const going = spots.flatMap(({ spot, by }) => new Array<string>(Math.max(0, -by)).fill(spot));
  const coming = spots.flatMap(({ spot, by }) => new Array<string>(Math.max(0, by)).fill(spot));
  const acts = coming.map((to, i) => act('move', 'item', seat, 1, going[i] ?? null, to));
  const onTrack = spots.filter(({ spot }) => spot.startsWith('track'));
  return { acts, tracked: onTrack.reduce((sum, { by }) => sum + by, 0) };
}
