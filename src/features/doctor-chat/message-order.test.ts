import { describe, expect, it } from 'vitest';
import type { KeptMessage } from '@/db/doctor-messages.ts';
import { compareMessages, mergeMessages, statusOf, unreadFor } from './message-order.ts';

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000+00:00`;
const message = (id: string, changes: Partial<KeptMessage> = {}): KeptMessage => ({
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
const ids = (messages: readonly KeptMessage[]) => messages.map(({ id }) => id);

describe('the order of messages', () => {
  it('is the server’s, whatever the clocks of the phones say', () => {
    const late = message('late', { createdAt: at(9), timestamp: at(1) });
    const early = message('early', { createdAt: at(2), timestamp: at(50) });
    expect(ids([late, early].toSorted(compareMessages))).toEqual(['early', 'late']);
  });

  it('keeps what one person wrote in one moment as it was written', () => {
    const second = message('a', { timestamp: at(2) });
    const first = message('b', { timestamp: at(1) });
    expect(ids([second, first].toSorted(compareMessages))).toEqual(['b', 'a']);
  });

  it('puts what waits last, also under a clock set back', () => {
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

describe('what the server lists and what the phone keeps', () => {
  const kept = [message('sent', { isRead: false }), message('waiting', { serverUpdatedAt: '' }), message('gone')];

  it('are one list in which the server’s copy counts and a deleted one is gone', () => {
    const merged = mergeMessages(kept, [message('sent', { isRead: true })]);
    expect(ids(merged)).toEqual(['sent', 'waiting']);
    expect(merged[0]?.isRead).toBe(true);
  });

  it('hold what arrived after all that is listed, and nothing that the list should hold or does not reach back to', () => {
    const listed = [message('hers', { createdAt: at(10), senderId: 'dr-ada' })];
    const later = message('later', { createdAt: at(11) });
    const earlier = message('earlier', { createdAt: at(9), serverUpdatedAt: at(20) });
    expect(ids(mergeMessages([later, earlier], listed))).toEqual(['hers', 'later']);
    expect(ids(mergeMessages([later], []))).toEqual(['later']);
  });

  it('do not show again what this phone has deleted', () => {
    const listed = [message('mine'), message('kept')];
    expect(ids(mergeMessages([message('kept')], listed, new Set(['mine'])))).toEqual(['kept']);
  });

  it('without a list is all that the phone keeps', () => {
    expect(ids(mergeMessages(kept, undefined))).toEqual(['gone', 'sent', 'waiting']);
  });
});

it('unread is what the other one wrote', () => {
  const all = [
    message('mine'),
    message('hers', { senderId: 'dr-ada' }),
    message('old', { senderId: 'dr-ada', isRead: true }),
  ];
  expect(ids(unreadFor(all, 'amina'))).toEqual(['hers']);
});
