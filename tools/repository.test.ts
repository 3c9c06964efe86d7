/** What runs elsewhere when somebody pushes, tags or reports: it names scripts and files that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { readonly uses?: string; readonly run?: string };
type Workflow = {
  readonly on: unknown;
  readonly jobs: { readonly [name: string]: { readonly steps: readonly Step[] } };
};
type Form = {
  readonly name: string;
  readonly description: string;
  readonly body: readonly { readonly id: string; readonly attributes: { readonly label: string } }[];
};

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) => readdirSync(join(root, folder)).filter((file) => file.endsWith('.yml'));
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly [name: string]: string } };

describe.each(filesIn('.github/workflows'))('%s', (file) => {
  const { on, jobs } = parse(read(`.github/workflows/${file}`)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('begins by itself, and each step does one thing', () => {
    expect(on).toBeTruthy();
    for (const { uses, run } of steps) expect([uses, run].filter((it) => it !== undefined)).toHaveLength(1);
  });

  test('calls scripts that exist', () => {
    const called = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run )?(?:-s )?(\w+)/g)].map(([, name]) => name),
    );
    expect(called.length).toBeGreaterThan(0);
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });

  test('uses actions of a fixed version', () => {
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  });
});

test.each(filesIn('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml'))('%s is a form', (file) => {
  const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${file}`)) as Form;
  expect(name && description).toBeTruthy();
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  for (const { attributes } of body) expect(attributes.label).toBeTruthy();
});

test('a release finds its notes in the changelog', () => {
  expect(read('CHANGELOG.md')).toMatch(/^## \d+\.\d+\.\d+/m);
  for (const file of ['SECURITY.md', 'CODE_OF_CONDUCT.md', 'LICENSE']) expect(existsSync(join(root, file))).toBe(true);
});
