import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { dumpDatabases } from '../../tests/simulation/dump-databases.ts';
import {
  dropContact,
  keepContact,
  liveContact,
  settleContact,
  waitingContact,
  type KeptMessage,
} from './contact-outbox.ts';
import { eraseStore } from './erase-store.ts';

const message = { kind: 'trouble', text: ' Planted words ', replyTo: '' } as const;
const texts = async (writer: string | null) => (await waitingContact(writer)).map(({ text }) => text);

it('a message waits sealed on this phone, the oldest first, and goes with whoever signs out', async () => {
  await keepContact('amina', message, 1000);
  await keepContact('amina', { ...message, text: 'Another' }, 2000);
  expect(await texts('amina')).toEqual(['Planted words', 'Another']);
  expect((await waitingContact('amina'))[0]).toMatchObject({ kind: 'trouble', replyTo: null, state: 'waiting' });
  expect(await dumpDatabases()).not.toContain('Planted words');
  await eraseStore('amina');
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContainEqual(expect.stringContaining('amina'));
  expect(await texts('amina')).toEqual([]);
});

it('what was written without an account is nobody’s, and stays when somebody signs out', async () => {
  await keepContact(null, { ...message, text: 'From a guest' });
  await keepContact('beatrice', message);
  await eraseStore('beatrice');
  expect(await texts(null)).toEqual(['From a guest']);
  expect(await texts('beatrice')).toEqual([]);
});

it('is seen at once with what became of it, and of the sent ones only the last five stay', async () => {
  const seen: KeptMessage[][] = [];
  const stop = liveContact('cynthia').subscribe((messages) => seen.push(messages));
  for (let nth = 0; nth < 7; nth += 1) await keepContact('cynthia', { ...message, text: `Message ${nth}` }, nth * 1000);
  for (const { id } of await waitingContact('cynthia')) await settleContact('cynthia', id, 'sent');
  await expect
    .poll(() => seen.at(-1)?.map(({ text, state }) => `${text} ${state}`))
    .toEqual([6, 5, 4, 3, 2].map((nth) => `Message ${nth} sent`));
  await keepContact('cynthia', { ...message, text: 'Refused' }, 9000);
  const [last] = await waitingContact('cynthia');
  await settleContact('cynthia', last?.id ?? '', 'refused');
  expect(await texts('cynthia')).toEqual([]);
  await expect.poll(() => seen.at(-1)?.[0]).toMatchObject({ text: 'Refused', state: 'refused' });
  await dropContact('cynthia', last?.id ?? '');
  await expect.poll(() => seen.at(-1)).toHaveLength(5);
  stop();
});

it('refuses at once what the server would refuse', async () => {
  await expect(keepContact(null, { ...message, text: '  ' })).rejects.toThrow('Cannot save empty message content.');
  await expect(keepContact(null, { ...message, text: 'x'.repeat(5001) })).rejects.toThrow('5000');
  await expect(keepContact(null, { ...message, replyTo: 'amina' })).rejects.toThrow('replyTo');
});
