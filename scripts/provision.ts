import { parseArgs } from 'node:util';
import { readEnvFile } from './appwrite/env-file.ts';
import { readClinic, readClinicFile, type Clinic } from './provision/clinic-file.ts';
import type { ProvisionTarget } from './provision/connect.ts';
import { provision, type ProvisionReport } from './provision/provision.ts';
import { CHECKING_SCOPES, WRITING_SCOPES } from './provision/scopes.ts';

const HELP = `Sets up what a deployment of appwrite.json leaves open. It can be repeated at any time.

  npm run provision -- [--check] [--clinic FILE] [--admin EMAIL]... [--replace-secrets]

  --check            changes nothing: prints what differs between this repository and the server, and what to do
  --clinic FILE      hospitals, doctors, admins, moderators and variables of functions; see clinic.example.json
  --admin EMAIL      gives the label admin to this account, which has to exist
  --replace-secrets  writes secret variables again, because nobody can see whether they are the same

Environment: APPWRITE_ENDPOINT (with /v1), APPWRITE_PROJECT_ID, APPWRITE_API_KEY; MAIA_ADMINS (addresses, with commas).
Scopes of the key: ${WRITING_SCOPES.join(', ')};
for --check also ${CHECKING_SCOPES.join(', ')}. The console calls documents and collections
deprecated, beside rows and tables: Appwrite wants them for the addresses that Maia uses, and rows and tables do not count.`;

/** Ends with a message that says what to do. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readTarget(): ProvisionTarget {
  const names = ['APPWRITE_ENDPOINT', 'APPWRITE_PROJECT_ID', 'APPWRITE_API_KEY'] as const;
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) fail(`Set ${missing.join(', ')}.\n\n${HELP}`);
  const [endpoint = '', projectId = '', apiKey = ''] = names.map((name) => process.env[name]);
  if (!URL.canParse(endpoint) || !/\/v1\/?$/.test(endpoint)) fail(`APPWRITE_ENDPOINT has to end in /v1: ${endpoint}`);
  return { endpoint: endpoint.replace(/\/$/, ''), projectId, apiKey };
}

function readWanted(file: string | undefined, admins: string[]): Clinic {
  const fromEnvironment = (process.env['MAIA_ADMINS'] ?? '').split(',').filter((email) => email.trim() !== '');
  const clinic = file === undefined ? readClinic({}) : readClinicFile(file);
  const named = readClinic({ admins: [...admins, ...fromEnvironment] }).admins;
  return { ...clinic, admins: [...new Set([...clinic.admins, ...named])] };
}

function print({ changes, problems, notes, differences }: ProvisionReport, isCheck: boolean): void {
  for (const change of changes)
    console.log(
      isCheck ? `open     ${change.replace(/ (made|changed|given)\b/, ' would be $1')}` : `done     ${change}`,
    );
  for (const difference of differences) console.log(`differs  ${difference}`);
  for (const note of notes) console.log(`note     ${note}`);
  for (const problem of problems) console.error(`problem  ${problem}`);
  if (changes.length + problems.length + differences.length === 0) console.log('Everything is as it should be.');
  if (!isCheck && changes.some((change) => /^(variable|VAPID)/.test(change)))
    console.log('Deploy the functions again: Appwrite gives new variables to new deployments.');
}

readEnvFile();
const { values } = parseArgs({
  options: {
    clinic: { type: 'string' },
    admin: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    'replace-secrets': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
let clinic: Clinic;
try {
  clinic = readWanted(values.clinic, values.admin);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const isCheck = values.check;
const report = await provision(readTarget(), clinic, { replaceSecrets: values['replace-secrets'], isCheck });
print(report, isCheck);
const isOpen = isCheck && report.changes.length + report.differences.length > 0;
process.exit(isOpen || report.problems.length > 0 ? 1 : 0);
