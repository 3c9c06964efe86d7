/** tavola new: a copy of the model (games/examples/harbour) under a name of its own, listed with the other games, so that it plays at once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments, WrongArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODEL = 'games/examples/harbour';
/** Two letters at least, which begin the ids of its clauses. */
const ID = /^[a-z][a-z][a-z0-9-]*$/;
/** What stands beside the games. */
const TAKEN = ['board', 'examples', 'text'];

export const newGame: Command = async (argv, { text, print }) => {
  const [id = ''] = readArguments(argv, {}).words;
  if (!ID.test(id) || TAKEN.includes(id)) throw new WrongArguments((say) => say.author.badId);
  if (!existsSync(join(ROOT, MODEL))) throw new WrongArguments((say) => say.author.noCheckout);
  if (existsSync(join(ROOT, 'games', id))) throw new WrongArguments((say) => say.author.exists(id));
  writeGame(ROOT, id);
  spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['check', '--write', `games/${id}`, 'games/rules.ts', 'games/shelf.ts'],
    {
      cwd: ROOT,
    },
  );
  print(text.author.written(id));
  return 0;
};

/** Writes the folder of the game in this checkout, and its lines in both lists. */
function writeGame(root: string, id: string): void {
  const model = join(root, MODEL);
  for (const file of readdirSync(model, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(file)) continue;
    const to = join(root, 'games', id, file.replace('harbour', id));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(readFileSync(join(model, file), 'utf8'), id));
  }
  change(join(root, 'games/rules.ts'), (rules) => withRules(rules, id));
  change(join(root, 'games/shelf.ts'), (shelf) => withFeatures(shelf, id));
}

function renamed(source: string, id: string): string {
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
  const clauses = id
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  return source
    .replace(' The model that `tavola new` copies.', '')
    .replaceAll('HAR-', `${clauses}-`)
    .replaceAll('harbour', id)
    .replaceAll('Harbour', title);
}

function change(file: string, how: (source: string) => string): void {
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

/** The imports of the covers stay in order. */
function withRules(rules: string, id: string): string {
  const name = id.replaceAll(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  const covers = [...rules.matchAll(/^import \{ cover as .*\n/gm)].map(([line]) => line);
  const cover = `import { cover as ${name} } from './${id}/cover.ts';\n`;
  const sorted = [...covers, cover].sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
  return rules
    .replace(covers.join(''), sorted.join(''))
    .replace(/\n\];/, `\n  { ...${name}, game: () => import('./${id}/game.ts').then((it) => it.game) },\n];`);
}

function pathIn(line: string): string {
  return line.slice(line.indexOf("'"));
}

function withFeatures(shelf: string, id: string): string {
  const key = id.includes('-') ? `'${id}'` : id;
  const entry = `  ${key}: {
    face: () => import('./${id}/face.ts').then((it) => it.face),
    board: () => import('./${id}/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./${id}/learn.ts').then((it) => spokenIn(it.lessons, language)),
  },
`;
  return shelf.replace('};\n\nexport const games', `${entry}};\n\nexport const games`);
}
