/** The bar on every page, and the dock that replaces its menu on phones. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from '../browser/router.tsx';
import { setSettings, shownTheme, useSettings } from '../browser/settings.ts';
import { speak } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { Logo } from './parts.tsx';

type Props = { readonly crumb?: ReactNode; readonly middle?: ReactNode; readonly right?: ReactNode };

export function TopBar({ crumb, middle, right }: Props) {
  const t = useText();
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={t.nav.homeLabel}>
        <Logo />
        <span>Tavola</span>
      </Link>
      {crumb && <div className="crumb">{crumb}</div>}
      <div className="top-mid">{middle}</div>
      <div className="top-right">
        {right}
        <ThemeButton />
      </div>
    </header>
  );
}

/** The bar with the menu, for pages other than a table. */
export function MenuBar() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <TopBar
      middle={
        <nav className="nav opt" aria-label={t.nav.menu}>
          {menu(t).map(({ href, name }) => (
            <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      }
      right={<LanguageButton />}
    />
  );
}

export function MenuDock() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav className="dock menu-dock" aria-label={t.nav.menu}>
      {menu(t).map(({ href, name, icon }) => (
        <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
          <Glyph id={icon} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

function menu(t: ReturnType<typeof useText>) {
  return [
    { href: '/', name: t.nav.play, icon: 'home' },
    { href: '/matches', name: t.nav.matches, icon: 'table' },
    { href: '/lab', name: t.nav.lab, icon: 'lab' },
    { href: '/settings', name: t.nav.settings, icon: 'settings' },
    { href: '/you', name: t.nav.you, icon: 'person' },
  ];
}

export function LanguageButton() {
  const t = useText();
  const { language } = useSettings();
  const other = language === 'en' ? 'pt-BR' : 'en';
  return (
    <button
      type="button"
      className="lang"
      aria-label={t.nav.otherLanguage}
      onClick={() => speak(other).catch(() => {})}
    >
      <Glyph id="language" className="s" />
      {language.slice(0, 2).toUpperCase()}
    </button>
  );
}

function ThemeButton() {
  const t = useText();
  useSettings();
  const theme = shownTheme();
  return (
    <button
      type="button"
      className="ib theme"
      aria-label={theme === 'dark' ? t.nav.toLight : t.nav.toDark}
      onClick={() => setSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
    >
      <Glyph id={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
