import { expect, it } from 'vitest';
import { ownerGrants } from '@/model/schema/permission.ts';
import { toUnread } from './inbox-documents.ts';

const messageOf = (writer: string, grants: readonly string[]) => ({
  $id: `m-${writer}`,
  $updatedAt: '2026-11-21T09:00:00.000+00:00',
  $permissions: [...ownerGrants(['read', 'delete'], writer), ...grants],
  userId: writer,
  senderId: writer,
  doctorId: 'dr-ada',
  content: 'I bleed since the morning',
});

it('a doctor’s inbox holds messages of the doctor’s patients, and none of a stranger who made a message readable for all', () => {
  const documents = [messageOf('amina', ['read("user:dr-ada")']), messageOf('mallory', ['read("users")'])];
  expect(toUnread(documents, 'dr-ada').map(({ userId }) => userId)).toEqual(['amina']);
});
