import { describe, expect, it } from 'vitest';
import type { Profile } from '@/model/records/profile.ts';
import { currentDating, readProfile, withoutClearedFields } from './read-profile.ts';

const today = '2026-11-21';
const profileOf = (changes: Partial<Profile>) =>
  ({ id: 'amina', userId: 'amina', name: 'Amina', ...changes }) as Profile;
const scanned = profileOf({
  pregnancyStatus: 'pregnant',
  datingMethod: 'CLINICIAN_EDD',
  estimatedLmp: '2026-05-06',
  datingSetOn: '2026-07-01',
});

describe('saving the profile', () => {
  it('changes only fields in the draft', () => {
    expect(readProfile({ age: '31' }, scanned, today)).toMatchObject({
      changes: { age: 31 },
      errors: {},
      questions: [],
    });
  });

  it('sets emptied fields to null', () => {
    expect(readProfile({ phoneNumber: '  ', age: '' }, scanned, today).changes).toEqual({
      phoneNumber: null,
      age: null,
    });
  });

  it('splits the food list at commas and drops empty items', () => {
    expect(readProfile({ dietaryPreferences: ' vegetarian, , no nuts ,' }, scanned, today).changes).toEqual({
      dietaryPreferences: ['vegetarian', 'no nuts'],
    });
  });

  it('stores pounds as kilograms', () => {
    const { changes } = readProfile({ prePregnancyWeight: '150', weightUnit: 'lb' }, scanned, today);
    expect(changes).toEqual({ prePregnancyWeightKg: 68.0388555, weightUnit: 'lb' });
  });

  it.each([
    [{ age: 'thirty' }, 'age', 'validation.number'],
    [{ age: '-1' }, 'age', 'validation.negative'],
    [{ age: '31.5' }, 'age', 'validation.whole'],
    [{ heightCm: '90' }, 'heightCm', 'validation.below'],
    [{ prePregnancyWeight: '684' }, 'prePregnancyWeight', 'profile.weightForm'],
    [{ name: ' ' }, 'name', 'auth.nameMissing'],
    [{ pregnancyStatus: 'postpartum', birthDate: '2026-11-22' }, 'birthDate', 'validation.future'],
    [{ pregnancyStatus: 'postpartum', birthDate: '0026-11-20' }, 'birthDate', 'validation.date'],
    [{ pregnancyStatus: 'postpartum', birthDate: '2026-02-30' }, 'birthDate', 'validation.date'],
    [{ datingMethod: 'WEEKS_ENTERED', weeks: '12.5' }, 'weeks', 'validation.whole'],
    [{ datingMethod: 'WEEKS_ENTERED', weeks: '46' }, 'weeks', 'validation.above'],
    [{ datingMethod: 'WEEKS_ENTERED', weeks: '12', days: '7' }, 'days', 'profile.daysForm'],
    [{ datingMethod: 'WEEKS_ENTERED', weeks: '' }, 'weeks', 'profile.dates.missing'],
    [{ datingMethod: 'LMP', lmp: '' }, 'lmp', 'profile.dates.missing'],
    [{ datingMethod: 'LMP', lmp: '2026-11-22' }, 'lmp', 'profile.dates.notBegun'],
    [{ datingMethod: 'LMP', lmp: '2026-08-01', cycleDays: '50' }, 'cycleDays', 'profile.cycleForm'],
    [{ datingMethod: 'USER_EDD', dueDate: '2025-11-22' }, 'dueDate', 'profile.dates.tooLong'],
    [{ datingMethod: 'IVF', transferDate: '2026-02-30' }, 'transferDate', 'profile.dates.missing'],
  ] as const)('rejects %o at %s', (draft, field, id) => {
    expect(readProfile(draft, profileOf({}), today).errors).toMatchObject({ [field]: { id } });
  });
});

describe('an incomplete date', () => {
  it.each([
    ['postpartum', 'birthDate'],
    ['pregnant', 'dueDate'],
  ] as const)('is an error (%s, %s), because it would be saved as empty', (pregnancyStatus, field) => {
    const draft = { pregnancyStatus, datingMethod: 'USER_EDD', [field]: '' } as const;
    const { errors } = readProfile(draft, profileOf({ birthDate: '2026-11-01' }), today, [field]);
    expect(errors).toEqual({ [field]: { id: 'validation.unfinished' } });
  });

  it('is ignored in a field that the status hides', () => {
    expect(readProfile({ pregnancyStatus: 'ended' }, scanned, today, ['birthDate', '']).errors).toEqual({});
  });
});

describe('a field that the chosen status hides', () => {
  const typed = {
    previousPregnancies: 'two',
    prePregnancyWeight: '6',
    fetuses: '12',
    deliveryPreference: 'x'.repeat(999),
  };

  it('never prevents a loss from being saved', () => {
    const draft = { ...typed, birthDate: '2026-11-23', pregnancyStatus: 'ended' } as const;
    expect(readProfile(draft, scanned, today)).toMatchObject({ errors: {}, changes: { pregnancyStatus: 'ended' } });
    expect(Object.keys(readProfile(draft, scanned, today).changes)).toEqual(['pregnancyStatus']);
  });

  it.each([
    ['pregnant', { birthDate: '2026-11-23' }],
    ['postpartum', { fetuses: '12', deliveryPreference: 'x'.repeat(999), datingMethod: 'LMP', lmp: '' }],
  ] as const)('is neither validated nor saved (%s)', (pregnancyStatus, hidden) => {
    const { changes, errors } = readProfile({ ...hidden, pregnancyStatus }, scanned, today);
    expect({ changes, errors }).toEqual({ changes: { pregnancyStatus }, errors: {} });
  });

  it('is validated when it is shown', () => {
    expect(Object.keys(readProfile(typed, scanned, today).errors).sort()).toEqual(Object.keys(typed).sort());
  });
});

describe('the dates of the pregnancy', () => {
  it('are computed from a due date', () => {
    expect(readProfile({ datingMethod: 'USER_EDD', dueDate: '2027-02-10' }, profileOf({}), today).changes).toEqual({
      datingMethod: 'USER_EDD',
      estimatedLmp: '2026-05-06',
      datingSetOn: today,
      pregnancyStatus: 'pregnant',
    });
  });

  it('are computed from the last period and the cycle', () => {
    const draft = { datingMethod: 'LMP', lmp: '2026-05-01', cycleDays: '33' } as const;
    expect(readProfile(draft, profileOf({}), today).changes.estimatedLmp).toBe('2026-05-06');
  });

  it('are computed from an embryo transfer', () => {
    const draft = { datingMethod: 'IVF', transferDate: '2026-05-25', embryoDays: '5' } as const;
    expect(readProfile(draft, profileOf({}), today).changes.estimatedLmp).toBe('2026-05-06');
  });

  it('include the day on which weeks were entered', () => {
    const draft = { datingMethod: 'WEEKS_ENTERED', weeks: '28', days: '3' } as const;
    expect(readProfile(draft, profileOf({}), today).changes).toMatchObject({
      weeksPregnant: 28,
      daysPregnant: 3,
      weeksPregnantRecordedOn: today,
      estimatedLmp: '2026-05-06',
    });
  });

  it('of a scan are not replaced by less reliable ones without a question', () => {
    const draft = { datingMethod: 'LMP', lmp: '2026-05-01' } as const;
    expect(readProfile(draft, scanned, today).questions).toEqual(['replace']);
  });

  it('of a scan are replaced by another scan without a question', () => {
    const draft = { datingMethod: 'CLINICIAN_EDD', dueDate: '2027-02-12' } as const;
    expect(readProfile(draft, scanned, today).questions).toEqual([]);
  });

  it('cause a question from 43 weeks', () => {
    expect(readProfile({ datingMethod: 'WEEKS_ENTERED', weeks: '43' }, profileOf({}), today).questions).toEqual([
      'late',
    ]);
    expect(readProfile({ datingMethod: 'WEEKS_ENTERED', weeks: '42' }, profileOf({}), today).questions).toEqual([]);
  });
});

describe('the end of a pregnancy', () => {
  it('saves nothing but the status', () => {
    const draft = { pregnancyStatus: 'ended', datingMethod: 'WEEKS_ENTERED', weeks: '12' } as const;
    expect(readProfile(draft, scanned, today)).toMatchObject({
      changes: { pregnancyStatus: 'ended' },
      questions: [],
      errors: {},
    });
  });

  it('can be undone and keeps the dates', () => {
    const changes = readProfile(
      { pregnancyStatus: 'pregnant' },
      { ...scanned, pregnancyStatus: 'ended' },
      today,
    ).changes;
    expect(changes).toEqual({ pregnancyStatus: 'pregnant', birthDate: null });
  });

  it.each([
    ['born', 'postpartum', '2026-05-06'],
    // As late as Today asks whether the baby is born.
    ['born, at 43 weeks', 'postpartum', '2026-01-24'],
    ['ended, at 43 weeks', 'ended', '2026-01-24'],
  ] as const)('keeps the dates of a scan when it was entered by mistake: %s', (_, pregnancyStatus, estimatedLmp) => {
    const said = { ...scanned, estimatedLmp, pregnancyStatus };
    const back = { pregnancyStatus: 'pregnant' } as const;
    expect(readProfile(back, said, today).changes).toEqual({ ...back, birthDate: null });
    expect(withoutClearedFields(back, said, today)).toMatchObject({ estimatedLmp, datingMethod: 'CLINICIAN_EDD' });
  });

  it('hides dates that a new pregnancy clears', () => {
    const born = { ...scanned, pregnancyStatus: 'postpartum', birthDate: '2026-11-01', fetuses: 2 } as Profile;
    expect(withoutClearedFields({}, born, today)).toEqual(born);
    const next = withoutClearedFields({ pregnancyStatus: 'pregnant' }, born, today);
    expect(next).toMatchObject({ estimatedLmp: null, fetuses: null });
    expect(currentDating(next, today)).toBeNull();
    const twins = { pregnancyStatus: 'pregnant', fetuses: '2' } as const;
    expect(readProfile(twins, born, today).changes).toMatchObject({ estimatedLmp: null, fetuses: 2 });
  });

  it.each([{ birthDate: '2025-11-01' }, { birthDate: null }])(
    'leaves no old dates to the next pregnancy when the status was cleared in between: %o',
    (birth) => {
      const said = { pregnancyStatus: 'postpartum', estimatedLmp: '2025-01-20', fetuses: 2, ...birth } as const;
      const born = { ...scanned, ...said };
      const cleared = { ...born, ...readProfile({ pregnancyStatus: '' }, born, today).changes };
      const next = { ...cleared, ...readProfile({ pregnancyStatus: 'pregnant' }, cleared, today).changes };
      expect(next).toMatchObject({ pregnancyStatus: 'pregnant', birthDate: null, estimatedLmp: null, fetuses: null });
    },
  );

  it('leaves no old dates to the next pregnancy', () => {
    const born = profileOf({
      pregnancyStatus: 'postpartum',
      birthDate: '2025-11-01',
      datingMethod: 'CLINICIAN_EDD',
      estimatedLmp: '2025-01-20',
    });
    const draft = { pregnancyStatus: 'pregnant', datingMethod: 'LMP', lmp: '2026-09-01' } as const;
    expect(currentDating(born, today)).toBeNull();
    expect(readProfile(draft, born, today)).toMatchObject({
      changes: { pregnancyStatus: 'pregnant', birthDate: null, datingMethod: 'LMP', estimatedLmp: '2026-09-01' },
      questions: [],
    });
  });
});
