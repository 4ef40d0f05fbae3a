import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { dumpDatabases } from '../../../tests/simulation/dump-databases.ts';
import {
  dropContact,
  queueContact,
  liveContact,
  settleContact,
  unsentContact,
  type OutboxMessage,
} from './contact-outbox.ts';
import { eraseStore } from '@/db/store/erase-store.ts';

const message = { kind: 'trouble', text: ' Planted words ', replyTo: '' } as const;
const texts = async (writer: string | null) => (await unsentContact(writer)).map(({ text }) => text);

it('unsent messages are stored encrypted, listed oldest first, and deleted at the sign-out', async () => {
  await queueContact('amina', message, 1000);
  await queueContact('amina', { ...message, text: 'Another' }, 2000);
  expect(await texts('amina')).toEqual(['Planted words', 'Another']);
  expect((await unsentContact('amina'))[0]).toMatchObject({ kind: 'trouble', replyTo: null, state: 'waiting' });
  expect(await dumpDatabases()).not.toContain('Planted words');
  await eraseStore('amina');
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContainEqual(expect.stringContaining('amina'));
  expect(await texts('amina')).toEqual([]);
});

it('messages of a guest belong to no account and stay when a user signs out', async () => {
  await queueContact(null, { ...message, text: 'From a guest' });
  await queueContact('beatrice', message);
  await eraseStore('beatrice');
  expect(await texts(null)).toEqual(['From a guest']);
  expect(await texts('beatrice')).toEqual([]);
});

it('messages are listed with their state, and only the last five sent ones stay', async () => {
  const seen: OutboxMessage[][] = [];
  const stop = liveContact('cynthia').subscribe((messages) => seen.push(messages));
  for (let nth = 0; nth < 7; nth += 1)
    await queueContact('cynthia', { ...message, text: `Message ${nth}` }, nth * 1000);
  for (const { id } of await unsentContact('cynthia')) await settleContact('cynthia', id, 'sent');
  await expect
    .poll(() => seen.at(-1)?.map(({ text, state }) => `${text} ${state}`))
    .toEqual([6, 5, 4, 3, 2].map((nth) => `Message ${nth} sent`));
  await queueContact('cynthia', { ...message, text: 'Refused' }, 9000);
  const [last] = await unsentContact('cynthia');
  await settleContact('cynthia', last?.id ?? '', 'refused');
  expect(await texts('cynthia')).toEqual([]);
  await expect.poll(() => seen.at(-1)?.[0]).toMatchObject({ text: 'Refused', state: 'refused' });
  await dropContact('cynthia', last?.id ?? '');
  await expect.poll(() => seen.at(-1)).toHaveLength(5);
  stop();
});

it('a message that the server would refuse is refused at once', async () => {
  await expect(queueContact(null, { ...message, text: '  ' })).rejects.toThrow('Cannot save empty message content.');
  await expect(queueContact(null, { ...message, text: 'x'.repeat(5001) })).rejects.toThrow('5000');
  await expect(queueContact(null, { ...message, replyTo: 'amina' })).rejects.toThrow('replyTo');
});
