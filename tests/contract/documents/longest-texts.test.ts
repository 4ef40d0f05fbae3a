import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Databases, ID } from 'node-appwrite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { recordTypes } from '../../../src/model/collections/collections.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import type { Attribute } from '../../../src/model/schema/field.ts';
import type { RecordType } from '../../../src/model/schema/record.ts';

/** Three bytes in UTF-8, the most for one unit of a text's length. */
const LONGEST_CHARACTER = 'अ';

const folder = mkdtempSync(join(tmpdir(), 'longest-'));
const { E2E_ENDPOINT, E2E_API_KEY = '', E2E_PROJECT } = process.env;
let embedded: RunningBackend | undefined;
let databases: Databases;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  if (!E2E_ENDPOINT) embedded = await startBackend({ config, data: folder, port: 0, rateLimits: false });
  const [endpoint, key] = embedded ? [`${embedded.url}/v1`, embedded.apiKey] : [E2E_ENDPOINT ?? '', E2E_API_KEY];
  const project = embedded ? 'maia' : E2E_PROJECT || 'maia';
  databases = new Databases(new Client().setEndpoint(endpoint).setProject(project).setKey(key));
});
afterAll(async () => {
  await embedded?.close();
  rmSync(folder, { recursive: true });
});

/** A value that this attribute takes. */
function sampleOf({ type, format, elements, min }: Attribute): unknown {
  if (type === 'boolean') return true;
  if (type === 'datetime') return '2026-11-26T08:00:00.000+00:00';
  if (type !== 'string') return min ?? 1;
  if (format === 'enum') return elements?.[0];
  return format === 'email' ? 'a@example.org' : 'abc';
}
const one = (attribute: Attribute, value: unknown) => (attribute.array ? [value] : value);

const types: readonly RecordType[] = recordTypes;
const encrypted = types.flatMap(({ collection, fields }) =>
  Object.entries(fields).flatMap(([key, { attribute, longest }]) =>
    attribute.encrypt && longest ? [{ collection, fields, key, longest }] : [],
  ),
);

it('every encrypted text is stored and read back at its longest, also in a script of three bytes a character', async () => {
  expect(encrypted.length).toBeGreaterThan(40);
  for (const { collection, fields, key, longest } of encrypted) {
    const required = Object.entries(fields).filter(([, { attribute }]) => attribute.required);
    const others = Object.fromEntries(
      required.map(([name, { attribute }]) => [name, one(attribute, sampleOf(attribute))]),
    );
    const text = fields[key] && one(fields[key].attribute, LONGEST_CHARACTER.repeat(longest));
    const at = { databaseId: DATABASE_ID, collectionId: collection, documentId: ID.unique() };
    await databases.createDocument({ ...at, data: { ...others, [key]: text }, permissions: [] });
    const read = await databases.getDocument(at);
    expect((read as unknown as Record<string, unknown>)[key], `${collection} ${key}`).toEqual(text);
    await databases.deleteDocument(at);
  }
});
