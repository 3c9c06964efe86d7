/** This browser's subscription to web push: whether it can have one, and whether the server knows the one it has. */
import { get, post, request } from '../api/request.ts';
import type { Notices } from '../api/types.ts';
import { ensurePerson, refreshMe } from '../people/person.ts';

/** Why this browser cannot be told, or null. */
export type Hindrance = 'insecure' | 'unsupported' | 'denied' | null;
/** From eleven in the evening to eight in the morning: what somebody gets who never said anything. */
const USUAL_QUIET = { from: 23 * 60, to: 8 * 60 };

export function hindrance(): Hindrance {
  // A server behind somebody else's TLS cannot know: the browser does.
  if (!window.isSecureContext) return 'insecure';
  if (!('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Is this a device that shows notices only once Tavola is on its home screen? */
export function isApple(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent);
}

export async function isOn(): Promise<boolean> {
  return hindrance() === null && (await subscription()) !== null;
}

/** Asks the browser for permission: only ever after a touch. */
export async function turnOn(): Promise<void> {
  await ensurePerson();
  const { push } = await refreshMe();
  if (push === null) return;
  await subscribe(push);
  await sendZone();
}

export async function turnOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await request('DELETE', '/notices/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}

/** At every start: a server whose secret changed has another key, and cannot reach us by the old one. */
export async function renew(): Promise<void> {
  if (hindrance() !== null) return;
  const made = await subscription();
  if (!made) return;
  const { person, push } = await refreshMe();
  if (person === null || push === null || keyOf(made) === push) return;
  await made.unsubscribe();
  await subscribe(push);
}

/** Quiet hours and times are by this device's clocks. */
async function sendZone(): Promise<void> {
  const { zone: known } = await get<Notices>('/notices');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (known !== zone) await request('PUT', '/notices', known === null ? { zone, quiet: USUAL_QUIET } : { zone });
}

async function subscribe(applicationServerKey: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await post('/notices/push', made.toJSON());
}

async function subscription(): Promise<PushSubscription | null> {
  // Without a worker there is none, and waiting for one would never end.
  const worker = await navigator.serviceWorker.getRegistration();
  return worker ? worker.pushManager.getSubscription() : null;
}

/** As the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
