import { describe, expect, it } from 'vitest';
import type { RxStorage } from 'rxdb';
import { fromBase64, toBase64 } from './seal.ts';
import { encryptedStorage } from './encrypted-storage.ts';

describe('an encrypted storage', () => {
  const schema = {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: { id: { type: 'string', maxLength: 100 }, text: { type: 'string' } },
    encrypted: ['text'],
  };
  it.each([
    ['broadcasts changes of records to other tabs', 'readings', true],
    ['does not broadcast changes of replication metadata', 'rx-replication-meta-1a2b', false],
  ])('%s', async (_, collectionName, isBroadcast) => {
    const requested: boolean[] = [];
    const storage = {
      name: 'requested',
      createStorageInstance: ({ multiInstance }: { multiInstance: boolean }) => {
        requested.push(multiInstance);
        return Promise.reject(new Error('enough'));
      },
    } as unknown as RxStorage<unknown, unknown>;
    const params = { schema, collectionName, databaseName: 'maia', multiInstance: true };
    await expect(encryptedStorage(storage, {} as CryptoKey).createStorageInstance(params as never)).rejects.toThrow();
    expect(requested).toEqual([isBroadcast]);
  });
});

describe('bytes as base64', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
  it('are encoded as standard base64 and decoded unchanged', () => {
    expect(toBase64(Uint8Array.of(0, 1, 2, 253, 254, 255, 63))).toBe('AAEC/f7/Pw==');
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
  it('are refused when the text is not base64', () => {
    expect(() => fromBase64('no base64!')).toThrow();
  });
});
