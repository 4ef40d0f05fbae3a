import { expect, it, vi } from 'vitest';
import { ownerGrants } from '@/model/permission.ts';
import { findDoctor, listConversation, listRecentMessages, patientNames } from './messages.ts';
import { SessionEnded } from './session-ended.ts';

interface Asked {
  readonly method: string;
  readonly values: readonly (string | number)[];
}
const asked: Asked[][] = [];

/** Whose name the server gives last: a stranger’s words under a patient’s id. */
let forged: object[] = [];
/** All messages at the server, the newest first. */
let messages: { $id: string; userId: string }[] = [];

vi.mock('./documents.ts', () => ({
  confirmIfEmpty: () => Promise.resolve(),
  listDocuments: (collection: string, queries: readonly string[]) => {
    const parts = queries.map((query) => JSON.parse(query) as Asked);
    const value = (method: string) => parts.find((part) => part.method === method)?.values[0];
    if (collection === 'doctor_messages') {
      const from = messages.findIndex(({ $id }) => $id === value('cursorAfter')) + 1;
      return Promise.resolve(messages.slice(from, from + Number(value('limit'))));
    }
    asked.push(parts);
    const [ids, limit] = parts;
    const found = ids?.values.slice(0, Number(limit?.values[0])).map((id) => ({
      $id: id,
      userId: id,
      name: 'Amina',
      $permissions: [`update("user:${id}")`],
    }));
    return Promise.resolve([...(found ?? []), ...forged]);
  },
}));

const account = vi.hoisted(() => ({ user: null as { $id: string } | null }));
vi.mock('../account.ts', () => ({ connectAccount: () => ({}), currentUser: () => Promise.resolve(account.user) }));
vi.mock('./listing.ts', () => ({ listOnline: () => Promise.resolve([]) }));

it('a doctor is gone only where somebody is signed in who could see him', async () => {
  await expect(findDoctor('dr')).rejects.toThrow(SessionEnded);
  account.user = { $id: 'amina' };
  expect(await findDoctor('dr')).toBeNull();
});

it('every patient of the newest messages has her name, asked for a hundred at a time', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `p${n}`);
  expect((await patientNames(ids)).map(({ userId }) => userId)).toEqual(ids);
  expect(asked.map(([equal]) => equal?.values.length)).toEqual([100, 100, 50]);
  expect(await patientNames([])).toEqual([]);
});

it('a name is believed only of the profile that is her own', async () => {
  const $permissions = ['read("users")', 'update("user:mallory")'];
  forged = [
    { $id: 'p0', userId: 'p0', name: 'False', $permissions },
    { $id: 'mallory', userId: 'p0', name: 'False', $permissions },
  ];
  expect(await patientNames(['p0'])).toEqual([{ userId: 'p0', name: 'Amina' }]);
});

const messageOf = (id: string, userId: string, senderId: string, grants: readonly string[]) => ({
  $id: id,
  $createdAt: '2026-11-21T09:00:00.000+00:00',
  $updatedAt: '2026-11-21T09:00:00.000+00:00',
  $permissions: [...ownerGrants(['read', 'delete'], senderId), ...grants],
  userId,
  senderId,
  doctorId: 'dr',
});

it('a doctor reads his patients and himself, and no stranger who lets everybody read what he calls a message', async () => {
  messages = [
    messageOf('false', 'mallory', 'mallory', ['read("users")']),
    messageOf('answer', 'amina', 'dr', []),
    messageOf('question', 'amina', 'amina', ['read("user:dr")']),
  ];
  expect((await listRecentMessages('dr')).map(({ id }) => id)).toEqual(['answer', 'question']);
});

it('a conversation is not hidden behind more forged messages than an answer holds', async () => {
  const noise = Array.from({ length: 250 }, (_, n) => messageOf(`f-${n}`, 'amina', 'mallory', ['read("users")']));
  messages = [...noise, messageOf('question', 'amina', 'amina', ['read("user:dr")'])];
  expect((await listConversation('dr', 'amina')).map(({ id }) => id)).toEqual(['question']);
});
