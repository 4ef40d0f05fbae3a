import { defineConfig } from '@playwright/test';

/** A test that measures time has the machine to itself. */
const timed = 'severe.spec.ts';

/** Two files at a time, each test with a server and phones of its own, and without a second chance: a test that fails once in fifty runs is a bug. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build-app.ts',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: { actionTimeout: 20_000, navigationTimeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    { name: 'timed', testMatch: timed },
    { name: 'all others', testIgnore: timed, dependencies: ['timed'] },
  ],
});
