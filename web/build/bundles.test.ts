import { expect, test } from 'vitest';
import { bundles } from './bundles.ts';

const WEB = '/house/web';
/** Who imports what at once, and what later. */
const sources: { readonly [file: string]: readonly [readonly string[], readonly string[]] } = {
  'web/main.tsx': [['web/app.tsx', 'web/styles/base.css'], []],
  'web/app.tsx': [['web/ui.tsx'], ['web/table/table-page.tsx', 'web/rules/rules-page.tsx']],
  'web/ui.tsx': [[], ['games/go/face.ts', 'games/go/board/board.tsx']],
  'web/rules/rules-page.tsx': [['web/dialog.tsx'], []],
  'web/table/table-page.tsx': [['web/table/stage/stage.tsx', 'web/dialog.tsx'], ['web/table/result/result.tsx']],
  'web/table/stage/stage.tsx': [['web/ui.tsx', 'games/board/tags.tsx'], []],
  'web/table/result/result.tsx': [[], []],
  'web/dialog.tsx': [['web/ui.tsx'], []],
  'games/board/tags.tsx': [[], []],
  'games/board/pile.tsx': [[], []],
  'kernel/rules/ask.ts': [[], []],
  'games/go/face.ts': [
    ['games/go/rules.ts', 'kernel/rules/ask.ts'],
    ['games/go/text/pt/text.ts', 'games/go/text/en/text.ts'],
  ],
  'games/go/rules.ts': [[], []],
  'games/go/board/board.tsx': [['games/go/rules.ts', 'games/board/pile.tsx', 'games/board/tags.tsx'], []],
  'games/go/text/pt/text.ts': [['games/go/text/counted.ts'], []],
  'games/go/text/en/text.ts': [['games/go/text/counted.ts'], []],
  'games/go/text/counted.ts': [[], []],
  'web/styles/base.css': [[], []],
};
const graph = {
  getModuleInfo(id: string) {
    const [now, later] = sources[id.replace('/house/', '')] ?? [[], []];
    const ids = (files: readonly string[]) => files.map((file) => `/house/${file}`);
    return { importedIds: ids(now), dynamicallyImportedIds: ids(later) };
  },
};

test('what is needed together comes in one file, and nobody fetches what only others need', () => {
  const groups = bundles(WEB);
  const of = (file: string) => groups.map(({ name }) => name(`/house/${file}`, graph)).filter((name) => name !== null);
  const found = Object.fromEntries(Object.keys(sources).map((file) => [file, of(file).join()]));
  expect(found).toEqual({
    'web/main.tsx': '',
    'web/styles/base.css': '',
    'web/app.tsx': 'shell',
    'web/ui.tsx': 'shell',
    'web/rules/rules-page.tsx': '',
    'web/dialog.tsx': 'common',
    'kernel/rules/ask.ts': 'common',
    'web/table/table-page.tsx': 'table',
    'web/table/stage/stage.tsx': 'table',
    'games/board/tags.tsx': 'table',
    'web/table/result/result.tsx': '',
    'games/board/pile.tsx': 'kit',
    'games/go/face.ts': 'go-face',
    'games/go/rules.ts': 'go-face',
    'games/go/text/counted.ts': 'go-face',
    'games/go/board/board.tsx': 'go-board',
    'games/go/text/pt/text.ts': 'go-pt',
    'games/go/text/en/text.ts': 'go-en',
  });
});
