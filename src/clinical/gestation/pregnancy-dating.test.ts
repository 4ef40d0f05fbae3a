import { datingMethods } from '@/model/records/profile.ts';
import { describe, expect, it } from 'vitest';
import { datingChanges, datingFrom, mustAskBeforeReplacing, weeksEdited } from './pregnancy-dating.ts';

const TODAY = '2026-06-15';

describe('the dates of a profile', () => {
  it('come from the anchor', () => {
    expect(datingFrom({ estimatedLmp: '2026-01-01', datingMethod: 'CLINICIAN_EDD', weeksPregnant: 9 }, TODAY)).toEqual({
      estimatedLmp: '2026-01-01',
      method: 'CLINICIAN_EDD',
      dueDate: '2026-10-08',
      weeks: 23,
      days: 4,
      totalDays: 165,
      isExact: true,
      needsConfirmation: false,
    });
  });

  it('come from weeks with the day they were recorded on, and show "about" without days', () => {
    const profile = { weeksPregnant: 20, weeksPregnantRecordedOn: '2026-05-01' };
    expect(datingFrom(profile, TODAY)).toMatchObject({
      method: 'WEEKS_ENTERED',
      weeks: 26,
      days: 3,
      isExact: false,
      needsConfirmation: false,
    });
    expect(datingFrom({ ...profile, daysPregnant: 2 }, TODAY)).toMatchObject({ weeks: 26, days: 5, isExact: true });
  });

  it('follow the entered weeks when the stored anchor of the same kind disagrees', () => {
    const profile = {
      weeksPregnant: 20,
      weeksPregnantRecordedOn: '2026-05-01',
      datingMethod: 'WEEKS_ENTERED',
      estimatedLmp: '2025-01-01',
    } as const;
    expect(datingFrom(profile, TODAY)?.estimatedLmp).toBe('2025-12-12');
  });

  it('are an estimate to be confirmed when it is unknown when the weeks were entered', () => {
    expect(datingFrom({ weeksPregnant: 20, createdAt: '2026-06-01T12:00:00.000+00:00' }, TODAY)).toMatchObject({
      method: 'WEEKS_ENTERED_UNDATED',
      weeks: 22,
      needsConfirmation: true,
      isExact: false,
    });
    expect(datingFrom({ weeksPregnant: 20 }, TODAY)).toMatchObject({ weeks: 20, needsConfirmation: true });
  });

  it('do not start again when another field is edited', () => {
    const row = { weeksPregnant: 20, createdAt: '2026-06-01T12:00:00.000+00:00' };
    const edited = { ...row, phoneNumber: '0700', editedAt: '2026-06-14T12:00:00.000+00:00' };
    expect(datingFrom(edited, TODAY)).toEqual(datingFrom(row, TODAY));
  });

  it.each([['soon'], ['2026-02-30'], ['26-01-01'], ['0026-01-01'], ['9999-12-31'], ['']])(
    'are ignored when they are %j',
    (garbage) => {
      const implausible = { estimatedLmp: garbage, datingMethod: 'LMP' } as const;
      expect(datingFrom(implausible, TODAY)).toBeNull();
      const entered = { weeksPregnant: 20, weeksPregnantRecordedOn: garbage, createdAt: 'soon' };
      expect(datingFrom(entered, TODAY)).toMatchObject({ weeks: 20, needsConfirmation: true });
    },
  );

  it('are unknown without data, and when they lie in the future', () => {
    expect(datingFrom({}, TODAY)).toBeNull();
    expect(datingFrom({ estimatedLmp: '2026-06-16', datingMethod: 'LMP' }, TODAY)).toBeNull();
    expect(datingFrom({ estimatedLmp: TODAY, datingMethod: 'LMP' }, TODAY)).toMatchObject({ weeks: 0, days: 0 });
  });

  it('count 0 weeks as entered', () => {
    expect(datingFrom({ weeksPregnant: 0, weeksPregnantRecordedOn: TODAY }, TODAY)).toMatchObject({ weeks: 0 });
  });
});

it('a weaker way of dating never replaces a stronger one without asking', () => {
  for (const [current, strength] of datingMethods.map((method, index) => [method, index] as const))
    for (const [next, other] of datingMethods.map((method, index) => [method, index] as const))
      expect(mustAskBeforeReplacing(current, next), `${next} over ${current}`).toBe(other > strength);
  expect(mustAskBeforeReplacing(null, 'WEEKS_ENTERED')).toBe(false);
});

describe('the dating fields of a profile', () => {
  it('store the anchor, its method and the day', () => {
    expect(datingChanges({ method: 'USER_EDD', dueDate: '2026-10-08' }, TODAY)).toEqual({
      estimatedLmp: '2026-01-01',
      datingMethod: 'USER_EDD',
      datingSetOn: TODAY,
    });
  });

  it('store the weeks as entered and the day of entry', () => {
    expect(weeksEdited({}, { weeks: 20 }, TODAY)).toEqual({
      weeksPregnant: 20,
      daysPregnant: null,
      weeksPregnantRecordedOn: TODAY,
      estimatedLmp: '2026-01-26',
      datingMethod: 'WEEKS_ENTERED',
      datingSetOn: TODAY,
    });
  });

  it('do not change when another field is saved', () => {
    expect(weeksEdited({ weeksPregnant: 20, weeksPregnantRecordedOn: '2026-05-01' }, { weeks: 20 }, TODAY)).toEqual({});
  });

  it('leave a stronger anchor unchanged', () => {
    const before = { datingMethod: 'CLINICIAN_EDD', estimatedLmp: '2026-01-01', weeksPregnant: 10 } as const;
    expect(weeksEdited(before, { weeks: 20 }, TODAY)).toEqual({
      weeksPregnant: 20,
      daysPregnant: null,
      weeksPregnantRecordedOn: TODAY,
    });
  });

  it('drop the anchor with the weeks it came from', () => {
    const before = { datingMethod: 'WEEKS_ENTERED', estimatedLmp: '2026-01-01', weeksPregnant: 10 } as const;
    expect(weeksEdited(before, { weeks: null }, TODAY)).toMatchObject({ weeksPregnant: null, estimatedLmp: null });
  });
});
