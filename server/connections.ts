/** Which connections are accepted: a limited number from each address, and none from one that was thrown out too often. Behind a proxy all come from its address: it must count them itself. */
import type { RequestListener, Server } from 'node:http';
import type { Config } from './config.ts';
import type { Guard } from './guard.ts';
import { networkOf } from './network.ts';

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

/** Clients wait for the answer before they ask again over the same connection. One that does not is thrown out before anything else looks at what it sent. */
export function refuseImpatient(server: Server, { proxies }: Config, { blame }: Guard): void {
  const [serve] = server.listeners('request') as [RequestListener];
  server.off('request', serve);
  server.on('request', (request, response) => {
    const { socket } = request;
    // Only the answer that is being written has the connection.
    if (response.socket !== null) return serve(request, response);
    if (!socket.destroyed && proxies === 0) blame(networkOf(socket.remoteAddress ?? ''));
    socket.destroy();
  });
}
