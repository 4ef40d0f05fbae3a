import { expect, test } from 'vitest';
import { Client, documents, freshId, PASSWORD } from '../contract/server/client.ts';
import { CONFIG, done } from '../contract/server/server-under-test.ts';
import { ServerProcess } from '../support/server/server-process.ts';

test('a session, a staged transaction and the times of change outlive a restart', { timeout: 60_000 }, async () => {
  await using server = await ServerProcess.start({ app: false, config: CONFIG });
  const key = new Client(server.endpoint, 'contract', { 'x-appwrite-key': server.apiKey });
  const transaction = String(done(await key.post('/databases/transactions', { ttl: 3600 }), 201)['$id']);
  const operations = [
    { action: 'create', databaseId: 'main', collectionId: 'entries', documentId: 'later', data: { title: 'later' } },
  ];
  done(await key.post(`/databases/transactions/${transaction}/operations`, { operations }), 201);
  const user = new Client(server.endpoint, 'contract');
  const account = { userId: freshId('kept'), email: `${freshId()}@example.com`, password: PASSWORD };
  done(await user.post('/account', account), 201);
  done(await user.post('/account/sessions/email', account), 201);
  const before = done(await user.get('/account'));
  await server.kill();

  await server.run();
  expect(done(await user.get('/account'))).toEqual(before);
  done(await key.patch(`/databases/transactions/${transaction}`, { commit: true }));
  const later = done(await key.get(documents('entries', 'later')));
  expect(String(later['$updatedAt']) > String(before['$updatedAt'])).toBe(true);
});
