import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { retentionYearsOf } from './audit/retention.ts';
import { isTestPasswordCostSet } from './accounts/password.ts';
import { smtpSettings } from './mail/smtp.ts';
import { storedApiKey } from './authentication/api-key.ts';
import { checkInBackground } from './background-check.ts';
import { startBackend, type BackendOptions, type RunningBackend } from './backend.ts';
import type { DemoAccount } from './demo/people/demo-people.ts';
import { declineDemo, DEMO_COMPLETE, seedDemo } from './demo/seed-demo.ts';
import { isAddressOrNetwork } from './http/proxies.ts';
import { openLogFile, type LogFile } from './logging/log-file.ts';
import { productionFaults } from './production-check.ts';
import { ensurePushKeys } from './functions/push-keys.ts';
import { runtimeParts } from './runtime.ts';
import { isUntouched } from './store/clean-stop.ts';
import { DATABASE_FILE, makeDataFolder, REQUEST_LOG_FILE } from './store/data-files.ts';

const HELP = `The embedded backend: the API of Appwrite as far as Maia uses it, on one machine.

  npm run backend -- [options]

  --config FILE      appwrite.json with the collections, buckets and functions (appwrite.json)
  --data DIR         folder of the database, files, mail, log and server key (DATA_DIR, or .data)
  --port N           0 takes any free port (PORT, or 8080)
  --host ADDRESS     listen there only (everywhere; in production 127.0.0.1)
  --api-key KEY      the server key; better by APPWRITE_API_KEY, where other users of the machine cannot read it
                     (made and kept in DIR/api-key)
  --app DIR          also serve the built app in this folder
  --origin URL       an address of the app, for calls from browsers and links in mails; may be repeated
  --trust-proxy      take the caller's address and https from X-Forwarded-For and X-Forwarded-Proto of a proxy
                     on this machine
  --proxy-from IP    the same for a proxy on another machine: its address or network; may be repeated
  --production       refuse to start with settings that are not fit for real people; as NODE_ENV=production
  --require-staff-mfa
                     doctors and admins need a second factor (REQUIRE_STAFF_MFA=true)
  --log FILE         one line of JSON for each request; - is the standard output, off is none (DIR/requests.jsonl)
  --demo             fill an empty data folder with an invented clinic
  --help             this text

SIGTERM or SIGINT stops it: requests that are running may end, for at most ten seconds; a second one ends it at once.
npm run admin -- --help: doctors, hospitals, backups, and the rest of running a clinic.`;

const { values } = parseArgs({
  options: {
    config: { type: 'string', default: 'appwrite.json' },
    data: { type: 'string', default: process.env['DATA_DIR'] || '.data' },
    port: { type: 'string', default: process.env['PORT'] || '8080' },
    host: { type: 'string' },
    'api-key': { type: 'string', default: process.env['APPWRITE_API_KEY'] ?? '' },
    origin: { type: 'string', multiple: true, default: [] },
    'trust-proxy': { type: 'boolean', default: false },
    'proxy-from': { type: 'string', multiple: true, default: [] },
    production: { type: 'boolean', default: process.env['NODE_ENV'] === 'production' },
    'require-staff-mfa': { type: 'boolean', default: process.env['REQUIRE_STAFF_MFA'] === 'true' },
    log: { type: 'string' },
    /** Folder of the built app, served beside the API. */
    app: { type: 'string' },
    /** Fills an empty data folder with an invented clinic. */
    demo: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const FLUSH_RESPONSES_MS = 200;
const { data, production: isProduction, 'proxy-from': proxies } = values;
const trustProxy = values['trust-proxy'] || proxies.length > 0;
const host = values.host ?? (isProduction ? '127.0.0.1' : undefined);

// The reader of the output may be gone; a write error must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Prints a message that says what to do, and exits. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function requireProductionSettings(): void {
  const faults = productionFaults({
    apiKey: values['api-key'] || storedApiKey(data),
    isDemo: values.demo,
    dataPath: data,
    origins: values.origin,
    trustProxy,
    proxies,
    host,
  });
  if (faults.length > 0)
    fail(['This server is not ready for real people, so it does not start in production:', ...faults].join('\n- '));
}

/** Passwords with the hashing cost of tests can be guessed: allow that cost only for temporary data. */
function refuseTestPasswords(): void {
  if (isTestPasswordCostSet() && (isProduction || !resolve(data).startsWith(resolve(tmpdir()) + sep)))
    fail('MAIA_TEST_PASSWORD_COST is for the tests of Maia alone: passwords would hardly be protected. Unset it.');
}

function openLog(): LogFile | undefined {
  if (values.log === 'off') return undefined;
  if (values.log === '-') return { write: (line) => console.log(line), close: () => undefined };
  return openLogFile(values.log ?? join(data, REQUEST_LOG_FILE));
}

async function start(options: BackendOptions): Promise<RunningBackend> {
  try {
    return await startBackend(options);
  } catch (error) {
    fail(`The server did not start. ${error instanceof Error ? error.message : String(error)}`);
  }
}

function auditRetentionYears(): number {
  try {
    return retentionYearsOf(process.env['AUDIT_RETENTION_YEARS']);
  } catch (error) {
    fail(String(error instanceof Error ? error.message : error));
  }
}

/** Exits with an error after the responses were sent; the next start checks the database and says what to do. */
function endDamaged(): void {
  process.exitCode = 1;
  setTimeout(() => fail('The database is damaged. Start again to learn more.'), FLUSH_RESPONSES_MS);
}

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
// From here on, files are readable by this user only.
process.umask(0o077);
refuseTestPasswords();
makeDataFolder(data);
const unreadable = proxies.find((proxy) => !isAddressOrNetwork(proxy));
if (unreadable !== undefined) fail(`--proxy-from ${unreadable} is no IP address or network, such as 172.18.0.0/16.`);
// A mistyped value must not switch a protection off silently.
if (!['', 'true', 'false', undefined].includes(process.env['REQUIRE_STAFF_MFA']))
  fail(`REQUIRE_STAFF_MFA is "${process.env['REQUIRE_STAFF_MFA']}". Set it to true or false.`);
if (isProduction) requireProductionSettings();
const log = openLog();
// Then the start does not read the whole database, so it is read while the server runs.
const isQuickStart = isUntouched(join(data, DATABASE_FILE));
const running = await start({
  config: values.config,
  data,
  port: Number(values.port),
  host,
  apiKey: values['api-key'],
  origins: values.origin,
  isProduction,
  requireStaffMfa: values['require-staff-mfa'],
  trustProxy,
  proxies,
  smtp: smtpSettings(process.env),
  log: log?.write,
  auditRetentionYears: auditRetentionYears(),
  onDamage: endDamaged,
  ...runtimeParts(values.app),
});
const { projectId, dataPath } = running.backend;

const backgroundCheck = isQuickStart ? checkInBackground(dataPath) : undefined;
void backgroundCheck?.result.then((damage) => {
  if (damage === null) return;
  console.error(`The check in the background found: ${damage}`);
  endDamaged();
});

/** A terminal and the parent process may both send the same signal within this time. */
const SAME_SIGNAL_MS = 1000;
let stoppedAt: number | undefined;

// Registered before the seeding, so that a signal during it is handled.
async function stop(): Promise<void> {
  if (stoppedAt !== undefined) {
    if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
    return;
  }
  stoppedAt = performance.now();
  console.log('Stopping: running requests may end.');
  await backgroundCheck?.stop();
  await running.close();
  log?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

const target = { endpoint: `${running.url}/v1`, projectId, apiKey: running.apiKey, dataPath };
if (!values.demo) declineDemo(dataPath);
await ensurePushKeys(target);

function announce(accounts: readonly DemoAccount[]): void {
  if (values.app === undefined)
    console.log(`Backend for project ${projectId} at ${running.url}/v1, data in ${dataPath}`);
  else console.log(`\nReady: ${running.url}\nData:  ${dataPath}`);
  if (accounts.length === 0) return;
  console.log('\nDemonstration with invented people. For real use: npm start -- --empty');
  for (const { email, password, label = 'patient' } of accounts)
    console.log(`  ${label.padEnd(8)} ${email.padEnd(20)} ${password}`);
}

/** Prints the address when the demonstration can be used, and a last line when it is complete. */
async function startDemo(): Promise<void> {
  let isAnnounced = false;
  const announceOnce = (accounts: readonly DemoAccount[]): void => {
    if (!isAnnounced) announce(accounts);
    isAnnounced = true;
  };
  try {
    const accounts = await seedDemo(target, { onUsable: announceOnce });
    announceOnce(accounts);
    if (accounts.length > 0) console.log(DEMO_COMPLETE);
  } catch (error) {
    // A stop interrupts it, and the next start goes on.
    if (stoppedAt === undefined) throw error;
  }
}
if (values.demo) await startDemo();
else announce([]);
