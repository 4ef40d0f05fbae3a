import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { leaveStore, openStore, type Store } from '@/db/store/open-store.ts';
import { withStore } from './with-store.ts';

const closed = () => new DOMException('The database connection is closing', 'InvalidStateError');

it('a write whose connection was closed runs once more in the store of the same user', async () => {
  const first = await openStore('amina');
  const used: Store[] = [];
  await withStore(async (store) => {
    used.push(store);
    if (used.length === 1) throw closed();
  });
  expect(used.map(({ userId }) => userId)).toEqual(['amina', 'amina']);
  expect(used[0]).toBe(first);
  await used[1]?.close();
});

it('a write of a user who has signed out never runs in the store of the next user', async () => {
  await openStore('amina');
  const users: string[] = [];
  const written = withStore(async ({ userId }) => {
    users.push(userId);
    await leaveStore('amina')();
    await openStore('beatrice');
    throw closed();
  });
  await expect(written).rejects.toMatchObject({ reason: 'closed' });
  expect(users).toEqual(['amina']);
  await (await openStore('beatrice')).close();
});
