import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppwriteException, Client, Databases, Query, Users } from 'node-appwrite';
import { blogPost } from '../src/model/blog-post.ts';
import { DATABASE_ID } from '../src/model/database-id.ts';
import { doctor } from '../src/model/doctor.ts';
import { hospital } from '../src/model/hospital.ts';
import { ownerGrants } from '../src/model/permission.ts';
import { accept } from '../src/model/record.ts';
import {
  demoAdmin,
  demoDoctor,
  demoHospital,
  demoPatient,
  otherDemoPatients,
  type DemoAccount,
} from './demo-people.ts';
import { DEMO_FILE } from './store/data-files.ts';
import { demoArticles } from './demo-articles.ts';
import { demoRecords, demoRecordsOf, type DemoRecord } from './demo-records.ts';

/** What the data folder remembers: a folder that was begun without the demonstration never gets it. */
type DemoState = 'none' | 'begun' | 'done';
const fileOf = (dataPath: string) => join(dataPath, DEMO_FILE);

function readState(dataPath: string): DemoState | undefined {
  const file = fileOf(dataPath);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { state: DemoState }).state : undefined;
}
const writeState = (dataPath: string, state: DemoState) =>
  writeFileSync(fileOf(dataPath), `${JSON.stringify({ state })}\n`);

/** Are there invented people with public passwords in this folder? */
export function isDemoFolder(dataPath: string): boolean {
  return ['begun', 'done'].includes(readState(dataPath) ?? 'none');
}

/** Remembers that this data folder is to stay without invented people. */
export function declineDemo(dataPath: string): void {
  if (readState(dataPath) === undefined) writeState(dataPath, 'none');
}

export interface DemoTarget {
  /** Address of the API with /v1. */
  readonly endpoint: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly dataPath: string;
}

/** Makes a thing that an interrupted start may have made already. */
async function once(made: Promise<unknown>): Promise<void> {
  try {
    await made;
  } catch (error) {
    if (!(error instanceof AppwriteException) || error.code !== 409) throw error;
  }
}

function connect({ endpoint, projectId, apiKey }: DemoTarget) {
  const client = new Client().setEndpoint(endpoint).setProject(projectId).setKey(apiKey);
  return { users: new Users(client), databases: new Databases(client) };
}
type Connection = ReturnType<typeof connect>;

async function makeAccount({ users }: Connection, { id, name, email, password, label }: DemoAccount): Promise<void> {
  await once(users.create({ userId: id, name, email, password }));
  if (label) await users.updateLabels({ userId: id, labels: [label] });
}

async function makeRecords({ databases }: Connection, userId: string, records: readonly DemoRecord[]): Promise<void> {
  for (const { type, id, values } of records)
    await once(
      databases.createDocument({
        databaseId: DATABASE_ID,
        collectionId: type.collection,
        documentId: id,
        data: values,
        // As the owner's own phone writes it; the doctor is let in by care-access alone.
        permissions: ownerGrants(type.creatorMay, userId),
      }),
    );
}

async function makeClinic({ databases }: Connection): Promise<void> {
  const { id, ...values } = demoHospital;
  const at = (collectionId: string) => ({ databaseId: DATABASE_ID, collectionId });
  await once(databases.createDocument({ ...at(hospital.collection), documentId: id, data: accept(hospital, values) }));
  const practice = { userId: demoDoctor.id, name: demoDoctor.name, hospitalId: id };
  const data = accept(doctor, practice);
  await once(databases.createDocument({ ...at(doctor.collection), documentId: demoDoctor.id, data }));
}

async function makeArticles({ databases }: Connection, now: Date): Promise<void> {
  const at = { databaseId: DATABASE_ID, collectionId: blogPost.collection };
  for (const { id, values } of demoArticles(now))
    await once(databases.createDocument({ ...at, documentId: id, data: values }));
}

/**
 * Fills an empty backend with invented people through its own API, once. Safe to interrupt.
 * @returns the accounts to print, or none when this data folder has no demonstration
 */
export async function seedDemo(target: DemoTarget, now = new Date()): Promise<readonly DemoAccount[]> {
  const connection = connect(target);
  const shown = [demoPatient, demoDoctor, demoAdmin];
  const state = readState(target.dataPath);
  if (state === 'done') return shown;
  if (state === 'none') return [];
  if (state === undefined && (await connection.users.list({ queries: [Query.limit(1)] })).total > 0) return [];

  writeState(target.dataPath, 'begun');
  for (const account of [...shown, ...otherDemoPatients]) await makeAccount(connection, account);
  await makeClinic(connection);
  await makeArticles(connection, now);
  await makeRecords(connection, demoPatient.id, demoRecords(now));
  for (const patient of otherDemoPatients) await makeRecords(connection, patient.id, demoRecordsOf(patient, now));
  writeState(target.dataPath, 'done');
  return shown;
}
