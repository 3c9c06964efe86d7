/** One clearing: suit, number, slots, buildings, warriors, tokens, pawns, and who rules it. */
import { named } from '@tavola/games/board/named.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing as ClearingNumber, MapFacts } from '../../data/maps.ts';
import type { View } from '../../rules/view/view.ts';
import { blocksIn, type Group, groupsIn, isScorched, type PlacedPiece, placedIn } from '../parts/pieces.ts';
import { factionClass } from '../parts/props.ts';
import { type Point, RADIUS, rim } from './geometry.ts';
import { MapGlyph } from './ground.tsx';

type Props = {
  readonly view: View;
  readonly map: MapFacts;
  readonly clearing: ClearingNumber;
  readonly at: Point;
};

export function Clearing({ view, map, clearing, at }: Props) {
  const suit = view.open.suits[clearing] ?? 'fox';
  const { ruler } = view.rule[clearing] ?? { ruler: -1 };
  const { buildings, tokens } = placedIn(view, clearing);
  return (
    <g className={`root-clearing suit-${suit}`} {...named(`clearing:${clearing}`)}>
      <path className="shade" d={rim({ x: at.x, y: at.y + 7 }, RADIUS, clearing)} />
      <path className="floor" d={rim(at, RADIUS, clearing)} />
      <path className="hem" d={rim(at, RADIUS - 12, clearing)} />
      {ruler >= 0 && <Ruler view={view} ruler={ruler} at={at} clearing={clearing} />}
      <Slots
        slots={map.slots[clearing] ?? 0}
        ruins={view.open.ruins[clearing] ?? 0}
        buildings={[...buildings, ...blocksIn(view, clearing)]}
        at={at}
      />
      <Warriors groups={groupsIn(view, clearing)} at={at} />
      <Tokens tokens={tokens} at={at} />
      {map.pass === clearing && <Tower at={at} />}
      {isScorched(view, clearing) && (
        <MapGlyph id="item-torch" x={at.x - 78} y={at.y + 44} size={44} className="root-torch" />
      )}
    </g>
  );
}

/** What no ring covers: suit and number, on the layer above the rings. */
export function Signs({ view, map, clearing, at }: Props) {
  const suit = view.open.suits[clearing] ?? 'fox';
  return (
    <g className={`root-clearing suit-${suit}`} data-keep="">
      <Suit suit={suit} marker={map.printed === null} at={at} />
      <path className="number" transform={`translate(${at.x} ${at.y})`} d={SHIELD} />
      <text className="number-text" x={at.x + 64} y={at.y - 54}>
        {clearing}
      </text>
    </g>
  );
}

const SHIELD = 'M40-92h48v30c0 12-11 20-24 26-13-6-24-14-24-26z';

/** A band in the ruler's colour round the clearing, and a pennant with the ruler's shape. */
function Ruler({
  view,
  ruler,
  at,
  clearing,
}: {
  readonly view: View;
  readonly ruler: Seat;
  readonly at: Point;
  readonly clearing: number;
}) {
  const faction = view.open.players[ruler]?.faction;
  return (
    <g className={`root-ruler ${factionClass(view, ruler)}`}>
      <path className="band" d={rim(at, RADIUS + 1, clearing)} />
      <path className="pennant" transform={`translate(${at.x} ${at.y - 96})`} d="M-19-13h38v34l-19-9-19 9z" />
      <MapGlyph id={`fs-${faction}`} x={at.x} y={at.y - 99} size={17} className="mark" />
    </g>
  );
}

type SlotsProps = {
  readonly slots: number;
  readonly ruins: number;
  readonly buildings: readonly PlacedPiece[];
  readonly at: Point;
};

const SLOT = 42;
const PITCH = 46;

/** Ruins first, then the buildings, then what is free. */
function Slots({ slots, ruins, buildings, at }: SlotsProps) {
  const all = buildings.flatMap((one) => new Array<PlacedPiece>(one.count).fill(one));
  const count = Math.max(slots, ruins + all.length);
  return Array.from({ length: count }, (_, i) => {
    const x = at.x - (count * PITCH) / 2 + i * PITCH + 2;
    const y = at.y + 17;
    const building = i < ruins ? null : all[i - ruins];
    const box = { x, y, width: SLOT, height: SLOT, rx: 8 };
    const middle = { x: x + SLOT / 2, y: y + SLOT / 2 };
    if (i < ruins) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
        <g key={i} className="root-ruin">
          <rect {...box} />
          <MapGlyph id="ruin" {...middle} size={30} />
        </g>
      );
    }
    if (!building) {
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
      return <rect key={i} className="root-slot" {...box} />;
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
      <g key={i} className={`root-piece f-${building.faction}`} data-piece={`${building.name}:${building.seat}`}>
        <rect {...box} />
        {building.glyph && <MapGlyph id={building.glyph} {...middle} size={30} />}
      </g>
    );
  });
}

/** This many figures fit side by side; more stand in two rows. */
const IN_A_ROW = 3;

function Warriors({ groups, at }: { readonly groups: readonly Group[]; readonly at: Point }) {
  const rows = groups.length > IN_A_ROW ? [groups.slice(0, 3), groups.slice(3)] : [groups];
  const size = rows.length > 1 ? 40 : groups.length > 2 ? 46 : 56;
  const pitch = size * 1.1;
  return rows.map((row, r) =>
    row.map((group, i) => {
      const x = at.x - ((row.length - 1) * pitch) / 2 + i * pitch;
      const y = at.y - 20 + (rows.length > 1 ? (r - 0.6) * size * 0.92 : 0);
      return <Figure key={`${group.seat} ${group.kind}`} group={group} at={{ x, y }} size={size} />;
    }),
  );
}

/** So that a count can be read on the smallest phone. */
const LEAST_LETTERS = 27;

function Figure({ group, at, size }: { readonly group: Group; readonly at: Point; readonly size: number }) {
  const badge = size * 0.37;
  const [round, letters] = [Math.max(size * 0.3, 17), Math.max(size * 0.46, LEAST_LETTERS)];
  return (
    <g
      className={`root-figure f-${group.faction} ${group.kind}`}
      data-piece={`${group.kind}:${group.seat}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <MapGlyph id={`rw-${group.faction}`} x={0} y={0} size={size} />
      {group.kind === 'warriors' && (
        <>
          <circle className="count" cx={badge} cy={badge} r={round} />
          <text className="count-text" x={badge} y={badge} style={{ fontSize: letters }}>
            {group.count}
          </text>
        </>
      )}
    </g>
  );
}

const TOKEN = 23;
/** Along the lower rim, from the right to the left. */
const TOKEN_ANGLES: readonly number[] = [34, 68, 146, 112, 4, 176];

function Tokens({ tokens, at }: { readonly tokens: readonly PlacedPiece[]; readonly at: Point }) {
  return tokens.map((token, i) => {
    const angle = ((TOKEN_ANGLES[i] ?? 34) * Math.PI) / 180;
    const x = at.x + (RADIUS + 6) * Math.cos(angle);
    const y = at.y + (RADIUS + 6) * Math.sin(angle);
    return (
      <g
        key={`${token.seat} ${token.name}`}
        className={`root-piece token f-${token.faction} ${token.hidden ? 'hidden' : ''}`}
        data-piece={`${token.name}:${token.seat}`}
      >
        <circle cx={x} cy={y} r={TOKEN} />
        {token.hidden && <path className="hatch" transform={`translate(${x} ${y})`} d={HATCH} />}
        {token.glyph && <MapGlyph id={token.glyph} x={x} y={y + 1} size={token.hidden ? 22 : 27} />}
        {token.count > 1 && (
          <>
            <circle className="count" cx={x + 17} cy={y + 15} r="13" />
            <text className="count-text small" x={x + 17} y={y + 15}>
              {token.count}
            </text>
          </>
        )}
      </g>
    );
  });
}

/** What lies face down. */
const HATCH = 'M-17 7l24-24M-9 17l26-26M-18-6l12-12M4 19l15-15';

function Suit({ suit, marker, at }: { readonly suit: string; readonly marker: boolean; readonly at: Point }) {
  const [x, y] = [at.x - 63, at.y - 66];
  return (
    <g className={`root-suit ${marker ? 'marker' : 'printed'}`}>
      {marker && <circle className="disc" cx={x} cy={y} r="30" />}
      <circle className="paper" cx={x} cy={y} r={marker ? 23.5 : 29} />
      <MapGlyph id={suit} x={x} y={y} size={marker ? 30 : 35} />
    </g>
  );
}

/** ROOT-15.4: the Pass. */
function Tower({ at }: { readonly at: Point }) {
  return (
    <g className="root-tower" {...named('pass')} transform={`translate(${at.x - 92} ${at.y + 40}) scale(0.86)`}>
      <path d="M-26 46h52v-58l-6-6v-24h-8v12h-8v-12h-8v12h-8v-12h-8v24l-6 6z" />
      <path className="gate" d="M-6 46V28q6-9 12 0v18z" />
      <path className="flag" d="M0-42v-26l26 8-26 9" />
    </g>
  );
}
