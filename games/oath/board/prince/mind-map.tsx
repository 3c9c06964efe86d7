/** The map of the Prince's mind: four quadrants, their nodes and arrows, and the way of his latest turn lit node by node. */
import { BoardGlyph } from '@tavola/games/board/glyph.tsx';
import { type ArrowColour, boxes, mind, NODE_IDS, type NodeId, type Quadrant } from '../../data/mind.ts';
import type { Prince } from '../../rules/state/state.ts';
import { nodeTitle } from '../../text/prince.ts';
import glyphs from '../glyphs.svg';
import { useOath } from '../parts/context.ts';

const BOX = { width: 184, height: 226, gap: 8, head: 42, foot: 20 };
const [WIDTH, HEIGHT] = [BOX.width * 2 + BOX.gap, BOX.height * 2 + BOX.gap];
const RADIUS = 14;
/** Two arrows may lead from a node to the same other one. */
const ARROWS = NODE_IDS.flatMap((from) =>
  mind[from].arrows.map(({ to, colour }, i) => ({ key: `${from} ${i}`, from, to, colour })),
);
const QUADRANTS = Object.keys(boxes) as readonly Quadrant[];

const corner = (quadrant: Quadrant) => ({
  x: quadrant.endsWith('right') ? BOX.width + BOX.gap : 0,
  y: quadrant.startsWith('bottom') ? BOX.height + BOX.gap : 0,
});

/** Where a node stands: by its place on the printed map, below the heading of its quadrant. */
function at(id: NodeId): { readonly x: number; readonly y: number } {
  const { x, y, quadrant } = mind[id];
  const from = corner(quadrant);
  const down = ((y % 50) - 5) / 40;
  return {
    x: from.x + ((x % 50) / 50) * BOX.width,
    y: from.y + BOX.head + down * (BOX.height - BOX.head - BOX.foot),
  };
}

export function glyphOf(id: NodeId): string {
  const { kind, action } = mind[id];
  if (action) return action.type;
  return kind === 'threat' ? 'threat' : 'need';
}

type Props = { readonly prince: Prince };

export function MindMap({ prince }: Props) {
  const { words } = useOath();
  const { thoughts, token } = prince;
  const way =
    thoughts.length === 0 ? [token] : [(thoughts[0] as { from: NodeId }).from, ...thoughts.map((it) => it.to)];
  const walked = thoughts.map(({ from, to }) => `${from} ${to}`);
  const told = words.prince.map(NODE_IDS.length, way.map((id) => nodeTitle(words.prince, id)).join(', '));
  return (
    <svg className="mind" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told}>
      {QUADRANTS.map((quadrant) => (
        <rect
          key={quadrant}
          className={mind[token].quadrant === quadrant ? 'quadrant on' : 'quadrant'}
          {...corner(quadrant)}
          width={BOX.width}
          height={BOX.height}
          rx={10}
        />
      ))}
      {ARROWS.filter(({ from, to }) => !walked.includes(`${from} ${to}`)).map(({ key, from, to, colour }) => (
        <Arrow key={key} from={from} to={to} look={colour} />
      ))}
      {QUADRANTS.map((quadrant) => (
        <Heading key={quadrant} quadrant={quadrant} />
      ))}
      {thoughts.map(({ from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: he may walk an arrow twice.
        <Arrow key={i} from={from} to={to} look="walked" when={i + 1} />
      ))}
      {NODE_IDS.map((id) => (
        <Node key={id} id={id} prince={prince} when={way.indexOf(id)} />
      ))}
    </svg>
  );
}

/** What the quadrant is about, and whose card it plays: above the arrows that cross it. */
function Heading({ quadrant }: { readonly quadrant: Quadrant }) {
  const { words } = useOath();
  const { x, y } = corner(quadrant);
  return (
    <>
      <text className="goal" x={x + 9} y={y + 17}>
        {words.prince.boxes[quadrant]}
      </text>
      <text className="plays" x={x + BOX.width - 9} y={y + 17}>
        {words.prince.plays[boxes[quadrant].play]}
      </text>
    </>
  );
}

type NodeProps = Props & { readonly id: NodeId; readonly when: number };

/** A node with the numbers of the actions he did there. */
function Node({ id, prince, when }: NodeProps) {
  const { x, y } = at(id);
  const acted = prince.thoughts.filter(({ did }) => did === 'act');
  const numbers = acted.flatMap(({ to }, i) => (to === id ? [i + 1] : []));
  const isDiamond = mind[id].kind !== 'action';
  const classes = ['node', `at-${mind[id].kind}`, when >= 0 ? 'been' : '', prince.token === id ? 'now' : ''];
  return (
    <g className={classes.join(' ')} style={{ '--when': Math.max(0, when) } as React.CSSProperties}>
      {prince.token === id && <circle className="ring" cx={x} cy={y} r={RADIUS + 5} />}
      {!isDiamond && <circle cx={x} cy={y} r={RADIUS} />}
      <BoardGlyph sheet={glyphs} id={glyphOf(id)} x={x} y={y} size={isDiamond ? 27 : 15} />
      {numbers.length > 0 && (
        <>
          <rect
            className="count"
            x={x + 5}
            y={y - 19}
            width={9 + numbers.length * 6 + (numbers.length - 1) * 3}
            height={15}
            rx={7.5}
          />
          <text className="number" x={x + 5 + (9 + numbers.length * 6 + (numbers.length - 1) * 3) / 2} y={y - 7.8}>
            {numbers.join(',')}
          </text>
        </>
      )}
    </g>
  );
}

type ArrowProps = {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly look: ArrowColour | 'walked';
  readonly when?: number;
};

/** From rim to rim, a little bent, so that the way back is another line. */
function Arrow({ from, to, look, when = 0 }: ArrowProps) {
  const [a, b] = [at(from), at(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const start = { x: a.x + ux * RADIUS, y: a.y + uy * RADIUS };
  const end = { x: b.x - ux * (RADIUS + 2), y: b.y - uy * (RADIUS + 2) };
  const bend = { x: (a.x + b.x) / 2 - uy * far * 0.12, y: (a.y + b.y) / 2 + ux * far * 0.12 };
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  const head = look === 'walked' ? 'M1 0l-11-6v12z' : 'M0 0l-6-3.4v6.8z';
  const tip = `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
  return (
    <g className={`arrow ${look}`} style={{ '--when': when } as React.CSSProperties}>
      <path
        d={`M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
      />
      <path className="head" d={head} transform={tip} />
    </g>
  );
}
