// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepThumbnail } from '@/db/local-files.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { chooseLowData } from './low-data.ts';
import { findThumbnail } from './thumbnail.ts';

let store: Store;
let asked: string[];
beforeEach(async () => {
  store = await openStore('paloma');
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(new Uint8Array([255, 216, 255])));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  chooseLowData(false);
  return store.close();
});

it('with little data to use, a picture that is not here is not fetched', async () => {
  chooseLowData(true);
  expect(await findThumbnail('medical-files', 'scan-1', true)).toBeNull();
  expect(asked).toEqual([]);
  await keepThumbnail('scan-2', new Blob(['here']));
  expect(await findThumbnail('medical-files', 'scan-2', true)).not.toBeNull();
  chooseLowData(false);
  expect(await findThumbnail('medical-files', 'scan-1', true)).not.toBeNull();
  expect(asked).toHaveLength(1);
});
