import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appwriteJson } from '../../scripts/appwrite-json.ts';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections.ts';
import { localCollections } from '../../src/model/local-collection.ts';

const committed = readFileSync(new URL('../../appwrite.json', import.meta.url), 'utf8');

describe('appwrite.json', () => {
  it('is what src/model declares; run "npm run appwrite:write" after changing a record', () => {
    expect(committed).toBe(appwriteJson());
  });

  it('lets nobody but the owner and the functions read a health record', () => {
    const health = [
      ...new Set([
        ...sharedWithDoctor,
        ...Object.values(localCollections).flatMap((local) => Object.values(local.records)),
      ]),
    ];
    for (const record of health) {
      expect(record.collectionGrants, record.collection).toEqual(['create("users")']);
      expect(record.documentSecurity, record.collection).toBe(true);
      expect(record.openTo, record.collection).toBeUndefined();
    }
  });

  it('gives every attribute, index and collection an id that Appwrite accepts', () => {
    for (const collection of JSON.parse(committed).collections) {
      expect(collection.$id).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/);
      const keys = collection.indexes.map((index: { key: string }) => index.key);
      expect(new Set(keys).size, collection.$id).toBe(keys.length);
      for (const { key } of [...collection.attributes, ...collection.indexes])
        expect(key).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/);
    }
  });

  it('keeps each collection under the width of one MariaDB row (16,383 characters beside long texts)', () => {
    for (const record of recordTypes) {
      const inRow = Object.values(record.fields)
        .map(({ attribute }) => (attribute.array ? 0 : (attribute.size ?? 8)))
        .filter((size) => size <= 16_383);
      expect(
        inRow.reduce((sum, size) => sum + size, 0),
        record.collection,
      ).toBeLessThan(16_000);
    }
  });
});
