import { defineConfig } from '@playwright/test';
import { mainRoads } from './tests/e2e/main-roads.ts';

// For every server that a test starts: see server/accounts/password.ts.
process.env.MAIA_TEST_PASSWORD_COST = 'cheap-for-invented-people';

/** A test that measures time has the machine to itself. */
const timed = 'severe.spec.ts';

/** A project's filter looks at its own name, the file and the title in one line. */
const endsWith = (title: string) => new RegExp(`${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
const isMainRoad = mainRoads.map(endsWith);

/**
 * Stories of what only the embedded server has, each with the reason. They start it themselves, and the app of a foreign
 * project cannot talk to it.
 */
const embeddedOnly = {
  files: {
    'carry-over.spec.ts': 'its documents get their old times back',
    'moved-server.spec.ts': 'its data folder is moved',
    'new-clinic.spec.ts': 'it starts empty, and sends to a mail server of the test',
    'second-factor.spec.ts': 'a clinic requires a second factor, and devices are remembered; see appwrite.spec.ts',
    'security.spec.ts': 'the headers of its pages and cookies',
    'start.spec.ts': 'npm start serves it',
  },
  titles: {
    'a sign-up that breaks off goes on; by mail she confirms her address and sets a new password':
      'passwords it refuses',
    'two tabs, two phones, a lost session, a restart and a restored backup lose nothing': 'its data folder is set back',
  },
};
/** These show what Appwrite does otherwise; one of them reads the mails that E2E_MAIL has. */
const appwriteOnly = { files: ['appwrite.spec.ts'], mails: /by mail: a code opens an account/ };
const isElsewhere = Boolean(process.env.E2E_ENDPOINT);
const ignored = [timed, ...(isElsewhere ? Object.keys(embeddedOnly.files) : appwriteOnly.files)];
const leftOut = [
  ...(isElsewhere ? Object.keys(embeddedOnly.titles).map(endsWith) : []),
  ...(process.env.E2E_MAIL ? [] : [appwriteOnly.mails]),
];

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
