import { expect, test } from 'vitest';
import { type Chunks, packsOf } from './packs.ts';

const chunk = (modules: string[], imports: string[] = [], later: string[] = [], files: string[] = []) => ({
  modules,
  imports,
  later,
  files,
  isEntry: false,
});

const page: Chunks = new Map([
  [
    'main.js',
    {
      ...chunk(
        ['/t/web/main.tsx', '/t/games/root/cover.ts'],
        [],
        ['table.js', 'lab.js', 'new.js', 'root.js', 'oath.js'],
      ),
      isEntry: true,
    },
  ],
  ['table.js', chunk(['/t/web/table/table-page.tsx', '/t/games/board/glyph.tsx'], ['main.js'], ['local.js'])],
  ['lab.js', chunk(['/t/web/lab/lab-page.tsx'], ['main.js'], [], ['bots.js'])],
  ['new.js', chunk(['/t/web/host/local-new.ts'], ['kernel.js'])],
  ['local.js', chunk(['/t/web/host/local-host.ts'], ['kernel.js', 'table.js'])],
  ['kernel.js', chunk(['/t/kernel/table/table.ts'])],
  ['root.js', chunk(['/t/games/root/game.ts'], ['kernel.js'], ['root-pt.js'], ['root.css'])],
  ['root-pt.js', chunk(['/t/games/root/text/pt.ts'])],
  ['oath.js', chunk(['/t/games/oath/game.ts'], ['kernel.js'])],
]);
const worker: Chunks = new Map([
  ['bots.js', { ...chunk(['/t/web/host/bot-worker.ts'], [], ['thinks-root.js', 'thinks-oath.js']), isEntry: true }],
  ['thinks-root.js', chunk(['/t/games/root/game.ts'])],
  ['thinks-oath.js', chunk(['/t/games/oath/game.ts'])],
]);

test('a pack has its game, whatever runs tables here, and nothing of other games or of the shell', () => {
  expect(packsOf(page, worker)).toEqual({
    oath: ['bots.js', 'kernel.js', 'local.js', 'new.js', 'oath.js', 'thinks-oath.js'],
    root: ['bots.js', 'kernel.js', 'local.js', 'new.js', 'root-pt.js', 'root.css', 'root.js', 'thinks-root.js'],
  });
});
