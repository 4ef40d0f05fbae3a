import { expect, it } from 'vitest';
import { doctorMessage } from '@/model/messages/doctor-message.ts';
import { isStoredFor, storedForFields } from '@/model/schema/record.ts';
import { weight } from '@/model/records/weight.ts';
import { pageQueries } from './keyset-pagination.ts';

const methods = (queries: string[]) => queries.map((query) => (JSON.parse(query) as { method: string }).method);

it('a device requests the records of its user, and of messages also those the user wrote about others', () => {
  expect(methods(pageQueries('amina', 10, null, storedForFields(weight)))[0]).toBe('equal');
  const [first = ''] = pageQueries('dr-ada', 10, null, storedForFields(doctorMessage));
  expect(JSON.parse(first)).toMatchObject({
    method: 'or',
    values: [
      { method: 'equal', attribute: 'userId', values: ['dr-ada'] },
      { method: 'equal', attribute: 'senderId', values: ['dr-ada'] },
    ],
  });
});

it('a doctor’s device stores what the doctor wrote and nothing that patients wrote', () => {
  const his = {
    $id: 'm',
    userId: 'amina',
    doctorId: 'dr-ada',
    senderId: 'dr-ada',
    $permissions: ['delete("user:dr-ada")', 'read("user:amina")'],
  };
  const hers = { ...his, senderId: 'amina', $permissions: ['delete("user:amina")', 'read("user:dr-ada")'] };
  expect(isStoredFor(doctorMessage, his, 'dr-ada')).toBe(true);
  expect(isStoredFor(doctorMessage, hers, 'dr-ada')).toBe(false);
  expect(isStoredFor(doctorMessage, his, 'amina')).toBe(true);
  const weighed = { $id: 'w', userId: 'amina', senderId: 'dr-ada', $permissions: ['delete("user:amina")'] };
  expect(isStoredFor(weight, weighed, 'amina')).toBe(true);
  expect(isStoredFor(weight, weighed, 'dr-ada')).toBe(false);
});
