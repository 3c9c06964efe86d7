type Props = {
  readonly title: string;
  /** In place of the title, which still names the window. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a plain page. */
import { type ReactNode, useEffect } from 'react';
import { MenuBar, MenuDock } from './top-bar.tsx';

export function Page({ title, head, children }: Props) {
  useTitle(title);
  return (
    <>
      <MenuBar />
      <main className="page">
        {head ?? <h1>{title}</h1>}
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
