import { Client as AppwriteClient } from 'appwrite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unitOf } from '../../../functions/support/unit-label.ts';
import { cohortOf } from '../../../src/clinical/cohort/cohort.ts';
import { collectCohort } from '../../../src/clinical/cohort/collect-cohort.ts';
import { midwifeLabel } from '../../../src/model/account/midwife-label.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { DAY_MS } from '../../../src/model/time/durations.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { cohortRecords } from '../../../src/sync/api/doctor/cohort-records.ts';
import { listPatients } from '../../../src/sync/api/doctor/patients.ts';
import { useSession } from '../../../src/sync/account/session-store.ts';
import { until } from '../../support/until.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration } from './administration.ts';

const server = ownMaia();
const { doctor } = administration(server);
const reader = vi.hoisted(() => ({ client: null as unknown }));
vi.mock('@/sync/account/page-client.ts', () => ({ pageClient: () => reader.client }));
beforeAll(() => vi.stubGlobal('location', { origin: server.running.url }));
afterAll(() => vi.unstubAllGlobals());

const now = Date.now();
const ago = (days: number) => toInstant(now - days * DAY_MS);

async function ward(midwivesRead: string) {
  const hospitalId = freshId('h');
  const data = { name: hospitalId, midwivesRead };
  done(await server.key().post(documents('hospitals'), { documentId: hospitalId, data }), 201);
  const midwife = await server.member('midwife');
  const labels = [midwifeLabel(unitOf(hospitalId))];
  done(await server.key().put(`/users/${midwife.id}/labels`, { labels }));
  return { ada: await doctor(hospitalId), midwife };
}

/** A patient of this doctor with a reading of this age and an open alarm. */
async function patientOf(ada: Client, lastReadingDays: number): Promise<Client> {
  const amina = await server.member('amina');
  const { id: userId } = amina;
  const write = async (
    collection: string,
    documentId: string,
    data: object,
    actions: ('read' | 'update' | 'delete')[],
  ) => {
    const body = { documentId, data: { userId, ...data }, permissions: ownerGrants(actions, userId) };
    done(await amina.post(documents(collection), body), 201);
  };
  await write('profiles', userId, { assignedDoctorId: ada.id, name: 'Amina' }, ['read', 'update']);
  const pressure = { systolic: 128, diastolic: 82, recordedAt: ago(lastReadingDays) };
  await write('blood_pressure', `bp-${userId}`, pressure, ['read', 'delete']);
  const alarm = {
    senderId: userId,
    entry: 'opened',
    episodeId: `e-${userId}`,
    cause: 'message',
    causeId: `m-${userId}`,
  };
  await write('care_notes', `n-${userId}`, { ...alarm, tier: 'URGENT', recordedAt: ago(1) }, ['read', 'delete']);
  done(await amina.post('/functions/care-access/executions', { path: '/', method: 'POST' }), 201);
  await until(
    'her doctor reads her',
    async () => (await ada.get(documents('care_notes', `n-${userId}`))).status === 200,
  );
  return amina;
}

/** The numbers as the page of this person computes them from its own requests. */
async function numbersOf(person: Client) {
  const session = done(await server.key().post(`/users/${person.id}/sessions`), 201);
  reader.client = new AppwriteClient()
    .setEndpoint(`${server.running.url}/v1`)
    .setProject('maia')
    .setSession(String(session['secret']));
  const { labels } = done(await server.key().get(`/users/${person.id}`)) as { labels: string[] };
  useSession.setState({ user: { id: person.id, name: '', email: '', labels }, isAuthenticated: true });
  const records = cohortRecords(person.id, { loggedSince: ago(7), alarmsSince: ago(30) });
  const rows = await collectCohort(await listPatients(person.id), records, now);
  const { all, logging, open } = cohortOf(rows);
  const ids = (list: readonly string[]) => list.toSorted();
  return { all: ids(all), logging: ids(logging), urgent: ids(open.URGENT) };
}

it('a midwife and the doctor of her hospital count the same patients, and none of another hospital', async () => {
  const [hers, other] = [await ward('readings'), await ward('everything')];
  const [recent, silent] = [await patientOf(hers.ada, 2), await patientOf(hers.ada, 12)];
  const elsewhere = await patientOf(other.ada, 3);
  const both = [recent.id, silent.id].toSorted();
  const expected = { all: both, logging: [recent.id], urgent: both };
  expect(await numbersOf(hers.ada)).toEqual(expected);
  expect(await numbersOf(hers.midwife)).toEqual(expected);
  expect(await numbersOf(other.midwife)).toEqual({
    all: [elsewhere.id],
    logging: [elsewhere.id],
    urgent: [elsewhere.id],
  });
});

it('a midwife of a hospital that opens nothing counts no one', async () => {
  const { ada, midwife } = await ward('nothing');
  await patientOf(ada, 2);
  expect(await numbersOf(midwife)).toEqual({ all: [], logging: [], urgent: [] });
});
