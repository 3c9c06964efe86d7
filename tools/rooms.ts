/** Folders as rooms: which files they have, and which of them import each other. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** In a room with more files nobody finds the door. */
export const MOST_FILES = 25;

/** Every source file by its path from the root; tests and their helpers do not count. */
export function sourcesIn(root: string): string[] {
  return globSync('{kernel,testing,bots,games,examples,cli,server,web,e2e,tools}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|spec)\.|\/testing\//.test(file));
}

/** Which folders each folder imports from; types count. */
export function importsOf(root: string, sources: readonly string[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = posix.dirname(file);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*['"]((?:\.\.?\/|@tavola\/)[^'"]+\.(?:tsx?|mjs))['"]/g,
    )) {
      const to = posix.dirname(path.startsWith('.') ? posix.join(from, path) : path.slice('@tavola/'.length));
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Groups of folders from each of which every other of the group is reached. */
export function knotsOf(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]));
  const knots = [...reached].map(([folder, its]) => [...its].filter((other) => reached.get(other)?.has(folder)).sort());
  return [...new Map(knots.filter(({ length }) => length > 1).map((knot) => [knot.join(' '), knot])).values()];
}

function reachedFrom(folder: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(imports.get(folder) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return reached;
}
