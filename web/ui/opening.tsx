/** A page on its way. The page of a table comes with the game's cover (server/http/page-links.ts), which stays until the table is there. */
import type { ReactNode } from 'react';
import { useLocation } from '../browser/router.tsx';
import { Loading } from './parts.tsx';

// Read before React takes its place.
const cover = document.querySelector<HTMLImageElement>('.splash img')?.src;
const page = location.pathname;

export function Opening({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  if (cover === undefined || pathname !== page) return <Loading>{children}</Loading>;
  return (
    <div className="splash" role="status">
      <img src={cover} alt="" />
      <p className="sr">{children}</p>
    </div>
  );
}
