/** What can be touched on the map: the clearings, forests and closed paths that open options name, and those that a clause refuses. */
import type { Place as Target } from '@tavola/games/board/targets.tsx';
import { type Handle, idsByHandle } from '@tavola/games/board/touchable.ts';
import { isForest, type Place } from '../../data/maps.ts';
import type { Move } from '../../rules/vocabulary/moves.ts';
import { groupsIn, placedIn } from '../parts/pieces.ts';
import type { Props } from '../parts/props.ts';
import { along, type Geometry, pathBetween, RADIUS } from './geometry.ts';

/** The place of the map that stands for a move; null where that is none (the Burrow lies on the Duchy's board). */
function placeOf(move: Move): Place | null {
  const place = 'clearing' in move ? move.clearing : 'place' in move ? move.place : 0;
  return typeof place === 'number' && place > 0 ? place : null;
}

/** ROOT-15.4: the path that a move opens, by its ends. */
function pathOf(move: Move): readonly [number, number] | null {
  return move.kind === 'open-path' ? [move.from, move.to] : null;
}

export function isOnMap(move: Move): boolean {
  return placeOf(move) !== null || pathOf(move) !== null;
}

function handlesOf(move: Move): readonly Handle[] {
  const path = pathOf(move);
  if (path) return [`path ${Math.min(...path)} ${Math.max(...path)}`];
  const place = placeOf(move);
  return place === null ? [] : [`place ${place}`];
}

/** A forest or a closed path is small: its target is as large as a thumb on a phone. */
const SMALL = 116;

export function targetsOf(props: Props, geometry: Geometry): Target[] {
  const { choice } = props;
  const legal = idsByHandle(choice?.open ?? [], handlesOf);
  const refused = idsByHandle(choice?.refused ?? [], handlesOf);
  return [...new Set([...legal.keys(), ...refused.keys()])].flatMap((key): Target[] => {
    const shared = { id: key, options: legal.get(key) ?? [], refused: refused.get(key) ?? [], round: true };
    const [kind, a = 0, b = 0] = key.split(' ').map((part, i) => (i === 0 ? part : Number(part))) as [
      string,
      number,
      number,
    ];
    if (kind === 'path') {
      const path = pathBetween(geometry, a, b);
      if (!path) return [];
      return [{ ...shared, ...along(path, 0.5), width: 84, height: 84, label: props.say.words.drawn.closedPath(a, b) }];
    }
    const size = isForest(a) ? SMALL : 2 * RADIUS + 12;
    return [
      { ...shared, ...geometry.at(a), width: size, height: size, label: placeLabel(props, a), holding: !isForest(a) },
    ];
  });
}

/** The place, its suit, its ruler, and who has what there. */
function placeLabel({ view, say }: Props, place: Place): string {
  const { words } = say;
  const { drawn } = words;
  const { buildings, tokens } = placedIn(view, place);
  const pieces = [...groupsIn(view, place), ...buildings, ...tokens];
  const owners = [...new Set(pieces.map(({ seat }) => seat))];
  const held = owners.map((seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    const named = own.map((piece) => {
      const name = 'name' in piece ? piece.name : piece.kind === 'pawn' ? 'pawn' : 'warrior';
      return `${piece.count} ${words.piece(name, piece.count)}`;
    });
    return `${say.who(seat)}: ${named.join(', ')}`;
  });
  const suit = isForest(place) ? [] : [words.suit(view.open.suits[place] ?? '')];
  const { ruler } = view.rule[place] ?? { ruler: -1 };
  const ruled = isForest(place) || ruler < 0 ? [] : [drawn.ruledBy(say.who(ruler))];
  return [[words.clearing(place), ...suit, ...ruled].join(', '), ...held].join('; ');
}
