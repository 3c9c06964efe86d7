/** What hands lay out before the first turn, part by part: the table, the cards, then each faction (AUT-D, AUT-4.3 to AUT-11.3). */
import { type Laid, lay } from '@tavola/kernel/face/laid.ts';
import type { Act, Part, SetUpPart } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isDominance } from '../data/cards.ts';
import { STARTING_HAND } from '../data/constants.ts';
import { type FactionId, factionIds } from '../data/factions.ts';
import { itemKinds } from '../data/items.ts';
import { clearings } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import type { View } from '../rules/view/view.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Deed } from './deeds.ts';
import { act, type Numbered, type Scene } from './scene.ts';
import { automatonDeeds, BIRDS, type Said } from './setup-boards.ts';
import { at, conspiracy, DECK, decree, hand, ITEMS, laidOut, supply } from './spots.ts';

/** Pieces that people lay on an automaton's board before the first turn, and tell from those that lie beside it. */
const onBoard: { readonly [faction in FactionId]?: readonly string[] } = {
  marquise: ['sawmill', 'workshop', 'recruiter'],
  eyrie: ['roost'],
  alliance: ['base', 'sympathy'],
  corvids: ['plot'],
};

/** The set-up is on the screen: the stretch that began with this view ends with the first turn. */
export function isSetUp(before: View): boolean {
  return before.open.stage === 'setup';
}

/** The table when the box has been opened: what the lines of the set-up say does not lie there yet. */
export function bareTable(view: View): Laid {
  const laid = laidOut(view);
  const { open } = view;
  for (const item of itemKinds) lay(laid, ITEMS, null, item, -open.items[item]);
  for (const clearing of clearings) lay(laid, at(clearing), null, 'ruin', -(open.ruins[clearing] ?? 0));
  for (const [seat, { faction, board, automaton, left }] of open.players.entries()) {
    if (!automaton) continue;
    for (const [which, { name }] of typesOf(faction).entries())
      if (onBoard[faction]?.includes(name)) lay(laid, supply(seat), seat, name, -(left[which] ?? 0));
    if (board.faction === 'logical-lizards') lay(laid, conspiracy(seat, board.marker), seat, 'marker', -1);
  }
  return laid;
}

/** Deed by deed, in the order in which hands do them. */
export function* setUpDeeds(scene: Scene, began: View, events: readonly Numbered[], said: Said): Generator<Deed> {
  const { partNames } = scene.words;
  const table = [...tableDeeds(scene, began), ...events.filter(({ event }) => seatOf(event) === null).flatMap(said)];
  yield* parted(table, { name: partNames.table, of: null });
  yield* parted(cardDeeds(scene, began), { name: partNames.cards, of: null });
  const { order } = began.open;
  const seats = factionIds.flatMap((id) => order.filter((seat) => scene.faction(seat) === id));
  for (const seat of seats) {
    const own = events.filter(({ event }) => seatOf(event) === seat);
    const deeds = scene.isAutomaton(seat) ? automatonDeeds(scene, seat, own, said) : own.flatMap(said);
    const laid = deeds.map((deed) => laying(scene, deed));
    yield* parted(laid, { name: partNames.faction(scene.faction(seat)), of: seat });
  }
}

function parted(deeds: readonly Deed[], part: SetUpPart): readonly Deed[] {
  return deeds.map((deed) => ({ ...deed, part }));
}

function seatOf(event: Event): Seat | null {
  return 'seat' in event ? event.seat : null;
}

// ---- the table and the cards

function tableDeeds(scene: Scene, { open }: View): readonly Deed[] {
  const { words } = scene;
  const items = itemKinds.filter((item) => open.items[item] > 0);
  const ruins = clearings.filter((clearing) => (open.ruins[clearing] ?? 0) > 0);
  const dominance = open.box.filter(isDominance).length;
  const line = (segment: readonly Part[], acts: readonly Act[], glyph: string | null, verb = words.verbs.lay) =>
    scene.setDown(null, verb, [segment], acts, glyph);
  return [
    line([scene.plain(words.laid.priorities)], [], null, words.verbs.none),
    line(
      [
        scene.count(ruins.length),
        scene.plain(words.laid.ruins),
        scene.way(),
        ...ruins.map((ruin) => scene.place(ruin, 'in')),
      ],
      ruins.map((ruin) => act('place', 'ruin', null, open.ruins[ruin] as number, null, at(ruin))),
      'ruin',
    ),
    line(
      [scene.count(items.reduce((sum, item) => sum + open.items[item], 0)), scene.plain(words.items(2))],
      items.map((item) => act('place', item, null, open.items[item], null, ITEMS)),
      'item-sack',
    ),
    ...(dominance === 0
      ? []
      : [
          line(
            [scene.count(dominance), scene.plain(words.laid.dominance)],
            [act('card', 'card', null, dominance, DECK, null)],
            'handcard',
            words.verbs.remove,
          ),
        ]),
    ...ambushDeeds(scene, open.box.filter((card) => !isDominance(card)).length),
  ];
}

/** AUT-D-2: what a challenging Eyrie takes out of the deck before it is shuffled. */
function ambushDeeds(scene: Scene, count: number): readonly Deed[] {
  const eyrie = scene.seatOf('eyrie');
  if (count === 0 || eyrie === null) return [];
  const acts = [act('card', 'card', null, count, DECK, decree(eyrie, BIRDS))];
  const column = [scene.spot('decree', decree(eyrie, BIRDS)), scene.suit('bird')];
  const segment = [scene.count(count), scene.plain(scene.words.laid.birdAmbush(count)), scene.way(), ...column];
  return [scene.setDown(eyrie, scene.words.verbs.none, [segment], acts, 'handcard')];
}

function cardDeeds(scene: Scene, { open }: View): readonly Deed[] {
  const { words } = scene;
  const people = [...open.players.keys()].filter((seat) => !scene.isAutomaton(seat));
  const acts = people.map((seat) => act('card', 'card', null, STARTING_HAND, DECK, hand(seat)));
  const each = [scene.count(STARTING_HAND), scene.plain(words.laid.eachPerson)];
  return [scene.setDown(null, words.verbs.shuffle, people.length === 0 ? [] : [[...each]], acts, 'handcard')];
}

/** Before the first turn nothing is built or recruited, only laid; and an automaton's pieces do not come from its track. */
function laying(scene: Scene, deed: Deed): Deed {
  const { verbs } = scene.words;
  const isLaid = deed.verb === verbs.build || deed.verb === verbs.recruit;
  const acts = deed.acts.map((one) => {
    const isOnBoard =
      one.of !== null && scene.isAutomaton(one.of) && onBoard[scene.faction(one.of) as FactionId]?.includes(one.piece);
    return isOnBoard && one.to?.startsWith('c') ? { ...one, from: null } : one;
  });
  return { ...deed, acts, ...(isLaid && { verb: verbs.lay }) };
}
