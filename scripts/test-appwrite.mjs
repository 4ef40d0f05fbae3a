// Everything that can be asked of a real Appwrite, in the order of what depends on what: a black-box suite of its API, our
// contract, our functions with their own keys, the stories in a browser. All parts run, whatever becomes of the one before;
// the last lines are one table.
//
//   APPWRITE_ENDPOINT=http://localhost/v1 APPWRITE_PROJECT_ID=maia APPWRITE_API_KEY=... npm run test:appwrite
//   npm run test:appwrite -- contract functions     only these parts
//
// docs/appwrite.md says how to get such a server and what it must have. What the tests write stays in that project.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './test/find-chromium.mjs';
import { counted, root, skippedBecause, step } from './test/run-step.mjs';

const env = join(root, '.env');
if (existsSync(env)) process.loadEnvFile(env);
const { APPWRITE_ENDPOINT: endpoint, APPWRITE_API_KEY: key, APPWRITE_PROJECT_ID: project = 'maia' } = process.env;
if (!endpoint || !key) {
  console.error(
    'Set APPWRITE_ENDPOINT (with /v1), APPWRITE_API_KEY (all scopes) and, if it is not maia, APPWRITE_PROJECT_ID.',
  );
  process.exit(1);
}
/** One project can have all three schemas. A part has another project when its own variables say so. */
const target = (part) => ({
  [`${part}_ENDPOINT`]: endpoint,
  [`${part}_API_KEY`]: process.env[`${part}_API_KEY`] ?? key,
  [`${part}_PROJECT`]: process.env[`${part}_PROJECT`] ?? project,
});
const mail = process.env.APPWRITE_MAIL;
const tool = (file, ...args) => ({ command: process.execPath, args: [join(root, 'node_modules', file), ...args] });
const REPORTER = join(root, 'scripts/test/reporter.mjs');
/** One file after the other: a server with other work answers one of them well, and two with timeouts. */
const vitest = (...files) =>
  tool('vitest/vitest.mjs', 'run', '--no-file-parallelism', '--reporter=default', `--reporter=${REPORTER}`, ...files);
/** The contract tests that ask the server under test. All others start a server of this repository and say nothing here. */
const contractFiles = () =>
  readdirSync(join(root, 'tests/contract'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('tests/contract', path))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('serverUnderTest()'));
const DEPLOYED = ['functions/deployed-functions', 'documents/longest-texts'].map(
  (name) => `tests/contract/${name}.test.ts`,
);

const parts = {
  conformance: async () => ({
    command: process.execPath,
    args: [join(root, 'scripts/conformance.mjs')],
    env: {
      CONFORMANCE_FUNCTION: 'conf-echo',
      CONFORMANCE_RATE_LIMITS: 'off',
      ...(mail ? { CONFORMANCE_MAIL: mail } : {}),
      ...target('CONFORMANCE'),
      TEST_PROGRESS: 'on',
    },
  }),
  contract: async () => ({
    ...vitest(...contractFiles()),
    env: { ...(mail ? { CONTRACT_MAIL: mail } : {}), ...target('CONTRACT') },
  }),
  functions: async () => ({ ...vitest(...DEPLOYED), env: target('E2E') }),
  browser: async () => ({
    ...tool('@playwright/test/cli.js', 'test', '--no-deps', `--reporter=list,${REPORTER}`),
    env: { CHROMIUM_PATH: await getChromium(), ...(mail ? { E2E_MAIL: mail } : {}), ...target('E2E') },
  }),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const table = [];
for (const [name, begin] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const [before, startedAt] = [{ ...counted }, performance.now()];
  await step(name, await begin());
  table.push({
    part: name,
    passed: counted.passed - before.passed,
    failed: counted.failed - before.failed,
    skipped: counted.skipped - before.skipped,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  });
}
for (const [because, tests] of skippedBecause)
  console.log(`${tests} skipped: ${because || 'they look into the embedded server, or need a setting of it'}`);
console.table(table);
process.exit(counted.failed > 0 ? 1 : 0);
