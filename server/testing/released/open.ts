/** What released versions left behind, for tests that open it: each in a folder of its own, named by its day. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { newFolder } from '../start.ts';
import type { BrowserDocuments } from './browser.ts';
import type { Written } from './tables.ts';

const folder = import.meta.dirname;

export const releases: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const mended: { readonly [release: string]: readonly string[] } = {
  '2026-11-16': ['labyrinx'],
  '2026-11-18': ['oath', 'root'],
};

/** Were the rules of this game mended after that release? Then some of its picks may not fit today's, and what holds them says so. */
export function isMended(release: string, game: string): boolean {
  return mended[release]?.includes(game) ?? false;
}

export type Release = {
  /** A folder for TAVOLA_DATA with the database in it. */
  readonly data: string;
  /** Ana's, then Bia's. */
  readonly cookies: readonly [string, string];
  readonly tables: readonly Written[];
};

export function unpacked(release: string): Release {
  const data = newFolder();
  writeFileSync(join(data, 'tavola.db'), contentOf(release, 'tavola.db.gz'));
  return { data, ...JSON.parse(readFileSync(join(folder, release, 'tables.json'), 'utf8')) };
}

export function documentsOf(release: string): BrowserDocuments {
  return JSON.parse(contentOf(release, 'browser.json.gz').toString());
}

function contentOf(release: string, file: string): Buffer {
  return gunzipSync(readFileSync(join(folder, release, file)));
}
