import { expect, it } from 'vitest';
import { doctorMessage } from '@/model/doctor-message.ts';
import { isKeptBy, keeperFields } from '@/model/record.ts';
import { weight } from '@/model/weight.ts';
import { pageQueries } from './by-value.ts';

const methods = (queries: string[]) => queries.map((query) => (JSON.parse(query) as { method: string }).method);

it('a phone asks for the records of its user, and of messages also for those she wrote about others', () => {
  expect(methods(pageQueries('amina', 10, null, keeperFields(weight)))[0]).toBe('equal');
  const [first = ''] = pageQueries('dr-ada', 10, null, keeperFields(doctorMessage));
  expect(JSON.parse(first)).toMatchObject({
    method: 'or',
    values: [
      { method: 'equal', attribute: 'userId', values: ['dr-ada'] },
      { method: 'equal', attribute: 'senderId', values: ['dr-ada'] },
    ],
  });
});

it('a doctor’s phone keeps what he wrote and nothing that his patients wrote', () => {
  const his = {
    $id: 'm',
    userId: 'amina',
    doctorId: 'dr-ada',
    senderId: 'dr-ada',
    $permissions: ['delete("user:dr-ada")', 'read("user:amina")'],
  };
  const hers = { ...his, senderId: 'amina', $permissions: ['delete("user:amina")', 'read("user:dr-ada")'] };
  expect(isKeptBy(doctorMessage, his, 'dr-ada')).toBe(true);
  expect(isKeptBy(doctorMessage, hers, 'dr-ada')).toBe(false);
  expect(isKeptBy(doctorMessage, his, 'amina')).toBe(true);
  const weighed = { $id: 'w', userId: 'amina', senderId: 'dr-ada', $permissions: ['delete("user:amina")'] };
  expect(isKeptBy(weight, weighed, 'amina')).toBe(true);
  expect(isKeptBy(weight, weighed, 'dr-ada')).toBe(false);
});
