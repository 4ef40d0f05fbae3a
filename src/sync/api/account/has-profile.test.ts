import { expect, it, vi } from 'vitest';
import { ownerGrants } from '@/model/schema/permission.ts';
import { hasProfile } from './has-profile.ts';

let held: object[] = [];
vi.mock('@/sync/api/documents/documents.ts', () => ({ listDocuments: () => Promise.resolve(held) }));

const of = (writer: string) => ({
  $id: 'amina',
  userId: 'amina',
  $permissions: ownerGrants(['read', 'update'], writer),
});

it.each([
  ['her own', [of('amina')], true],
  ['none', [], false],
  ['what a stranger made under her id', [of('mallory')], false],
])('the profile found by a sign-up: %s', async (_, documents, isThere) => {
  held = documents;
  expect(await hasProfile('amina')).toBe(isThere);
});
