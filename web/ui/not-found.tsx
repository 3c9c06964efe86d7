import { Link } from '../browser/router.tsx';
import { useText } from '../text/catalogue.ts';
import { Note } from './parts.tsx';
import { MenuBar, MenuDock } from './top-bar.tsx';

export function NotFound() {
  const t = useText();
  return (
    <>
      <MenuBar />
      <main className="page">
        <Note
          icon="search"
          title={t.notFound.title}
          action={
            <Link className="btn primary" href="/">
              {t.notFound.action}
            </Link>
          }
        >
          {t.notFound.text}
        </Note>
      </main>
      <MenuDock />
    </>
  );
}
