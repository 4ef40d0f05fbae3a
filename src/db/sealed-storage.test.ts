import { describe, expect, it } from 'vitest';
import type { RxStorage } from 'rxdb';
import { fromBase64, toBase64 } from './seal.ts';
import { sealedStorage } from './sealed-storage.ts';

describe('a sealed storage', () => {
  const schema = {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: { id: { type: 'string', maxLength: 100 }, text: { type: 'string' } },
    encrypted: ['text'],
  };
  it.each([
    ['tells other tabs of the records', 'readings', true],
    ['keeps the notes of replication to itself', 'rx-replication-meta-1a2b', false],
  ])('%s', async (_, collectionName, isTold) => {
    const asked: boolean[] = [];
    const storage = {
      name: 'asked',
      createStorageInstance: ({ multiInstance }: { multiInstance: boolean }) => {
        asked.push(multiInstance);
        return Promise.reject(new Error('enough'));
      },
    } as unknown as RxStorage<unknown, unknown>;
    const params = { schema, collectionName, databaseName: 'maia', multiInstance: true };
    await expect(sealedStorage(storage, {} as CryptoKey).createStorageInstance(params as never)).rejects.toThrow();
    expect(asked).toEqual([isTold]);
  });
});

describe('bytes as text', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
  it('are the base64 that everybody writes, and come back as they were', () => {
    expect(toBase64(Uint8Array.of(0, 1, 2, 253, 254, 255, 63))).toBe('AAEC/f7/Pw==');
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
  it('are refused when they are no base64', () => {
    expect(() => fromBase64('no base64!')).toThrow();
  });
});
