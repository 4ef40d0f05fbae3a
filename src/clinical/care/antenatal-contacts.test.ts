import { describe, expect, it } from 'vitest';
import { dateAt } from '@/clinical/gestation/gestational-age.ts';
import { contactKey, suggestedContacts } from './antenatal-contacts.ts';

/** LMP of the vectors of clinical rules 4.4: due on 2026-10-08. */
const profile = { pregnancyStatus: 'pregnant', datingMethod: 'CLINICIAN_EDD', estimatedLmp: '2026-01-01' } as const;
const weeks = (...args: Parameters<typeof suggestedContacts>) => suggestedContacts(...args).map(({ week }) => week);

describe('the contacts that WHO suggests', () => {
  it('are at 12, 20, 26, 30, 34, 36, 38, 40 weeks, and the return at 41', () => {
    expect(weeks(profile, [], '2026-01-15')).toEqual([12, 20, 26, 30, 34, 36, 38, 40, 41]);
    expect(suggestedContacts(profile, [], '2026-09-20').map(({ date }) => date)).toEqual([
      '2026-09-24',
      '2026-10-08',
      '2026-10-15',
    ]);
  });

  it('are never in the past, and not offered again once a visit was made for one', () => {
    const accepted = { date: dateAt('2026-01-01', 20), contactWeek: 20 };
    expect(weeks(profile, [accepted], '2026-05-01')).toEqual([26, 30, 34, 36, 38, 40, 41]);
    expect(weeks(profile, [{ ...accepted, date: '2024-05-20' }], '2026-05-01')[0]).toBe(20);
    expect(weeks(profile, [], dateAt('2026-01-01', 20))[0]).toBe(26);
  });

  it.each([
    null,
    { ...profile, pregnancyStatus: 'ended' as const },
    { ...profile, pregnancyStatus: 'postpartum' as const, birthDate: '2026-04-01' },
    { weeksPregnant: 20 },
    {},
  ])('are none for %j', (other) => {
    expect(weeks(other, [], '2026-05-01')).toEqual([]);
  });

  it('have the same key on every device, and another one in another pregnancy', () => {
    expect(contactKey(profile, 20, '2026-05-01')).toBe(contactKey(profile, 20, '2026-06-01'));
    expect(contactKey(profile, 20, '2026-05-01')).not.toBe(
      contactKey({ ...profile, estimatedLmp: '2028-01-01' }, 20, '2028-05-01'),
    );
  });
});
