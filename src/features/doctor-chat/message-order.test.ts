import { describe, expect, it } from 'vitest';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { compareMessages, mergeMessages, statusOf } from './message-order.ts';
import { unreadFor } from '@/model/messages/unread.ts';

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
const message = (id: string, changes: Partial<StoredDoctorMessage> = {}): StoredDoctorMessage => ({
  id,
  userId: 'amina',
  doctorId: 'dr-ada',
  sessionId: 's',
  senderId: 'amina',
  role: 'patient',
  content: id,
  timestamp: at(0),
  createdAt: at(0),
  serverUpdatedAt: at(1),
  isRead: false,
  ...changes,
});
const ids = (messages: readonly StoredDoctorMessage[]) => messages.map(({ id }) => id);

describe('the order of messages', () => {
  it("follows the server's time, whatever the clocks of the phones show", () => {
    const late = message('late', { createdAt: at(9), timestamp: at(1) });
    const early = message('early', { createdAt: at(2), timestamp: at(50) });
    expect(ids([late, early].toSorted(compareMessages))).toEqual(['early', 'late']);
  });

  it('keeps the writing order of messages that arrived in the same millisecond', () => {
    const second = message('a', { timestamp: at(2) });
    const first = message('b', { timestamp: at(1) });
    expect(ids([second, first].toSorted(compareMessages))).toEqual(['b', 'a']);
  });

  it('puts unsent messages last, also when the clock was set back', () => {
    const waiting = message('waiting', { serverUpdatedAt: '', createdAt: at(0), timestamp: at(0) });
    const arrived = message('arrived', { createdAt: at(30) });
    expect(ids([waiting, arrived].toSorted(compareMessages))).toEqual(['arrived', 'waiting']);
  });
});

it('a message is waiting, sent, delivered and read, in this order', () => {
  expect(statusOf(message('m', { serverUpdatedAt: '', isRead: true }))).toBe('waiting');
  expect(statusOf(message('m'))).toBe('sent');
  expect(statusOf(message('m', { deliveredAt: at(2) }))).toBe('delivered');
  expect(statusOf(message('m', { deliveredAt: at(2), isRead: true }))).toBe('read');
});

describe("merging the server's list with the local messages", () => {
  const local = [message('sent', { isRead: false }), message('waiting', { serverUpdatedAt: '' }), message('gone')];

  it("prefers the server's copy and drops a deleted message", () => {
    const merged = mergeMessages(local, [message('sent', { isRead: true })]);
    expect(ids(merged)).toEqual(['sent', 'waiting']);
    expect(merged[0]?.isRead).toBe(true);
  });

  it('keeps messages newer than the list, and none that the list should contain or does not reach back to', () => {
    const listed = [message('hers', { createdAt: at(10), senderId: 'dr-ada' })];
    const later = message('later', { createdAt: at(11) });
    const earlier = message('earlier', { createdAt: at(9), serverUpdatedAt: at(20) });
    expect(ids(mergeMessages([later, earlier], listed))).toEqual(['hers', 'later']);
    expect(ids(mergeMessages([later], []))).toEqual(['later']);
  });

  it('does not show messages again that this phone has deleted', () => {
    const listed = [message('mine'), message('kept')];
    expect(ids(mergeMessages([message('kept')], listed, new Set(['mine'])))).toEqual(['kept']);
  });

  it('returns all local messages without a list', () => {
    expect(ids(mergeMessages(local, undefined))).toEqual(['gone', 'sent', 'waiting']);
  });
});

it('unread messages are those of the other party', () => {
  const all = [
    message('mine'),
    message('hers', { senderId: 'dr-ada' }),
    message('old', { senderId: 'dr-ada', isRead: true }),
  ];
  expect(ids(unreadFor(all, 'amina'))).toEqual(['hers']);
});
