/** The Clockwork Prince's boards: whom he likes, and the map of his mind with the way he took in his latest turn. */
import { BoardGlyph } from '@tavola/games/board/glyph.tsx';
import type { Suit } from '../data/board.ts';
import { type MindNode, mind, NODE_IDS, type NodeId } from '../data/mind.ts';
import type { Prince } from '../rules/state.ts';
import { nodeName } from '../text/prince.ts';
import { useOath } from './context.ts';
import { OathGlyph } from './glyph.tsx';
import glyphs from './glyphs.svg';

type Props = { readonly prince: Prince };

export function PrinceBoard({ prince }: Props) {
  const { words } = useOath();
  const said = words.prince;
  return (
    <section className="oath-prince" aria-label={said.name}>
      <p className="threat">
        <OathGlyph id="threat" />
        {said.threats[prince.threat?.line ?? 'none']}
        <span className="tactics">{words.drawn.tactics(prince.tactics, prince.ambition)}</span>
      </p>
      <Relations prince={prince} />
      <MindMap prince={prince} />
      <Thoughts prince={prince} />
    </section>
  );
}

/** OATH-9: relationship markers by row, the highest first. */
function Relations({ prince }: Props) {
  const { words } = useOath();
  const { columns } = words.prince;
  const rows = prince.friends.map((friends, i) => ({
    friends,
    conspirators: prince.conspirators[i] ?? [],
    row: i + 1,
  }));
  return (
    <table className="relations">
      <thead>
        <tr>
          <th scope="col">{columns.friends}</th>
          <td />
          <th scope="col">{columns.conspirators}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ friends, conspirators, row }) => (
          <tr key={row}>
            <td>
              <Markers suits={friends} />
            </td>
            <th scope="row">{row}</th>
            <td>
              <Markers suits={conspirators} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Markers({ suits }: { readonly suits: readonly Suit[] }) {
  const { words } = useOath();
  return suits.map((suit) => (
    <i key={suit} className={`marker suit-${suit}`} title={words.suits[suit]}>
      <OathGlyph id={suit} label={words.suits[suit]} />
    </i>
  ));
}

const [WIDTH, HEIGHT] = [340, 330];
const RADIUS = 13;
const at = (id: NodeId) => ({ x: 20 + mind[id].x * 3, y: 18 + mind[id].y * 2.94 });

function glyphOf({ kind, action }: MindNode): string {
  if (action) return action.type;
  return kind === 'threat' ? 'threat' : 'need';
}

function MindMap({ prince }: Props) {
  const { words } = useOath();
  const walked = prince.thoughts.map(({ from, to }) => `${from} ${to}`);
  const been = new Set(prince.thoughts.flatMap(({ from, to }) => [from, to]));
  const arrows = NODE_IDS.flatMap((from) => mind[from].arrows.map(({ to, colour }) => ({ from, to, colour })));
  return (
    <svg
      className="mind"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.prince.name}: ${nodeName(words.prince, prince.token)}`}
    >
      {arrows.map(({ from, to, colour }) => (
        <Arrow
          key={`${from} ${to}`}
          from={from}
          to={to}
          colour={walked.includes(`${from} ${to}`) ? 'walked' : colour}
        />
      ))}
      {NODE_IDS.map((id) => (
        <g key={id} className={`node ${been.has(id) ? 'been' : ''} ${prince.token === id ? 'now' : ''}`}>
          {prince.token === id && <circle className="ring" cx={at(id).x} cy={at(id).y} r={RADIUS + 5} />}
          <circle cx={at(id).x} cy={at(id).y} r={RADIUS} />
          <BoardGlyph sheet={glyphs} id={glyphOf(mind[id])} {...at(id)} size={15} />
        </g>
      ))}
    </svg>
  );
}

/** From rim to rim, a little bent, so that the way back is another line. */
function Arrow({ from, to, colour }: { readonly from: NodeId; readonly to: NodeId; readonly colour: string }) {
  const [a, b] = [at(from), at(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const [start, end] = [
    { x: a.x + ux * RADIUS, y: a.y + uy * RADIUS },
    { x: b.x - ux * (RADIUS + 2), y: b.y - uy * (RADIUS + 2) },
  ];
  const bend = { x: (a.x + b.x) / 2 - uy * far * 0.12, y: (a.y + b.y) / 2 + ux * far * 0.12 };
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <g className={`arrow ${colour}`}>
      <path d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
      <path className="head" d="M0 0l-6-3.4v6.8z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </g>
  );
}

/** His latest turn, node by node. */
function Thoughts({ prince }: Props) {
  const { words } = useOath();
  return (
    <ol className="thoughts">
      {prince.thoughts.map(({ to, did }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: he may come by a node twice.
        <li key={i} className={did ?? ''}>
          {nodeName(words.prince, to)}
          {did === 'skip' && <small> {words.drawn.skipped}</small>}
        </li>
      ))}
    </ol>
  );
}
