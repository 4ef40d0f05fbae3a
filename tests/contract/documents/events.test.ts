import { beforeAll, expect, test } from 'vitest';
import type { ServerEvent } from '../../../server/events/event-bus.ts';
import { documents, freshId, ownedBy, type Client } from '../server/client.ts';
import { done, isElsewhere, refused, serverUnderTest } from '../server/server-under-test.ts';

// These tests look at server internals, so they need the backend in this process.
const server = serverUnderTest();
const seen: ServerEvent[] = [];
let ann: Client;
beforeAll(async () => {
  ann = await server.member('ann');
  server.own?.backend.events.subscribe((event) => seen.push(event));
});
const ofDocument = (id: string): ServerEvent[] => seen.filter(({ payload }) => payload['$id'] === id);

test.skipIf(isElsewhere)(
  'each change is announced once, in the order of the commits, with who may read it',
  async () => {
    const id = freshId('event');
    const path = documents('entries', id);
    done(
      await ann.post(documents('entries'), { documentId: id, data: { title: 'one' }, permissions: ownedBy(ann) }),
      201,
    );
    done(await ann.patch(path, { data: { title: 'two' } }));
    done(await ann.patch(path, { data: { title: 'two' } }));
    refused(await ann.patch(path, { data: { count: 'x' } }), 400, 'document_invalid_structure');
    done(await ann.patch(`${path}/count/increment`));
    done(await ann.delete(path), 204);
    const events = ofDocument(id);
    expect(events.map(({ events: [name] }) => name?.split('.').at(-1))).toEqual([
      'create',
      'update',
      'update',
      'update',
      'delete',
    ]);
    expect(events.map(({ payload }) => [payload['title'], payload['count']])).toEqual([
      ['one', 0],
      ['two', 0],
      ['two', 0],
      ['two', 1],
      ['two', 1],
    ]);
    expect(events.every(({ roles, userId }) => roles.join() === `user:${ann.id}` && userId === ann.id)).toBe(true);
  },
);

test.skipIf(isElsewhere)('an event has the 42 names and 16 channels that Appwrite gives it', async () => {
  const id = freshId('event');
  done(await ann.post(documents('wall'), { documentId: id, data: { text: 'x' } }), 201);
  const [event] = ofDocument(id);
  expect(event?.events[0]).toBe(`databases.main.collections.wall.documents.${id}.create`);
  expect(new Set(event?.events).size).toBe(42);
  expect(event?.events).toEqual(
    expect.arrayContaining([
      'databases.*.collections.*.documents.*.create',
      'databases.main.tables.*.rows.*',
      `databases.*.collections.wall.documents.${id}`,
      'databases.*',
    ]),
  );
  expect(new Set(event?.channels).size).toBe(16);
  expect(event?.channels).toEqual(
    expect.arrayContaining([
      'documents',
      'databases.main.collections.wall.documents',
      `tablesdb.main.tables.wall.rows.${id}.create`,
    ]),
  );
  expect(event?.roles).toEqual(['any']);
});

test.skipIf(isElsewhere)('a change of an account is announced to its user', async () => {
  done(await ann.patch('/account/prefs', { prefs: { a: 1 } }));
  const event = seen.findLast(({ channels }) => channels.includes(`account.${ann.id}`));
  expect(event?.events).toEqual([
    `users.${ann.id}.update`,
    'users.*.update',
    `users.${ann.id}.update.prefs`,
    'users.*.update.prefs',
    `users.${ann.id}`,
    'users.*',
  ]);
  expect(event?.channels).toEqual(['account', `account.${ann.id}`, 'account.update', `account.${ann.id}.update`]);
  expect(event?.roles).toEqual([`user:${ann.id}`]);
});
