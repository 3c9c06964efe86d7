/** The service worker: keeps the client and the games that were opened for use without a network, and shows notices. */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { forgetOlder, keep, keepAgain, PACKS_CACHE } from './sw-packs.ts';

declare const __PRECACHE__: { url: string; revision: string }[];
type Notice = { readonly title?: string; readonly body?: string; readonly path?: string; readonly tag?: string };
type Page = { readonly url: string; focus(): Promise<unknown> };
type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    openWindow(path: string): Promise<unknown>;
    matchAll(of: { type: 'window' }): Promise<readonly Page[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: WorkerEvent) => void): void;
};
type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
  readonly data?: { json(): Notice } & { readonly keep?: string; readonly keepAgain?: boolean };
  readonly notification?: Notification;
};
const worker = self as unknown as WorkerScope;

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, {
  urlManipulation: ({ url }) => (isPage(url.pathname) ? [new URL('/index.html', url)] : []),
});

// Their names change with what is in them.
registerRoute(({ url }) => url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: PACKS_CACHE }));

worker.addEventListener('install', (event) => event.waitUntil(keepAgain().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => {
  const game = event.data?.keep;
  if (game !== undefined) event.waitUntil(keep(game));
  if (event.data?.keepAgain) event.waitUntil(keepAgain());
});
worker.addEventListener('push', (event) => {
  const { title = 'Tavola', body = '', path = '/', tag = path } = event.data?.json() ?? {};
  // The same tag again replaces the first.
  event.waitUntil(worker.registration.showNotification(title, { body, icon: '/icon-192.png', tag, data: path }));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(show(String(event.notification?.data ?? '/')));
});

/** The page that is open there already, or a new one. */
async function show(path: string): Promise<unknown> {
  const open = await worker.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

/** Addresses of the client are all the same page. */
function isPage(path: string): boolean {
  return !/^\/(?:api|healthz|metrics)(?:\/|$)|\.\w+$/.test(path);
}
