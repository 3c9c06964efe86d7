import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/** Tests start their own servers; `npm test` names the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  // Node reads these by itself, and a game is there in one second instead of nine.
  build: { external: ['**/kernel/**', '**/games/**', '**/bots/**', '**/server/**'] },
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  // A test waits about as long as it computes, so one more than there are cores keeps them busy.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // Generous, because a machine may be slow; no test waits longer than it must.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    screenshot: 'only-on-failure',
    // What breathes on a board is drawn again sixty times a second; beats.spec.ts, whose subject is motion, turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker fetches the whole client for every new person; the tests without a network allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.TAVOLA_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // No machine of ours has a graphics processor, and imitating one in a process of its own costs time.
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // These open browsers of their own, with screens of their own.
      testIgnore: ['friends.spec.ts', 'names.spec.ts', 'sharing.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
