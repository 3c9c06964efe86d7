// Plays the lab's kept runs again and keeps what comes out: node tools/lab-runs.mjs [game]. The runs themselves stand in
// games/<game>/lab/*.json, each with its command; a new one begins as `npm run tavola -- lab ... --save games/<game>/lab/<id>.json`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const wanted = process.argv[2];
for (const game of readdirSync(join(root, 'games'))) {
  if (wanted !== undefined && game !== wanted) continue;
  const folder = join(root, 'games', game, 'lab');
  for (const name of kept(folder)) {
    const file = join(folder, name);
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'cli/main.ts'), 'lab', 'repeat', file, '--save', file, '--lang', 'en'],
      {
        encoding: 'utf8',
      },
    );
    process.stdout.write(`${game}/${name}: ${stdout.trimEnd().split('\n').at(-1)}\n`);
  }
}

function kept(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
