import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Client } from '../server/client.ts';
import { documents, Person } from '../server/person.ts';
import { files, upload } from '../server/upload-file.ts';

const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'maia-erase-'));
const instant = '2026-11-20T08:00:00.000+00:00';

let running: RunningBackend;
let server: Person;
let key: Client;

beforeAll(async () => {
  running = await startBackend({ config, data: folder, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  key = new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': running.apiKey });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const may = (id: string, ...actions: string[]) => actions.map((action) => `${action}("user:${id}")`);
const erase = (id: string) => key.delete(`/maia/people/${id}`);

/** Made-up words that occur in no dictionary and in no other person's records. */
const wordsOf = (id: string) =>
  ['Name', 'Address', 'Note', 'Later', 'Topic', 'Chat', 'Staged', 'Pref', 'Drug', 'Scan', 'Push'].map(
    (what) => `${id}${what}Elderflower`,
  );
/** Those that the database has encrypted, with the staged transaction. */
const isEncrypted = (one: string) => /(?:Address|Note|Later|Chat|Staged)Elderflower$/.test(one);
const word = (id: string, what: string) => `${id}${what}Elderflower`;

/** Signs a person up and writes a record of every kind, each with one of her own words. */
async function signUpWithEverything(id: string, doctorId?: string): Promise<Person> {
  const person = await Person.join(running.url, id);
  const own = may(id, 'read', 'update', 'delete');
  await person.create(
    'profiles',
    id,
    { userId: id, name: word(id, 'Name'), address: word(id, 'Address'), assignedDoctorId: doctorId ?? null },
    may(id, 'read', 'update'),
  );
  const reading = { userId: id, systolic: 118, diastolic: 76, recordedAt: instant };
  await person.create('blood_pressure', `bp-${id}`, { ...reading, note: word(id, 'Note') }, own);
  await person.must('PATCH', documents('blood_pressure', `bp-${id}`), { data: { note: word(id, 'Later') } });
  // The topic has a name: the scheduled `forum-counters` writes a pseudonym, one more document, for a topic without
  // one.
  const topic = { userId: id, userName: 'Elder Flower', title: word(id, 'Topic'), content: word(id, 'Topic') };
  await server.create('forum_topics', `topic-${id}`, topic, ['read("users")', ...may(id, 'update', 'delete')]);
  const chat = { userId: id, role: 'user', content: word(id, 'Chat'), timestamp: instant, sessionId: 's' };
  await person.create('chat_messages', `chat-${id}`, chat, may(id, 'read', 'delete'));
  await person.must('PATCH', '/account/prefs', { prefs: { drug: word(id, 'Pref') } });
  await person.must('POST', '/account/targets/push', { targetId: `push-${id}`, identifier: word(id, 'Push') });
  await person.must('POST', '/account/verification', { url: 'http://localhost/verify' });
  const transaction = String((await person.must('POST', '/databases/transactions')).$id);
  const staged = { ...reading, note: word(id, 'Staged') };
  const operations = [
    { action: 'create', databaseId: 'maia', collectionId: 'blood_pressure', documentId: `later-${id}`, data: staged },
  ];
  await person.must('POST', `/databases/transactions/${transaction}/operations`, { operations });
  const bytes = Buffer.from(`%PDF-1.7\n${word(id, 'Scan')}`);
  const sent = await upload(key, 'medical-files', `file-${id}`, bytes, {
    name: `${word(id, 'Scan')}.pdf`,
    permissions: own,
  });
  expect(sent.status, sent.text).toBe(201);
  return person;
}

/** The words that occur in any file of the data folder, compared byte by byte. */
function standing(words: readonly string[]): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = entries.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  return words.filter((one) => bytes.some((content) => content.includes(one)));
}

describe('erasing a person', { timeout: 60_000 }, () => {
  it('leaves none of her words in the data folder, and every word of others', async () => {
    const amina = await signUpWithEverything('amina');
    await signUpWithEverything('bella');
    const aminasWords = [...wordsOf('amina'), 'amina@example.com'].filter((one) => !one.startsWith('aminaDrug'));
    // Uploads are encrypted, so only the file's name can be found in the folder.
    const inClear = aminasWords.filter((one) => !isEncrypted(one));
    expect(inClear).toHaveLength(aminasWords.length - 5);
    expect(standing(aminasWords)).toEqual(inClear);
    const blobs = readdirSync(join(folder, 'files')).length;

    const answer = await erase('amina');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ hadAccount: true, documents: 4, files: 1, changed: 0, traces: [] });
    expect(standing(aminasWords)).toEqual([]);
    expect(readdirSync(join(folder, 'files'))).toHaveLength(blobs - 1);

    const bellasWords = inClear.map((one) => one.replace('amina', 'bella'));
    expect(standing(bellasWords)).toEqual(bellasWords);
    expect((await server.get('blood_pressure', 'bp-bella')).body).toMatchObject({ note: word('bella', 'Later') });
    expect((await server.get('chat_messages', 'chat-bella')).body).toMatchObject({ content: word('bella', 'Chat') });
    expect((await server.get('profiles', 'bella')).body).toMatchObject({ name: word('bella', 'Name') });
    expect((await key.get(files('medical-files', 'file-bella', '/download'))).text).toContain(word('bella', 'Scan'));

    expect((await amina.call('GET', '/account')).status).toBe(401);
    expect((await server.call('GET', '/users/amina')).status).toBe(404);
    expect((await erase('amina')).body).toMatchObject({ type: 'user_not_found' });
    // The same email address can sign up again and finds no earlier data.
    const account = { userId: 'anew', email: 'amina@example.com', password: 'Kite-and-Lamp-42' };
    await server.must('POST', '/users', account);
    expect((await server.list('blood_pressure')).body.total).toBe(1);
    await erase('anew');
  });

  it('takes a doctor out of the records of patients and leaves what was written there', async () => {
    const doctor = await Person.join(running.url, 'dr-cleo');
    await server.must('PUT', '/users/dr-cleo/labels', { labels: ['doctor'] });
    await signUpWithEverything('dina', 'dr-cleo');
    await expect.poll(async () => (await doctor.list('profiles')).body.total, { timeout: 30_000 }).toBe(1);
    const message = {
      userId: 'dina',
      doctorId: 'dr-cleo',
      sessionId: 's',
      senderId: 'dr-cleo',
      role: 'doctor',
      content: 'Drink more water',
      timestamp: instant,
    };
    await server.create('doctor_messages', 'm-1', message, may('dina', 'read'));

    const answer = await erase('dr-cleo');
    expect(answer.body, answer.text).toMatchObject({ hadAccount: true, traces: [] });
    expect((await server.get('doctor_messages', 'm-1')).body).toMatchObject({
      content: 'Drink more water',
      doctorId: 'erased',
      senderId: 'erased',
    });
    const profile = (await server.get('profiles', 'dina')).body;
    expect(profile).toMatchObject({ assignedDoctorId: null, name: word('dina', 'Name') });
    expect(profile.$permissions).toEqual(may('dina', 'read', 'update'));
    expect((await server.get('blood_pressure', 'bp-dina')).body.$permissions).not.toContain('read("user:dr-cleo")');
  });

  it('does not touch a user whose id begins the same', async () => {
    await signUpWithEverything('eva');
    await signUpWithEverything('eva-2');
    expect((await erase('eva')).body).toMatchObject({ hadAccount: true, documents: 4 });
    expect((await server.get('profiles', 'eva-2')).body).toMatchObject({ name: word('eva-2', 'Name') });
    expect(standing(wordsOf('eva-2'))).toEqual(
      wordsOf('eva-2').filter((one) => !isEncrypted(one) && !one.includes('Drug')),
    );
    expect((await server.get('blood_pressure', 'bp-eva-2')).body).toMatchObject({ note: word('eva-2', 'Later') });
  });

  it('removes what she wrote without a name, and nothing that has the id of another user’s pseudonym', async () => {
    const [hana, pen] = ['hana', 'pen-of-hana'];
    for (const id of [hana, pen]) await signUpWithEverything(id);
    await server.create('forum_authors', 'author', { userId: hana, topicId: 'sleep', penId: pen, pairId: 'pair' });
    const words = { userName: 'Anonymous', topicId: 'sleep', content: 'HanaUnnamedElderflower' };
    await server.create('forum_posts', 'unnamed', { userId: pen, ...words }, ['read("users")']);
    await server.create('forum_posts', 'hidden', { userId: pen, ...words }, may(hana, 'read'));
    expect((await erase(pen)).body).toMatchObject({ hadAccount: true, documents: 4 });
    expect((await server.get('forum_authors', 'author')).body).toMatchObject({ userId: hana, penId: pen });
    expect((await server.get('forum_posts', 'unnamed')).body).toMatchObject({ userId: pen });
    expect((await erase(hana)).body).toMatchObject({ documents: 7, traces: [] });
    expect(standing(['HanaUnnamedElderflower', pen])).toEqual([]);
  });

  it('finishes what was begun: records without an account go as well', async () => {
    await signUpWithEverything('fatima');
    await server.must('DELETE', '/users/fatima');
    expect(standing([word('fatima', 'Name')])).toHaveLength(1);
    expect((await erase('fatima')).body).toMatchObject({ hadAccount: false, documents: 4, files: 1, traces: [] });
    expect(standing(wordsOf('fatima'))).toEqual([]);
  });

  it('is for the server key alone', async () => {
    const gina = await signUpWithEverything('gina');
    expect((await gina.call('DELETE', '/maia/people/gina')).status).toBe(401);
    expect((await new Person('nobody', running.url).call('DELETE', '/maia/people/gina')).status).toBe(401);
    const functionKey = running.backend.issueKey(['users.write', 'users.read', 'documents.write'], 60);
    const asFunction = new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': functionKey });
    expect((await asFunction.delete('/maia/people/gina')).status).toBe(401);
    expect((await gina.call('GET', '/account')).status).toBe(200);
  });
});
