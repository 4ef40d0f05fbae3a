import { expect, it } from 'vitest';
import { escalationOf } from './escalation.ts';

const minutes = (given: ReturnType<typeof escalationOf>) =>
  given.map(({ step, dueAt, lastAt }) => [step, dueAt / 60_000, lastAt / 60_000]);
const MINUTE = 60_000;

it('asks her to repeat and calls the doctor at 15 minutes, the second contact at 1 hour, the doctor on call at 4 hours', () => {
  expect(minutes(escalationOf('bloodPressure', 0, MINUTE))).toEqual([
    ['repeat', 15, 60],
    ['doctor', 15, 1440],
    ['secondContact', 60, 1440],
    ['onCall', 240, 1440],
  ]);
});

it('calls the doctor at once about an alarm that arrives late, and keeps the distance of the later steps', () => {
  expect(minutes(escalationOf('bloodPressure', 0, 90 * MINUTE))).toEqual([
    ['repeat', 15, 60],
    ['doctor', 90, 1515],
    ['secondContact', 135, 1515],
    ['onCall', 315, 1515],
  ]);
});

it('asks for a repeat of pressures only', () => {
  for (const cause of ['bloodSugar', 'weight', 'message', 'symptomCheck', 'lab'] as const)
    expect(escalationOf(cause, 0, 0).map(({ step }) => step)).toEqual(['doctor', 'secondContact', 'onCall']);
});
