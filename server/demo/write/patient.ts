import { setTimeout as delay } from 'node:timers/promises';
import { AppwriteException, Query } from 'node-appwrite';
import { doctorMessage } from '../../../src/model/messages/doctor-message.ts';
import { bloodPressure } from '../../../src/model/records/blood-pressure.ts';
import { profile } from '../../../src/model/records/profile.ts';
import { weight } from '../../../src/model/records/weight.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { grant } from '../../../src/model/schema/permission.ts';
import type { DemoClock } from '../generate/demo-clock.ts';
import type { DemoRecord } from '../generate/demo-record.ts';
import { patientRecords, type PatientRecords } from '../generate/patient-records.ts';
import type { Story } from '../stories/story.ts';
import type { DemoServer } from './connection.ts';
import { createRecords, receivedAt, uploadFiles } from './records.ts';

/** care-access needs less than a second on an idle machine. */
const GRANTS_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 25;
/** Readings on the doctor's first screen. */
const LOOKED_AT = 25;

const receivedOf = (records: readonly DemoRecord[]) =>
  records.flatMap(({ type, id, createdAt }) =>
    createdAt === undefined ? [] : [{ collection: type.collection, id, at: createdAt }],
  );

/** Whether the patient was made at an earlier start: her profile is the last that is written. */
async function isMade({ databases }: DemoServer, { account }: Story): Promise<boolean> {
  try {
    await databases.getDocument({
      databaseId: DATABASE_ID,
      collectionId: profile.collection,
      documentId: account.id,
    });
    return true;
  } catch (error) {
    if (error instanceof AppwriteException && error.code === 404) return false;
    throw error;
  }
}

/** Waits until care-access has given the doctor and the patient the right to read each other's documents. */
async function awaitGrants({ databases }: DemoServer, story: Story, { messages, byDoctor }: PatientRecords) {
  const { account, doctor } = story;
  if (!doctor) return;
  const expected = [
    { collection: profile.collection, id: account.id, reader: doctor.id },
    ...[...messages.map(({ record }) => record), ...byDoctor].map(({ type, id, values }) => ({
      collection: type.collection,
      id,
      reader: values['senderId'] === doctor.id ? account.id : doctor.id,
    })),
  ];
  const endsAt = performance.now() + GRANTS_WITHIN_MS;
  for (const { collection, id, reader } of expected)
    for (;;) {
      const { $permissions } = await databases.getDocument({
        databaseId: DATABASE_ID,
        collectionId: collection,
        documentId: id,
      });
      if ($permissions.includes(grant('read', `user:${reader}`))) break;
      if (performance.now() > endsAt) throw new Error(`${collection} ${id} was not shared in time`);
      await delay(LOOK_AGAIN_MS);
    }
}

/** Her doctor looks at her readings, as everyone does who opens her page: she sees it under "Who looked at your data". */
async function lookAtReadings(server: DemoServer, { account, doctor }: Story): Promise<void> {
  if (!doctor) return;
  const { databases } = await server.as(doctor.id);
  for (const collectionId of [bloodPressure.collection, weight.collection])
    await databases.listDocuments({
      databaseId: DATABASE_ID,
      collectionId,
      queries: [Query.equal('userId', [account.id]), Query.limit(LOOKED_AT)],
    });
}

/** The patient and her doctor read what the other one wrote, by the function that marks messages. */
async function markRead(server: DemoServer, story: Story, { messages }: PatientRecords): Promise<void> {
  if (!story.doctor) return;
  const readers = { patient: story.doctor.id, doctor: story.account.id } as const;
  for (const from of ['patient', 'doctor'] as const) {
    const ids = messages.filter((message) => message.from === from && message.isRead).map(({ record }) => record.id);
    if (ids.length > 0)
      await (await server.as(readers[from])).run(doctorMessage.collection.replace('_', '-'), '/', { ids });
  }
}

/** Her messages and those of her doctor, one after the other: the server keeps their order. */
async function exchange(server: DemoServer, story: Story, { messages, byDoctor }: PatientRecords): Promise<void> {
  if (!story.doctor) return;
  const patient = await server.as(story.account.id);
  const doctor = await server.as(story.doctor.id);
  for (const from of ['patient', 'doctor'] as const)
    await createRecords(
      from === 'doctor' ? doctor : patient,
      messages.filter((message) => message.from === from).map(({ record }) => record),
    );
  await createRecords(doctor, byDoctor);
}

/**
 * Makes one patient with all her months. The profile comes last: it names the doctor, so she appears whole on the doctor's
 * list. Can be interrupted and repeated.
 */
export async function writePatient(server: DemoServer, story: Story, clock: DemoClock): Promise<void> {
  if (await isMade(server, story)) return;
  const records = await patientRecords(story, clock);
  const patient = await server.as(story.account.id);
  await uploadFiles(patient, records.files);
  await createRecords(patient, records.own);
  await exchange(server, story, records);
  await receivedAt(server.databases, [
    ...receivedOf(records.own),
    ...receivedOf(records.messages.map(({ record }) => record)),
  ]);
  await createRecords(patient, [records.profile]);
  await awaitGrants(server, story, records);
  await markRead(server, story, records);
  await lookAtReadings(server, story);
}
