import { defineConfig } from '@playwright/test';
import { mainRoads } from './tests/e2e/main-roads.ts';

// For every server that a test starts: see server/accounts/password.ts.
process.env.MAIA_TEST_PASSWORD_COST = 'cheap-for-invented-people';

/** A test that measures time has the machine to itself. */
const timed = 'severe.spec.ts';

/** A project's filter looks at its own name, the file and the title in one line. */
const isMainRoad = mainRoads.map((title) => new RegExp(`${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));

/** Two files at a time, each test with a server and phones of its own, and without a second chance: a test that fails once in fifty runs is a bug. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build/before-all.ts',
  // Another server is one project for all files: two would change the variables of its functions for each other.
  workers: process.env.E2E_ENDPOINT ? 1 : 2,
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
    { name: 'main', testIgnore: timed, grep: isMainRoad, dependencies: ['timed'] },
    { name: 'rest', testIgnore: timed, grepInvert: isMainRoad },
  ],
});
