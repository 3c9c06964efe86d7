import { Link } from '../router.tsx';
import { useText } from '../text/catalogue.ts';
import { Note } from '../ui/parts.tsx';
import { MenuBar, MenuDock } from '../ui/top-bar.tsx';

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
