import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/*.md', 'games/*/README.md', 'games/*/lab/lab.md'], { cwd: root });

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
    const at = [dirname(page), join(dirname(page), '..'), '.']
      .map((from) => join(root, from, folder as string))
      .find(existsSync);
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

test('docs/writing-a-game.md quotes the model as it is', () => {
  const guide = readFileSync(join(root, 'docs/writing-a-game.md'), 'utf8');
  const model = globSync('games/examples/harbour/**/*.{ts,tsx}', { cwd: root });
  const sources = model.map((file) => readFileSync(join(root, file), 'utf8'));
  const quoted = [...guide.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] as string);
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter((code) => !sources.some((source) => source.includes(code)))).toEqual([]);
});

test('docs/kernel.md names every file of the kernel', () => {
  const guide = readFileSync(join(root, 'docs/kernel.md'), 'utf8');
  const files = globSync('kernel/{rules,table,host,face,real}/*.ts', { cwd: root });
  const named = files.filter((file) => !file.endsWith('.test.ts')).map((file) => basename(file));
  expect(named.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
});
