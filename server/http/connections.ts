/** Which connections are accepted: a limited number from each address, and none from one that was thrown out too often. Behind a proxy all come from its address: it must count them itself. */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Config } from '../base/config.ts';
import { networkOf } from '../base/network.ts';
import type { Guard } from './guard.ts';

export function limitConnections(server: Server, { limits, proxies }: Config, { isKeptOut }: Guard): void {
  const most = limits.connectionsPerAddress || Number.POSITIVE_INFINITY;
  if (proxies !== 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most || isKeptOut(address)) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** No client has more requests than this under way on one connection. */
const MOST_UNDER_WAY = 8;
/** Every request has it once, in its first line; JSON never has it, because it escapes line ends. */
const END_OF_FIRST_LINE = ' HTTP/1.';

/**
 * A connection that brings more requests at a time than any client sends is thrown out. Node parses all that one chunk holds before anybody
 * can stop it (1,400 requests take 100 ms), so a chunk is looked at before it is parsed.
 */
export function refuseFloods(server: Server, { proxies }: Config, { blame }: Guard): void {
  const throwOut = (socket: Socket): void => {
    if (!socket.destroyed && proxies === 0) blame(networkOf(socket.remoteAddress ?? ''));
    socket.destroy();
  };
  const watched = new WeakMap<Duplex, (chunk: Buffer) => void>();
  server.on('connection', (socket) => {
    const [parse] = socket.listeners('data') as [(chunk: Buffer) => void];
    const watch = (chunk: Buffer): void => {
      if (requestsIn(chunk) > MOST_UNDER_WAY) throwOut(socket);
      else parse(chunk);
    };
    watched.set(socket, watch);
    socket.off('data', parse).on('data', watch);
  });
  // What follows an upgrade is not HTTP.
  server.prependListener('upgrade', (_, socket) => socket.off('data', watched.get(socket) as (chunk: Buffer) => void));

  const [serve] = server.listeners('request') as [RequestListener];
  const underWay = new WeakMap<Socket, number>();
  server.off('request', serve);
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MOST_UNDER_WAY) return throwOut(socket);
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    serve(request, response);
  });
}

/** At most one more than may be under way: nobody needs to know how many more there are. */
function requestsIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(END_OF_FIRST_LINE); at >= 0 && count <= MOST_UNDER_WAY; count++)
    at = chunk.indexOf(END_OF_FIRST_LINE, at + 1);
  return count;
}
