import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Databases, Functions, ID, Users } from 'node-appwrite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClinic } from '../../../scripts/provision/clinic-file.ts';
import { provision } from '../../../scripts/provision/provision.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { targetParts } from '../../../src/model/notifications/push-target.ts';
import { careNote } from '../../../src/model/records/care-note.ts';
import { episodeIdOf, openingIdOf } from '../../../src/model/records/care-episode.ts';
import { derivedId } from '../../../src/model/schema/derived-id.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { MINUTE_MS } from '../../../src/model/time/durations.ts';
import { PushService, type Subscription } from '../../support/network/push-service.ts';
import { Clinic, type Person } from '../../support/server/clinic.ts';
import { keepFunctionVariables } from '../../support/server/function-variables.ts';
import { ownedDocument } from '../../support/server/records.ts';
import { until } from '../../support/until.ts';

/** Some functions are triggered by an event or by the schedule of each minute. */
const NEXT_RUN_MS = 85_000;

const folder = mkdtempSync(join(tmpdir(), 'maia-functions-'));
const { E2E_ENDPOINT, E2E_API_KEY = '', E2E_PROJECT } = process.env;
let embedded: RunningBackend | undefined;
let target: { readonly endpoint: string; readonly apiKey: string; readonly projectId: string };
let clinic: Clinic;

const client = () => new Client().setEndpoint(target.endpoint).setProject(target.projectId);
const keyed = () => client().setKey(target.apiKey);

beforeAll(async () => {
  if (E2E_ENDPOINT) target = { endpoint: E2E_ENDPOINT, apiKey: E2E_API_KEY, projectId: E2E_PROJECT || 'maia' };
  else {
    const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
    embedded = await startBackend({ config, data: folder, port: 0, rateLimits: false, ...runtimeParts() });
    target = { endpoint: `${embedded.url}/v1`, apiKey: embedded.apiKey, projectId: 'maia' };
  }
  await provision(target, readClinic({}));
  clinic = new Clinic({
    ...target,
    origin: '',
    port: 0,
    kill: async () => {},
    run: async () => {},
    [Symbol.asyncDispose]: async () => {},
  });
});
afterAll(async () => {
  await embedded?.close();
  rmSync(folder, { recursive: true });
});

/** The services as this person calls them. */
async function signedIn(person: Person): Promise<Client> {
  const { secret } = await new Users(keyed()).createSession({ userId: person.id });
  return client().setSession(secret);
}

/** Calls a function as the app does. */
async function call(by: Client, functionId: string, path: string, body: object = {}) {
  const run = await new Functions(by).createExecution({
    functionId,
    xpath: path,
    body: JSON.stringify(body),
    async: false,
  });
  return { status: run.responseStatusCode, body: JSON.parse(run.responseBody || '{}') as Record<string, unknown> };
}

const doctorOf = async () => clinic.addDoctor('Dr Wambui', (await clinic.addHospital('Lakeside')).id);
const grantsOf = async (collection: string, owner: Person) =>
  (await clinic.held(collection, owner.id))[0]?.$permissions;

async function patientWith(doctor: Person): Promise<Person> {
  const patient = await clinic.addPatient('Amina Odhiambo');
  const profile = { userId: patient.id, name: patient.name, email: patient.email, assignedDoctorId: doctor.id };
  const own = (...actions: string[]) => actions.map((action) => `${action}("user:${patient.id}")`);
  await clinic.databases.createDocument('maia', 'profiles', patient.id, profile, own('read', 'update'));
  return patient;
}

/** Registers a browser's subscription for pushes to a person, as the app does. */
async function addPushTarget(person: Person, { endpoint, keys }: Subscription): Promise<void> {
  const device = await derivedId(person.id, endpoint);
  for (const { id, identifier } of targetParts(device, { endpoint, ...keys, showsNames: false })) {
    const part = { targetId: id, identifier, providerType: 'push' as never, userId: person.id };
    await new Users(keyed()).createTarget(part);
  }
}

describe('a deployed function, with its own key and scopes', () => {
  it('care-access lets the assigned doctor read a reading, and marks no other message as read than her own', async () => {
    const doctor = await doctorOf();
    const patient = await patientWith(doctor);
    const now = toInstant(Date.now());
    await ownedDocument(clinic.databases, 'blood_pressure', patient.id, {
      systolic: 121,
      diastolic: 81,
      recordedAt: now,
    });
    await until(
      'the doctor may read it',
      async () => (await grantsOf('blood_pressure', patient))?.includes(`read("user:${doctor.id}")`),
      NEXT_RUN_MS,
    );
    const message = await new Databases(await signedIn(patient)).createDocument({
      databaseId: 'maia',
      collectionId: 'doctor_messages',
      documentId: ID.unique(),
      data: {
        userId: patient.id,
        doctorId: doctor.id,
        sessionId: 's-1',
        senderId: patient.id,
        role: 'patient',
        content: 'Good morning',
        timestamp: now,
      },
      permissions: [`read("user:${patient.id}")`, `delete("user:${patient.id}")`],
    });
    await until(
      'the message has reached the doctor',
      async () => (await grantsOf('doctor_messages', patient))?.includes(`read("user:${doctor.id}")`),
      NEXT_RUN_MS,
    );
    const ids = [message.$id];
    expect((await call(await signedIn(patient), 'doctor-messages', '/', { ids })).body).toEqual({ marked: 0 });
    expect((await call(await signedIn(doctor), 'doctor-messages', '/', { ids })).body).toEqual({ marked: 1 });
  });

  it('forum stores a topic without its author, and forum-counters counts the reply and the vote', async () => {
    const [ann, ben] = [await clinic.addPatient('Ann'), await clinic.addPatient('Ben')];
    const topic = { id: ID.unique(), title: 'Sleeping badly', content: 'What helped you?', category: 'General' };
    expect(await call(await signedIn(ann), 'forum', '/topic', topic)).toMatchObject({ status: 200 });
    const asBen = await signedIn(ben);
    const reply = { id: ID.unique(), topicId: topic.id, content: 'A pillow.' };
    expect(await call(asBen, 'forum', '/reply', reply)).toMatchObject({ status: 200 });
    const vote = { targetType: 'topic', targetId: topic.id, voteType: 'up' };
    expect(await call(asBen, 'forum', '/vote', vote)).toMatchObject({ status: 200 });
    expect((await call(keyed(), 'forum-counters', '/')).status).toBe(200);
    const stored = await clinic.databases.getDocument('maia', 'forum_topics', topic.id);
    expect(stored).toMatchObject({ title: topic.title, replyCount: 1, voteScore: 1 });
    expect(JSON.stringify(stored)).not.toContain(ann.id);
  });

  it('reminders sends a due dose to the phone of its owner, once', async () => {
    await using service = await PushService.start();
    await keepFunctionVariables(target, 'reminders', { PUSH_ORIGINS: service.origin });
    const patient = await clinic.addPatient('Amina Odhiambo');
    const phone = service.subscribe();
    await addPushTarget(patient, phone);
    const dueAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    await ownedDocument(clinic.databases, 'medication_reminders', patient.id, {
      medicationName: 'Labetalol',
      dosage: '200 mg',
      frequency: 'daily',
      times: [toInstant(dueAt).slice(11, 16)],
      isActive: true,
      timeZone: 'Etc/UTC',
      scheduledSince: toInstant(dueAt - MINUTE_MS),
      nextDueAt: toInstant(dueAt),
    });
    for (let minute = 0; minute < 2; minute += 1) expect((await call(keyed(), 'reminders', '/')).status).toBe(200);
    await until('the push service has it', () => service.deliveredTo(phone).length > 0);
    expect(service.deliveredTo(phone)).toHaveLength(1);
    expect(service.faults).toEqual([]);
  });

  it('reminders calls the doctor about an alarm that waits for 16 minutes, once, and only her', async () => {
    await using service = await PushService.start();
    await keepFunctionVariables(target, 'reminders', { PUSH_ORIGINS: service.origin });
    const doctor = await doctorOf();
    const patient = await patientWith(doctor);
    const [desk, other] = [service.subscribe(), service.subscribe()];
    await addPushTarget(doctor, desk);
    await addPushTarget(await doctorOf(), other);
    const episodeId = await episodeIdOf(patient.id, 'bloodPressure', 'reading');
    const note = {
      userId: patient.id,
      senderId: patient.id,
      entry: 'opened',
      episodeId,
      cause: 'bloodPressure',
      causeId: 'reading',
      tier: 'URGENT',
      rule: 'B1',
      textId: 'clinical.bp.severe',
      recordedAt: toInstant(Date.now() - 16 * MINUTE_MS),
    };
    const noteId = await openingIdOf(episodeId, 'reading', 'URGENT');
    const own = careNote.creatorMay.map((action) => `${action}("user:${patient.id}")`);
    await new Databases(await signedIn(patient)).createDocument('maia', 'care_notes', noteId, note, own);
    await until('the push service has it', async () => {
      expect((await call(keyed(), 'reminders', '/')).status).toBe(200);
      return service.deliveredTo(desk).length > 0;
    });
    expect((await call(keyed(), 'reminders', '/')).status).toBe(200);
    expect(service.deliveredTo(desk)).toHaveLength(1);
    expect(service.deliveredTo(other)).toEqual([]);
    const steps = (await clinic.held('care_notes', patient.id)).filter(({ entry }) => entry === 'step');
    expect(steps.map(({ step, stepResult }) => [step, stepResult]).sort()).toEqual([
      ['doctor', 'sent'],
      ['repeat', 'noTarget'],
    ]);
    expect(service.faults).toEqual([]);
  });

  it('clinic shows the staff to an administrator, and refuses a doctor and a patient', async () => {
    const admin = await clinic.addAdmin('Grace Njoki');
    const doctor = await doctorOf();
    const patient = await patientWith(doctor);
    for (const other of [doctor, patient])
      expect((await call(await signedIn(other), 'clinic', '/staff')).status, other.name).toBe(403);
    const { status, body } = await call(await signedIn(admin), 'clinic', '/staff');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(doctor.email);
    expect(JSON.stringify(body)).not.toContain(patient.email);
  });

  it('user-count counts accounts for a guest, and contact stores a message of a guest once', async () => {
    await clinic.addPatient('Ann');
    expect(Number((await call(client(), 'user-count', '/')).body['totalUsers'])).toBeGreaterThan(0);
    const message = {
      id: ID.unique(),
      kind: 'idea',
      text: 'When are you open?',
      replyTo: 'ann@example.org',
      writtenAt: toInstant(Date.now()),
    };
    expect((await call(client(), 'contact', '/', message)).status).toBe(201);
    expect((await call(client(), 'contact', '/', message)).status).toBe(200);
  });

  it('account erases a person and her records when the password is right, and only then', async () => {
    const patient = await clinic.addPatient('Amina Odhiambo');
    await ownedDocument(clinic.databases, 'weight', patient.id, {
      weight: 71.5,
      unit: 'kg',
      recordedAt: toInstant(Date.now()),
    });
    const asPatient = await signedIn(patient);
    expect((await call(asPatient, 'account', '/erase', { password: 'not-hers-42' })).status).toBe(401);
    expect((await call(asPatient, 'account', '/erase', { password: patient.password })).status).toBe(200);
    expect(await clinic.held('weight', patient.id)).toEqual([]);
    await expect(new Users(keyed()).get({ userId: patient.id })).rejects.toMatchObject({ code: 404 });
  });
});
