/** A WebSocket: the same messages as the stream of events, and what people say on the way back. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App, FastifyReply, FastifyRequest } from '../tavola.ts';
import type { Line } from './stream.ts';

type Offer = { readonly socket: Duplex; readonly head: Buffer };
export type SocketLine = Line & { answer(text: string): void };

const MESSAGE_BYTES = 8 * 1024;
const NOT_OURS = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
const WHOLE_TEXT = 0x81;
const CLOSE_MS = 2000;
const GOING_AWAY = 1001;
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
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MESSAGE_BYTES,
  });

  /** Accepts what was offered; what is wrong with the handshake is answered there. */
  open({ raw }: FastifyRequest, reply: FastifyReply): Promise<{ line: SocketLine; socket: WebSocket }> {
    reply.hijack();
    const { socket, head } = offers.get(raw) as Offer;
    reply.raw.detachSocket(socket as never);
    return new Promise((resolve) => {
      this.server.handleUpgrade(raw, socket, head, (ws) => resolve({ line: lineOf(ws, socket), socket: ws }));
    });
  }
}

function lineOf(ws: WebSocket, socket: Duplex): SocketLine {
  // What is wrong with a message (too long, no text) ends the connection by itself.
  ws.on('error', () => {});
  let gone = () => {};
  ws.on('close', () => gone());
  let texts: string[] = [];
  let waiting = 0;
  /** All that is sent to one reader in one turn of the loop is one write. */
  const flush = () => {
    const out = texts;
    texts = [];
    waiting = 0;
    if (ws.readyState === ws.OPEN && out.length > 0) socket.write(framed(out));
  };
  const send = (text: string) => {
    waiting += text.length;
    if (texts.push(text) === 1) process.nextTick(flush);
  };
  return {
    get isOpen() {
      return ws.readyState === ws.OPEN;
    },
    get unread() {
      return socket.writableLength + waiting;
    },
    send: (event, id, data) => send(`{"event":"${event}","id":"${id}","data":${data}}`),
    answer: send,
    beat: () => ws.ping(),
    end() {
      flush();
      ws.close(GOING_AWAY);
      // A reader that does not answer must not hold us up.
      setTimeout(() => ws.terminate(), CLOSE_MS).unref();
    },
    cut: () => ws.terminate(),
    onClose(listener) {
      gone = listener;
    },
  };
}

/** Whole text frames (RFC 6455, 5.2), one behind the other; the library would make several small writes of each. */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const buffer = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headBytes(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] as number;
    at = buffer.writeUInt8(WHOLE_TEXT, at);
    if (length < 126) at = buffer.writeUInt8(length, at);
    else if (length < 65536) at = buffer.writeUInt16BE(length, buffer.writeUInt8(126, at));
    else at = buffer.writeBigUInt64BE(BigInt(length), buffer.writeUInt8(127, at));
    at += buffer.write(text, at);
  }
  return buffer;
}

function headBytes(length: number): number {
  return length < 126 ? 2 : length < 65536 ? 4 : 10;
}
