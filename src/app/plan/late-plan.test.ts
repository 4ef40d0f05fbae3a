import type { LatePlan } from '@/model/plan/plan-step.ts';
import { describe, expect, it } from 'vitest';
import { dayPlan } from '@/clinical/plan/day-plan.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import type { StoredDose } from '@/db/records/doses.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { PlannedReminder } from '@/clinical/medicines/adherence.ts';
import { DAY_MS, HOUR_MS } from '@/model/time/durations.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { toInstant } from '@/model/time/instant.ts';
import { latePlan, type LateFacts } from './late-plan.ts';

const zone = deviceTimeZone();
const now = new Date('2026-11-21T10:00').getTime();
const iron: PlannedReminder = {
  id: 'iron',
  userId: 'u',
  medicationName: 'Iron',
  dosage: '1 tablet',
  frequency: 'Twice a day',
  times: ['08:00', '20:00'],
  timeZone: zone,
  isActive: true,
  scheduledSince: toInstant(now - 30 * DAY_MS),
};
const visit = (values: Partial<StoredAppointment>): StoredAppointment => ({
  id: 'v',
  userId: 'u',
  date: '2026-11-21',
  time: '14:30',
  timeZone: zone,
  isCompleted: false,
  isMissed: false,
  appointmentType: 'Scan',
  place: 'Lakeside',
  ...values,
});
const answer = (date: string, time: string, outcome: StoredDose['outcome']): StoredDose => ({
  id: `${date} ${time}`,
  userId: 'u',
  reminderId: 'iron',
  date,
  time,
  outcome,
  recordedAt: toInstant(new Date(`${date}T${time}`).getTime() + HOUR_MS / 4),
});
const plan = (facts: Partial<LateFacts>, at = now): LatePlan =>
  latePlan(
    {
      reminders: [],
      answers: [],
      visits: [],
      notes: [],
      assignedDoctorId: 'dr',
      zone,
      visitKind: (type) => `<${type}>`,
      ...facts,
    },
    at,
  );
const ofDay = (late: LatePlan, at = now) => {
  const { next, open, done } = dayPlan(late.steps, at);
  return [next, ...open, ...done].flatMap((step) => step?.key ?? []);
};

describe('the plan that needs the store', () => {
  it('has the doses of today, and those of the days after it for the next start', () => {
    const late = plan({ reminders: [iron] });
    expect(ofDay(late)).toEqual(['dose iron 2026-11-21 08:00', 'dose iron 2026-11-21 20:00']);
    expect(ofDay(late, now + 2 * DAY_MS)).toEqual(['dose iron 2026-11-23 08:00', 'dose iron 2026-11-23 20:00']);
    expect(new Set(late.steps.map(({ key }) => key)).size).toBe(late.steps.length);
  });

  it('an answered dose is done, a skipped one too, and one that was taken back is open', () => {
    const doneAt = (outcome: StoredDose['outcome']) =>
      plan({ reminders: [iron], answers: [answer('2026-11-21', '08:00', outcome)] }).steps.find(
        ({ key }) => key === 'dose iron 2026-11-21 08:00',
      );
    expect(doneAt('taken')).toMatchObject({ doneAt: new Date('2026-11-21T08:15').getTime(), isSkipped: false });
    expect(doneAt('skipped')).toMatchObject({ doneAt: new Date('2026-11-21T08:15').getTime(), isSkipped: true });
    expect(doneAt('open')).toMatchObject({ doneAt: null });
  });

  it('a paused medicine has no dose', () => {
    expect(ofDay(plan({ reminders: [{ ...iron, isActive: false }] }))).toEqual([]);
  });

  it('a reminder to measure is no dose', () => {
    const pressure = { ...iron, id: 'pressure', medicationName: 'Blood pressure', measures: 'bloodPressure' as const };
    const { steps } = plan({ reminders: [iron, pressure] });
    expect(new Set(steps.map((step) => step.is === 'dose' && step.medicine))).toEqual(new Set(['Iron']));
  });

  describe('a reminder to measure', () => {
    const measuring = { ...iron, id: 'pressure', measures: 'bloodPressure' as const };
    const chosen = (values: Partial<PlannedReminder>, answers: StoredDose[] = []) => {
      const { kinds, times } = plan({ reminders: [iron, { ...measuring, ...values }], answers }).chosen;
      const today = times.filter(({ at }) => localDate(at) === '2026-11-21');
      const clock = (ms: number) => new Date(ms).toTimeString().slice(0, 5);
      return [
        kinds.join(),
        ...today.map(({ at, answeredAt }) => `${clock(at)}${answeredAt === null ? '' : ' answered'}`),
      ];
    };
    const measured = { ...answer('2026-11-21', '08:00', 'taken'), reminderId: 'pressure' };
    it.each<[string, Partial<PlannedReminder>, StoredDose[], string[]]>([
      ['chooses its times', {}, [], ['bloodPressure', '08:00', '20:00']],
      ['was answered without an entry', {}, [measured], ['bloodPressure', '08:00 answered', '20:00']],
      ['of another day of the week chooses no time of today', { weekdays: ['mon'] }, [], ['bloodPressure']],
      ['chooses no time before it was made', { scheduledSince: toInstant(now) }, [], ['bloodPressure', '20:00']],
      ['that is paused chooses nothing', { isActive: false }, [], ['']],
      ['that ended yesterday chooses nothing', { endsOn: '2026-11-20' }, [], ['']],
      ['that ends today still chooses', { endsOn: '2026-11-21' }, [], ['bloodPressure', '08:00', '20:00']],
      ['without a time chooses nothing', { times: [] }, [], ['']],
    ])('%s', (_, values, answers, expected) => expect(chosen(values, answers)).toEqual(expected));
  });

  it('a medicine with special rules for missed doses has its note', () => {
    const [step] = plan({ reminders: [{ ...iron, medicationName: 'Labetalol' }] }).steps;
    expect(step).toMatchObject({ note: 'special' });
  });

  it('has a visit of today with its kind in the language of the app and its place', () => {
    expect(plan({ visits: [visit({})] }).steps).toEqual([
      expect.objectContaining({ is: 'visit', kind: '<Scan>', place: 'Lakeside', doneAt: null }),
    ]);
  });

  it.each([
    ['done', visit({ isCompleted: true }), true],
    ['missed', visit({ isMissed: true }), true],
    ['open', visit({}), false],
  ])('a visit that is %s', (_, each, isDone) => {
    expect(plan({ visits: [each] }).steps[0]?.doneAt !== null).toBe(isDone);
  });

  it('leaves out a visit of another week, and one in a time zone that this browser does not know', () => {
    expect(plan({ visits: [visit({ date: '2026-12-05' }), visit({ timeZone: 'Mars/Olympus' })] }).steps).toEqual([]);
  });

  it('asks for what the doctor she has now set limits for', () => {
    const limits = (doctorId: string) =>
      ({
        id: 'n',
        userId: 'u',
        senderId: doctorId,
        doctorId,
        entry: 'limits',
        recordedAt: toInstant(now),
        systolicFrom: 135,
        sugarUnit: 'mg/dL',
        fastingBelow: 92,
      }) as unknown as CareNote;
    expect(plan({ notes: [limits('dr')] }).asked).toEqual({ pressure: true, sugar: ['fasting'] });
    expect(plan({ notes: [limits('dr-before')] }).asked).toEqual({ pressure: false, sugar: [] });
  });
});
