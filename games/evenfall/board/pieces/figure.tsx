/** Witches and Elders in their player's colour and shape. */
import { Glyph, seatClass, shapeId } from '@tavola/games/board/glyph.tsx';
import type { Figure as FigureKind } from '../../data/effects.ts';
import { type Actor, automaSeat } from '../../rules/state/state.ts';
import { useTable } from '../table/table.tsx';
import { Eve } from './symbols.tsx';

type Props = { readonly actor: Actor; readonly figure: FigureKind };

export function Figure({ actor, figure }: Props) {
  const { words } = useTable();
  const name = useActorName();
  return (
    <span className={`figure ${useActorClass(actor)}`} data-figure={`${actor} ${figure}`}>
      <Eve id={figure} label={`${words[figure]}: ${name(actor)}`} />
      <i>
        <ActorShape actor={actor} />
      </i>
    </span>
  );
}

const FEW = 4;

/** Several equal figures: one by one while they are few, else with their number. */
export function Figures({ actor, figure, n }: Props & { readonly n: number }) {
  if (n === 0) return null;
  if (n > FEW)
    return (
      <span className="figures many">
        <Figure actor={actor} figure={figure} />
        <b>{n}</b>
      </span>
    );
  return (
    <span className="figures">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal figures have nothing but their number.
        <Figure key={i} actor={actor} figure={figure} />
      ))}
    </span>
  );
}

export function ActorShape({ actor }: { readonly actor: Actor }) {
  return <Glyph id={actor === 'automa' ? 'automaton' : shapeId(actor)} />;
}

export function useActorClass(actor: Actor): string {
  const { view } = useTable();
  return seatClass(actor === 'automa' ? automaSeat(view) : actor);
}

export function useActorName(): (actor: Actor) => string {
  const { say, words } = useTable();
  return (actor) => (actor === 'automa' ? words.theAutoma : say.who(actor));
}
