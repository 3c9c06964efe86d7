/** How many connections one address may hold open. Behind a proxy all come from its address: it must count them itself. */
import type { Server } from 'node:http';
import type { Config } from './config.ts';
import { networkOf } from './network.ts';

export function limitConnections(server: Server, { limits, proxies }: Config): void {
  const most = limits.connectionsPerAddress;
  if (most === 0 || proxies !== 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
