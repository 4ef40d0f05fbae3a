import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../functions/support/unit-label.ts';
import { midwifeLabel } from '../../../src/model/account/midwife-label.ts';
import { isFromCare } from '../../../src/model/schema/care-author.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { until } from '../../support/until.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Client, type Json } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';

const server = ownMaia();
const AT = '2026-11-21T08:00:00.000+00:00';

/** Calls the function of administrators. @returns the function's own status and answer */
async function call(client: Client, path: string, body: object = {}): Promise<{ status: number; answer: Json }> {
  const run = done(
    await client.post('/functions/clinic/executions', { path, method: 'POST', body: JSON.stringify(body) }),
    201,
  );
  return { status: Number(run['responseStatusCode']), answer: JSON.parse(String(run['responseBody'])) };
}

async function withLabels(name: string, labels: string[]): Promise<Client> {
  const client = await server.member(name);
  done(await server.key().put(`/users/${client.id}/labels`, { labels }));
  return client;
}
const admin = () => withLabels('admin', ['admin']);
const labelsOf = async ({ id }: Client) => done(await server.key().get(`/users/${id}`))['labels'];

async function hospital(midwivesRead: string | null): Promise<string> {
  const documentId = freshId('h');
  done(await server.key().post(documents('hospitals'), { documentId, data: { name: documentId, midwivesRead } }), 201);
  return documentId;
}

async function doctor(hospitalId: string): Promise<Client> {
  const client = await withLabels('doctor', ['doctor']);
  const data = { userId: client.id, name: client.id, hospitalId };
  done(await server.key().post(documents('doctors'), { documentId: client.id, data }), 201);
  return client;
}

const midwifeOf = (hospitalId: string) => withLabels('midwife', [midwifeLabel(unitOf(hospitalId))]);

/** A patient with a reading, an appointment and a message to her doctor. */
async function patient(doctorId: string | null): Promise<Client> {
  const client = await server.member('amina');
  const { id } = client;
  const write = async (collection: string, documentId: string, data: object, permissions: string[]) =>
    done(await client.post(documents(collection), { documentId, data: { userId: id, ...data }, permissions }), 201);
  const own = ownerGrants(['read', 'update', 'delete'], id);
  const kept = ownerGrants(['read', 'delete'], id);
  await write('profiles', id, { assignedDoctorId: doctorId, name: 'Amina' }, ownerGrants(['read', 'update'], id));
  await write('blood_pressure', `bp-${id}`, { systolic: 128, diastolic: 82, recordedAt: AT }, kept);
  await write('appointments', `ap-${id}`, { date: '2026-12-01', time: '09:00' }, own);
  const message = { sessionId: 's', senderId: id, role: 'patient', content: 'Hello', timestamp: AT };
  if (doctorId) await write('doctor_messages', `dm-${id}`, { doctorId, ...message }, kept);
  await pushed(client);
  return client;
}

const pushed = async (client: Client) =>
  done(await client.post('/functions/care-access/executions', { path: '/', method: 'POST' }), 201);

/** The collections of this patient that the reader gets. */
async function seen(reader: Client, { id }: Client): Promise<string[]> {
  const records = { profiles: id, blood_pressure: `bp-${id}`, doctor_messages: `dm-${id}`, appointments: `ap-${id}` };
  const found: string[] = [];
  for (const [collection, document] of Object.entries(records))
    if ((await reader.get(documents(collection, document))).status === 200) found.push(collection);
  return found;
}

const readings = ['profiles', 'blood_pressure', 'doctor_messages'];
const everything = [...readings, 'appointments'];
const becomes = (reader: Client, person: Client, expected: readonly string[]) =>
  until(`${reader.id} reads ${expected.join(', ')}`, async () => {
    const found = await seen(reader, person);
    return JSON.stringify(found) === JSON.stringify(expected);
  });

describe('a midwife', () => {
  it.each([
    [null, []],
    ['nothing', []],
    ['readings', readings],
    ['everything', everything],
  ])(
    'of a hospital whose midwives read %s sees that of its patients, and changes nothing',
    async (setting, expected) => {
      const hospitalId = await hospital(setting);
      const [ada, eve] = [await doctor(hospitalId), await midwifeOf(hospitalId)];
      const amina = await patient(ada.id);
      await becomes(ada, amina, everything);
      await becomes(eve, amina, expected);
      expect((await eve.patch(documents('profiles', amina.id), { data: { name: 'x' } })).status).toBeGreaterThan(400);
      expect((await eve.delete(documents('blood_pressure', `bp-${amina.id}`))).status).toBeGreaterThan(400);
    },
  );

  it('sees no patient without a doctor, of another hospital’s doctor, or who only names the hospital', async () => {
    const [hers, other] = [await hospital('everything'), await hospital('everything')];
    const [eve, ben] = [await midwifeOf(hers), await doctor(other)];
    const [alone, elsewhere] = [await patient(null), await patient(ben.id)];
    await becomes(ben, elsewhere, everything);
    done(await alone.patch(documents('profiles', alone.id), { data: { hospitalId: hers } }));
    await pushed(alone);
    expect([await seen(eve, alone), await seen(eve, elsewhere)]).toEqual([[], []]);
  });

  it('loses a patient who leaves the doctor, and gets one who comes', async () => {
    const [hers, other] = [await hospital('everything'), await hospital('everything')];
    const [ada, ben] = [await doctor(hers), await doctor(other)];
    const [eve, fay] = [await midwifeOf(hers), await midwifeOf(other)];
    const amina = await patient(ada.id);
    await becomes(eve, amina, everything);
    done(await amina.patch(documents('profiles', amina.id), { data: { assignedDoctorId: ben.id } }));
    await becomes(eve, amina, []);
    // The message belongs to the conversation with the former doctor.
    await becomes(fay, amina, ['profiles', 'blood_pressure', 'appointments']);
    done(await amina.patch(documents('profiles', amina.id), { data: { assignedDoctorId: null } }));
    await becomes(fay, amina, []);
  });

  it('follows the setting, and hears no event after it has closed', async () => {
    const [root, hospitalId] = [await admin(), await hospital('nothing')];
    const [ada, eve] = [await doctor(hospitalId), await midwifeOf(hospitalId)];
    const amina = await patient(ada.id);
    await becomes(ada, amina, everything);
    for (const [midwivesRead, expected] of [
      ['readings', readings],
      ['everything', everything],
      ['readings', readings],
      ['nothing', []],
    ] as const) {
      expect((await call(root, '/hospital', { id: hospitalId, name: 'Ward', midwivesRead })).status).toBe(200);
      await becomes(eve, amina, expected);
    }
    const entry = { collection: 'blood_pressure', id: freshId('bp') };
    const data = { userId: amina.id, systolic: 130, diastolic: 84, recordedAt: AT };
    done(
      await amina.post(documents(entry.collection), {
        documentId: entry.id,
        data,
        permissions: ownerGrants(['read', 'delete'], amina.id),
      }),
      201,
    );
    await pushed(amina);
    await until(
      'her doctor reads it',
      async () => (await ada.get(documents(entry.collection, entry.id))).status === 200,
    );
    expect((await eve.get(documents(entry.collection, entry.id))).status).toBe(404);
  });

  it('who is dismissed reads nothing from that moment: one label is the role and the unit', async () => {
    const [root, hospitalId] = [await admin(), await hospital('everything')];
    const [ada, eve, fay] = [await doctor(hospitalId), await midwifeOf(hospitalId), await midwifeOf(hospitalId)];
    const amina = await patient(ada.id);
    await becomes(eve, amina, everything);
    // The label alone, as the console of Appwrite would take it away: the session goes on and reads nothing.
    done(await server.key().put(`/users/${eve.id}/labels`, { labels: [] }));
    expect(await seen(eve, amina)).toEqual([]);
    expect((await call(root, '/dismiss', { userId: fay.id })).status).toBe(200);
    expect((await fay.get('/account')).status).toBe(401);
    expect(await labelsOf(fay)).toEqual([]);
    expect((await seen(ada, amina)).length).toBe(everything.length);
  });

  it('is seen by the patient in the list of who looked, by name and role', async () => {
    const hospitalId = await hospital('readings');
    const [ada, eve] = [await doctor(hospitalId), await midwifeOf(hospitalId)];
    const amina = await patient(ada.id);
    await becomes(eve, amina, readings);
    const { entries } = done(await amina.get('/maia/audit')) as unknown as { entries: Json[] };
    expect(entries.filter(({ actorName }) => actorName === 'midwife').map(({ role }) => role)).toContain('midwife');
  });
});

describe('a note of a midwife', () => {
  async function write(eve: Client, { id }: Client, more: object = {}): Promise<string> {
    const documentId = freshId('n');
    const data = {
      userId: id,
      doctorId: eve.id,
      senderId: eve.id,
      entry: 'note',
      text: 'Rest',
      recordedAt: AT,
      ...more,
    };
    const permissions = ownerGrants(['read', 'delete'], eve.id);
    done(await eve.post(documents('care_notes'), { documentId, data, permissions }), 201);
    return documents('care_notes', documentId);
  }

  it('reaches the patient, her doctor and the other midwives where everything is open, and the phone trusts it', async () => {
    const hospitalId = await hospital('everything');
    const [ada, eve, fay] = [await doctor(hospitalId), await midwifeOf(hospitalId), await midwifeOf(hospitalId)];
    const amina = await patient(ada.id);
    await becomes(eve, amina, everything);
    const path = await write(eve, amina);
    for (const reader of [amina, ada, fay])
      await until(`${reader.id} reads it`, async () => (await reader.get(path)).status === 200);
    const note = done(await amina.get(path)) as unknown as Parameters<typeof isFromCare>[0];
    expect(isFromCare(note, amina.id)).toBe(true);
  });

  it('reaches no one where only readings are open, from another hospital, or as limits', async () => {
    const [hers, other] = [await hospital('readings'), await hospital('everything')];
    const [ada, ben] = [await doctor(hers), await doctor(other)];
    const [eve, fay] = [await midwifeOf(hers), await midwifeOf(other)];
    const [amina, bibi] = [await patient(ada.id), await patient(ben.id)];
    await becomes(eve, amina, readings);
    await becomes(fay, bibi, everything);
    const paths = [
      [amina, await write(eve, amina)],
      [amina, await write(fay, amina)],
      [bibi, await write(fay, bibi, { entry: 'limits', systolicFrom: 120 })],
    ] as const;
    await server.key().post('/functions/care-access/executions', {});
    for (const [person, path] of paths)
      for (const reader of [person, ada, ben]) expect((await reader.get(path)).status).toBe(404);
  });
});

describe('the role of a midwife', () => {
  const invitation = (more: object) => ({ email: `${freshId('new')}@example.com`, name: 'Eve', resetUrl: '', ...more });

  it('is given with her hospitals, listed with them, and moved to others', async () => {
    const [root, hers, other] = [await admin(), await hospital('everything'), await hospital('everything')];
    const invited = await call(root, '/invite', invitation({ roles: ['midwife'], units: [hers, other] }));
    const userId = String(invited.answer['userId']);
    const member = async () => ((await call(root, '/staff')).answer['staff'] as Json[]).find(({ id }) => id === userId);
    expect(await member()).toMatchObject({ roles: ['midwife'], units: [hers, other].toSorted() });
    expect((await call(root, '/roles', { userId, roles: ['midwife'], units: [other] })).status).toBe(200);
    expect(await member()).toMatchObject({ roles: ['midwife'], units: [other] });
    expect((await call(root, '/roles', { userId, roles: ['midwife', 'moderator'], units: [other] })).status).toBe(200);
    expect(await member()).toMatchObject({ roles: ['midwife', 'moderator'], units: [other] });
  });

  it.each([
    ['without a hospital', { roles: ['midwife'] }],
    ['of a hospital that does not exist', { roles: ['midwife'], units: ['nowhere'] }],
    ['beside that of a doctor', { roles: ['midwife', 'doctor'], units: ['nowhere'] }],
  ])('%s is refused before anything is written', async (_, more) => {
    expect(await call(await admin(), '/invite', invitation(more))).toMatchObject({
      status: 400,
      answer: { reason: 'invalid' },
    });
  });

  it('demands the password of staff: her next log-in opens nothing but its change', async () => {
    const eve = await server.signUp('eve');
    done(await server.key().patch(`/users/${eve.id}/password`, { password: 'password1' }));
    done(await server.key().put(`/users/${eve.id}/labels`, { labels: [midwifeLabel(unitOf('ward'))] }));
    const weak = server.guest();
    done(await weak.post('/account/sessions/email', { email: eve.email, password: 'password1' }), 201);
    expect((await weak.get(documents('profiles'))).body).toMatchObject({ type: 'user_password_reset_required' });
  });
});
