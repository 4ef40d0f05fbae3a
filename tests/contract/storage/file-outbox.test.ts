import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { Client, Query, Storage } from 'node-appwrite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHUNK_BYTES } from '../../../src/model/files/bucket.ts';
import { editTimesOf } from '../../../src/model/merge/edit-times.ts';
import { SyncRecords } from '../../../src/sync/records/sync-records.ts';
import { Clinic } from '../../simulation/clinic.ts';
import type { Account } from '../../simulation/device.ts';
import { Network, type Fault } from '../../simulation/network.ts';
import { DocumentPhone } from './document-phone.ts';
import { md5 } from '../server/upload-file.ts';

const BUCKET = 'medical-files';
const whole = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * CHUNK_BYTES + 768)]);
const pdf = (bytes: Buffer = whole) => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
const small = Buffer.from('%PDF-1.7 small');

let clinic: Clinic;
let network: Network;
let amina: Account;
let number = 0;

beforeAll(async () => {
  clinic = await Clinic.open();
});
afterAll(() => clinic[Symbol.asyncDispose]());
beforeEach(async () => {
  network = new Network();
  amina = await clinic.signUp(`amina-${(number += 1)}`);
});
afterEach(() => network[Symbol.dispose]());

const storage = () =>
  new Storage(new Client().setEndpoint(`${clinic.url}/v1`).setProject('maia').setSession(amina.session));
/** The patient's files on the server, as she can read them. */
const filesThere = async () => (await storage().listFiles({ bucketId: BUCKET, queries: [Query.limit(100)] })).files;
const recordsThere = () => clinic.documents('medical_documents', amina.id);
const isUpload = ({ method, path }: { method: string; path: string }) => method === 'POST' && path.endsWith('/files');
const uploads = () => network.sent.filter(isUpload).length;

/** Expects exactly one file and one record that names it, and an empty outbox on the phone. */
async function arrived(phone: DocumentPhone, { id, fileId }: { id: string; fileId: string }, bytes = whole) {
  await expect.poll(async () => (await phone.row(id))?.serverUpdatedAt).not.toBe('');
  await expect.poll(() => phone.files.uploads()).toEqual([]);
  const files = await filesThere();
  expect(files.map(({ $id, signature }) => [$id, signature])).toEqual([[fileId, md5(bytes)]]);
  expect((await recordsThere()).map((record) => [record.$id, record.fileId])).toEqual([[id, fileId]]);
  // The server may lose the file, so the copy stays.
  expect((await phone.files.file(fileId))?.size).toBe(bytes.length);
}

describe('a document made offline', () => {
  it('arrives with its file first, once, with the grants of its kind, and leaves the phone’s outbox', async () => {
    await using phone = await DocumentPhone.of(amina);
    const added = await phone.add(pdf());
    const kept = await phone.files.file(added.fileId);
    expect(md5(Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(md5(whole));
    await phone.goOnline(clinic.url);
    await arrived(phone, added);
    const [file] = await filesThere();
    expect(file?.$permissions).toEqual([`read("user:${amina.id}")`, `delete("user:${amina.id}")`]);
    expect(file?.name).toBe('scan.pdf');
    expect(uploads()).toBe(3);
    expect(CHUNK_BYTES).toBe(5 * 1024 * 1024);
    const lastUpload = network.sent.findLastIndex(isUpload);
    const firstCommit = network.sent.findIndex(({ path }) => path.includes('/transactions'));
    expect(firstCommit).toBeGreaterThan(lastUpload);
    expect(phone.progress).toContain(`${2 * CHUNK_BYTES}/${whole.length}`);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 0, sending: null });
  });

  it('waits as one entry, and its file is not counted twice', async () => {
    await using phone = await DocumentPhone.of(amina);
    network.trouble = (sent) => (isUpload(sent) ? 'lose request' : undefined);
    await phone.add(pdf(small));
    await phone.goOnline(clinic.url);
    await expect.poll(uploads).toBeGreaterThan(1);
    await expect.poll(() => phone.status).toMatchObject({ phase: 'offline', pending: 1, dead: 0 });
    expect(await recordsThere()).toEqual([]);
  });

  const everyChunk = (fault: Fault) => [0, 1, 2].map((chunk) => [fault, chunk] as const);
  it.each([...everyChunk('lose request'), ...everyChunk('lose response'), [503, 1] as const])(
    'arrives once after "%s" at chunk %i',
    async (fault, chunk) => {
      await using phone = await DocumentPhone.of(amina);
      let seen = 0;
      network.trouble = (sent) => (isUpload(sent) && seen++ === chunk ? fault : undefined);
      const added = await phone.add(pdf());
      await phone.goOnline(clinic.url);
      await arrived(phone, added);
      expect(network.faults).toHaveLength(1);
      // Chunks that have arrived are not sent again.
      expect(uploads()).toBe(fault === 'lose response' ? 3 : 4);
    },
  );

  it.each([1, 2])('goes on at chunk %i after phone and server were both started again', async (chunk) => {
    await using phone = await DocumentPhone.of(amina);
    let seen = 0;
    network.trouble = (sent) => (isUpload(sent) && seen++ >= chunk ? 'lose request' : undefined);
    const added = await phone.add(pdf());
    await phone.goOnline(clinic.url);
    await expect.poll(() => network.faults.length).toBeGreaterThan(0);
    await phone.restart();
    await (
      await clinic.keepCopy()
    )();
    network.trouble = () => undefined;
    const before = uploads();
    await phone.goOnline(clinic.url);
    await arrived(phone, added);
    expect(uploads() - before).toBe(3 - chunk);
  });

  it('waits for a sign-in without losing or sending anything under another account', async () => {
    const ben = await clinic.signUp(`ben-${number}`);
    await using phone = await DocumentPhone.of(amina);
    const added = await phone.add(pdf(small));
    await phone.goOnline(clinic.url, ben);
    await expect.poll(() => phone.status?.phase).toBe('auth');
    expect(uploads()).toBe(0);
    await phone.goOffline();
    await phone.goOnline(clinic.url);
    await arrived(phone, added, small);
  });
});

describe('a document that is deleted', () => {
  it('before it was sent leaves no file', async () => {
    await using phone = await DocumentPhone.of(amina);
    const { id } = await phone.add(pdf(small));
    await phone.remove(id);
    await phone.goOnline(clinic.url);
    await expect.poll(() => phone.status?.pending).toBe(0);
    await expect.poll(() => phone.status?.lastSafeCopyAt).not.toBeNull();
    expect(uploads()).toBe(0);
    expect(await filesThere()).toEqual([]);
  });

  it('while its chunks are on their way leaves no file', async () => {
    await using phone = await DocumentPhone.of(amina);
    let isDeleted: Promise<void> | undefined;
    const { id } = await phone.add(pdf());
    network.trouble = (sent) => {
      if (isUpload(sent) && uploads() === 2) isDeleted = phone.remove(id);
      return undefined;
    };
    await phone.goOnline(clinic.url);
    await expect.poll(() => isDeleted !== undefined).toBe(true);
    await isDeleted;
    await expect.poll(() => phone.files.removals()).toEqual([]);
    await expect.poll(filesThere).toEqual([]);
    expect(await recordsThere()).toEqual([]);
  });

  it('after it was sent takes its file along, the record first', async () => {
    await using phone = await DocumentPhone.of(amina);
    const added = await phone.add(pdf(small));
    await phone.goOnline(clinic.url);
    await arrived(phone, added, small);
    await phone.remove(added.id);
    await expect.poll(filesThere).toEqual([]);
    expect(await recordsThere()).toEqual([]);
    await expect.poll(() => phone.files.removals()).toEqual([]);
  });
});

describe('a document that another phone deletes', () => {
  it('leaves nothing of its file on this one', async () => {
    await using phone = await DocumentPhone.of(amina);
    await using other = await DocumentPhone.of(amina);
    const added = await phone.add(pdf(small));
    await phone.goOnline(clinic.url);
    await arrived(phone, added, small);
    await other.goOnline(clinic.url);
    await expect.poll(() => other.row(added.id)).toBeDefined();
    await other.files.keepOffline(added.fileId, pdf(small), { name: 'scan.pdf', type: 'application/pdf' });
    await other.files.saveThumbnail(added.fileId, new Blob(['small']));
    await phone.remove(added.id);
    await expect
      .poll(() => {
        other.look();
        return other.row(added.id);
      })
      .toBeUndefined();
    await expect.poll(() => other.files.words(added.fileId)).toBeUndefined();
    expect(await other.files.thumbnail(added.fileId)).toBeUndefined();
    expect(await other.files.removals()).toEqual([]);
  });
});

describe('what the server refuses', () => {
  it('as a file becomes a rejected change with the reason, keeps the document here, and delays no other', async () => {
    await using phone = await DocumentPhone.of(amina);
    // The phone accepted the file as a PDF; fault injection makes the server reject it for now.
    let isStrict = true;
    network.trouble = (sent) => (isStrict && isUpload(sent) && uploads() === 1 ? 400 : undefined);
    const refused = await phone.add(pdf(small));
    const good = await phone.add(pdf(small));
    await phone.goOnline(clinic.url);
    await expect.poll(async () => (await recordsThere()).map(({ $id }) => $id)).toEqual([good.id]);
    await expect.poll(() => phone.status).toMatchObject({ dead: 1, pending: 0 });
    expect((await phone.files.upload(refused.fileId))?.stage).toBe('refused');
    expect((await phone.row(refused.id))?.serverUpdatedAt).toBe('');
    isStrict = false;
    // Does what the button "try again" does.
    const syncRecords = new SyncRecords(phone.store);
    await syncRecords.requestRetry(refused.id);
    await expect.poll(async () => (await recordsThere()).length).toBe(2);
    expect((await filesThere()).map(({ $id }) => $id).toSorted()).toEqual([refused.fileId, good.fileId].toSorted());
    await expect.poll(() => phone.status).toMatchObject({ dead: 0, pending: 0 });
    syncRecords.close();
  });

  it('as a record takes the file off the server again', async () => {
    await using phone = await DocumentPhone.of(amina);
    const added = await phone.add(pdf(small), { description: 'x'.repeat(5000) });
    await phone.goOnline(clinic.url);
    await expect.poll(async () => (await phone.files.upload(added.fileId))?.stage).toBe('withdrawn');
    expect(await filesThere()).toEqual([]);
    await expect.poll(() => phone.status).toMatchObject({ dead: 1, pending: 0 });
    expect((await phone.files.file(added.fileId))?.size).toBe(small.length);
  });
});

describe('a photo of the profile', () => {
  it('arrives for its owner alone and is then named by her profile', async () => {
    await using phone = await DocumentPhone.of(amina);
    const createdAt = '2026-11-01T08:00:00.000+00:00';
    const row = { id: amina.id, userId: amina.id, name: 'Amina', createdAt, recordedDesc: 1, serverUpdatedAt: '' };
    const profiles = await phone.store.collection('profile');
    await profiles.insert(row);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const id = crypto.randomUUID();
    const photo = { id, bucket: 'profile-photos', collection: 'profile', recordId: amina.id } as const;
    await phone.files.storeForUpload({ ...photo, field: 'profilePhotoId' }, new Blob([png]), {
      name: `${amina.id}.png`,
      type: 'image/png',
    });
    await phone.files.change(id, { stage: 'waiting' });
    await phone.goOnline(clinic.url);
    await expect
      .poll(async () => (await clinic.documents('profiles', amina.id))[0])
      .toMatchObject({ profilePhotoId: id, name: 'Amina' });
    const { files } = await storage().listFiles({ bucketId: 'profile-photos' });
    expect(files.map(({ $id, $permissions }) => [$id, $permissions])).toEqual([[id, [`read("user:${amina.id}")`]]]);
    await expect.poll(() => phone.status?.pending).toBe(0);
    // The edit time lets a backup that is restored later see that its own photo is older.
    expect(editTimesOf((await profiles.findOne(amina.id).exec())!.toJSON())).toHaveProperty('profilePhotoId');
  });
});
