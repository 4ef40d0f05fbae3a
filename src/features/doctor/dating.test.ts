import { describe, expect, it } from 'vitest';
import { datingOf } from './dating.ts';

const now = new Date(2026, 5, 15, 12).getTime();

describe('where a patient stands in time', () => {
  it('follows from the anchor of her profile', () => {
    expect(datingOf({ estimatedLmp: '2025-12-12', datingMethod: 'CLINICIAN_EDD' }, now)).toEqual({
      stage: 'pregnant',
      age: { weeks: 26, days: 3, totalDays: 185 },
      dueDate: '2026-09-18',
      method: 'CLINICIAN_EDD',
    });
  });

  it('follows from the weeks she entered and the day she entered them', () => {
    expect(datingOf({ weeksPregnant: 20, weeksPregnantRecordedOn: '2026-05-01' }, now)).toMatchObject({
      age: { weeks: 26, days: 3 },
      dueDate: '2026-09-18',
      method: 'WEEKS_ENTERED',
    });
  });

  it('is unknown when nobody knows on which day the weeks were entered', () => {
    expect(datingOf({ weeksPregnant: 20 }, now)).toEqual({ stage: 'unknown' });
  });

  it('counts days after birth, not weeks', () => {
    const profile = { pregnancyStatus: 'postpartum', birthDate: '2026-06-09', estimatedLmp: '2025-09-01' } as const;
    expect(datingOf(profile, now)).toEqual({ stage: 'postpartum', days: 6 });
  });

  it('knows no week after a loss', () => {
    expect(datingOf({ pregnancyStatus: 'ended', estimatedLmp: '2025-12-12' }, now)).toEqual({ stage: 'ended' });
  });

  it('stops counting at 43 weeks', () => {
    expect(datingOf({ estimatedLmp: '2025-08-18' }, now)).toMatchObject({ stage: 'pregnant', age: { weeks: 43 } });
    expect(datingOf({ estimatedLmp: '2025-08-17' }, now)).toEqual({ stage: 'overdue', dueDate: '2026-05-24' });
  });
});
