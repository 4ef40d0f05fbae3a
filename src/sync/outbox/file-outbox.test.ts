import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileStore } from '@/db/files/file-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { CHUNK_BYTES } from '@/model/files/bucket.ts';
import { toInstant } from '@/model/time/instant.ts';
import { FileOutbox } from './file-outbox.ts';
import type { FileRemote, FileState } from '@/sync/transport/file-remote.ts';
import { RateLimiter, Stopped } from '@/sync/transport/rate-limiter.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import { SyncRecords } from '@/sync/records/sync-records.ts';

const bucket = 'medical-files';
const createdAt = toInstant(Date.UTC(2026, 10, 1));
const refusal = new RemoteFailure('refused', 'general_bad_request', 'no', { code: 400 });

let store: Store;
let files: FileStore;
let records: SyncRecords;
let outbox: FileOutbox;
/** File ids in the order of their upload. */
let sent: string[];
/** The server's response to a request for the state of a file. */
let stateOf: FileRemote['state'];
let removed: string[];
let beforeRemove: (id: string) => void;
let beforeSend: (id: string) => void;
/** The server's state of a file after it received the chunk that begins at this byte. */
let stateAfter: (from: number) => FileState;

beforeAll(async () => {
  store = await openStore('amina');
});
afterAll(() => store.close());

beforeEach(() => {
  files = new FileStore(store);
  records = new SyncRecords(store);
  [sent, removed] = [[], []];
  stateOf = async () => null;
  beforeRemove = () => undefined;
  beforeSend = () => undefined;
  stateAfter = () => ({ chunksUploaded: 1, chunksTotal: 1 });
  const remote: FileRemote = {
    state: (...file) => stateOf(...file),
    states: async () => new Map(),
    async send({ id, from }) {
      beforeSend(id);
      sent.push(id);
      return stateAfter(from);
    },
    async remove(_, id) {
      beforeRemove(id);
      removed.push(id);
    },
    cut: () => undefined,
  };
  const verify = async () => 'held' as const;
  outbox = new FileOutbox({
    store,
    files,
    remote,
    records,
    verify,
    rateLimiter: new RateLimiter(),
    onProgress: () => undefined,
    sendRecord: () => undefined,
    onChange: () => undefined,
  });
});
afterEach(async () => {
  await outbox.stop();
  for (const upload of await files.uploads()) await files.discard(upload);
  for (const { id } of await files.removals()) await files.dropRemoval(id);
  await records.deleteRejections([...(await records.rejectedIds())]);
  records.close();
  files.close();
});

/** Stores an unsent document with its file. */
async function queueDocument(id: string, isBegun = false, bytes = new Blob([id])): Promise<void> {
  const rows = await store.collection('documents');
  const fields = { fileId: id, fileName: 'scan.pdf', documentType: 'application/pdf', fileSize: bytes.size };
  const recordedDesc = recordedDescOf('documents', { createdAt });
  await rows.upsert({ id, userId: 'amina', ...fields, createdAt, recordedDesc, serverUpdatedAt: '' });
  const words = { name: 'scan.pdf', type: 'application/pdf' };
  await files.storeForUpload({ id, bucket, collection: 'documents', recordId: id, field: null }, bytes, words);
  await files.change(id, { stage: 'waiting', isBegun });
}

/** Damages the encrypted bytes, like a failing disk. */
async function damage(id: string): Promise<void> {
  const disk = await new Dexie(`${store.database.name}--files`).open();
  const pieces = disk.table<{ box: Uint8Array }, [string, number]>('pieces');
  const piece = await pieces.get([id, 0]);
  await pieces.update([id, 0], { box: piece?.box.map((byte) => byte ^ 1) });
  disk.close();
}

const stages = async () => (await files.uploads()).map(({ id, stage }) => [id, stage]);

describe('with several files', () => {
  it('a file that is damaged on this device blocks no other and is rejected with its record', async () => {
    await queueDocument('damaged');
    await damage('damaged');
    await queueDocument('whole');
    outbox.run();
    await expect.poll(stages).toEqual([
      ['damaged', 'refused'],
      ['whole', 'stored'],
    ]);
    expect(sent).toEqual(['whole']);
    expect(await records.rejections()).toMatchObject([{ id: 'damaged', type: 'file_damaged' }]);
  });

  it('a file whose state the server refuses to return blocks no other and is rejected with its record', async () => {
    stateOf = async (_, id) => {
      if (id === 'refused') throw refusal;
      return null;
    };
    await queueDocument('refused', true);
    await queueDocument('taken', true);
    outbox.run();
    await expect.poll(stages).toEqual([
      ['refused', 'refused'],
      ['taken', 'stored'],
    ]);
    expect(await records.rejections()).toMatchObject([{ id: 'refused', type: 'general_bad_request', code: 400 }]);
  });

  it('a file with a local error is retried in the next run and blocks no other', async () => {
    let isFull = true;
    stateOf = async (_, id) => {
      if (id === 'first' && isFull) throw new Error('the disk is full');
      return null;
    };
    await queueDocument('first', true);
    await queueDocument('second', true);
    outbox.run();
    await expect.poll(stages).toEqual([
      ['first', 'waiting'],
      ['second', 'stored'],
    ]);
    expect(await records.rejections()).toEqual([]);
    isFull = false;
    outbox.run();
    await expect.poll(stages).toEqual([
      ['first', 'stored'],
      ['second', 'stored'],
    ]);
  });

  it('a file that cannot be deleted on the server blocks neither another removal nor an upload', async () => {
    beforeRemove = (id) => {
      if (id === 'stuck') throw new Error('the disk is full');
    };
    for (const id of ['stuck', 'taken off']) {
      await files.discard({ id, bucket, collection: 'documents', recordId: id });
    }
    await queueDocument('sent');
    outbox.run();
    await expect.poll(stages).toEqual([['sent', 'stored']]);
    expect(removed).toEqual(['taken off']);
    expect((await files.removals()).map(({ id }) => id)).toEqual(['stuck']);
  });

  it('no file is sent once the rate limiter has stopped', async () => {
    let isAsked = false;
    stateOf = async () => {
      isAsked = true;
      throw new Stopped();
    };
    await queueDocument('first', true);
    await queueDocument('second');
    outbox.run();
    await expect.poll(() => isAsked).toBe(true);
    // As long as a second file would need.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toEqual([]);
  });
});

it('a file of which the server has only the second chunk is removed there and sent again from its first', async () => {
  const chunks = new Set([CHUNK_BYTES]);
  const held = () => ({ chunksUploaded: chunks.size, chunksTotal: 2 });
  stateOf = async () => held();
  stateAfter = (from) => (chunks.add(from), held());
  beforeRemove = () => chunks.clear();
  await queueDocument('large', true, new Blob([new Uint8Array(CHUNK_BYTES + 1)]));
  outbox.run();
  await expect.poll(stages).toEqual([['large', 'stored']]);
  expect(removed).toEqual(['large']);
  expect(sent).toHaveLength(3);
});

describe('a file that the server has lost', () => {
  /** A document that the server has confirmed, whose file was sent before. */
  async function queueLost(id: string): Promise<void> {
    await (await store.collection('documents')).find().remove();
    await queueDocument(id);
    await files.finish(id);
    const row = await (await store.collection('documents')).findOne(id).exec();
    await row?.incrementalPatch({ serverUpdatedAt: createdAt });
    expect(await outbox.reconcileFiles('documents')).toMatchObject({ restored: [id] });
  }

  it('is sent again under the same id; its record stays confirmed, and its copy stays here', async () => {
    await queueLost('again');
    outbox.run();
    await expect.poll(stages).toEqual([]);
    expect(sent).toEqual(['again']);
    const row = await (await store.collection('documents')).findOne('again').exec();
    expect(row?.get('serverUpdatedAt')).toBe(createdAt);
    expect(await (await files.file('again'))?.text()).toBe('again');
  });

  it('is not sent when another device has sent it meanwhile', async () => {
    await queueLost('there');
    stateOf = async () => ({ chunksUploaded: 1, chunksTotal: 1 });
    outbox.run();
    await expect.poll(stages).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('and refuses now is left for the next comparison: nothing is deleted there, and the record is not rejected', async () => {
    await queueLost('refused');
    beforeSend = () => {
      throw refusal;
    };
    outbox.run();
    await expect.poll(stages).toEqual([]);
    expect([removed, await records.rejections()]).toEqual([[], []]);
    expect(await outbox.reconcileFiles('documents')).toMatchObject({ restored: ['refused'] });
  });

  it('is missing when the copy on this device is damaged', async () => {
    await queueLost('damaged-copy');
    await damage('damaged-copy');
    outbox.run();
    await expect.poll(stages).toEqual([]);
    expect([sent, removed, await records.rejections()]).toEqual([[], [], []]);
    expect(await outbox.reconcileFiles('documents')).toEqual({ restored: [], missing: ['damaged-copy'] });
  });

  it('is not sent when its document is deleted before', async () => {
    await queueLost('deleted');
    await (await (await store.collection('documents')).findOne('deleted').exec())?.remove();
    outbox.run();
    await expect.poll(stages).toEqual([]);
    expect(sent).toEqual([]);
    expect(await files.file('deleted')).toBeUndefined();
  });
});

describe('a photo of the profile', () => {
  const chosenAt = 5_000;
  const profileWith = async (content: object) => {
    const profiles = await store.collection('profile');
    const row = { id: 'amina', userId: 'amina', createdAt, recordedDesc: 1, serverUpdatedAt: createdAt, ...content };
    await profiles.upsert(row as LocalRow);
  };
  const queuePhoto = async () => {
    const photo = { id: 'photo', bucket: 'profile-photos', collection: 'profile', recordId: 'amina' } as const;
    const words = { name: 'amina.jpg', type: 'image/jpeg' };
    await files.storeForUpload({ ...photo, field: 'profilePhotoId' }, new Blob(['photo']), words);
    await files.change('photo', { stage: 'waiting', queuedAt: chosenAt });
  };
  const profileWhenDone = async () => {
    await expect.poll(stages).toEqual([]);
    return (await (await store.collection('profile')).findOne('amina').exec())?.toJSON();
  };
  const times = (profilePhotoId: number) => JSON.stringify({ profilePhotoId });

  it.each([
    ['chosen', { profilePhotoId: 'newer' }],
    ['taken off', {}],
  ])('is dropped when another one was %s later on another device', async (_, content) => {
    const profile = { ...content, editTimes: times(chosenAt + 1) };
    await profileWith(profile);
    await queuePhoto();
    outbox.run();
    expect((await profileWhenDone())?.profilePhotoId).toBe(profile.profilePhotoId);
  });

  it('replaces an earlier one, stamped with the time of the choice', async () => {
    await profileWith({ profilePhotoId: 'older', editTimes: times(chosenAt - 1) });
    await queuePhoto();
    outbox.run();
    expect(await profileWhenDone()).toMatchObject({
      profilePhotoId: 'photo',
      editTimes: times(chosenAt),
      serverUpdatedAt: '',
    });
  });

  it('stays on this device after it was sent, and the one that it replaces does not', async () => {
    await profileWith({ profilePhotoId: 'older', editTimes: times(chosenAt - 1) });
    await files.keepOffline('older', new Blob(['older']), { name: 'amina.jpg', type: 'image/jpeg' });
    await queuePhoto();
    outbox.run();
    await profileWhenDone();
    await expect.poll(() => files.words('older')).toBeUndefined();
    expect(await (await files.file('photo'))?.text()).toBe('photo');
  });

  describe('that the server has lost', () => {
    beforeEach(async () => {
      await profileWith({ profilePhotoId: 'photo', editTimes: times(chosenAt) });
      await queuePhoto();
      await files.finish('photo');
      expect(await outbox.reconcileFiles('profile')).toEqual({ restored: ['photo'], missing: [] });
    });

    it('is sent again under the same id, and the profile stays as it is', async () => {
      expect([...(await files.recordsAwaitingFile())]).toEqual([]);
      outbox.run();
      expect(await profileWhenDone()).toMatchObject({ profilePhotoId: 'photo', serverUpdatedAt: createdAt });
      expect(sent).toEqual(['photo']);
      expect(await files.file('photo')).toBeDefined();
    });

    it.each([['newer'], [null]])(
      'is not sent when the profile shows %s meanwhile, chosen earlier elsewhere',
      async (id) => {
        await profileWith({ profilePhotoId: id, editTimes: times(chosenAt + 1) });
        outbox.run();
        expect((await profileWhenDone())?.profilePhotoId ?? null).toBe(id);
        expect(sent).toEqual([]);
        expect(await files.file('photo')).toBeUndefined();
      },
    );
  });

  it('is finished when the profile already names it', async () => {
    const profile = { profilePhotoId: 'photo', editTimes: times(chosenAt + 1) };
    await profileWith(profile);
    await queuePhoto();
    await files.setOffline('photo', true);
    outbox.run();
    expect(await profileWhenDone()).toMatchObject({ ...profile, serverUpdatedAt: createdAt });
    expect(await files.file('photo')).toBeDefined();
  });
});
