/** A stream of server-sent events. */
import type { FastifyReply } from '../base/fastify.ts';
import type { LiveLine } from './stream.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // The body ends with the connection: no chunks around every message.
  connection: 'close',
  // nginx would keep the messages to itself otherwise
  'x-accel-buffering': 'no',
};

export function openEvents(reply: FastifyReply): LiveLine {
  reply.hijack();
  const { raw } = reply;
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  // The body has no chunks: straight to the socket, which costs half as much.
  const out = raw.socket ?? raw;
  return {
    get isOpen() {
      return !raw.destroyed && !raw.writableEnded;
    },
    get unread() {
      return out.writableLength;
    },
    send: (event, id, data) => void out.write(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`),
    beat: () => void out.write(': heartbeat\n\n'),
    end: () => void raw.end(),
    cut: () => void raw.destroy(),
    onClose: (gone) => void raw.on('close', gone),
  };
}
