import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addHospital, createAdmin, createDoctor, type StaffReport } from './admin/create-staff.ts';
import { assign } from './admin/assign.ts';
import { exportTrail, verifyTrail } from './admin/audit.ts';
import { backUp, createBackupKey, identityFor, recipientsOf, restoreBackup } from './admin/backup.ts';
import { erasePerson } from './admin/erase-person.ts';
import { list } from './admin/list.ts';
import { dismiss } from './admin/dismiss.ts';
import { listMessages } from './admin/list-messages.ts';
import { check } from './admin/check.ts';
import { newestBackup, proveBackup } from './admin/restore-drill.ts';
import { moveToAppwrite } from './admin/move/move-to-appwrite.ts';
import { appwriteTarget, withTarget } from './admin/target.ts';
import { wipeDevice } from './admin/wipe-device.ts';
import { readEnvFile } from './appwrite/env-file.ts';

const HELP = `Runs a clinic: people, hospitals, backups. The server may run meanwhile.

  npm run admin -- COMMAND [options]

  create-doctor EMAIL --hospital ID [--name NAME] [--phone PHONE] [--password-stdin]
  create-admin EMAIL [--name NAME] [--password-stdin]
                         the account is made if there is none, and its password shown once
  add-hospital ID --name NAME [--city CITY] [--country CODE] [--phone PHONE]
               [--second-contact EMAIL] [--on-call EMAIL]
  assign PATIENT-EMAIL DOCTOR-EMAIL|nobody
  dismiss EMAIL          a doctor or admin who leaves: labels and sessions end, every device erases its data
  wipe-device EMAIL [DEVICE|all]
                         signs out a lost device; it erases its data when it is next online. Lists the devices when
                         none is named
  list                   hospitals, doctors, admins, patients
  messages               what the contact form has received, the newest 100
  check [--full]         what of this installation is unsafe, and what to do; ends with 1 when something is.
                         --full reads the whole database
  backup FILE            everything in one new file: database, uploaded files, keys
  restore FILE           makes an empty data folder of it
  restore-drill [FILE]   proves that a backup can be restored, in a temporary folder; by default the newest of --data
  backup-key FILE        makes the key of encrypted backups; on another machine than the server
  verify-audit [--head HASH]
                         checks the audit trail, names the first entry that was changed, and prints its head; ends
                         with 1 when the trail is broken. --head: an earlier head must still be in it
  export-audit [--from DATE] [--to DATE] [--patient ID|EMAIL] [--format csv|json]
                         prints the audit trail
  move-to-appwrite [--verify]
                         copies everything of a stopped server (--data) to an Appwrite (--endpoint) and compares both;
                         start it again when it was interrupted. --verify only compares. Ends with 1 on a difference
  erase EMAIL|ID [--yes] an account with everything of hers, for good

  --data DIR             data folder of the embedded server (DATA_DIR, or .data)
  --recipient AGE-KEY    encrypts a backup for this recipient, age1...; may be repeated (BACKUP_RECIPIENT)
  --identity FILE        the age identity that opens an encrypted backup
  --config FILE          its appwrite.json (the one here)
  --endpoint URL         an Appwrite instead, with APPWRITE_PROJECT_ID and APPWRITE_API_KEY (APPWRITE_ENDPOINT, unless
                         --data is given); only for people and hospitals, and as
                         the destination of move-to-appwrite

The server key is APPWRITE_API_KEY, or the one that is kept in the data folder.`;

/** Ends with a message that says what to do. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        config: { type: 'string' },
        endpoint: { type: 'string' },
        hospital: { type: 'string' },
        name: { type: 'string' },
        phone: { type: 'string' },
        city: { type: 'string' },
        country: { type: 'string' },
        'second-contact': { type: 'string' },
        'on-call': { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
        recipient: { type: 'string', multiple: true },
        identity: { type: 'string' },
        head: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        patient: { type: 'string' },
        format: { type: 'string' },
        full: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

// Backups, restored folders and keys are readable by this user only.
process.umask(0o077);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
readEnvFile();
const { values, positionals } = readArguments();
const [command = '', ...given] = positionals;
const data = values.data ?? (process.env['DATA_DIR'] || '.data');
const endpoint =
  values.endpoint ?? (values.data === undefined ? process.env['APPWRITE_ENDPOINT'] || undefined : undefined);
const target = { data, config: values.config, endpoint };

/** Returns the arguments of the command. @throws when their number is wrong */
function take(count: number): string[] {
  if (given.length !== count) fail(`${command} takes ${count} argument${count === 1 ? '' : 's'}.\n\n${HELP}`);
  return given;
}

/** @returns the value of a required option */
function need(name: 'hospital' | 'name'): string {
  return values[name] ?? fail(`${command} needs --${name}.\n\n${HELP}`);
}

function needFolder(): void {
  if (values.endpoint !== undefined) fail(`${command} is for the data folder of an embedded server, not for Appwrite.`);
}

const password = async (): Promise<string | undefined> =>
  values['password-stdin'] ? (await text(process.stdin)).trim() : undefined;

/** Asks the operator to type the address again, unless --yes was given. */
async function isErasureMeant(person: string): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY) fail('Erasing cannot be undone. Say --yes if you mean it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`Everything of ${person} will be gone for good. Type ${person} to go on: `);
  terminal.close();
  return typed.trim() === person;
}

const COMMANDS: Readonly<Record<string, () => Promise<StaffReport>>> = {
  async 'create-doctor'() {
    const [email = ''] = take(1);
    const { name, phone: phoneNumber } = values;
    const doctor = { email, hospitalId: need('hospital'), name, phoneNumber, password: await password() };
    return withTarget(target, (at) => createDoctor(at, doctor));
  },
  async 'create-admin'() {
    const [email = ''] = take(1);
    const admin = { email, name: values.name, password: await password() };
    return withTarget(target, (at) => createAdmin(at, admin));
  },
  'add-hospital'() {
    const [id = ''] = take(1);
    const { city, country: countryCode, phone: maternityPhone } = values;
    const { 'second-contact': secondContact, 'on-call': onCall } = values;
    const hospital = { id, name: need('name'), city, countryCode, maternityPhone, secondContact, onCall };
    return withTarget(target, (at) => addHospital(at, hospital));
  },
  assign() {
    const [patient = '', doctor = ''] = take(2);
    return withTarget(target, (at) => assign(at, patient, doctor === 'nobody' ? null : doctor));
  },
  dismiss() {
    const [email = ''] = take(1);
    return withTarget(target, (at) => dismiss(at, email));
  },
  'wipe-device'() {
    const [email = '', device] = given.length > 1 ? take(2) : take(1);
    return withTarget(target, (at) => wipeDevice(at, email, device));
  },
  list() {
    take(0);
    return withTarget(target, list);
  },
  messages() {
    take(0);
    return withTarget(target, listMessages);
  },
  async check() {
    take(0);
    needFolder();
    const { lines, isUnsafe } = await check(data, values.full, values.config);
    if (isUnsafe) process.exitCode = 1;
    return lines;
  },
  backup() {
    const [file = ''] = take(1);
    needFolder();
    return backUp(data, file, values.recipient ?? recipientsOf(process.env['BACKUP_RECIPIENT']));
  },
  restore() {
    const [file = ''] = take(1);
    needFolder();
    return restoreBackup(file, data, values.identity);
  },
  async 'restore-drill'() {
    needFolder();
    const from = given.length > 0 ? (take(1)[0] ?? '') : newestBackup(data);
    return proveBackup(from, await identityFor(from, values.identity), values.config);
  },
  'backup-key'() {
    const [file = ''] = take(1);
    return createBackupKey(file);
  },
  async 'verify-audit'() {
    take(0);
    needFolder();
    const { lines, isWhole } = verifyTrail(data, values.head);
    if (!isWhole) process.exitCode = 1;
    return lines;
  },
  async 'export-audit'() {
    take(0);
    needFolder();
    exportTrail(data, values, console.log);
    return [];
  },
  async 'move-to-appwrite'() {
    take(0);
    const to = values.endpoint ?? process.env['APPWRITE_ENDPOINT'];
    if (!to) fail(`${command} needs --endpoint URL.\n\n${HELP}`);
    const move = { data, target: appwriteTarget(to), isVerifyOnly: values.verify, say: console.log };
    if (!(await moveToAppwrite(move))) process.exitCode = 1;
    return [];
  },
  erase() {
    const [person = ''] = take(1);
    needFolder();
    return withTarget({ ...target, endpoint: undefined }, (at) =>
      erasePerson(at, person, () => isErasureMeant(person)),
    );
  },
};

if (values.help || command === '') {
  console.log(HELP);
  process.exit(command === '' && !values.help ? 1 : 0);
}
const run = COMMANDS[command] ?? fail(`There is no command "${command}".\n\n${HELP}`);
try {
  for (const line of await run()) console.log(line);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
process.exit();
