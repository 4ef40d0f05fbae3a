// The tests, in two speeds. Ends with one line: `N passed, N failed`.
//
//   npm test           what a person runs before each commit: types, lint, build, the quick tests of Vitest
//                      (unit, contract, twenty simulated worlds) and the browser tests of the main roads
//   npm run test:all   that, the format, and everything else
//   npm run test:rest  everything else alone: what CI runs after `npm test`
//
// Which test is in which:
//   Vitest      the project `rest` in scripts/test/vitest-projects.ts names the slow files; every other file is in a project `main…`
//   Playwright  tests/e2e/main-roads.ts names the tests of `npm test`, which are the project `main`; every other is in `rest`
//
// What follows the name goes to Playwright: npm test -- story
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './test/find-chromium.mjs';
import { counted, inTurn, root, step } from './test/run-step.mjs';

/** Here the system keeps files in memory. */
const MEMORY = '/dev/shm';
const LEAST_FREE_BYTES = 1024 ** 3;
const REPORTER = join(root, 'scripts/test/reporter.mjs');

const speeds = ['main', 'all', 'rest'];
const [asked, ...others] = process.argv.slice(2);
const speed = speeds.includes(asked) ? asked : 'main';
const more = speeds.includes(asked) ? others : process.argv.slice(2);

const isWindows = process.platform === 'win32';
/** A tool of this repository, without a shell between. */
const tool = (file, ...args) => ({ command: process.execPath, args: [join(root, 'node_modules', file), ...args] });

/**
 * A folder in memory: each answer of a server waits for the disk, each phone of a browser test is a thousand files, and
 * nothing here has to outlive a power cut.
 */
function makeMemoryFolder() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < LEAST_FREE_BYTES ? undefined : mkdtempSync(join(MEMORY, 'maia-test-'));
  } catch {
    return undefined;
  }
}

function end() {
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
  process.exit(counted.failed > 0 ? 1 : 0);
}

/** Ends the whole run at the first step that fails. */
function must(isWell) {
  if (isWell) return;
  counted.failed = Math.max(counted.failed, 1);
  end();
}

const format = (...paths) => tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...paths);

/** Two rows, each as long as the other, for two processors. */
async function check() {
  const types = (project) => [`types of ${project}`, tool('typescript/bin/tsc', '--noEmit', '-p', project)];
  const steps = [
    inTurn(types('tsconfig.json'), types('tsconfig.worker.json')),
    inTurn(
      ['lint', tool('oxlint/bin/oxlint', '--deny-warnings')],
      ['build', tool('vite/bin/vite.js', 'build', '--logLevel=warn')],
      types('tsconfig.node.json'),
    ),
  ];
  (await Promise.all(steps)).forEach(must);
}

async function checkFormat() {
  const steps = [inTurn(['format of src', format('src')]), inTurn(['format of everything else', format('.', '!src')])];
  (await Promise.all(steps)).forEach(must);
}

/** Runs one step whose temporary files are in memory where there is room. */
async function stepInMemory(name, { env = {}, ...what }) {
  const memory = makeMemoryFolder();
  const isWell = await step(name, { ...what, env: { ...env, ...(memory && { TMPDIR: memory }) } });
  if (memory) rmSync(memory, { recursive: true, force: true });
  must(isWell);
}

const vitest = (name, project) => async () => {
  const args = ['run', '--project', project, '--reporter=default', `--reporter=${REPORTER}`];
  await stepInMemory(name, tool('vitest/vitest.mjs', ...args));
};

const playwright =
  (name, ...which) =>
  async () => {
    const chromium = await getChromium();
    must(chromium);
    const args = ['test', `--reporter=list,${REPORTER}`, ...which, ...more];
    await stepInMemory(name, { ...tool('@playwright/test/cli.js', ...args), env: { CHROMIUM_PATH: chromium } });
  };

const main = [
  check,
  vitest('unit, contract, twenty simulated worlds', 'main*'),
  playwright('browser: main roads', '--project', 'main'),
];
const rest = [
  checkFormat,
  vitest('simulation, planted bugs, faults, fuzz', 'rest'),
  playwright('browser: everything else', '--project', 'rest'),
];

if (!existsSync(join(root, 'node_modules/.package-lock.json')))
  must(
    await step('npm ci', {
      command: 'npm',
      args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      shell: isWindows,
    }),
  );
for (const run of { main, rest, all: [...main, ...rest] }[speed]) await run();
end();
