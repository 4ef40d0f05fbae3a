import 'fake-indexeddb/auto';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, Databases, Query, Storage } from 'node-appwrite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHUNK_BYTES } from '../../../src/model/files/bucket.ts';
import { SyncRecords } from '../../../src/sync/records/sync-records.ts';
import type { Account } from '../../simulation/device.ts';
import { Network, type Sent } from '../../simulation/network.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { md5 } from '../server/upload-file.ts';
import { DocumentPhone } from './document-phone.ts';

const BUCKET = 'medical-files';
const words = { name: 'scan.pdf', type: 'application/pdf' };
const small = Buffer.from('%PDF-1.7 small');
const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * CHUNK_BYTES + 768)]);
const pdf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: words.type });

let server: ServerProcess;
let folder: string;
let network: Network;
let amina: Account;
let number = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maia-restored-'));
  server = await ServerProcess.start({ app: false, dataFolder: join(folder, 'data') });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  number += 1;
  amina = await signUp(`amina-${number}`);
  network = new Network();
});
afterEach(() => network[Symbol.dispose]());

const key = () => new Client().setEndpoint(server.endpoint).setProject(server.projectId).setKey(server.apiKey);
const storage = () => new Storage(key());
const isNamed = (id: string) => (grant: string) => grant.includes(`user:${id}`);
const filesThere = async () =>
  (await storage().listFiles({ bucketId: BUCKET, queries: [Query.limit(100)] })).files.filter(({ $permissions }) =>
    $permissions.some(isNamed(amina.id)),
  );
const recordsThere = async () => {
  const queries = [Query.equal('userId', amina.id), Query.limit(100)];
  const collection = { databaseId: 'maia', collectionId: 'medical_documents' };
  return (await new Databases(key()).listDocuments({ ...collection, queries })).documents;
};

async function signUp(id: string): Promise<Account> {
  const user = { email: `${id}@example.org`, password: 'Kite-and-Lamp-42' };
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const all = { 'x-appwrite-project': 'maia', 'content-type': 'application/json', ...headers };
    const response = await fetch(`${server.endpoint}${path}`, {
      method: 'POST',
      headers: all,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  await post('/users', { userId: id, ...user, name: id }, { 'x-appwrite-key': server.apiKey });
  const response = await post('/account/sessions/email', user, { origin: server.origin });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('a_session_maia='));
  return { id, session: decodeURIComponent(cookie?.split(';')[0]?.split('=').slice(1).join('=') ?? '') };
}

/** Runs a command of `npm run admin` on the server's data folder, as its operator does. */
const admin = (...command: string[]) =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'scripts/admin.ts',
    ...command,
    '--data',
    server.dataFolder,
  ]);

/** Waits until the server has the record, its file, and the phone nothing to send. */
async function arrived(phone: DocumentPhone, { id, fileId }: { id: string; fileId: string }, bytes: Buffer) {
  await expect.poll(async () => (await phone.row(id))?.serverUpdatedAt).toMatch(/./);
  await expect.poll(() => phone.files.uploads()).toEqual([]);
  expect((await filesThere()).find(({ $id }) => $id === fileId)?.signature).toBe(md5(bytes));
  expect((await recordsThere()).find(({ $id }) => $id === id)?.['fileId']).toBe(fileId);
}

/** As on the next day: the next time that everything is in sync, the phone compares both sides. */
async function makeComparisonDue(phone: DocumentPhone): Promise<void> {
  const records = new SyncRecords(phone.store);
  await records.saveFact('suspect', 'yes');
  records.close();
}

/** A second phone of the same account that has kept a copy of this file. */
async function withCopy({ id, fileId }: { id: string; fileId: string }, bytes: Buffer): Promise<DocumentPhone> {
  const phone = await DocumentPhone.of(amina);
  await phone.goOnline(server.origin);
  await expect.poll(() => phone.row(id)).toBeDefined();
  await expect.poll(() => phone.status?.phase).toBe('idle');
  await phone.files.keepOffline(fileId, pdf(bytes), words);
  await phone.goOffline();
  return phone;
}

const isUpload = ({ method, path }: Sent) => method === 'POST' && path.endsWith('/files');
const isFileList = ({ method, path }: Sent) => method === 'GET' && path.endsWith('/files');

describe('a server that was restored from an older backup', () => {
  it('gets back what was added since from an idle phone: each file, then its record', async () => {
    await using phone = await DocumentPhone.of(amina);
    await phone.goOnline(server.origin);
    const before = await phone.add(pdf(small));
    await arrived(phone, before, small);
    const backup = join(folder, `backup-${number}.tar`);
    await admin('backup', backup);
    const after = await phone.add(pdf(large));
    await arrived(phone, after, large);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0 });

    await server.kill();
    rmSync(server.dataFolder, { recursive: true });
    await admin('restore', backup);
    await server.run();
    expect((await filesThere()).map(({ $id }) => $id)).toEqual([before.fileId]);
    const at = network.sent.length;
    // What the phone does by itself, once a minute.
    await expect
      .poll(
        async () => {
          phone.look();
          return (await recordsThere()).length;
        },
        { interval: 300 },
      )
      .toBe(2);
    await arrived(phone, after, large);
    await arrived(phone, before, small);
    const since = network.sent.slice(at);
    expect(since.filter(isUpload)).toHaveLength(3);
    const firstWrite = since.findIndex(
      ({ path, body }) => /operations|maia.transactions/.test(path) && body.includes(after.id),
    );
    expect(firstWrite).toBeGreaterThan(since.findLastIndex(isUpload));
    const [file] = (await filesThere()).filter(({ $id }) => $id === after.fileId);
    expect(file?.$permissions).toEqual([`read("user:${amina.id}")`, `delete("user:${amina.id}")`]);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 0 });
  }, 60_000);
});

describe('a photo of the profile', () => {
  const png = (byte: number) =>
    new Blob([Buffer.from(`89504e470d0a1a0a0000000d494844520${byte}`, 'hex')], { type: 'image/png' });
  const photosThere = async () =>
    (await storage().listFiles({ bucketId: 'profile-photos' })).files
      .filter(({ $permissions }) => $permissions.some(isNamed(amina.id)))
      .map(({ $id, $permissions }) => [$id, $permissions]);
  const shown = async () => {
    const collection = { databaseId: 'maia', collectionId: 'profiles' };
    return (await new Databases(key()).getDocument({ ...collection, documentId: amina.id }))[
      'profilePhotoId'
    ] as string;
  };
  const ownerOnly = () => [`read("user:${amina.id}")`];

  async function phoneWithPhoto(): Promise<[DocumentPhone, string]> {
    const phone = await DocumentPhone.of(amina);
    const createdAt = '2026-11-01T08:00:00.000+00:00';
    const row = { id: amina.id, userId: amina.id, name: 'Amina', createdAt, recordedDesc: 1, serverUpdatedAt: '' };
    await (await phone.store.collection('profile')).insert(row);
    await phone.goOnline(server.origin);
    return [phone, await choose(phone, 1)];
  }
  async function choose(phone: DocumentPhone, byte: number): Promise<string> {
    const id = await phone.choosePhoto(png(byte));
    await expect.poll(() => shown().catch(() => null)).toBe(id);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0 });
    return id;
  }

  it('that the server lost with a restore of an older backup is sent again by the phone that has it, without a tap', async () => {
    const [made, before] = await phoneWithPhoto();
    await using phone = made;
    const backup = join(folder, `backup-${number}.tar`);
    await admin('backup', backup);
    const after = await choose(phone, 2);
    await server.kill();
    rmSync(server.dataFolder, { recursive: true });
    await admin('restore', backup);
    await server.run();
    expect(await photosThere()).toEqual([[before, ownerOnly()]]);
    expect(await shown()).toBe(before);
    await expect
      .poll(
        async () => {
          phone.look();
          return shown();
        },
        { interval: 300 },
      )
      .toBe(after);
    await expect.poll(photosThere).toContainEqual([after, ownerOnly()]);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 0 });
    expect(await phone.files.uploads()).toEqual([]);
    expect(await phone.files.file(after)).toBeDefined();
  }, 60_000);

  it('that only the file store of the server lost is sent again, and the profile stays as it was', async () => {
    const [made, photo] = await phoneWithPhoto();
    await using phone = made;
    await storage().deleteFile({ bucketId: 'profile-photos', fileId: photo });
    await phone.restart();
    await makeComparisonDue(phone);
    const at = network.sent.length;
    await phone.goOnline(server.origin);
    await expect.poll(photosThere).toEqual([[photo, ownerOnly()]]);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 0 });
    expect(await shown()).toBe(photo);
    expect(network.sent.slice(at).filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('that was replaced on another phone leaves this one, and is not sent again', async () => {
    const [made, photo] = await phoneWithPhoto();
    await using phone = made;
    await using other = await DocumentPhone.of(amina);
    await other.goOnline(server.origin);
    await expect.poll(() => other.status?.phase).toBe('idle');
    const chosen = await choose(other, 2);
    await expect.poll(photosThere).toEqual([[chosen, ownerOnly()]]);
    const before = network.sent.filter(isUpload).length;
    await makeComparisonDue(phone);
    await expect
      .poll(() => {
        phone.look();
        return phone.files.words(photo);
      })
      .toBeUndefined();
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0 });
    expect(network.sent.filter(isUpload)).toHaveLength(before);
  });
});

describe('a server that has lost only a file', () => {
  async function lostFile(bytes: Buffer) {
    await using phone = await DocumentPhone.of(amina);
    const added = await phone.add(pdf(bytes));
    await phone.goOnline(server.origin);
    await arrived(phone, added, bytes);
    const phones = [await withCopy(added, bytes), await withCopy(added, bytes)] as const;
    const [record] = await recordsThere();
    await storage().deleteFile({ bucketId: BUCKET, fileId: added.fileId });
    for (const each of phones) await makeComparisonDue(each);
    return { added, phones, record };
  }

  it('gets it under the same id from another phone that has it, and the record stays as it was', async () => {
    const { added, phones, record } = await lostFile(small);
    await using phone = phones[0];
    await using _ = phones[1];
    await phone.goOnline(server.origin);
    await expect.poll(async () => (await filesThere()).map(({ $id }) => $id)).toEqual([added.fileId]);
    await arrived(phone, added, small);
    expect(await recordsThere()).toEqual([record]);
    expect(await phone.files.file(added.fileId)).toBeDefined();
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 0 });
    expect(network.sent.filter(isFileList)).toHaveLength(1);
  });

  it('gets it once from two phones that send it at the same time', async () => {
    const { added, phones } = await lostFile(large);
    await using one = phones[0];
    await using other = phones[1];
    await Promise.all(phones.map((phone) => phone.goOnline(server.origin)));
    for (const phone of [one, other]) {
      await expect.poll(async () => (await filesThere())[0]?.signature).toBe(md5(large));
      await arrived(phone, added, large);
      await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 0 });
    }
    expect((await filesThere()).map(({ $id }) => $id)).toEqual([added.fileId]);
    expect(await recordsThere()).toHaveLength(1);
  });

  it('gets the rest after the phone was killed in the middle', async () => {
    const { added, phones } = await lostFile(large);
    await using phone = phones[0];
    await using _ = phones[1];
    let seen = 0;
    network.trouble = (sent) => (isUpload(sent) && seen++ >= 1 ? 'lose request' : undefined);
    await phone.goOnline(server.origin);
    await expect.poll(() => network.faults.length).toBeGreaterThan(0);
    await phone.restart();
    network.trouble = () => undefined;
    const before = network.sent.filter(isUpload).length;
    await phone.goOnline(server.origin);
    await arrived(phone, added, large);
    expect(network.sent.filter(isUpload).length - before).toBe(2);
  });

  it('does not get back the file of a record that another phone has deleted', async () => {
    await using phone = await DocumentPhone.of(amina);
    const added = await phone.add(pdf(small));
    await phone.goOnline(server.origin);
    await arrived(phone, added, small);
    await using other = await withCopy(added, small);
    await phone.remove(added.id);
    await expect.poll(filesThere).toEqual([]);
    const before = network.sent.filter(isUpload).length;
    await makeComparisonDue(other);
    await other.goOnline(server.origin);
    await expect.poll(() => other.row(added.id)).toBeUndefined();
    await expect.poll(() => other.status).toMatchObject({ phase: 'idle', pending: 0 });
    expect(network.sent.filter(isUpload)).toHaveLength(before);
    expect(await filesThere()).toEqual([]);
  });
});
