/** A WebSocket: the same messages as the stream of events, and what people say on the way back. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { ErrorCode } from '../api/errors.ts';
import type { Config } from '../base/config.ts';
import type { App, FastifyReply, FastifyRequest } from '../base/fastify.ts';
import { Refusal } from '../base/problem.ts';
import { Meter } from './meter.ts';
import type { EventName, LiveLine } from './stream.ts';

type Offer = { readonly socket: Duplex; readonly head: Buffer };

const MESSAGE_BYTES = 8 * 1024;
const NOT_OURS = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
const { OPEN } = WebSocket;
const WHOLE_TEXT = 0x81;
const CLOSE_MS = 2000;
const GOING_AWAY = 1001;
const NOT_ALLOWED = 1008;
const offers = new WeakMap<IncomingMessage, Offer>();

/** Does a request want a WebSocket? Other wishes for another protocol are ignored. */
export function isHandshake({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Requests that want a WebSocket go through the same hooks and routes as all others; a refusal is a plain answer. */
export function routeSockets(app: App): void {
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    // Node before 24.9 brings every such wish here.
    if (!isHandshake(request)) return void socket.end(NOT_OURS);
    offers.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.on('finish', () => socket.end());
    response.assignSocket(socket as never);
    app.routing(request, response);
  });
}

export function wantsSocket({ raw }: FastifyRequest): boolean {
  return offers.has(raw);
}

export class Sockets {
  private readonly config: Config;
  private readonly blame: (network: string) => void;
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MESSAGE_BYTES,
  });

  /** `blame` is told from where somebody was thrown out. */
  constructor(config: Config, blame: (network: string) => void) {
    this.config = config;
    this.blame = blame;
  }

  /** Accepts what was offered; what is wrong with the handshake is answered there. */
  open({ raw, network }: FastifyRequest, reply: FastifyReply): Promise<{ line: SocketLine; socket: WebSocket }> {
    reply.hijack();
    const { socket, head } = offers.get(raw) as Offer;
    reply.raw.detachSocket(socket as never);
    return new Promise((resolve, reject) => {
      socket.once('close', () => reject(new Refusal(400, 'BAD_REQUEST')));
      this.server.handleUpgrade(raw, socket, head, (ws) => {
        const line = new SocketLine(ws, socket, () => this.blame(network));
        line.count(new Meter(this.config));
        resolve({ line, socket: ws });
      });
    });
  }
}

/** A class, not closures: its getters are asked for every message. */
export class SocketLine implements LiveLine {
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private readonly blame: () => void;
  private texts: string[] = [];
  private waiting = 0;
  /** It answered the last ping, or was not asked yet. */
  private isThere = true;
  private gone = () => {};

  constructor(ws: WebSocket, socket: Duplex, blame: () => void) {
    this.ws = ws;
    this.socket = socket;
    this.blame = blame;
    // What is wrong with a message (too long, no text) has been said; nothing more of it is read.
    ws.on('error', () => this.throwOut());
    ws.on('close', () => this.gone());
    ws.on('pong', () => {
      this.isThere = true;
    });
  }

  /** From now on the library gets only what the meter takes. */
  count(meter: Meter): void {
    const { socket } = this;
    const [read] = socket.listeners('data') as [(chunk: Buffer) => void];
    socket.off('data', read);
    socket.on('data', (chunk) => {
      if (meter.takes(chunk)) read.call(socket, chunk);
      else this.hangUp('TOO_MANY');
    });
  }

  get isOpen(): boolean {
    return this.ws.readyState === OPEN;
  }

  get unread(): number {
    return this.socket.writableLength + this.waiting;
  }

  send(event: EventName, id: string, data: string): void {
    this.answer(`{"event":"${event}","id":"${id}","data":${data}}`);
  }

  answer(text: string): void {
    this.waiting += text.length;
    if (this.texts.push(text) > 1) return;
    if (talking.push(this) === 1) process.nextTick(flushAll);
  }

  /** All that is sent to one reader in one turn of the loop is one write. */
  flush(): void {
    const { texts } = this;
    if (texts.length === 0) return;
    this.texts = [];
    this.waiting = 0;
    if (this.isOpen) this.socket.write(framed(texts));
  }

  /** A reader that let the last ping go unanswered is gone, whatever the network says. */
  beat(): void {
    if (!this.isThere) return void this.cut();
    this.isThere = false;
    this.ws.ping();
  }

  end(): void {
    this.flush();
    this.ws.close(GOING_AWAY);
    // A reader that does not answer must not hold us up.
    setTimeout(() => this.ws.terminate(), CLOSE_MS).unref();
  }

  /** Ends it with a word why, and hears nothing more. */
  hangUp(why: ErrorCode): void {
    if (!this.isOpen) return;
    this.ws.close(NOT_ALLOWED, why);
    this.throwOut();
  }

  cut(): void {
    this.ws.terminate();
  }

  private throwOut(): void {
    this.blame();
    this.cut();
  }

  onClose(listener: () => void): void {
    this.gone = listener;
  }
}

/** Lines with something to send at the end of this turn of the loop. */
let talking: SocketLine[] = [];

function flushAll(): void {
  const lines = talking;
  talking = [];
  for (const line of lines) line.flush();
}

/** Whole text frames (RFC 6455, 5.2), one behind the other; the library would make several small writes of each. */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  let size = 0;
  for (const length of lengths) size += headBytes(length) + length;
  const buffer = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(buffer, at, lengths[i] as number);
    at += buffer.write(texts[i] as string, at);
  }
  return buffer;
}

function headBytes(length: number): number {
  return length < 126 ? 2 : length < 65536 ? 4 : 10;
}

/** Gives where the text begins. */
function writeHead(buffer: Buffer, at: number, length: number): number {
  buffer[at] = WHOLE_TEXT;
  buffer[at + 1] = length < 126 ? length : length < 65536 ? 126 : 127;
  if (length < 126) return at + 2;
  return length < 65536 ? buffer.writeUInt16BE(length, at + 2) : buffer.writeBigUInt64BE(BigInt(length), at + 2);
}
