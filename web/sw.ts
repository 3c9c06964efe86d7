/** The service worker: keeps the client for use without a network, and shows notices when it is somebody's turn. */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

declare const __PRECACHE__: { url: string; revision: string }[];
type Notice = { readonly title?: string; readonly body?: string; readonly path?: string };
type WorkerScope = {
  readonly clients: { claim(): Promise<void>; openWindow(path: string): Promise<unknown> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: WorkerEvent) => void): void;
};
type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
  readonly data?: { json(): Notice };
  readonly notification?: Notification;
};
const worker = self as unknown as WorkerScope;

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, {
  urlManipulation: ({ url }) => (isPage(url.pathname) ? [new URL('/index.html', url)] : []),
});

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (event) => {
  const { title = 'Tavola', body = '', path = '/' } = event.data?.json() ?? {};
  event.waitUntil(worker.registration.showNotification(title, { body, icon: '/icon-192.png', tag: path, data: path }));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(worker.clients.openWindow(String(event.notification?.data ?? '/')));
});

/** Addresses of the client are all the same page. */
function isPage(path: string): boolean {
  return !/^\/(?:api|healthz|metrics)(?:\/|$)|\.\w+$/.test(path);
}
