import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileBox } from '@/db/file-box.ts';
import type { LocalRow } from '@/db/local-row.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { recordedDescOf } from '@/db/recorded-desc.ts';
import { toInstant } from '@/model/instant.ts';
import { FileOutbox } from './file-outbox.ts';
import type { FileRemote } from './file-remote.ts';
import { Gate, Stopped } from './gate.ts';
import { RemoteFailure } from './remote-failure.ts';
import { SyncRecords } from './sync-records.ts';

const bucket = 'medical-files';
const createdAt = toInstant(Date.UTC(2026, 10, 1));
const refusal = new RemoteFailure('refused', 'general_bad_request', 'no', { code: 400 });

let store: Store;
let files: FileBox;
let records: SyncRecords;
let outbox: FileOutbox;
/** Ids in the order in which the server was given them. */
let sent: string[];
/** How the server answers whoever asks what it has of a file. */
let stateOf: FileRemote['state'];
let removed: string[];
let removing: (id: string) => void;

beforeAll(async () => {
  store = await openStore('amina');
});
afterAll(() => store.close());

beforeEach(() => {
  files = new FileBox(store);
  records = new SyncRecords(store);
  [sent, removed] = [[], []];
  stateOf = async () => null;
  removing = () => undefined;
  const remote: FileRemote = {
    state: (...file) => stateOf(...file),
    async send({ id }) {
      sent.push(id);
      return { chunksUploaded: 1, chunksTotal: 1 };
    },
    async remove(_, id) {
      removing(id);
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
    gate: new Gate(),
    told: () => undefined,
    changed: () => undefined,
  });
});
afterEach(async () => {
  await outbox.end();
  for (const upload of await files.uploads()) await files.discard(upload);
  for (const { id } of await files.removals()) await files.removed(id);
  await records.raise([...(await records.letterIds())]);
  records.close();
  files.close();
});

/** A document with its file, both on the phone alone. */
async function waits(id: string, isBegun = false): Promise<void> {
  const rows = await store.collection('documents');
  const fields = { fileId: id, fileName: 'scan.pdf', documentType: 'application/pdf', fileSize: 8 };
  const recordedDesc = recordedDescOf('documents', { createdAt });
  await rows.upsert({ id, userId: 'amina', ...fields, createdAt, recordedDesc, serverUpdatedAt: '' });
  const words = { name: 'scan.pdf', type: 'application/pdf' };
  await files.keepForUpload({ id, bucket, collection: 'documents', recordId: id, field: null }, new Blob([id]), words);
  await files.change(id, { stage: 'waiting', isBegun });
}

/** As a failing disk does it: the sealed bytes are not what they were. */
async function damage(id: string): Promise<void> {
  const disk = await new Dexie(`${store.database.name}--files`).open();
  const pieces = disk.table<{ box: Uint8Array }, [string, number]>('pieces');
  const piece = await pieces.get([id, 0]);
  await pieces.update([id, 0], { box: piece?.box.map((byte) => byte ^ 1) });
  disk.close();
}

const stages = async () => (await files.uploads()).map(({ id, stage }) => [id, stage]);

describe('of several files', () => {
  it('one that is damaged on this phone delays no other, and its record says so', async () => {
    await waits('damaged');
    await damage('damaged');
    await waits('whole');
    outbox.look();
    await expect.poll(stages).toEqual([
      ['damaged', 'refused'],
      ['whole', 'stored'],
    ]);
    expect(sent).toEqual(['whole']);
    expect(await records.letters()).toMatchObject([{ id: 'damaged', type: 'file_damaged' }]);
  });

  it('one of which the server refuses to say what it has delays no other, and its record says so', async () => {
    stateOf = async (_, id) => {
      if (id === 'refused') throw refusal;
      return null;
    };
    await waits('refused', true);
    await waits('taken', true);
    outbox.look();
    await expect.poll(stages).toEqual([
      ['refused', 'refused'],
      ['taken', 'stored'],
    ]);
    expect(await records.letters()).toMatchObject([{ id: 'refused', type: 'general_bad_request', code: 400 }]);
  });

  it('one that the phone fails at is tried again at the next look, and delays no other', async () => {
    let isFull = true;
    stateOf = async (_, id) => {
      if (id === 'first' && isFull) throw new Error('the disk is full');
      return null;
    };
    await waits('first', true);
    await waits('second', true);
    outbox.look();
    await expect.poll(stages).toEqual([
      ['first', 'waiting'],
      ['second', 'stored'],
    ]);
    expect(await records.letters()).toEqual([]);
    isFull = false;
    outbox.look();
    await expect.poll(stages).toEqual([
      ['first', 'stored'],
      ['second', 'stored'],
    ]);
  });

  it('one that cannot be taken off the server delays neither another removal nor what is to be sent', async () => {
    removing = (id) => {
      if (id === 'stuck') throw new Error('the disk is full');
    };
    for (const id of ['stuck', 'taken off']) {
      await files.discard({ id, bucket, collection: 'documents', recordId: id });
    }
    await waits('sent');
    outbox.look();
    await expect.poll(stages).toEqual([['sent', 'stored']]);
    expect(removed).toEqual(['taken off']);
    expect((await files.removals()).map(({ id }) => id)).toEqual(['stuck']);
  });

  it('none is sent any more once the gate is shut for good', async () => {
    let isAsked = false;
    stateOf = async () => {
      isAsked = true;
      throw new Stopped();
    };
    await waits('first', true);
    await waits('second');
    outbox.look();
    await expect.poll(() => isAsked).toBe(true);
    // As long as the second would need.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toEqual([]);
  });
});

describe('a photo of the profile', () => {
  const chosenAt = 5_000;
  const profileWith = async (content: object) => {
    const profiles = await store.collection('profile');
    const row = { id: 'amina', userId: 'amina', createdAt, recordedDesc: 1, serverUpdatedAt: createdAt, ...content };
    await profiles.upsert(row as LocalRow);
  };
  const photoWaits = async () => {
    const photo = { id: 'photo', bucket: 'profile-photos', collection: 'profile', recordId: 'amina' } as const;
    const words = { name: 'amina.jpg', type: 'image/jpeg' };
    await files.keepForUpload({ ...photo, field: 'profilePhotoId' }, new Blob(['photo']), words);
    await files.change('photo', { stage: 'waiting', queuedAt: chosenAt });
  };
  const named = async () => {
    await expect.poll(stages).toEqual([]);
    return (await (await store.collection('profile')).findOne('amina').exec())?.toJSON();
  };
  const times = (profilePhotoId: number) => JSON.stringify({ profilePhotoId });

  it.each([
    ['chosen', { profilePhotoId: 'newer' }],
    ['taken off', {}],
  ])('gives way to what was %s later elsewhere', async (_, content) => {
    const profile = { ...content, editTimes: times(chosenAt + 1) };
    await profileWith(profile);
    await photoWaits();
    outbox.look();
    expect((await named())?.profilePhotoId).toBe(profile.profilePhotoId);
  });

  it('takes the place of an earlier one, as of when she chose it', async () => {
    await profileWith({ profilePhotoId: 'older', editTimes: times(chosenAt - 1) });
    await photoWaits();
    outbox.look();
    expect(await named()).toMatchObject({ profilePhotoId: 'photo', editTimes: times(chosenAt), serverUpdatedAt: '' });
  });

  it('that the profile names already is done', async () => {
    const profile = { profilePhotoId: 'photo', editTimes: times(chosenAt + 1) };
    await profileWith(profile);
    await photoWaits();
    await files.setKept('photo', true);
    outbox.look();
    expect(await named()).toMatchObject({ ...profile, serverUpdatedAt: createdAt });
    expect(await files.file('photo')).toBeDefined();
  });
});
