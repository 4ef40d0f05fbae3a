import { describe, expect, it } from 'vitest';
import type { Profile } from '@/model/records/profile.ts';
import { callerWords } from './caller-words.ts';

const today = '2026-11-21';
const profileOf = (changes: Partial<Profile>) => ({ id: 'amina', userId: 'amina', ...changes }) as Profile;

describe('what a caller says about herself in an emergency', () => {
  it('is the general sentence without a profile', () => {
    expect(callerWords(null, today)).toEqual({ is: 'anyone' });
  });

  it('has weeks and days when the dates are known', () => {
    const profile = profileOf({
      datingMethod: 'CLINICIAN_EDD',
      estimatedLmp: '2026-05-06',
      pregnancyStatus: 'pregnant',
    });
    expect(callerWords(profile, today)).toEqual({ is: 'pregnant', weeks: 28, days: 3 });
  });

  it('has only weeks when only weeks were entered', () => {
    const profile = profileOf({ weeksPregnant: 28, weeksPregnantRecordedOn: today, datingMethod: 'WEEKS_ENTERED' });
    expect(callerWords(profile, today)).toEqual({ is: 'pregnant', weeks: 28, days: null });
  });

  it('has no week that was never confirmed', () => {
    expect(callerWords(profileOf({ weeksPregnant: 28 }), today)).toEqual({ is: 'anyone' });
  });

  it('has no week after 43 weeks', () => {
    const profile = profileOf({ datingMethod: 'LMP', estimatedLmp: '2026-01-01', pregnancyStatus: 'pregnant' });
    expect(callerWords(profile, today)).toEqual({ is: 'anyone' });
  });

  it('has the day of birth after the birth', () => {
    const profile = profileOf({ pregnancyStatus: 'postpartum', birthDate: '2026-11-02' });
    expect(callerWords(profile, today)).toEqual({ is: 'born', birthDate: '2026-11-02' });
  });

  it('has no implausible day of birth', () => {
    expect(callerWords(profileOf({ pregnancyStatus: 'postpartum', birthDate: '0026-11-02' }), today)).toEqual({
      is: 'anyone',
    });
  });

  it('has no week after a loss, whatever the dates say', () => {
    const profile = profileOf({ datingMethod: 'LMP', estimatedLmp: '2026-05-06', pregnancyStatus: 'ended' });
    expect(callerWords(profile, today)).toEqual({ is: 'ended' });
  });
});
