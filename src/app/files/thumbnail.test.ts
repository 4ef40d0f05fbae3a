// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveThumbnail } from '@/db/files/local-files.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { chooseLowData } from '@/app/settings/low-data.ts';
import { findThumbnail } from './thumbnail.ts';

let store: Store;
let requestedUrls: string[];
beforeEach(async () => {
  store = await openStore('paloma');
  requestedUrls = [];
  vi.stubGlobal('fetch', (url: string) => {
    requestedUrls.push(url);
    return Promise.resolve(new Response(new Uint8Array([255, 216, 255])));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  chooseLowData(false);
  return store.close();
});

it('in low-data mode, a thumbnail that is not on this phone is not fetched', async () => {
  chooseLowData(true);
  expect(await findThumbnail('medical-files', 'scan-1', true)).toBeNull();
  expect(requestedUrls).toEqual([]);
  await saveThumbnail('scan-2', new Blob(['here']));
  expect(await findThumbnail('medical-files', 'scan-2', true)).not.toBeNull();
  chooseLowData(false);
  expect(await findThumbnail('medical-files', 'scan-1', true)).not.toBeNull();
  expect(requestedUrls).toHaveLength(1);
});
