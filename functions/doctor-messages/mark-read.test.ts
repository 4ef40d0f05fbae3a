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
    ['by anybody else', message, 'mallory'],
    ['by somebody who was let in to read, and is no party', { ...message, doctorId: 'dr-ben' }, 'dr-ada'],
    ['before it was handed over', { ...message, $permissions: ['read("user:amina")'] }, 'dr-ada'],
    ['twice', { ...message, isRead: true }, 'dr-ada'],
  ])('not %s', (_, held, caller) => {
    expect(mayMarkRead(held, caller)).toBe(false);
  });
});

it.each(['', '{}', '{"ids":[]}', '{"ids":["../x"]}', '{"ids":[1]}', `{"ids":${JSON.stringify(Array(101).fill('m'))}}`])(
  'what is no list of ids is refused: %s',
  (body) => {
    expect(readIds(body)).toBeNull();
  },
);
