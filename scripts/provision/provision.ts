import { Query, type Client, type Databases, type Functions, type Users } from 'node-appwrite';
import { appwriteConfig } from '../appwrite/appwrite-json.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { addLabel, findAccount, type Account, type Label } from './accounts.ts';
import { differences } from './check/compare.ts';
import { readServer } from './check/read-server.ts';
import type { Clinic } from './clinic-file.ts';
import { connect, type ProvisionTarget } from './connect.ts';
import { ensureVapidKeys, ensureVariable } from './function-variables.ts';
import { reasonOf } from './check/reason.ts';
import { ensureRecord } from './records.ts';

/** The functions that send to browsers. */
const PUSHING = ['reminders'];

export interface ProvisionOptions {
  readonly replaceSecrets?: boolean;
  /** Nothing is written: what would be done is reported, and what differs from appwrite.json. */
  readonly isCheck?: boolean;
  /** Hospitals, doctors and labels alone; functions are not looked at. */
  readonly isPeopleOnly?: boolean;
}

/** What was done, line by line. */
export interface ProvisionReport {
  readonly changes: string[];
  /** What could not be done; everything else was. */
  readonly problems: string[];
  /** Notes for the operator. */
  readonly notes: string[];
  /** What differs between appwrite.json and the server, with what to do; only of a check. */
  readonly differences: string[];
}

/** One run of provisioning: each part is tried, whatever becomes of the others. */
class Run {
  readonly changes: string[] = [];
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  readonly users: Users;
  readonly databases: Databases;
  readonly functions: Functions;

  readonly client: Client;

  constructor(
    target: ProvisionTarget,
    readonly isCheck: boolean,
  ) {
    const { client, users, databases, functions } = connect(target);
    this.client = client;
    this.users = users;
    this.databases = databases;
    this.functions = functions;
  }

  async try<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.problems.push(`${what}: ${reasonOf(error)}`);
      return undefined;
    }
  }

  async keep(what: string, work: () => Promise<'made' | 'changed' | 'same'>): Promise<void> {
    const outcome = await this.try(what, work);
    if (outcome === 'made' || outcome === 'changed') this.changes.push(`${what} ${outcome}`);
  }

  async label(email: string, label: Label): Promise<Account | undefined> {
    return this.try(`label ${label} for ${email}`, async () => {
      const account = await findAccount(this.users, email);
      if (!account) throw new Error('no account has this address yet; its owner signs up first');
      if (!account.emailVerification)
        this.notes.push(`${email} has not confirmed this address: make sure that the account is really theirs`);
      if (await addLabel(this.users, account, label, this.isCheck))
        this.changes.push(`label ${label} given to ${email}`);
      return account;
    });
  }
}

type Hospitals = Clinic['hospitals'];

async function keepHospitals(run: Run, hospitals: Hospitals): Promise<void> {
  for (const { id, secondContact: _, onCall: __, ...values } of hospitals)
    await run.keep(`hospital ${id}`, () => ensureRecord(run.databases, hospital, id, values, run.isCheck));
}

/** After the doctors: the second contact and the doctor on call are some of them. */
async function keepContacts(run: Run, hospitals: Hospitals): Promise<void> {
  for (const { id, secondContact, onCall, ...values } of hospitals) {
    const idOf = async (email: string | undefined) => email && (await run.label(email, 'doctor'))?.$id;
    const contacts = { secondContactId: await idOf(secondContact), onCallId: await idOf(onCall) };
    const given = Object.entries(contacts).filter(([, account]) => account);
    if (given.length === 0) continue;
    const record = { ...values, ...Object.fromEntries(given) };
    await run.keep(`contacts of ${id}`, () => ensureRecord(run.databases, hospital, id, record, run.isCheck));
  }
}

async function keepDoctors(run: Run, doctors: Clinic['doctors']): Promise<void> {
  for (const { email, name, ...practice } of doctors) {
    const account = await run.label(email, 'doctor');
    if (!account) continue;
    const values = { ...practice, userId: account.$id, name: name ?? account.name };
    await run.keep(`doctor ${email}`, () => ensureRecord(run.databases, doctor, account.$id, values, run.isCheck));
  }
}

async function keepVariables(run: Run, variables: Clinic['variables'], options: ProvisionOptions): Promise<void> {
  for (const [functionId, values] of Object.entries(variables))
    for (const variable of Object.entries(values))
      await run.keep(`variable ${variable[0]} of ${functionId}`, () =>
        ensureVariable(run.functions, functionId, variable, options),
      );
}

async function keepPushKeys(run: Run): Promise<void> {
  const listed = await run.try('the list of functions', () => run.functions.list({ queries: [Query.limit(100)] }));
  for (const { $id } of listed?.functions ?? []) {
    if (!PUSHING.includes($id)) continue;
    await run.keep(`VAPID keys of ${$id}`, () => ensureVapidKeys(run.functions, $id, run.isCheck));
  }
}

/**
 * Whether this is the embedded server, which reads appwrite.json itself: there is nothing to compare then. Asked without
 * the key, because Appwrite gives its version to guests only.
 */
async function readsConfigItself({ endpoint, projectId }: ProvisionTarget): Promise<boolean> {
  const answer = await fetch(`${endpoint}/health/version`, { headers: { 'X-Appwrite-Project': projectId } });
  return 'keepsAccessLog' in ((await answer.json()) as object);
}

async function findDifferences(run: Run, target: ProvisionTarget): Promise<string[]> {
  if (await run.try('the version of the server', () => readsConfigItself(target))) {
    run.notes.push('this is the embedded server: it reads appwrite.json at each start, so there is nothing to compare');
    return [];
  }
  const { state, problems } = await readServer(run.client);
  run.problems.push(...problems);
  return differences(appwriteConfig(), state);
}

/** Brings an installation to what `clinic` says. What is right already is left alone, so it can be run at any time. */
export async function provision(
  target: ProvisionTarget,
  clinic: Clinic,
  options: ProvisionOptions = {},
): Promise<ProvisionReport> {
  const run = new Run(target, options.isCheck ?? false);
  await keepHospitals(run, clinic.hospitals);
  await keepDoctors(run, clinic.doctors);
  await keepContacts(run, clinic.hospitals);
  for (const email of clinic.admins) await run.label(email, 'admin');
  for (const email of clinic.moderators) await run.label(email, 'moderator');
  await keepVariables(run, clinic.variables, options);
  if (!options.isPeopleOnly) await keepPushKeys(run);
  const { changes, problems, notes } = run;
  return { changes, problems, notes, differences: options.isCheck ? await findDifferences(run, target) : [] };
}
