/** The engraving on the cards of a suit, and on edifices whole or ruined. */
import type { Suit } from '../../data/board.ts';

const GROUND = 'M4 50q44-5 88 0M14 54h20M52 54h26';
type Drawing = { readonly filled: string; readonly lines: string };

const DEVICES: { readonly [S in Suit | 'wall' | 'ruin']: Drawing } = {
  discord: {
    filled: 'M40 32c-6 6-8 16 0 18h16c8-2 6-12 0-18zM42 32h12l3-6H39z',
    lines: 'M22 50 66 8M26 8l44 42M66 8l-9 2 7 7zM26 8l9 2-7 7zM48 37a4 4 0 1 0 .1 0',
  },
  arcane: {
    filled: 'M38 4h12M41 4v14L28 44c-2 4 0 6 4 6h24c4 0 6-2 4-6L47 18V4',
    lines: 'M34 34h20M50 8c14-2 22 4 24 16M74 24v6M38 42h2M46 40h2M42 46h2M70 34h8v10h-8z',
  },
  order: {
    filled: 'M48 6l22 6v14c0 12-8 20-22 25-14-5-22-13-22-25V12z',
    lines: 'M48 6v45M26 24h44M10 50V14m-3 6 3-7 3 7M86 50V14m-3 6 3-7 3 7',
  },
  hearth: {
    filled: 'M22 18h52l6 12H16z',
    lines: 'M33 18l-5 12M48 18v12M63 18l5 12M22 30v20M74 30v20M18 38h60M30 38v-5h8v5M46 38a4 4 0 0 1 8 0M60 38v-7h6v7',
  },
  beast: {
    filled: 'M20 50c2-14 10-18 14-26l-4-14 10 7 12-9 2 11 20 5-4 7-14 2c-2 8 2 12 4 17z',
    lines: 'M52 22h3M74 24l-8 3 2 4M36 32l4 6M32 38l4 6M44 34l3 6',
  },
  nomad: {
    filled: 'M14 50 40 10l26 40zM58 50l14-22 16 22z',
    lines: 'M40 10l-5-6m5 6 5-6M32 50l8-16 8 16M72 28l-3-4m3 4 3-4M68 50l4-8 4 8',
  },
  wall: {
    filled: 'M8 50V22h8v-6h8v6h8v-6h8v6h16v-6h8v6h8v-6h8v6h8v28z',
    lines: 'M40 50V40a8 8 0 0 1 16 0v10M8 30h28M60 30h28M16 38h16M64 38h18M24 22v8M72 22v8M14 30v8M80 30v8',
  },
  ruin: {
    filled: 'M8 50V26l6-4 4 6 8-12 6 10v8l8 4 4 12zM60 50l4-14 8 2 4-14 6 4v10l6 2v10z',
    lines: 'M16 34h10M14 42h18M68 42h12M46 48l4-4 6 4M52 40l3 2',
  },
};

export function Device({ suit, edifice }: { readonly suit: Suit | null; readonly edifice: boolean }) {
  const { filled, lines } = DEVICES[suit === null ? 'ruin' : edifice ? 'wall' : suit];
  return (
    <svg className="oath-device" viewBox="0 0 96 56" aria-hidden="true">
      <path className="fine" d={GROUND} />
      <path className="filled" d={filled} />
      <path d={lines} />
    </svg>
  );
}
