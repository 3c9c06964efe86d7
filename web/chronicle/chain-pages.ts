/** The matches of a chain on the server, which tells a long one page by page. */
import { get } from '../host/api.ts';
import type { Match } from '../host/types.ts';

type ChainPage = { readonly matches: readonly Match[]; readonly next: string | null };

export async function chainOnServer(id: string): Promise<readonly Match[]> {
  const all: Match[] = [];
  for (let after = ''; ; ) {
    const { matches, next } = await get<ChainPage>(`/matches/${id}/chain${after && `?after=${after}`}`);
    all.push(...matches);
    if (next === null) return all;
    after = next;
  }
}
