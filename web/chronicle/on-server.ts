/** The matches of a chronicle on the server, which hands out a long one page by page. */
import { get } from '../api/request.ts';
import type { Match } from '../api/types.ts';

type ChroniclePart = { readonly matches: readonly Match[]; readonly next: string | null };

export async function chronicleOnServer(id: string): Promise<readonly Match[]> {
  const all: Match[] = [];
  for (let after = ''; ; ) {
    const { matches, next } = await get<ChroniclePart>(`/matches/${id}/chain${after && `?after=${after}`}`);
    all.push(...matches);
    if (next === null) return all;
    after = next;
  }
}
