/** Every Place is a small night scene, 120 by 56: one drawing for each design, with a sky of its own for each copy. */
import type { ReactNode } from 'react';

const WIDTH = 120;
const HEIGHT = 56;

export function Vignette({ design, id }: { readonly design: string; readonly id: string }) {
  const draw = drops(seedOf(id));
  const stars = Array.from({ length: 9 }, (_, i) => ({ i, x: draw() * WIDTH, y: draw() * 26, r: 0.4 + draw() * 0.7 }));
  const moon = 16 + draw() * 88;
  const full = draw() > 0.6;
  return (
    <svg
      className="vignette"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {stars.map(({ i, x, y, r }) => (
        <circle key={i} cx={x} cy={y} r={r} fill="#fff" opacity={0.8} />
      ))}
      <circle cx={moon} cy={12} r={11} fill="#bfcfff" opacity={0.18} />
      <circle cx={moon} cy={12} r={6} fill="#f4f1ff" />
      {full ? null : <circle cx={moon + 2.5} cy={10.5} r={5} fill="#182250" />}
      {scenes[design] ?? null}
    </svg>
  );
}

const ground = (fill: string, d: string) => <path d={d} fill={fill} />;
const row = (xs: readonly number[], one: (x: number, i: number) => ReactNode) => xs.map(one);
const trees = Array.from({ length: 13 }, (_, i) => ({ x: i * 10 - 4, h: 26 + ((i * 7) % 16), dark: i % 2 === 1 }));
const leaves = Array.from({ length: 9 }, (_, i) => ({ x: 10 + i * 13, h: 12 + (i % 3) * 3, bright: i % 2 === 1 }));

const scenes: { readonly [design: string]: ReactNode } = {
  cave: (
    <>
      {ground('#2a2f55', 'M0 40 30 14 58 30 84 8 120 36V56H0z')}
      <path d="M46 56V44a14 14 0 0 1 28 0v12z" fill="#0a0e22" />
      <path d="M52 56V46a8 8 0 0 1 16 0v10z" fill="#ffc45c" opacity=".35" />
    </>
  ),
  'stone-circle': (
    <>
      {ground('#26325a', 'M0 44q60-14 120 0v12H0z')}
      {row([18, 36, 56, 78, 98], (x, i) => {
        const h = 18 + (i % 3) * 4;
        return <path key={x} d={`M${x} ${46 - (i % 2) * 3}l2-${h}h8l2 ${h}z`} fill="#5b6795" />;
      })}
    </>
  ),
  'whispering-forest': (
    <>
      {trees.map(({ x, h, dark }) => (
        <path key={x} d={`M${x} 56l8-${h} 8 ${h}z`} fill={dark ? '#1d4a44' : '#2a6152'} />
      ))}
    </>
  ),
  'moonlit-spring': (
    <>
      {ground('#23305e', 'M0 36q30-16 60-6t60-8v34H0z')}
      <path d="M20 56q40-16 84-4v4z" fill="#7cc8ff" opacity=".8" />
      <path d="M58 30c4 8-6 12 2 20" stroke="#dff1ff" strokeWidth="3" fill="none" />
    </>
  ),
  'old-cemetery': (
    <>
      {ground('#232a4e', 'M0 44q60-10 120 0v12H0z')}
      {row([20, 44, 70, 94], (x, i) => (
        <path key={x} d={`M${x} 50V${36 - (i % 2) * 6}a6 6 0 0 1 12 0V50z`} fill="#6c769e" />
      ))}
    </>
  ),
  observatory: (
    <>
      {ground('#26305c', 'M0 44q60-14 120 0v12H0z')}
      <path d="M42 46a18 18 0 0 1 36 0z" fill="#8b96c4" />
      <path d="M58 30 76 14l5 5-17 16z" fill="#dfe7fb" />
    </>
  ),
  'soul-swamp': (
    <>
      {ground('#24503f', 'M0 44q60-6 120 0v12H0z')}
      <path
        d="M30 46c0-16-8-18-10-28M30 34c6-4 8-8 8-14M86 46c0-12 6-18 4-30M86 34c-6-4-8-6-9-12"
        stroke="#0e1a1c"
        strokeWidth="4"
        fill="none"
      />
      <circle cx="58" cy="40" r="3" fill="#8fd14f" />
      <circle cx="66" cy="34" r="2" fill="#8fd14f" />
    </>
  ),
  sanctuary: (
    <>
      {ground('#262f5f', 'M0 46q60-12 120 0v10H0z')}
      <path d="M34 48V28a26 18 0 0 1 52 0v20z" fill="#6a77ab" />
      <path d="M42 48V30a18 13 0 0 1 36 0v18z" fill="#141b3f" />
      <path d="M60 20 64 30 74 33 64 36 60 46 56 36 46 33 56 30z" fill="#ffe9b0" opacity=".9" />
      <ellipse cx="60" cy="48" rx="22" ry="3" fill="#ffe9b0" opacity=".35" />
    </>
  ),
  'castle-in-the-mist': (
    <>
      {ground('#2c3263', 'M0 44q60-12 120 0v12H0z')}
      <path d="M28 48V22h8v6h8V16h8v8h16v-8h8v12h8v-6h8v26z" fill="#4a5590" />
      <rect x="57" y="34" width="7" height="14" fill="#0b1026" />
      <ellipse cx="60" cy="50" rx="56" ry="5" fill="#dfe7fb" opacity=".35" />
    </>
  ),
  'forgotten-library': (
    <>
      {ground('#2a2a55', 'M0 46h120v10H0z')}
      <path d="M24 46V22l36-14 36 14v24z" fill="#6b5a8f" />
      {row([32, 46, 68, 82], (x) => (
        <rect key={x} x={x} y="26" width="6" height="20" fill="#e9edf8" opacity=".7" />
      ))}
    </>
  ),
  'herb-garden': (
    <>
      {ground('#2b5d3d', 'M0 42q60-8 120 0v14H0z')}
      {leaves.map(({ x, h, bright }) => (
        <path key={x} d={`M${x} 50c-6-4-5-12 0-${h} 5 ${h - 9} 6 8 0 ${h}z`} fill={bright ? '#8fd14f' : '#5fae4a'} />
      ))}
    </>
  ),
  'alchemist-tower': (
    <>
      {ground('#2a2c5c', 'M0 46q60-16 120 0v10H0z')}
      <path d="M50 50V20l-4-4h28l-4 4v30z" fill="#56508f" />
      <path d="M44 16 60 0l16 16z" fill="#3b3469" />
      <rect x="57" y="24" width="6" height="9" fill="#ffc45c" />
    </>
  ),
  'midnight-market': (
    <>
      {ground('#2a2a4c', 'M0 46h120v10H0z')}
      {row([14, 50, 86], (x, i) => (
        <g key={x}>
          <path d={`M${x - 4} 30h30l-5-10H${x + 1}z`} fill={['#ff8ac2', '#ffc45c', '#7cc8ff'][i]} opacity=".85" />
          <rect x={x} y="30" width="22" height="16" fill="#3b3f6d" />
        </g>
      ))}
    </>
  ),
  'nqobantu-mine': (
    <>
      {ground('#33305c', 'M0 30 40 10 80 26 120 6v50H0z')}
      <path d="M44 56V38h32v18zM44 38l16-8 16 8" fill="#120f2a" stroke="#ffc45c" strokeWidth="2" />
    </>
  ),
  'eternal-tree': (
    <>
      {ground('#24344f', 'M0 46q60-14 120 0v10H0z')}
      <path d="M55 50c3-10 0-16-10-22M65 50c-3-12 2-18 12-24M60 50V18" stroke="#3b2f45" strokeWidth="6" fill="none" />
      <circle cx="42" cy="24" r="13" fill="#2a6152" />
      <circle cx="78" cy="22" r="14" fill="#1d4a44" />
      <circle cx="60" cy="14" r="14" fill="#347562" />
    </>
  ),
  'church-of-the-prophets': (
    <>
      {ground('#2a2f5c', 'M0 46q60-12 120 0v10H0z')}
      <path d="M34 48V30h30v18zM64 48V20l9-12 9 12v28z" fill="#59639b" />
      <path d="M30 31 49 18l19 13z" fill="#3c4479" />
      <path d="M73 2v8M69.5 5h7" stroke="#ffe9b0" strokeWidth="1.6" />
      <circle cx="49" cy="38" r="4" fill="#ffc45c" opacity=".8" />
      <path d="M70 48V36h6v12z" fill="#10163a" />
    </>
  ),
  'longjiang-ark': (
    <>
      <path d="M0 44q15-5 30 0t30 0 30 0 30 0v12H0z" fill="#244a7a" />
      <path d="M26 38h68l-10 14H36z" fill="#6d4a3f" />
      <path d="M46 38V24h26v14zM42 24h34l-6-8H48z" fill="#94604a" />
      <path d="M60 16V6l12 5z" fill="#ff8ac2" />
      <path d="M0 51q15-5 30 0t30 0 30 0 30 0v6H0z" fill="#2f5f8f" />
    </>
  ),
};

function seedOf(id: string): number {
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = (seed * 31 + id.charCodeAt(i)) >>> 0;
  return seed;
}

/** A fixed sequence of numbers from 0 to 1, so that a card looks the same every time. */
function drops(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}
