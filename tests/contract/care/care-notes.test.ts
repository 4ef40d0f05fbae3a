import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { careNote } from '../../../src/model/records/care-note.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { isStoredFor, type GrantedDocument } from '../../../src/model/schema/record.ts';
import { until } from '../../support/until.ts';
import { joinPatient } from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-care-notes-'));
const AT = '2026-11-21T10:42:00.000+00:00';
let running: RunningBackend;
let server: Person;
let doctor: Person;
let other: Person;
let amina: Person;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  doctor = await Person.join(running.url, 'dr-ada');
  other = await Person.join(running.url, 'dr-ben');
  for (const { id } of [doctor, other]) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
  amina = await joinPatient(running.url, 'amina', doctor.id);
  const isOpen = async () => (await doctor.get('blood_pressure', 'bp-amina')).status === 200;
  await until('the doctor reads her reading', isOpen);
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const sees = (person: Person, collection: string, id: string, status: number) =>
  expect.poll(async () => (await person.get(collection, id)).status, { timeout: 5000, interval: 40 }).toBe(status);
const grantsOf = (person: Person) => ownerGrants(careNote.creatorMay, person.id);
const seen = (author: Person) => {
  const readingId = 'bp-amina';
  return { userId: 'amina', doctorId: author.id, senderId: author.id, entry: 'seen', readingId, recordedAt: AT };
};
const heldBy = async (person: Person, id: string) => (await person.get('care_notes', id)).body;

describe('a care note', () => {
  it('of her doctor reaches the patient, who believes it and can change nothing', async () => {
    await doctor.create('care_notes', 'seen-1', seen(doctor), grantsOf(doctor));
    await sees(amina, 'care_notes', 'seen-1', 200);
    const held = await heldBy(amina, 'seen-1');
    expect(isStoredFor(careNote, held as GrantedDocument, amina.id)).toBe(true);
    expect((await amina.call('DELETE', documents('care_notes', 'seen-1'), {})).status).toBe(401);
    expect((await doctor.call('PATCH', documents('care_notes', 'seen-1'), { data: { text: 'x' } })).status).toBe(401);
    expect((await other.get('care_notes', 'seen-1')).status).toBe(404);
  });

  it('of the patient reaches her doctor and no other user', async () => {
    const said = { userId: 'amina', senderId: 'amina', entry: 'symptoms', readingId: 'bp-amina', symptoms: ['vision'] };
    await amina.create('care_notes', 'said-1', { ...said, recordedAt: AT }, grantsOf(amina));
    await sees(doctor, 'care_notes', 'said-1', 200);
    expect((await other.get('care_notes', 'said-1')).status).toBe(404);
  });

  it('of a doctor who is not hers does not reach her, and under a false sender is accepted by no reader', async () => {
    // Appwrite would accept these grants from him; this server does not, so the server key writes the record.
    const shown = ['read("users")', ...grantsOf(other)];
    await server.create('care_notes', 'seen-2', seen(other), shown);
    await server.create('care_notes', 'seen-3', seen(doctor), shown);
    for (const id of ['seen-2', 'seen-3']) {
      const held = await heldBy(other, id);
      expect(isStoredFor(careNote, held as GrantedDocument, amina.id), id).toBe(false);
      await sees(amina, 'care_notes', id, 404);
      await sees(doctor, 'care_notes', id, 404);
    }
  });

  it('of a doctor stays with the patient when she changes the doctor, and is not shown to the next one', async () => {
    await amina.must('PATCH', documents('profiles', 'amina'), { data: { assignedDoctorId: other.id } });
    await sees(other, 'care_notes', 'said-1', 200);
    await sees(doctor, 'care_notes', 'said-1', 404);
    await sees(amina, 'care_notes', 'seen-1', 200);
    expect((await other.get('care_notes', 'seen-1')).status).toBe(404);
  });
});
