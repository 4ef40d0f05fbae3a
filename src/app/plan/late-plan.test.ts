import { expect, it } from 'vitest';
import { latePlan } from './late-plan.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const daily = {
  userId: 'amina',
  dosage: '1 tablet',
  frequency: 'Once a day',
  times: ['12:00'],
  timeZone: 'UTC',
  scheduledSince: '2026-11-26T00:00:00.000Z',
};

it('a medicine is a dose of the plan, a reminder to measure is none', () => {
  const reminders = [
    { ...daily, id: 'aspirin', medicationName: 'Aspirin' },
    { ...daily, id: 'pressure', medicationName: 'Blood pressure', measures: 'bloodPressure' as const },
  ];
  const facts = { answers: [], visits: [], notes: [], assignedDoctorId: null, zone: 'UTC', visitKind: String };
  const { steps } = latePlan({ ...facts, reminders }, now);
  expect(new Set(steps.map((step) => step.is === 'dose' && step.medicine))).toEqual(new Set(['Aspirin']));
});
