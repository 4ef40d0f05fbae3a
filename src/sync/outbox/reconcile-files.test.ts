import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStore } from '@/db/files/file-store.ts';
import { createStore } from '@/db/store/create-store.ts';
import type { Store } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { toInstant } from '@/model/time/instant.ts';
import { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { FileRemote, FileState } from '@/sync/transport/file-remote.ts';
import type { Verify } from '@/sync/transport/session-guard.ts';
import { reconcileFiles } from './reconcile-files.ts';
import type { SendOptions } from './send-file.ts';

const createdAt = toInstant(Date.UTC(2026, 10, 1));
const content = '%PDF-1.7 scan';
const words = { name: 'scan.pdf', type: 'application/pdf' };
const whole: FileState = { chunksUploaded: 1, chunksTotal: 1 };

let number = 0;
let store: Store;
let files: FileStore;
/** The files of the server, and the ids of each request. */
let there: Map<string, FileState>;
let asked: (readonly string[])[];
let verify: Verify;

beforeEach(async () => {
  const name = `files_${(number += 1)}`;
  store = await createStore('amina', { name, names: ['documents', 'profile'] });
  files = new FileStore(store);
  [there, asked] = [new Map(), []];
  verify = async () => 'held';
});
afterEach(async () => {
  files.close();
  await store.close();
});

/** Stores a document that the server has confirmed, and keeps a copy of its file unless `hasCopy` is false. */
async function add(id: string, fields: object = {}, hasCopy = true): Promise<void> {
  const rows = await store.collection('documents');
  const recordedDesc = recordedDescOf('documents', { createdAt });
  const file = { fileId: `file-${id}`, fileName: 'scan.pdf', documentType: words.type, fileSize: content.length };
  await rows.insert({ id, userId: 'amina', ...file, createdAt, recordedDesc, serverUpdatedAt: createdAt, ...fields });
  if (!hasCopy) return;
  const upload = { id: `file-${id}`, bucket: 'medical-files', collection: 'documents', recordId: id } as const;
  await files.storeForUpload({ ...upload, field: null }, new Blob([content]), words);
  await files.finish(`file-${id}`);
}

function compare(deleted: readonly string[] = []) {
  const remote: FileRemote = {
    state: async () => null,
    async states(_, ids) {
      asked.push(ids);
      return new Map([...there].filter(([id]) => ids.includes(id)));
    },
    send: () => Promise.reject(new Error('not sent by the comparison')),
    remove: async () => undefined,
    cut: () => undefined,
  };
  const options: SendOptions = {
    store,
    files,
    remote,
    rateLimiter: new RateLimiter(),
    onProgress: () => undefined,
    verify: (...args) => verify(...args),
  };
  return reconcileFiles(options, 'documents', new Set(deleted));
}

const known = () => firstValueFrom(files.missing.ids$);
const queued = async () => (await files.uploads()).map(({ id, stage, isRestored }) => [id, stage, isRestored]);

describe('a comparison of files', () => {
  it('queues the file that the server has lost, counts it as unsent, and says which file is nowhere', async () => {
    await add('safe');
    await add('lost');
    await add('nowhere', {}, false);
    there.set('file-safe', whole);
    expect(await compare()).toEqual({ restored: ['file-lost'], missing: ['file-nowhere'] });
    expect(await queued()).toEqual([['file-lost', 'waiting', true]]);
    expect([...(await files.recordsAwaitingFile())]).toEqual(['lost']);
    expect(await files.countUnsent()).toBe(1);
    expect(await compare()).toEqual({ restored: [], missing: ['file-nowhere'] });
  });

  it('remembers which files are nowhere until the server has them again', async () => {
    await add('lost');
    await add('nowhere', {}, false);
    await compare();
    expect([...(await known())]).toEqual(['file-nowhere']);
    there.set('file-nowhere', whole);
    await compare();
    expect([...(await known())]).toEqual([]);
  });

  it('makes one request for a hundred files, and none for a device without files', async () => {
    await compare();
    expect(asked).toEqual([]);
    for (let nth = 0; nth < 101; nth += 1) await add(`d${String(nth).padStart(3, '0')}`, {}, false);
    await compare();
    expect(asked.map((ids) => ids.length)).toEqual([100, 1]);
  });

  it('asks again when the session was lost meanwhile, because a guest is shown an empty server', async () => {
    await add('safe');
    verify = async () => {
      if (there.size > 0) return 'held';
      there.set('file-safe', whole);
      return 'regained';
    };
    expect(await compare()).toEqual({ restored: [], missing: [] });
    expect(asked).toHaveLength(2);
    expect(await queued()).toEqual([]);
  });

  it('never brings back what was deleted: by a queued removal, or with a record that the server has deleted', async () => {
    await add('gone');
    await add('removed');
    const removal = {
      id: 'file-removed',
      bucket: 'medical-files',
      collection: 'documents',
      recordId: 'removed',
    } as const;
    await files.discard(removal);
    expect(await compare(['gone'])).toEqual({ restored: [], missing: [] });
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['was added with another record', { fileId: 'file-other' }],
    ['has another size than the record says', { fileId: 'kept', fileSize: 7 }],
    ['is of a type that the bucket does not accept', { fileId: 'page' }],
    ['is a draft on this device', { fileId: 'draft 1' }],
  ])('sends no copy that %s', async (_, fields) => {
    await add('other');
    for (const id of ['kept', 'draft 1']) await files.keepOffline(id, new File([content], 'scan.pdf'), words);
    await files.keepOffline('page', new File([content], 'page.html'), { name: 'page.html', type: 'text/html' });
    await add('forged', fields, false);
    expect((await compare(['other'])).restored).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('sends a copy of the server’s file that was kept offline, and none that lacks a piece', async () => {
    await add('kept', {}, false);
    await add('emptied', {}, false);
    await files.keepOffline('file-kept', new File([content], 'scan.pdf'), words);
    await files.keepOffline('file-emptied', new File([], 'scan.pdf'), words);
    expect(await compare()).toEqual({ restored: ['file-kept'], missing: ['file-emptied'] });
  });

  it('finds a file incomplete after its copy was dropped on a full disk', async () => {
    await add('scan');
    expect(await files.dropCopies()).toBe(true);
    expect(await compare()).toEqual({ restored: [], missing: ['file-scan'] });
  });
});
