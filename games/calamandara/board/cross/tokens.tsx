/** The travellers' tokens; a token that moved walks the way it took. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useLayoutEffect, useRef } from 'react';
import type { CellName } from '../../rules/state/cells.ts';
import type { Props, Scene } from './scene.ts';
import { Token } from './tile.tsx';
import { wayWalked } from './way-walked.ts';

type Stood = { readonly below: string; readonly at: ReadonlyMap<Seat, CellName | 'start'> };

export function Tokens({ props, scene }: { readonly props: Props; readonly scene: Scene }) {
  const { view, pace } = props;
  const drawn = useRef(new Map<Seat, SVGGElement>());
  const stood = useRef<Stood>({ below: '', at: new Map() });
  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = { below: scene.below, at: new Map(view.travellers.map(({ seat, token }) => [seat, token])) };
    if (pace === 0 || before.below !== scene.below) return;
    for (const { seat, side, token } of view.travellers) {
      const from = before.at.get(seat);
      if (from === undefined || from === token) continue;
      const way = wayOf(props, from, token).map((cell) => scene.tokenSpot({ side, token: cell }));
      drawn.current
        .get(seat)
        ?.animate(
          { transform: way.map(({ x, y }) => `translate(${x}px, ${y}px)`) },
          { duration: pace * Math.min(2, 0.7 + way.length * 0.15), easing: 'cubic-bezier(.6, 0, .2, 1)' },
        );
    }
  });
  return view.travellers.map((traveller) => (
    <Token
      key={traveller.seat}
      seat={traveller.seat}
      at={scene.tokenSpot(traveller)}
      drawn={(element) => {
        if (element) drawn.current.set(traveller.seat, element);
        else drawn.current.delete(traveller.seat);
      }}
    />
  ));
}

/** To and from a start point it is straight. */
function wayOf({ view }: Props, from: CellName | 'start', to: CellName | 'start'): readonly (CellName | 'start')[] {
  if (from === 'start' || to === 'start') return [from, to];
  const footprints = view.symbols.filter(({ kind }) => kind === 'footprint').map(({ cell }) => cell);
  return wayWalked(new Set(footprints), from, to);
}
