import { describe, expect, it } from 'vitest';
import type { Profile } from '@/model/records/profile.ts';
import { weekHeader } from './week-header.ts';

const now = new Date(2026, 10, 21, 9);
const profile = (values: Partial<Profile>): Profile => ({ id: 'u', userId: 'u', ...values });

describe('the header of Today', () => {
  it('shows weeks, days and the days to go', () => {
    const dated = profile({ estimatedLmp: '2026-05-06', datingMethod: 'CLINICIAN_EDD', pregnancyStatus: 'pregnant' });
    expect(weekHeader(dated, now)).toMatchObject({
      is: 'pregnant',
      weeks: 28,
      days: 3,
      daysToGo: 81,
      dueDate: '2027-02-10',
    });
  });

  it('shows no days when only weeks were entered', () => {
    const entered = profile({ weeksPregnant: 20, weeksPregnantRecordedOn: '2026-11-18' });
    expect(weekHeader(entered, now)).toMatchObject({ is: 'pregnant', weeks: 20, days: null });
  });

  it('counts from the birth after it', () => {
    const born = profile({ birthDate: '2026-11-01', pregnancyStatus: 'postpartum', estimatedLmp: '2026-01-20' });
    expect(weekHeader(born, now)).toMatchObject({ is: 'born', weeks: 2, days: 6 });
  });

  it.each([
    ['2026-01-25', { is: 'pregnant', weeks: 42, days: 6 }],
    ['2026-01-24', { is: 'asked' }],
    ['2025-11-22', { is: 'asked' }],
  ])('asks from 43 weeks on and shows no week: last period on %s', (estimatedLmp, header) => {
    const late = profile({ estimatedLmp, datingMethod: 'LMP', pregnancyStatus: 'pregnant' });
    expect(weekHeader(late, now)).toMatchObject(header);
  });

  it('asks also when the weeks are only estimated', () => {
    const row = { weeksPregnant: 30, createdAt: '2026-06-01T08:00:00.000+00:00' };
    const guessed = profile(row);
    expect(weekHeader(guessed, now)).toEqual({ is: 'asked' });
  });

  it('never asks after the birth or a loss', () => {
    const late = { estimatedLmp: '2025-11-22', datingMethod: 'LMP' } as const;
    expect(weekHeader(profile({ ...late, pregnancyStatus: 'ended' }), now)).toEqual({ is: 'plain' });
    expect(weekHeader(profile({ ...late, pregnancyStatus: 'postpartum' }), now)).toEqual({ is: 'plain' });
  });

  it('shows no week and no tape after a loss, whatever else is stored', () => {
    const ended = profile({ pregnancyStatus: 'ended', estimatedLmp: '2026-05-06', weeksPregnant: 20 });
    expect(weekHeader(ended, now)).toEqual({ is: 'plain' });
  });

  it('is unknown when there are no dates', () => {
    expect(weekHeader(profile({}), now)).toEqual({ is: 'unknown' });
    expect(weekHeader(null, now)).toEqual({ is: 'unknown' });
  });
});
