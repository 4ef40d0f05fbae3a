import { Query, type Databases, type Functions, type Users } from 'node-appwrite';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { addLabel, findAccount, type Account, type Label } from './accounts.ts';
import type { Clinic } from './clinic-file.ts';
import { connect, type ProvisionTarget } from './connect.ts';
import { ensureVapidKeys, ensureVariable } from './function-variables.ts';
import { ensureRecord } from './records.ts';

/** The functions that send to browsers. */
const PUSHING = ['reminders'];

export interface ProvisionOptions {
  readonly replaceSecrets?: boolean;
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
  /** The key browsers subscribe with, when a function of this installation sends pushes. */
  readonly vapidPublicKey?: string;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One run of provisioning: each part is tried, whatever becomes of the others. */
class Run {
  readonly changes: string[] = [];
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  readonly users: Users;
  readonly databases: Databases;
  readonly functions: Functions;

  constructor(target: ProvisionTarget) {
    const { users, databases, functions } = connect(target);
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
      if (await addLabel(this.users, account, label)) this.changes.push(`label ${label} given to ${email}`);
      return account;
    });
  }
}

async function keepDoctors(run: Run, doctors: Clinic['doctors']): Promise<void> {
  for (const { email, name, ...practice } of doctors) {
    const account = await run.label(email, 'doctor');
    if (!account) continue;
    const values = { ...practice, userId: account.$id, name: name ?? account.name };
    await run.keep(`doctor ${email}`, () => ensureRecord(run.databases, doctor, account.$id, values));
  }
}

async function keepVariables(run: Run, variables: Clinic['variables'], options: ProvisionOptions): Promise<void> {
  for (const [functionId, values] of Object.entries(variables))
    for (const variable of Object.entries(values))
      await run.keep(`variable ${variable[0]} of ${functionId}`, () =>
        ensureVariable(run.functions, functionId, variable, options),
      );
}

async function keepPushKeys(run: Run): Promise<string | undefined> {
  const listed = await run.try('the list of functions', () => run.functions.list({ queries: [Query.limit(100)] }));
  let publicKey: string | undefined;
  for (const { $id } of listed?.functions ?? []) {
    if (!PUSHING.includes($id)) continue;
    await run.keep(`VAPID keys of ${$id}`, async () => {
      const kept = await ensureVapidKeys(run.functions, $id);
      publicKey = kept.publicKey;
      return kept.outcome;
    });
  }
  return publicKey;
}

/** Brings an installation to what `clinic` says. What is right already is left alone, so it can be run at any time. */
export async function provision(
  target: ProvisionTarget,
  clinic: Clinic,
  options: ProvisionOptions = {},
): Promise<ProvisionReport> {
  const run = new Run(target);
  for (const { id, ...values } of clinic.hospitals)
    await run.keep(`hospital ${id}`, () => ensureRecord(run.databases, hospital, id, values));
  await keepDoctors(run, clinic.doctors);
  for (const email of clinic.admins) await run.label(email, 'admin');
  for (const email of clinic.moderators) await run.label(email, 'moderator');
  await keepVariables(run, clinic.variables, options);
  const vapidPublicKey = options.isPeopleOnly ? undefined : await keepPushKeys(run);
  const { changes, problems, notes } = run;
  return { changes, problems, notes, vapidPublicKey };
}
