import { describe, expect, it } from 'vitest';
import { documents, freshId, ownedBy, type Client, type Json } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, refused } from '../server/server-under-test.ts';

const server = ownServer();
const commit = (client: Client, operations: unknown) => client.post('/maia/transactions', { operations });
const create = (owner: Client, documentId: string, title = 'kept'): Json => ({
  action: 'create',
  databaseId: 'main',
  collectionId: 'entries',
  documentId,
  data: { title, $permissions: ownedBy(owner) },
});
const remove = (documentId: string): Json => ({
  action: 'delete',
  databaseId: 'main',
  collectionId: 'entries',
  documentId,
});
const isThere = async (client: Client, id: string) => (await client.get(documents('entries', id))).status === 200;

describe('a whole transaction in one request', () => {
  it('commits all of its operations, as one in three requests does', async () => {
    const amina = await server.member('amina');
    const [one, two] = [freshId(), freshId()];
    expect(done(await commit(amina, [create(amina, one), create(amina, two)]))).toMatchObject({
      status: 'committed',
      operations: 2,
    });
    expect(done(await commit(amina, [remove(one)]))).toMatchObject({ status: 'committed' });
    expect([await isThere(amina, one), await isThere(amina, two)]).toEqual([false, true]);
  });

  it('commits nothing when one operation fails, and leaves no open transaction', async () => {
    const amina = await server.member('amina');
    const [first, taken] = [freshId(), freshId()];
    done(await commit(amina, [create(amina, taken)]));
    const failed = await commit(amina, [create(amina, first), create(amina, taken)]);
    expect(failed.status).toBe(409);
    expect(await isThere(amina, first)).toBe(false);
    const { transactions } = done(await amina.get('/databases/transactions')) as { transactions: Json[] };
    expect(transactions.filter(({ status }) => status !== 'committed')).toEqual([]);
  });

  it('gives no right that its operations do not have by themselves', async () => {
    const [amina, ben] = [await server.member('amina'), await server.member('ben')];
    const id = freshId();
    done(await commit(amina, [create(amina, id)]));
    expect((await commit(ben, [remove(id)])).status).toBeGreaterThanOrEqual(400);
    expect((await commit(ben, [create(amina, freshId())])).status).toBe(401);
    expect(await isThere(amina, id)).toBe(true);
  });

  it('is refused to guests and keys, and without operations', async () => {
    const amina = await server.member('amina');
    refused(await commit(server.guest(), [create(amina, freshId())]), 401, 'general_unauthorized_scope');
    refused(await commit(server.key(), [create(amina, freshId())]), 401, 'general_unauthorized_scope');
    refused(await commit(amina, []), 400, 'general_bad_request');
    const tooMany = Array.from({ length: 101 }, () => create(amina, freshId()));
    refused(await commit(amina, tooMany), 400, 'transaction_limit_exceeded');
  });
});
