import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppwriteException, Client, Databases, Query, Users } from 'node-appwrite';
import { blogPost } from '../../src/model/blog/blog-post.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { accept } from '../../src/model/schema/record.ts';
import {
  demoAdmin,
  demoDoctor,
  demoHospital,
  demoPatient,
  otherDemoPatients,
  type DemoAccount,
} from './demo-people.ts';
import { DEMO_FILE } from '../store/data-files.ts';
import { demoArticles } from './demo-articles.ts';
import { demoRecords, demoRecordsOf, type DemoRecord } from './demo-records.ts';

/** The state stored in the data folder: a folder that started without the demonstration never gets it. */
type DemoState = 'none' | 'begun' | 'done';
const fileOf = (dataPath: string) => join(dataPath, DEMO_FILE);

function readState(dataPath: string): DemoState | undefined {
  const file = fileOf(dataPath);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { state: DemoState }).state : undefined;
}
const writeState = (dataPath: string, state: DemoState) =>
  writeFileSync(fileOf(dataPath), `${JSON.stringify({ state })}\n`);

/** Whether this folder has invented accounts with public passwords. */
export function isDemoFolder(dataPath: string): boolean {
  return ['begun', 'done'].includes(readState(dataPath) ?? 'none');
}

/** Stores that this data folder must not get invented accounts. */
export function declineDemo(dataPath: string): void {
  if (readState(dataPath) === undefined) writeState(dataPath, 'none');
}

export interface DemoTarget {
  /** URL of the API with /v1. */
  readonly endpoint: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly dataPath: string;
}

/** Creates something that an interrupted start may have created already. */
async function createOnce(creation: Promise<unknown>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!(error instanceof AppwriteException) || error.code !== 409) throw error;
  }
}

function connect({ endpoint, projectId, apiKey }: DemoTarget) {
  const client = new Client().setEndpoint(endpoint).setProject(projectId).setKey(apiKey);
  return { users: new Users(client), databases: new Databases(client) };
}
type Connection = ReturnType<typeof connect>;

async function createAccount({ users }: Connection, { id, name, email, password, label }: DemoAccount): Promise<void> {
  await createOnce(users.create({ userId: id, name, email, password }));
  if (label) await users.updateLabels({ userId: id, labels: [label] });
}

async function createRecords({ databases }: Connection, userId: string, records: readonly DemoRecord[]): Promise<void> {
  for (const { type, id, values } of records)
    await createOnce(
      databases.createDocument({
        databaseId: DATABASE_ID,
        collectionId: type.collection,
        documentId: id,
        data: values,
        // The grants that the owner's phone writes; care-access gives the doctor access.
        permissions: ownerGrants(type.creatorMay, userId),
      }),
    );
}

async function createClinic({ databases }: Connection): Promise<void> {
  const { id, ...values } = demoHospital;
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  await createOnce(
    databases.createDocument({ ...at(hospital.collection), documentId: id, data: accept(hospital, values) }),
  );
  const practice = { userId: demoDoctor.id, name: demoDoctor.name, hospitalId: id };
  const data = accept(doctor, practice);
  await createOnce(databases.createDocument({ ...at(doctor.collection), documentId: demoDoctor.id, data }));
}

async function createArticles({ databases }: Connection, now: Date): Promise<void> {
  const at = { databaseId: DATABASE_ID, collectionId: blogPost.collection };
  for (const { id, values } of demoArticles(now))
    await createOnce(databases.createDocument({ ...at, documentId: id, data: values }));
}

/**
 * Fills an empty backend with invented people through its API, once. Can be interrupted.
 * @returns the accounts to print, empty when this data folder has no demonstration
 */
export async function seedDemo(target: DemoTarget, now = new Date()): Promise<readonly DemoAccount[]> {
  const connection = connect(target);
  const printedAccounts = [demoPatient, demoDoctor, demoAdmin];
  const state = readState(target.dataPath);
  if (state === 'done') return printedAccounts;
  if (state === 'none') return [];
  if (state === undefined && (await connection.users.list({ queries: [Query.limit(1)] })).total > 0) return [];

  writeState(target.dataPath, 'begun');
  for (const account of [...printedAccounts, ...otherDemoPatients]) await createAccount(connection, account);
  await createClinic(connection);
  await createArticles(connection, now);
  await createRecords(connection, demoPatient.id, demoRecords(now));
  for (const patient of otherDemoPatients) await createRecords(connection, patient.id, demoRecordsOf(patient, now));
  writeState(target.dataPath, 'done');
  return printedAccounts;
}
