/** Requests to the server. Every failure is a HostError; without a network its code is OFFLINE. */
import { HostError } from './errors.ts';

/** The token of the screen that this page is: what is asked of a match is asked by the screen, never by the person of this browser. */
let screen: string | null = null;

export function beScreen(token: string | null): void {
  screen = token;
}

export function asScreen(path: string): string {
  if (screen === null || !path.startsWith('/matches/')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}board=${screen}`;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${asScreen(path)}`, init);
  } catch {
    throw new HostError('OFFLINE');
  }
  if (answer.status === 204) return undefined as T;
  const said = (await answer.json().catch(() => null)) as { code?: string; detail?: Record<string, unknown> } | null;
  if (answer.ok && said !== null) return said as T;
  throw new HostError(said?.code ?? (answer.status >= 500 ? 'SERVER' : 'UNKNOWN'), said?.detail);
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => request<T>('POST', path, body);
