import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { bundles } from './build/bundles.ts';
import { compress } from './build/compress.ts';
import { earlyText } from './build/early-text.ts';
import { type Chunks, notes } from './build/packs.ts';
import { precache } from './build/precache.ts';

const server = process.env.TAVOLA_SERVER ?? 'http://localhost:3000';

const page: Chunks = new Map();
const worker: Chunks = new Map();

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
      output: {
        codeSplitting: { groups: bundles(import.meta.dirname) },
      },
    },
  },
  worker: { format: 'es', plugins: () => [notes(worker)] },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
