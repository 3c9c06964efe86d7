import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { precache } from './build/precache.ts';
import { withoutBoards } from './build/without-boards.ts';

const server = process.env.TAVOLA_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), budget(150_000), precache(), compress()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    // So that the server knows what a table's page needs.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', plugins: () => [withoutBoards()] },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
