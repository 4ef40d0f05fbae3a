import { defineConfig } from '@playwright/test';
import { mainRoads } from './tests/e2e/main-roads.ts';

// For every server that a test starts: see server/accounts/password.ts.
process.env.MAIA_TEST_PASSWORD_COST = 'cheap-for-invented-people';

/** A test that measures time has the machine to itself. */
const timed = 'severe.spec.ts';

/** A project's filter looks at its own name, the file and the title in one line. */
const isMainRoad = mainRoads.map((title) => new RegExp(`${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));

/** These start the embedded server themselves, with settings of their own; a foreign project's app cannot talk to it. */
const embeddedOnly = {
  files: ['faults.spec.ts', 'second-factor.spec.ts', 'security.spec.ts', 'start.spec.ts'],
  title: /a sign-up that breaks off goes on; by mail she confirms her address/,
};
/** These show what Appwrite does otherwise; one of them reads the mails that E2E_MAIL has. */
const appwriteOnly = { files: ['appwrite.spec.ts'], mails: /by mail: a code opens an account/ };
const isElsewhere = Boolean(process.env.E2E_ENDPOINT);
const ignored = [timed, ...(isElsewhere ? embeddedOnly.files : appwriteOnly.files)];
const leftOut = [...(isElsewhere ? [embeddedOnly.title] : []), ...(process.env.E2E_MAIL ? [] : [appwriteOnly.mails])];

/** Two files at a time, each test with a server and phones of its own, and without a second chance: a test that fails once in fifty runs is a bug. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build/before-all.ts',
  // Another server is one project for all files: two would change the variables of its functions for each other.
  workers: isElsewhere ? 1 : 2,
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
    { name: 'main', testIgnore: ignored, grep: isMainRoad, dependencies: ['timed'] },
    { name: 'rest', testIgnore: ignored, grepInvert: [...isMainRoad, ...leftOut] },
  ],
});
