import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/*.md', 'games/*/README.md'], { cwd: root });

test.each(pages)('%s links only to what exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] as string);
  const local = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

test.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`([\w-]+)(\/[\w./-]+\.(?:tsx?|md|json|svg))`/g)];
  const missing = named.filter(([, folder, rest]) => {
    const at = [dirname(page), '.'].map((from) => join(root, from, folder as string)).find(existsSync);
    return at !== undefined && !existsSync(at + rest);
  });
  expect(missing.map(([, folder, rest]) => `${folder}${rest}`)).toEqual([]);
});

test.each(pages)('%s asks only for tests that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const tests = globSync(['**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root, exclude: ['**/node_modules'] });
  const words = [...text.matchAll(/(?:npm test --|vitest run|npx vitest) ([\w/.-]+)/g)].map(
    (match) => match[1] as string,
  );
  const asked = words.filter((word) => !word.startsWith('-'));
  expect(asked.filter((word) => !tests.some((path) => path.includes(word)))).toEqual([]);
});

test('docs/writing-a-game.md quotes the example as it is', () => {
  const guide = readFileSync(join(root, 'docs/writing-a-game.md'), 'utf8');
  const rules = readFileSync(join(root, 'kernel/examples/hex/rules.ts'), 'utf8');
  const quoted = [...guide.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] as string).slice(0, 2);
  for (const code of quoted) expect(rules).toContain(code);
});
