/** The Mana Dial: a half circle of numbers with a needle. It also asks for amounts. */

import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { DIAL_MAX } from '../../data/boards.ts';
import { Eve } from '../pieces/symbols.tsx';
import { useTable } from '../table/table.tsx';

const ASKS = ['dial', 'adjust', 'amount'];
const WIDTH = 344;
const HEIGHT = 196;
const RADIUS = 144;
/** Degrees from straight up to the first and to the last number. */
const SPREAD = 84;
const CENTRE = { x: WIDTH / 2, y: 172 };

/** Drawn while a number is asked for. */
export function Dial() {
  const { choice, on, words, view, viewer } = useTable();
  if (choice === null || !ASKS.includes(kindOf(choice.ask))) return null;
  const kind = kindOf(choice.ask);
  const offered = choice.options.flatMap(({ move }) => ('n' in move ? [move.n] : []));
  const most = kind === 'amount' ? Math.max(1, ...offered) : DIAL_MAX;
  const now = kind === 'adjust' ? (view.conflict?.sides.find(({ actor }) => actor === viewer)?.dial ?? 0) : 0;
  const picked = choice.selected?.move;
  const value = picked && 'n' in picked ? picked.n : now;
  const title = kind === 'dial' ? words.setDial : kind === 'adjust' ? words.adjustDial : words.amount;
  return (
    <fieldset className="dial" aria-label={title}>
      <p>{title}</p>
      <div className="dial-face">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className="rim" d={arc(RADIUS + 26)} />
          <path className="groove" d={arc(RADIUS - 28)} />
          <g className="needle" style={{ transform: `rotate(${angle(value, most)}deg)` }}>
            <path d={`M-5 0 0-${RADIUS - 40} 5 0z`} />
          </g>
          <circle className="hub" cx={CENTRE.x} cy={CENTRE.y} r={17} />
        </svg>
        <span className="hub-sign">
          <Eve id="mana" />
        </span>
        {Array.from({ length: most + 1 }, (_, n) => {
          const { x, y } = at(n, most);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a dial.
              key={n}
              {...named(`number:${n}`)}
              className={`number ${offered.includes(n) ? '' : 'out'}`}
              style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
            >
              {n}
              <Touch over="round" on={on(`number:${n}`)} label={`${words.dial}: ${n}`} />
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Degrees from straight up. */
function angle(n: number, most: number): number {
  return -SPREAD + (2 * SPREAD * n) / most;
}

function at(n: number, most: number): { readonly x: number; readonly y: number } {
  const turn = (angle(n, most) * Math.PI) / 180;
  return { x: CENTRE.x + RADIUS * Math.sin(turn), y: CENTRE.y - RADIUS * Math.cos(turn) };
}

function arc(radius: number): string {
  return `M${CENTRE.x - radius} ${CENTRE.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
}
