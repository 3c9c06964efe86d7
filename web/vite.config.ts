import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { earlyText } from './build/early-text.ts';
import { type Chunks, notes } from './build/packs.ts';
import { precache } from './build/precache.ts';

const server = process.env.TAVOLA_SERVER ?? 'http://localhost:3000';

const page: Chunks = new Map();
const worker: Chunks = new Map();

/** What the first script imports at once and other scripts share. */
const SHELL = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|idb)/',
    '(?:games(?:/examples)?|kernel/fixtures)/[^/]+/cover.ts|games/(?:example-)?(?:rules|shelf).ts|games/board/glyph.tsx',
    'kernel/(?:rules/(?:ask|decision)|host/(?:practice|sitter|standing)).ts',
    'web/browser/(?:newcomer|router|settings).tsx?|web/people/(?:name|person).ts|web/shelf/game-list.ts|web/text/(?:catalogue|languages).ts',
    'web/ui/|web/host/store.ts|web/matches/(?:match-card|mine|practice-chip).tsx?|web/new-table/create.ts',
  ].join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), budget(100_000), earlyText(), notes(page), precache(page, worker), compress()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    // So that the server knows what a table's page needs.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in two files instead of fifteen small ones: a slow phone asks for each in turn.
      output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
    },
  },
  worker: { format: 'es', plugins: () => [notes(worker)] },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
