import { describe, expect, it } from 'vitest';
import { mayMarkRead, readIds } from './mark-read.ts';

const message = {
  $id: 'm',
  $permissions: ['read("user:amina")', 'delete("user:amina")', 'read("user:dr-ada")'],
  userId: 'amina',
  doctorId: 'dr-ada',
  senderId: 'amina',
  isRead: false,
};

describe('a message is marked as read', () => {
  it('by the party who did not write it', () => {
    expect(mayMarkRead(message, 'dr-ada')).toBe(true);
  });

  it.each([
    ['by its writer', message, 'amina'],
    ['by another user', message, 'mallory'],
    ['by a reader who is neither sender nor receiver', { ...message, doctorId: 'dr-ben' }, 'dr-ada'],
    ['before the receiver may read it', { ...message, $permissions: ['read("user:amina")'] }, 'dr-ada'],
    ['twice', { ...message, isRead: true }, 'dr-ada'],
  ])('not %s', (_, held, caller) => {
    expect(mayMarkRead(held, caller)).toBe(false);
  });
});

it.each(['', '{}', '{"ids":[]}', '{"ids":["../x"]}', '{"ids":[1]}', `{"ids":${JSON.stringify(Array(101).fill('m'))}}`])(
  'a body without a list of ids is rejected: %s',
  (body) => {
    expect(readIds(body)).toBeNull();
  },
);
