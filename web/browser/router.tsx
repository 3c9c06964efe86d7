/** Addresses and the back button. A page is a pattern like `/match/:id/replay` and a component that gets its parts. */
import { type AnchorHTMLAttributes, type ComponentType, type MouseEvent, useSyncExternalStore } from 'react';

export type Params = { readonly [name: string]: string };
export type Route = { readonly path: string; readonly Page: ComponentType<{ readonly params: Params }> };

const listeners = new Set<() => void>();
window.addEventListener('popstate', tell);

export function go(to: string, how: { readonly replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else if (to !== location.pathname + location.search) history.pushState(null, '', to);
  if (!how.replace) window.scrollTo(0, 0);
  tell();
}

/** The current path with its query, kept up to date. */
export function useLocation(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return new URL(href);
}

export function matchRoute(routes: readonly Route[], path: string): { route: Route; params: Params } | null {
  for (const route of routes) {
    const params = parts(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

/** A link inside the client; opens in a new tab when the person asks for that. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

function parts(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: { [name: string]: string } = {};
  for (const [i, want] of wanted.entries()) {
    const got = given[i] as string;
    if (want.startsWith(':')) params[want.slice(1)] = decodeURIComponent(got);
    else if (want !== got) return null;
  }
  return params;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
