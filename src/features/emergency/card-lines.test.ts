import { describe, expect, it } from 'vitest';
import type { Profile } from '@/model/records/profile.ts';
import { cardLines } from './card-lines.ts';

const today = '2026-11-21';
const contacts = {
  unitName: 'Lakeside Maternity',
  unitPhone: '+254 700 111 222',
  people: [{ name: 'Joseph', phone: '+254 700 333 444' }],
};
const profileOf = (changes: Partial<Profile>) =>
  ({ id: 'amina', userId: 'amina', name: 'Amina', ...changes }) as Profile;
const labels = (profile: Profile | null) => cardLines(profile, contacts, '999', today).map(({ label }) => label);
const valueOf = (profile: Profile | null, label: string) =>
  cardLines(profile, contacts, '999', today).find((each) => each.label === label)?.value;

describe('the emergency card', () => {
  it('has the due date of a known pregnancy, and how many babies when there are several', () => {
    const profile = profileOf({
      datingMethod: 'LMP',
      estimatedLmp: '2026-05-06',
      pregnancyStatus: 'pregnant',
      fetuses: 2,
    });
    expect(valueOf(profile, 'emergency.card.due')).toBe('2027-02-10');
    expect(valueOf(profile, 'emergency.card.babies')).toBe('2');
  });

  it('leaves the due date empty while the weeks are only estimated', () => {
    expect(valueOf(profileOf({ weeksPregnant: 28 }), 'emergency.card.due')).toBeNull();
    expect(valueOf(null, 'emergency.card.due')).toBeNull();
  });

  it('has the day of birth after the birth, and no dates after a loss', () => {
    expect(valueOf(profileOf({ pregnancyStatus: 'postpartum', birthDate: '2026-11-02' }), 'emergency.card.born')).toBe(
      '2026-11-02',
    );
    const ended = labels(profileOf({ pregnancyStatus: 'ended', estimatedLmp: '2026-05-06', datingMethod: 'LMP' }));
    expect(ended).not.toContain('emergency.card.due');
    expect(ended).not.toContain('emergency.card.born');
  });

  it('says whom to call also without an account', () => {
    expect(valueOf(null, 'emergency.card.number')).toBe('999');
    expect(valueOf(null, 'emergency.card.unit')).toBe('Lakeside Maternity, +254 700 111 222');
    expect(valueOf(null, 'emergency.card.person')).toBe('Joseph, +254 700 333 444');
    expect(valueOf(null, 'emergency.card.blood')).toBeNull();
  });
});
