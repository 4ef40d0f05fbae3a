// Starts Maia on a machine that has only Node: installs, builds and serves. Plain Node, because no package is installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// npm is a batch file there, which only a shell can start.
const isWindows = process.platform === 'win32';
const LEAST_NODE = [20, 19];

const HELP = `Installs and builds what is missing, then serves Maia and its backend on this machine.

  npm start [-- options]

  --empty          no demonstration in a new data folder
  --host ADDRESS   listen there only, for example 127.0.0.1 behind a proxy
  --origin URL     a further address of the app, for calls from browsers and links in mails; may be repeated
  --trust-proxy    take the caller's address and https from the headers of a proxy on this machine
  --proxy-from IP  the same for a proxy on another machine: its address or network; may be repeated
  --production     refuse settings that are not fit for real people; as NODE_ENV=production
  --require-staff-mfa
                   doctors and admins need a second factor
  --log FILE       one line of JSON for each request; - is the standard output, off is none (DATA_DIR/requests.jsonl)

Environment, or .env: PORT (8080), DATA_DIR (.data), APPWRITE_API_KEY, SMTP_URL, SMTP_FROM,
REQUIRE_STAFF_MFA (true or false).
npm run admin -- --help: doctors, hospitals, backups.`;

/** Ends with a message that says what to do. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @returns when a file or the newest file of a folder was changed, in ms; 0 when there is none */
function changedAt(path) {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const own = statSync(full);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(full).map((name) => changedAt(join(path, name))));
}

const seconds = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

/**
 * Runs one step. At a terminal its line counts the seconds; elsewhere it is printed once at the end. The output of the
 * command is printed only when it fails.
 */
async function runStep(title, command, args, { shell = false, summary } = {}) {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const isTerminal = process.stdout.isTTY;
  const show = () => process.stdout.write(`\r  ${title} … ${seconds(startedAt)}`);
  if (isTerminal) show();
  const ticker = isTerminal ? setInterval(show, 1000) : undefined;
  const status = await new Promise((done) => {
    child.once('error', (error) => {
      output += error.message;
      done(1);
    });
    child.once('close', done);
  });
  clearInterval(ticker);
  if (isTerminal) process.stdout.write('\r');
  if (status !== 0) fail(`  ${title}: failed after ${seconds(startedAt)}. The reason:\n${output.trimEnd()}`);
  const detail = summary?.exec(output)?.[1];
  console.log(`  ${title}: done in ${seconds(startedAt)}${detail ? ` (${detail})` : ''}`);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  fail(`Maia needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`);
}

/** npm writes this file at the end of an install, so an interrupted one is done again. */
const INSTALLED = 'node_modules/.package-lock.json';

async function installIfNeeded() {
  if (changedAt(INSTALLED) >= changedAt('package-lock.json')) return console.log('  1/3 Packages: installed already');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await runStep('1/3 Install packages', 'npm', args, { shell: isWindows, summary: /^added (\d+ packages)/m });
}

const SOURCES = ['src', 'scripts/build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env'];

async function buildIfNeeded() {
  const builtAt = existsSync(join(root, 'dist/index.html')) ? statSync(join(root, 'dist/index.html')).mtimeMs : 0;
  if (builtAt >= Math.max(...SOURCES.map(changedAt))) return console.log('  2/3 App: built already');
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build'];
  await runStep('2/3 Build the app', process.execPath, args, { summary: /^Built (.*)$/m });
}

/** @returns whether the port is free */
function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, () => probe.close(() => answer(true)));
  });
}

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
checkNode();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT is "${process.env.PORT}", which is no port number.`);
if (port !== 0 && !(await isFree(port)))
  fail(`Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`);
console.log('Maia');
await installIfNeeded();
await buildIfNeeded();
console.log('  3/3 Start the server');

const isEmpty = process.argv.includes('--empty');
const server = spawn(
  process.execPath,
  [
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'server/main.ts')],
    ['--config', join(root, 'appwrite.json')],
    ['--data', process.env.DATA_DIR || join(root, '.data')],
    ['--port', String(port)],
    ['--app', join(root, 'dist')],
    isEmpty ? [] : ['--demo'],
    process.argv.slice(2).filter((argument) => argument !== '--empty'),
  ].flat(),
  // The key goes by the environment, where other users of the machine cannot read it.
  { cwd: root, stdio: 'inherit', env: process.env },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
