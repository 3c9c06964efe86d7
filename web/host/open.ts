/** The table behind an id, wherever it runs. What runs local tables (kernel, bots) is loaded only for them. */
import type { TableHost } from './host.ts';
import { openServerTable } from './server-host.ts';
import { isLocal } from './store.ts';

export async function openHost(id: string): Promise<TableHost> {
  if (!isLocal(id)) return openServerTable(id);
  const { openLocalTable } = await import('./local-host.ts');
  return openLocalTable(id);
}
