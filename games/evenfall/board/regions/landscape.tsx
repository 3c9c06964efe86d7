/** The three Regions as landscapes, 360 by 90. */
import type { ReactNode } from 'react';
import type { RegionId } from '../../data/boards.ts';

export function Landscape({ region }: { readonly region: RegionId }) {
  return (
    <svg viewBox="0 0 360 90" preserveAspectRatio="none" aria-hidden="true">
      {landscapes[region]}
    </svg>
  );
}

const firs = Array.from({ length: 12 }, (_, i) => ({ x: 12 + i * 30, y: 74 - ((i * 13) % 12) }));

const landscapes: { readonly [R in RegionId]: ReactNode } = {
  'northern-lakes': (
    <>
      <path d="M0 50 40 30 80 46 130 20 190 44 250 26 300 42 360 28V90H0z" fill="var(--eve-north)" opacity=".5" />
      <path d="M0 62q90-16 180 0t180-4v32H0z" fill="var(--eve-north)" />
      <path
        d="M60 72h90M180 66h70M90 80h160M270 76h60"
        stroke="var(--eve-silver)"
        strokeWidth="1.5"
        opacity=".5"
        vectorEffect="non-scaling-stroke"
      />
    </>
  ),
  'central-mountains': (
    <>
      <path d="M0 80 60 26 96 54 150 8 208 56 250 28 300 62 360 36V90H0z" fill="var(--eve-centre)" opacity=".55" />
      <path d="M0 90 80 46 130 76 200 36 270 78 320 54 360 72V90z" fill="var(--eve-centre)" />
    </>
  ),
  'southern-slopes': (
    <>
      <path d="M0 60q80-40 180-14t180-22v66H0z" fill="var(--eve-south)" opacity=".5" />
      <path d="M0 78q100-34 200-10t160-14v36H0z" fill="var(--eve-south)" />
      {firs.map(({ x, y }) => (
        <path key={x} d={`M${x} ${y}l5-14 5 14z`} fill="var(--eve-ground)" opacity=".55" />
      ))}
    </>
  ),
};
