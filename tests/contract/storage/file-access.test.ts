import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Storage } from 'node-appwrite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Remote } from '../../../functions/care-access/remote.ts';
import { cachedTeams } from '../../../functions/care-access/care-team.ts';
import { sweepNewFiles } from '../../../functions/care-access/sweep-new-files.ts';
import { sweepFiles } from '../../../functions/care-access/sweep-files.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { buckets, profilePhotoNames, type BucketId } from '../../../src/model/files/bucket.ts';
import { DAY_MS } from '../../../src/model/time/durations.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { joinPatient } from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';
import { picture } from '../server/upload-file.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-files-'));
const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
let running: RunningBackend;
let storage: Storage;
let server: Person;
let drAda: Person;
let drBen: Person;
let amina: Person;
let number = 0;

beforeAll(async () => {
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  storage = new Storage(new Client().setEndpoint(`${running.url}/v1`).setProject('maia').setKey(running.apiKey));
  server = new Person('server', running.url, running.apiKey);
  drAda = await Person.join(running.url, 'dr-ada');
  drBen = await Person.join(running.url, 'dr-ben');
  for (const { id } of [drAda, drBen]) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
});
beforeEach(async () => {
  amina = await joinPatient(running.url, `amina-${(number += 1)}`, drAda.id);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running.close();
  rmSync(data, { recursive: true });
});

/** Uploads a file with the grants that its owner's phone gives it. */
async function upload(
  bucketId: BucketId,
  owner: Person,
  name = 'scan.png',
  fileId: string = crypto.randomUUID(),
): Promise<string> {
  const file = new File([new Uint8Array(await picture(8, 8))], name);
  await storage.createFile({
    bucketId,
    fileId,
    file,
    permissions: ownerGrants(buckets[bucketId].creatorMay, owner.id),
  });
  return fileId;
}
async function record(owner: Person, fileId: string, userId = owner.id): Promise<string> {
  const id = crypto.randomUUID();
  const values = { userId, fileId, fileName: 'scan.png', documentType: 'image/png' };
  await owner.create('medical_documents', id, values, ownerGrants(['read', 'delete'], owner.id));
  return id;
}
const pushed = (person: Person) => person.must('POST', '/functions/care-access/executions', { path: '/' });
const statusOf = async (person: Person, fileId: string, bucket: BucketId = 'medical-files') =>
  (await person.call('GET', `/storage/buckets/${bucket}/files/${fileId}`)).status;
const eventually = (person: Person, fileId: string, bucket?: BucketId) =>
  expect.poll(() => statusOf(person, fileId, bucket), { interval: 40 });

describe('a medical file', () => {
  it('is read by the assigned doctor with its record, follows a change of doctor, and is changed by neither', async () => {
    const fileId = await upload('medical-files', amina);
    expect(await statusOf(drAda, fileId)).toBe(404);
    await record(amina, fileId);
    await pushed(amina);
    await eventually(drAda, fileId).toBe(200);
    expect(await statusOf(drBen, fileId)).toBe(404);
    const removed = await drAda.call('DELETE', `/storage/buckets/medical-files/files/${fileId}`);
    expect(removed.status).toBe(401);
    await amina.must('PATCH', documents('profiles', amina.id), { data: { assignedDoctorId: drBen.id } });
    await eventually(drBen, fileId).toBe(200);
    await eventually(drAda, fileId).toBe(404);
    expect(await statusOf(amina, fileId)).toBe(200);
  });

  it('of another user is opened to no reader by a record that names it', async () => {
    const victim = await joinPatient(running.url, `victim-${number}`, drBen.id);
    const fileId = await upload('medical-files', victim);
    await record(amina, fileId);
    await pushed(amina);
    await record(amina, fileId, victim.id);
    await pushed(amina);
    expect(await statusOf(drAda, fileId)).toBe(404);
    expect(await statusOf(amina, fileId)).toBe(404);
  });
});

describe('a record that is deleted', () => {
  it('takes its file along when no other record of its owner names it, whatever those of others name', async () => {
    const mallory = await joinPatient(running.url, `mallory-of-${number}`, null);
    const [alone, shared] = [await upload('medical-files', amina), await upload('medical-files', amina)];
    const records = [await record(amina, alone), await record(amina, shared)];
    await record(amina, shared);
    await record(mallory, alone);
    await record(mallory, alone, amina.id);
    for (const id of records) await amina.must('DELETE', documents('medical_documents', id), {});
    await eventually(amina, alone).toBe(404);
    expect(await statusOf(amina, shared)).toBe(200);
  });
});

describe('a file that a phone sends again because the server had lost it', () => {
  it('is opened by the sweep to the doctor of its unchanged record, and to no reader of a record of others', async () => {
    vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `${running.url}/v1`);
    vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'maia');
    const mallory = await joinPatient(running.url, `mallory-again-${number}`, drBen.id);
    const fileId = await upload('medical-files', amina);
    const id = await record(amina, fileId);
    await record(mallory, fileId);
    await pushed(amina);
    await eventually(drAda, fileId).toBe(200);
    const before = (await server.get('medical_documents', id)).body;
    await server.must('DELETE', `/storage/buckets/medical-files/files/${fileId}`);
    await upload('medical-files', amina, 'scan.png', fileId);
    expect(await statusOf(drAda, fileId)).toBe(404);

    const remote = connect(running.apiKey);
    const onFailureOf = (collection: string) => (failed: string, error: unknown) => {
      throw new Error(`${collection} ${failed}`, { cause: error });
    };
    const sweepOnce = () =>
      sweepNewFiles({ remote, teamOf: cachedTeams(remote), endsAt: Date.now() + 60_000, onFailureOf });
    expect(await sweepOnce()).toBeGreaterThanOrEqual(1);
    expect(await statusOf(drAda, fileId)).toBe(200);
    expect(await statusOf(amina, fileId)).toBe(200);
    expect(await statusOf(drBen, fileId)).toBe(404);
    expect((await server.get('medical_documents', id)).body).toEqual(before);
    expect(await sweepOnce()).toBe(0);
  });
});

describe('the sweep of files', () => {
  const sweep = (later = DAY_MS + 60_000) => {
    vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `${running.url}/v1`);
    vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'maia');
    number += 1;
    // Each sweep runs hours after the one before, because a sweep does nothing if the last one is recent.
    const failed = (id: string, error: unknown) => {
      throw new Error(id, { cause: error });
    };
    const now = Date.now() + later + number * 2 * 60 * 60_000;
    return sweepFiles(watched(), Date.now() + 60_000, failed, now);
  };
  const pages: object[] = [];
  const watched = (): Remote => {
    const remote = connect(running.apiKey);
    const list: Remote['list'] = async (...given) => {
      const page = await remote.list(...given);
      pages.push(...page);
      return page;
    };
    return { ...remote, list };
  };

  it('removes after a day what no record of its owner names, and nothing else', async () => {
    const mallory = await joinPatient(running.url, `mallory-${number}`, null);
    const named = await upload('medical-files', amina);
    await record(amina, named);
    const [orphan, borrowed] = [await upload('medical-files', amina), await upload('medical-files', amina)];
    await record(mallory, borrowed);
    expect(await sweep(-DAY_MS)).toBe(0);
    expect(await sweep()).toBeGreaterThanOrEqual(2);
    expect(await statusOf(amina, named)).toBe(200);
    expect(await statusOf(amina, orphan)).toBe(404);
    expect(await statusOf(amina, borrowed)).toBe(404);
  });

  it('removes photos that no profile shows', async () => {
    const [shown, unused] = [await upload('profile-photos', amina), await upload('profile-photos', amina)];
    await amina.must('PATCH', documents('profiles', amina.id), { data: { profilePhotoId: shown } });
    await sweep();
    expect(await statusOf(amina, shown, 'profile-photos')).toBe(200);
    expect(await statusOf(amina, unused, 'profile-photos')).toBe(404);
  });

  it('removes pictures that no article has shown for two months: a draft may take that long', async () => {
    const [shown, dropped] = [await upload('blog-images', amina), await upload('blog-images', amina)];
    const [inText, inDraft] = [await upload('blog-images', amina), await upload('blog-images', amina)];
    const data = {
      title: 'Sleep',
      slug: 'sleep',
      content: `![x](picture:${inText})`,
      author: 'Maia',
      imageFileId: shown,
    };
    await server.must('POST', documents('blog_posts'), { documentId: 'sleep', data });
    const draft = { writtenBy: 'root', body: JSON.stringify({ content: `![x](picture:${inDraft})` }) };
    await server.must('POST', documents('blog_drafts'), { documentId: 'draft', data: draft });
    pages.length = 0;
    await sweep(30 * DAY_MS);
    expect(await statusOf(server, dropped, 'blog-images')).toBe(200);
    await sweep(61 * DAY_MS);
    for (const id of [shown, inText, inDraft]) expect(await statusOf(server, id, 'blog-images')).toBe(200);
    expect(await statusOf(server, dropped, 'blog-images')).toBe(404);
    // The server searched the texts: none was sent.
    expect(JSON.stringify(pages)).not.toContain('picture:');
  });

  it('looks at the pictures once a day', async () => {
    const dropped = await upload('blog-images', amina);
    const days = 400 * DAY_MS;
    await sweep(days);
    expect(await statusOf(server, dropped, 'blog-images')).toBe(404);
    const next = await upload('blog-images', amina);
    await sweep(days + DAY_MS / 2);
    expect(await statusOf(server, next, 'blog-images')).toBe(200);
    await sweep(days + DAY_MS);
    expect(await statusOf(server, next, 'blog-images')).toBe(404);
  });
});

describe('a photo of a profile', () => {
  it('takes the place of the one before, which goes, and no doctor sees either', async () => {
    const [, , name] = profilePhotoNames(amina.id);
    const before = await upload('profile-photos', amina, name);
    const show = (profilePhotoId: string | null, editedAt: string) =>
      amina.must('PATCH', documents('profiles', amina.id), { data: { profilePhotoId, editedAt } });
    await show(before, '2026-11-21T08:00:00.000+00:00');
    const after = await upload('profile-photos', amina, name);
    await show(after, '2026-11-21T08:01:00.000+00:00');
    await eventually(amina, before, 'profile-photos').toBe(404);
    expect(await statusOf(amina, after, 'profile-photos')).toBe(200);
    expect(await statusOf(drAda, after, 'profile-photos')).toBe(404);
    await show(null, new Date(Date.now() + 20 * 60_000).toISOString());
    await eventually(amina, after, 'profile-photos').toBe(404);
  });
});
