/**
 * The house in figures, for docs/architecture.md: lines, rooms, knots, long functions, what the stylesheets repeat.
 *   node tools/house.ts [folder]        of this tree, or of another checkout
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vitest/node';
import { importsOf, knotsOf, MOST_FILES, sourcesIn } from './rooms.ts';

const LONG_FUNCTION = 80;
type Node = { readonly type: string; readonly start: number; readonly end: number };

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const files = sourcesIn(root);
const code = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const scripts = files.filter((file) => !file.endsWith('.css'));
const styles = files.filter((file) => file.endsWith('.css')).map((file) => code.get(file) as string);
const boards = files.filter((file) => /^(?:games|examples|kernel).*\.(?:tsx|css)$/.test(file));
const rooms = [...Map.groupBy(files, posix.dirname)].filter(([folder]) => !/\/data$/.test(folder));
const long = scripts.flatMap((file) => longFunctions(file, code.get(file) as string));

console.log(`lines of source: ${sum(files)}`);
console.log(`lines of boards (TSX and CSS of games): ${sum(boards)}`);
console.log(`folders above ${MOST_FILES} files: ${rooms.filter(([, { length }]) => length > MOST_FILES).length}`);
console.log(`groups of folders that import each other: ${knotsOf(importsOf(root, files)).length}`);
console.log(`functions above ${LONG_FUNCTION} lines: ${long.length}`);
for (const line of long) console.log(`  ${line}`);
told('font sizes in px', /font(?:-size)?:[^;{}]*?\b(\d+(?:\.\d+)?px)/g);
told('hex colours', /(#[0-9a-f]{3,8})\b/gi);
told('media queries', /@(?:media|container)([^{]+)\{/g);

function sum(these: readonly string[]): number {
  return these.reduce((lines, file) => lines + (code.get(file)?.split('\n').length ?? 0), 0);
}

function told(what: string, pattern: RegExp): void {
  const found = styles.flatMap((css) => [...css.matchAll(pattern)].map(([, value = '']) => value.trim()));
  console.log(`${what}: ${found.length} of ${new Set(found).size} values`);
}

function longFunctions(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    const lines = text.slice(node.start, node.end).split('\n').length;
    if (/Function/.test(node.type) && !/^TS/.test(node.type) && lines > LONG_FUNCTION)
      found.push(`${file}:${text.slice(0, node.start).split('\n').length} ${lines} lines`);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof (child as Node | null)?.type === 'string') visit(child as Node);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
}
