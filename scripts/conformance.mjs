// Runs the black-box suite for Appwrite-compatible backends against the embedded backend, or against the server at
// CONFORMANCE_ENDPOINT, with the further variables of the suite's own README. The suite is not part of this repository:
// its folder is CONFORMANCE_DIR, or ../shared/conformance beside the repository. With names, such as `mfa tokens`, it runs
// these files only.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const suite = resolve(process.env.CONFORMANCE_DIR || join(root, '../shared/conformance'));

/** The test files of the areas that the backend implements. */
const FILES = [
  'account',
  'account-mail',
  'users',
  'documents-create',
  'documents-validation',
  'documents-change',
  'documents-access',
  'queries',
  'paging',
  'transactions',
  'bulk',
  'storage',
  'storage-chunks',
  'realtime',
  'http',
  'rate-limits',
  'functions',
  'sdk',
  'mfa',
  'key-scopes',
  'tokens',
  'user-import',
  'encrypted-attributes',
  'cursors',
];
const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : FILES;
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;

if (!existsSync(join(suite, 'open'))) {
  console.log(`Skipped: there is no conformance suite in ${suite}. Set CONFORMANCE_DIR to its folder to run it.`);
  process.exit(0);
}

const freePort = () =>
  new Promise((found, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

async function untilHealthy(url, hasEnded) {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until && !hasEnded();) {
    const answer = await fetch(`${url}/health/version`).catch(() => null);
    if (answer) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The backend did not start. The lines above say why.');
}

const ended = (child) => new Promise((done) => child.once('exit', (code) => done(code ?? 1)));

// A copy beneath the repository, so that the suite's imports find our node_modules.
const work = join(root, '.tmp', `conformance-${process.pid}`);
const copy = join(work, 'suite');
const data = join(work, 'data');
mkdirSync(data, { recursive: true });
cpSync(suite, copy, { recursive: true, filter: (from) => !from.includes('node_modules') });

/** Runs these files of the suite, in the copy. @returns the exit code */
async function run(files, env) {
  const isCounted = process.env.TEST_PROGRESS === 'on';
  const reporter = join(root, 'scripts/test/node-reporter.mjs');
  const tests = spawn(
    process.execPath,
    ['--test', '--test-concurrency=1', ...(isCounted ? [`--test-reporter=${reporter}`] : []), ...files],
    {
      cwd: copy,
      stdio: ['inherit', 'inherit', 'inherit', ...(isCounted ? [3] : [])],
      env: { ...process.env, ...env },
    },
  );
  return ended(tests);
}

if (process.env.CONFORMANCE_ENDPOINT) {
  const all = readdirSync(join(copy, 'open')).filter((name) => name.endsWith('.test.mjs'));
  const wanted = names === FILES ? all : names.map((name) => `${name}.test.mjs`);
  const code = await run(
    wanted.map((name) => join(copy, 'open', name)),
    {},
  );
  rmSync(work, { recursive: true, force: true });
  process.exit(code);
}

const port = await freePort();
const key = randomBytes(24).toString('hex');
const backend = spawn(
  process.execPath,
  [
    ['--import', 'tsx', join(root, 'server/main.ts'), '--trust-proxy'],
    ['--config', join(copy, 'appwrite.json')],
    ['--data', data],
    ['--port', String(port)],
    ['--api-key', key],
  ].flat(),
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
let hasEnded = false;
const backendEnded = ended(backend).then(() => (hasEnded = true));

let code = 1;
try {
  const endpoint = `http://localhost:${port}/v1`;
  await untilHealthy(endpoint, () => hasEnded);
  code = await run(
    names.map((name) => join(copy, 'open', `${name}.test.mjs`)),
    {
      CONFORMANCE_ENDPOINT: endpoint,
      CONFORMANCE_API_KEY: key,
      CONFORMANCE_MAIL: join(data, 'mail.jsonl'),
      CONFORMANCE_FUNCTION: 'conf-echo',
      // This server has one project, so the key of another one is a key that it never made.
      CONFORMANCE_OTHER_KEY: `standard_${randomBytes(128).toString('hex')}`,
    },
  );
} catch (error) {
  console.error(error.message);
} finally {
  backend.kill('SIGTERM');
  const insist = setTimeout(() => backend.kill('SIGKILL'), STOP_LIMIT_MS);
  await backendEnded;
  clearTimeout(insist);
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
