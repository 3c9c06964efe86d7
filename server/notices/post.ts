/** Calls an address that a person gave us, and waits for it no longer than is decent. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { checkAddress, lookupOutside } from './addresses.ts';

export type Post = { readonly headers: { readonly [name: string]: string | number }; readonly body: Buffer | string };
/** In ms from the beginning: until the connection stands, until the answer begins, until it is whole; and the bytes of it that are read. */
export type Patience = {
  readonly connect: number;
  readonly headers: number;
  readonly whole: number;
  readonly bytes: number;
};
const MOST_WAIT_MS = 86_400_000;
const PATIENCE: Patience = { connect: 3000, headers: 6000, whole: 10_000, bytes: 64 * 1024 };

/** How the other side answered; `wait`: for how many milliseconds it wants to be left alone. */
export type Posted = { readonly status: number; readonly wait: number };

/** Of the answer's body only as much is read as the other side needs to finish properly, and nothing is kept. */
export function post(
  address: string,
  { headers, body }: Post,
  privateAllowed: boolean,
  patience: Patience = PATIENCE,
): Promise<Posted> {
  checkAddress(address, privateAllowed);
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const options = { method: 'POST', headers, agent: false, ...(privateAllowed ? {} : { lookup: lookupOutside }) };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? httpsRequest : httpRequest)(url, options);
    const giveUp = (what: string) => () => sent.destroy(new Error(`no ${what} in time`));
    const connecting = setTimeout(giveUp('connection'), patience.connect);
    const answering = setTimeout(giveUp('answer'), patience.headers);
    const ending = setTimeout(giveUp('end of the answer'), patience.whole);
    sent.on('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting)));
    sent.on('response', (answer) => {
      clearTimeout(answering);
      readAway(answer, patience.bytes, resolve, reject);
    });
    sent.on('error', reject);
    sent.on('close', () => {
      for (const timer of [connecting, answering, ending]) clearTimeout(timer);
      reject(new Error('hung up'));
    });
    sent.end(body);
  });
}

/** Seconds, or a date; not longer than a day, whatever it says. */
function waitOf(said: string | undefined): number {
  if (said === undefined) return 0;
  const wait = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Math.min(MOST_WAIT_MS, Math.max(0, wait || 0));
}

function readAway(
  answer: IncomingMessage,
  most: number,
  done: (posted: Posted) => void,
  failed: (error: Error) => void,
): void {
  const posted = { status: answer.statusCode ?? 0, wait: waitOf(answer.headers['retry-after']) };
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) answer.destroy(new Error('the answer is too long'));
  });
  answer.on('end', () => done(posted));
  answer.on('error', failed);
}
