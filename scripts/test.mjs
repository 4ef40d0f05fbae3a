// Runs every check of the repository in order and ends with one line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.tmp', 'reports');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
/** Here the system keeps files in memory. */
const MEMORY = '/dev/shm';
const LEAST_FREE_BYTES = 1024 ** 3;
const counted = { passed: 0, failed: 0 };

const isWindows = process.platform === 'win32';
const npm = (...args) => ({ command: 'npm', args, shell: isWindows });
/** A tool of this repository, without a shell between. */
const tool = (file, ...args) => ({ command: process.execPath, args: [join(root, 'node_modules', file), ...args] });

/** Runs one step, prints what it says only if it fails or is `loud`, and its time. @returns whether it went well */
async function step(name, { command, args, shell = false }, { loud = false, env = {} } = {}) {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    shell,
    stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const status = await once(child, 'close').then(
    ([code]) => code,
    (error) => void said.push(Buffer.from(error.message)),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (status !== 0) console.log(Buffer.concat(said).toString());
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s`);
  return status === 0;
}

/** Runs steps one after the other up to the first that fails. @returns whether all went well */
async function inTurn(...steps) {
  for (const [name, what] of steps) if (!(await step(name, what))) return false;
  return true;
}

/** A folder in memory, because each answer of a server waits for the disk; nothing here has to outlive a power cut. */
function makeMemoryFolder() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < LEAST_FREE_BYTES ? undefined : mkdtempSync(join(MEMORY, 'maia-test-'));
  } catch {
    return undefined;
  }
}

function countUnit() {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = read(unitReport);
  counted.passed += numPassedTests;
  // A file that cannot be loaded has no failed test, and is a failure all the same.
  counted.failed += Math.max(numFailedTests, Math.min(numFailedTestSuites, 1));
}

function countBrowser() {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(browserReport).stats ?? {};
  counted.passed += expected;
  counted.failed += unexpected + flaky;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Where a Chromium may be, the one that was asked for first. */
function findChromium() {
  const own = () => {
    try {
      return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
    } catch {
      return '';
    }
  };
  const inPath = (process.env.PATH ?? '')
    .split(isWindows ? ';' : ':')
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)));
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    ...inPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    own(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

const isDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

async function getChromium() {
  const found = findChromium();
  if (found || !isDebianAsRoot()) return found;
  const apt = (...args) => ({ command: 'apt-get', args: ['-qq', ...args] });
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step('apt-get update', apt('update'), { env });
  await step('apt-get install chromium', apt('install', '-y', '--no-install-recommends', 'chromium'), { env });
  return findChromium();
}

function end() {
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
  process.exit(counted.failed > 0 ? 1 : 0);
}

/** Ends the whole run at the first step that fails; a check that is no test counts as one. */
function must(isWell) {
  if (isWell) return;
  counted.failed = Math.max(counted.failed, 1);
  end();
}

async function testInBrowser() {
  const chromium = await getChromium();
  if (!chromium) {
    console.log(
      [
        'The browser tests need Chromium and found none. Do one of these and run npm test again:',
        '  set CHROMIUM_PATH to a Chromium or Chrome',
        '  Debian or Ubuntu: sudo apt-get install chromium',
        '  any other system: npx playwright install chromium',
      ].join('\n'),
    );
    must(false);
  }
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
  const isWell = await step(
    'browser tests',
    tool('@playwright/test/cli.js', 'test', '--reporter=list,json', ...process.argv.slice(2)),
    { loud: true, env },
  );
  countBrowser();
  must(isWell);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (!existsSync(join(root, 'node_modules/.package-lock.json')))
  must(await step('npm ci', npm('ci', '--no-audit', '--no-fund', '--loglevel=error')));
// The format takes one processor as long as all the others together.
const areChecksWell = await Promise.all([
  step('format', tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')),
  inTurn(
    ...['tsconfig.json', 'tsconfig.worker.json', 'tsconfig.node.json'].map((project) => [
      `types of ${project}`,
      tool('typescript/bin/tsc', '--noEmit', '-p', project),
    ]),
    ['lint', tool('oxlint/bin/oxlint', '--deny-warnings')],
    ['build', tool('vite/bin/vite.js', 'build', '--logLevel=warn')],
  ),
]);
areChecksWell.forEach(must);
const memory = makeMemoryFolder();
const areUnitsWell = await step(
  'unit and contract tests',
  tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
  { env: memory ? { TMPDIR: memory } : {} },
);
if (memory) rmSync(memory, { recursive: true, force: true });
countUnit();
must(areUnitsWell);
await testInBrowser();
end();
