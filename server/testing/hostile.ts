/** Sockets that do what no client does, as fast as they can. A process of its own: `fork(hostile, [kind, sockets, from, url, cookie])`. */
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const LAST = 0x80;
const MASKED = 0x80;
const COMPRESSED = 0x40;
const AT_ONCE = 64 * 1024;

/** One frame as a client sends it (RFC 6455, 5.2), under the mask of zeros. */
function frame(opcode: number, payload: Buffer | string = '', flags = LAST): Buffer {
  const data = Buffer.from(payload);
  const head = data.length < 126 ? [data.length] : [126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([flags | opcode, MASKED | (head[0] ?? 0), ...head.slice(1), 0, 0, 0, 0]), data]);
}

/** The request for a WebSocket, as text. */
function handshake(url: URL, cookie: string, more = ''): string {
  const { pathname, search, host } = url;
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  return `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n${upgrade}${key}${more}\r\n`;
}

type Hostility = {
  /** Sent first; by default the request for a WebSocket. */
  readonly opening?: (url: URL, cookie: string) => string;
  /** Sent over and over once the server has said something. */
  readonly flood: (url: URL) => Buffer;
  readonly isReading?: boolean;
  /** Hangs up and comes again as soon as it was answered. */
  readonly isFleeting?: boolean;
};

const text = (what: unknown) => frame(TEXT, typeof what === 'string' ? what : JSON.stringify(what));
const matchOf = ({ pathname }: URL) => pathname.split('/').at(-2) ?? '';
const flooding = (flood: Hostility['flood']): Hostility => ({ flood });
const stale = { ask: 1, pick: { decision: 0, option: 'none' } };
const turn = (url: URL) => text({ ask: 1, turn: { match: matchOf(url) } });

export const hostilities = {
  'one byte': flooding(() => text('x')),
  'empty messages': flooding(() => text('')),
  'binary messages': flooding(() => frame(BINARY, 'x')),
  'picks that are late or of nobody': flooding(() => text(stale)),
  'turns to the same match': flooding(turn),
  'turns, and nothing is read': { flood: turn, isReading: false },
  'long messages': flooding(() => text({ ask: 1, pick: { decision: 0, option: 'x'.repeat(8000) } })),
  'deep messages': flooding(() => text(`${'['.repeat(4000)}${']'.repeat(4000)}`)),
  'messages that are too long': flooding(() => text('x'.repeat(60_000))),
  'fragments of a byte': flooding(() => frame(0, 'x', 0)),
  'empty fragments': flooding(() => frame(0, '', 0)),
  pings: flooding(() => frame(PING, 'x'.repeat(125))),
  pongs: flooding(() => frame(PONG)),
  'more after the goodbye': flooding(() => Buffer.concat([frame(CLOSE), text('x')])),
  'compressed without asking': flooding(() => frame(TEXT, 'x', LAST | COMPRESSED)),
  compression: {
    opening: (url, cookie) => handshake(url, cookie, 'Sec-WebSocket-Extensions: permessage-deflate\r\n'),
    flood: () => frame(TEXT, Buffer.from([0xaa, 0x56, 0x4a, 0x54, 0xb2, 0x52, 0x00]), LAST | COMPRESSED),
  },
  'handshakes without end': { flood: () => Buffer.alloc(0), isFleeting: true },
  'handshakes for nothing': {
    opening: (url, cookie) => handshake(new URL('/api/matches/m_none/live', url), cookie),
    flood: () => Buffer.alloc(0),
    isFleeting: true,
  },
  'requests one behind the other': {
    opening: ({ host }) => `GET /api/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    flood: ({ host }) => Buffer.from(`GET /api/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
  },
} as const satisfies { readonly [kind: string]: Hostility };
export type HostilityName = keyof typeof hostilities;

if (process.argv[1] === import.meta.filename) {
  const [, , kind = '', sockets = '20', from = '', url = '', cookie = ''] = process.argv;
  const again = () => void attack(kind as HostilityName, new URL(url), cookie, from).then(() => setImmediate(again));
  for (let i = 0; i < Number(sockets); i++) again();
  process.on('disconnect', () => process.exit());
}

/** Goes on until it is thrown out. */
export function attack(kind: HostilityName, url: URL, cookie: string, from = '127.0.0.1'): Promise<void> {
  const { opening = handshake, flood, isReading = true, isFleeting = false }: Hostility = hostilities[kind];
  const once = flood(url);
  const many = Buffer.concat(new Array(Math.max(1, Math.floor(AT_ONCE / Math.max(1, once.length)))).fill(once));
  const first = once[0] === 0 ? Buffer.concat([frame(TEXT, 'x', 0), many]) : many;
  const socket = connect({ host: url.hostname, port: Number(url.port), localAddress: from });
  socket.on('connect', () => socket.write(opening(url, cookie)));
  socket.once('data', () => {
    if (isFleeting) return void socket.destroy();
    if (isReading) socket.resume();
    else socket.pause();
    if (socket.write(first)) pour(socket, many);
    socket.on('drain', () => pour(socket, many));
  });
  socket.on('error', () => {});
  return new Promise((resolve) => socket.on('close', () => resolve()));
}

/** As much as the other side takes, leaving our own thread to the other sockets in between. */
function pour(socket: Socket, many: Buffer): void {
  setImmediate(() => {
    if (!socket.destroyed && socket.write(many)) pour(socket, many);
  });
}
