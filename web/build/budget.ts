/** The build fails when the page needs more JavaScript than it may before a game is opened (docs: budgets). */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { languageOf } from './early-text.ts';

type Chunk = { readonly code: string; readonly imports: readonly string[] };

/** The scripts of the home page with the longer of the languages, of which a browser fetches one. */
export function budget(mostBytes: number): Plugin {
  return {
    name: 'tavola:budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      const entries: string[] = [];
      let text = 0;
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk') continue;
        chunks.set(name, file);
        if (file.isEntry) entries.push(name);
        if (languageOf(file.facadeModuleId)) text = Math.max(text, gzipSync(file.code).length);
      }
      const bytes = gzipped(chunks, entries) + text;
      const told = `JavaScript before a game is opened: ${(bytes / 1000).toFixed(1)} of ${mostBytes / 1000} KB (gzip)`;
      if (bytes > mostBytes) this.error(`over budget. ${told}`);
      this.info(told);
    },
  };
}

/** The size of the entries and all they import at once, compressed one by one as a server sends them. */
export function gzipped(chunks: ReadonlyMap<string, Chunk>, entries: readonly string[]): number {
  const seen = new Set<string>();
  const waiting = [...entries];
  let bytes = 0;
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (seen.has(name) || !chunk) continue;
    seen.add(name);
    bytes += gzipSync(chunk.code).length;
    waiting.push(...chunk.imports);
  }
  return bytes;
}
