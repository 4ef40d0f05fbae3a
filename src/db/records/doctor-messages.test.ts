import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  deleteConversation,
  deletedMessages,
  deleteMessage,
  liveConversation,
  sendMessage,
  type StoredDoctorMessage,
} from './doctor-messages.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { forgetDeviceKey } from '@/db/encryption/device-key.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';

const current = <T>(query: {
  subscribe(listener: (value: T) => void, failed?: (error: unknown) => void): () => void;
}) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const parties = { userId: 'amina', doctorId: 'dr-ada' };
const message = (content: string) => ({ content, attachment: null });
const contents = async (of = parties) =>
  (await current<StoredDoctorMessage[]>(liveConversation(of))).map(({ content }) => content);

describe.each([
  ['a patient', 'amina', 'patient'],
  ['her doctor', 'dr-ada', 'doctor'],
] as const)('%s', (_, me, role) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(me);
  });
  afterAll(() => store.close());

  it('saves a sent message as the record of the patient, with the sender’s own id', async () => {
    const saved = await sendMessage(parties, role, message('Good morning'));
    expect(saved).toMatchObject({ userId: 'amina', doctorId: 'dr-ada', senderId: me, role, serverUpdatedAt: '' });
    expect(await contents()).toEqual(['Good morning']);
    expect(await contents({ ...parties, doctorId: 'dr-ben' })).toEqual([]);
  });

  it('lists deleted messages before the server has deleted them', async () => {
    const parts = await Promise.all(['one', 'other'].map((content) => sendMessage(parties, role, message(content))));
    const [one = '', other = ''] = parts.map(({ id }) => id);
    await deleteMessage(parties, one);
    expect([...(await current(deletedMessages([one, other, 'nobody’s'])))]).toEqual([one]);
    await deleteMessage(parties, other);
  });

  it('deletes hundreds of own messages in batches, and keeps the messages of the other party', async () => {
    const messages = await store.collection('doctorMessages');
    const other = role === 'doctor' ? 'amina' : 'dr-ada';
    await messages.bulkInsert(
      Array.from({ length: 250 }, (_one, nth) => ({
        ...parties,
        id: `m-${nth}`,
        sessionId: 's',
        senderId: nth === 7 ? other : me,
        role,
        content: `message ${nth}`,
        timestamp: '2026-11-21T08:00:00.000+00:00',
        recordedDesc: nth,
        serverUpdatedAt: '2026-11-21T08:00:01.000+00:00',
        isRead: false,
      })),
    );
    expect(await deleteConversation(parties)).toBe(250);
    expect(await contents()).toEqual(['message 7']);
    // It can be called again, after an interruption or after the end.
    expect(await deleteConversation(parties)).toBe(0);
  });

  it.each([
    ['the patient', { userId: '', doctorId: 'dr-ada' }],
    ['the doctor', { userId: 'amina', doctorId: ' ' }],
  ])('refuses a deletion that does not name %s, and deletes nothing', async (_one, of) => {
    await sendMessage(parties, role, message('It stays'));
    const before = await contents();
    const refusal = { name: 'DeletionWithoutIds', message: 'User ID and doctor ID are required for deletion.' };
    await expect(deleteConversation(of)).rejects.toMatchObject(refusal);
    await expect(deleteMessage(of, 'm')).rejects.toMatchObject(refusal);
    expect(await contents()).toEqual(before);
  });

  it('refuses a deletion of one message without its id', async () => {
    await expect(deleteMessage(parties, '')).rejects.toThrow('Message ID is required for deletion.');
  });

  it('finds own messages behind many messages of the other party, and deletes at most the given number', async () => {
    const messages = await store.collection('doctorMessages');
    const of = { userId: 'amina', doctorId: 'dr-long' };
    const other = role === 'doctor' ? 'amina' : 'dr-long';
    await messages.bulkInsert(
      Array.from({ length: 30 }, (_one, nth) => ({
        ...of,
        id: `l-${String(nth).padStart(4, '0')}`,
        sessionId: 's',
        senderId: nth < 15 ? other : me,
        role,
        content: `message ${nth}`,
        timestamp: '2026-11-21T08:00:00.000+00:00',
        recordedDesc: nth,
        serverUpdatedAt: '2026-11-21T08:00:01.000+00:00',
        isRead: false,
      })),
    );
    expect(await deleteConversation(of, [], 10)).toBe(10);
    expect(await deleteConversation(of, [], 10)).toBe(5);
  });

  it('shows the newest messages of the server and unsent messages, even when both clocks are wrong', async () => {
    const messages = await store.collection('doctorMessages');
    const of = { userId: 'amina', doctorId: 'dr-late' };
    const other = role === 'doctor' ? 'amina' : 'dr-late';
    const arrived = (id: string, createdAt: string, timestamp = createdAt) => ({
      ...of,
      id,
      sessionId: 's',
      senderId: other,
      role,
      content: id,
      timestamp,
      createdAt,
      recordedDesc: recordedDescOf('doctorMessages', { createdAt, timestamp }),
      serverUpdatedAt: createdAt,
      isRead: false,
    });
    const at = (nth: number) => `2026-11-21T08:00:00.${String(nth).padStart(3, '0')}+00:00`;
    await messages.bulkInsert(Array.from({ length: 100 }, (_one, nth) => arrived(`c-${nth}`, at(nth))));
    await messages.insert(arrived('of a clock set back', at(100), '2020-01-01T00:00:00.000+00:00'));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01T00:00:00Z'));
    await sendMessage(of, role, message('of this one, set back too'));
    clock.mockRestore();
    const shown = await contents(of);
    expect(shown).toContain('of a clock set back');
    expect(shown).toContain('of this one, set back too');
    expect(shown).not.toContain('c-0');
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('shows the newest messages before a hundred older ones whose sender’s clock was a year ahead', async () => {
    const messages = await store.collection('doctorMessages');
    const of = { userId: 'amina', doctorId: 'dr-ahead' };
    const at = (nth: number) => toInstant(Date.now() - (200 - nth) * 60_000);
    const ahead = descendingKey(toInstant(Date.now() + 365 * DAY_MS));
    const row = (nth: number, recordedDesc: number) => ({
      ...of,
      id: `a-${nth}`,
      sessionId: 's',
      senderId: me,
      role,
      content: `message ${nth}`,
      timestamp: at(nth),
      createdAt: at(nth),
      recordedDesc,
      serverUpdatedAt: at(nth),
      isRead: false,
    });
    // The row format of versions that ordered by the sender's clock.
    await messages.bulkInsert(Array.from({ length: 120 }, (_one, nth) => row(nth, ahead - nth)));
    await messages.insert(row(150, descendingKey(at(150))));
    const shown = await contents(of);
    expect(shown).toContain('message 150');
    expect(shown).toContain('message 119');
    expect(shown).toHaveLength(100);
  });

  it('deletes a message that is replicated while its deletion is being written', async () => {
    const messages = await store.collection('doctorMessages');
    const bulkWrite = vi.spyOn(messages.storageInstance, 'bulkWrite');
    bulkWrite.mockImplementationOnce(async (...written) => {
      const text = { senderId: me, role, content: 'just arrived', timestamp: '2026-11-21T08:00:00.000+00:00' };
      const times = { recordedDesc: 1, serverUpdatedAt: '2026-11-21T08:00:01.000+00:00', isRead: false };
      await messages.insert({ ...parties, ...text, ...times, id: 'crossed', sessionId: 's' } as never);
      return messages.storageInstance.bulkWrite(...written);
    });
    await deleteMessage(parties, 'crossed');
    bulkWrite.mockRestore();
    expect(await contents()).not.toContain('just arrived');
  });

  it('hides a message that this device cannot decrypt any more, and shows all others', async () => {
    const of = { userId: 'amina', doctorId: 'dr-lost' };
    await sendMessage(of, role, message('sealed with a key that is gone'));
    await store.close();
    await forgetDeviceKey(me);
    store = await openStore(me);
    await sendMessage(of, role, message('written since'));
    expect(await contents(of)).toEqual(['written since']);
  });
});
