/** The frame of a plain page. */
import { type ReactNode, useEffect } from 'react';
import { MenuBar, MenuDock } from './top-bar.tsx';

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title);
  return (
    <>
      <MenuBar />
      <main className="page">
        <h1>{title}</h1>
        {children}
      </main>
      <MenuDock />
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Tavola` : 'Tavola';
  }, [title]);
}
