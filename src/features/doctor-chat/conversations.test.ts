import { expect, it } from 'vitest';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { conversationsOf } from './conversations.ts';

const message = (userId: string, minute: number, changes: Partial<StoredDoctorMessage> = {}): StoredDoctorMessage => {
  const createdAt = `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
  return {
    id: `${userId}-${minute}`,
    userId,
    doctorId: 'dr-ada',
    sessionId: userId,
    senderId: userId,
    role: 'patient',
    content: '',
    timestamp: createdAt,
    createdAt,
    serverUpdatedAt: createdAt,
    isRead: true,
    ...changes,
  };
};

it('conversations with unread messages come first, then the newest', () => {
  const list = conversationsOf(
    [
      message('amina', 1),
      message('bea', 9),
      message('cora', 2, { isRead: false }),
      message('cora', 3, { isRead: false }),
      message('dina', 5, { senderId: 'dr-ada', isRead: false }),
    ],
    'dr-ada',
  );
  expect(list.map(({ userId, unread, newest }) => [userId, unread, newest.id])).toEqual([
    ['cora', 2, 'cora-3'],
    ['bea', 0, 'bea-9'],
    ['dina', 0, 'dina-5'],
    ['amina', 0, 'amina-1'],
  ]);
});

it('counts what the navigation counts, also a message that is older than the listed ones', () => {
  const listed = [message('amina', 9, { isRead: false }), message('bea', 8)];
  const unread = [message('cora', 1, { isRead: false })];
  expect(conversationsOf(listed, 'dr-ada', unread).map((each) => [each.userId, each.unread])).toEqual([
    ['cora', 1],
    ['amina', 0],
    ['bea', 0],
  ]);
});
