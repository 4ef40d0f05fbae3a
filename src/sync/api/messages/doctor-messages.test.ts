import { expect, it, vi } from 'vitest';
import { ownerGrants } from '@/model/schema/permission.ts';
import { findDoctor, listConversation, listRecentMessages, patientNames } from './doctor-messages.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

interface Asked {
  readonly method: string;
  readonly values: readonly (string | number)[];
}
const asked: Asked[][] = [];

/** The document that the server returns last: a name that a stranger wrote under a patient’s id. */
let forged: object[] = [];
/** All messages on the server, the newest first. */
let messages: { $id: string; userId: string }[] = [];

vi.mock('@/sync/api/documents/documents.ts', () => ({
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
vi.mock('@/sync/account/account.ts', () => ({
  connectAccount: () => ({}),
  currentUser: () => Promise.resolve(account.user),
}));
vi.mock('@/sync/api/documents/list-online.ts', () => ({ listOnline: () => Promise.resolve([]) }));

it('a doctor counts as removed only when a user is signed in who could see the doctor', async () => {
  await expect(findDoctor('dr')).rejects.toThrow(SessionEnded);
  account.user = { $id: 'amina' };
  expect(await findDoctor('dr')).toBeNull();
});

it('every patient of the newest messages has a name, requested a hundred at a time', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `p${n}`);
  expect((await patientNames(ids)).map(({ userId }) => userId)).toEqual(ids);
  expect(asked.map(([equal]) => equal?.values.length)).toEqual([100, 100, 50]);
  expect(await patientNames([])).toEqual([]);
});

it('a name is taken only from the patient’s own profile', async () => {
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

it('a doctor sees messages of patients and own ones, and none of a stranger who made a message readable for all', async () => {
  messages = [
    messageOf('false', 'mallory', 'mallory', ['read("users")']),
    messageOf('answer', 'amina', 'dr', []),
    messageOf('question', 'amina', 'amina', ['read("user:dr")']),
  ];
  expect((await listRecentMessages('dr')).map(({ id }) => id)).toEqual(['answer', 'question']);
});

it('a conversation is found behind more forged messages than one page holds', async () => {
  const noise = Array.from({ length: 250 }, (_, n) => messageOf(`f-${n}`, 'amina', 'mallory', ['read("users")']));
  messages = [...noise, messageOf('question', 'amina', 'amina', ['read("user:dr")'])];
  expect((await listConversation('dr', 'amina')).map(({ id }) => id)).toEqual(['question']);
});
