import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { labWords, medicineWords } from './record-words.ts';
import { contentOf, source } from './test-report.ts';

describe('the lab results of a report', () => {
  it.each(['UTC', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Honolulu'])(
    'have the day of the sample in %s',
    (timeZone) => {
      const intl = createIntl({ locale: 'en-GB', messages: en, timeZone });
      const labs = source.labs.map((lab) => ({ ...lab, recordedAt: '2026-11-12T12:00:00.000Z' }));
      expect(labWords(intl, contentOf({}, { labs })).table?.rows[0]?.at(-1)).toBe('Blood count, 12 Nov 2026');
    },
  );
});

describe('a medicine of a report that has no times', () => {
  const intl = createIntl({ locale: 'en-GB', messages: en });
  const linesOf = (frequency: string) => {
    const reminder = { userId: 'u', id: 'r', medicationName: 'Aspirin', dosage: '150 mg', frequency, times: [] };
    return medicineWords(intl, contentOf({}, { reminders: [reminder] })).lines;
  };

  it('is not called "when needed" when its frequency needs times', () => {
    expect(linesOf('Twice a day')).toEqual([
      'Aspirin 150 mg, Twice a day: no time is set, so no dose is reminded or counted',
    ]);
    expect(linesOf('As needed')).toEqual(['Aspirin 150 mg, As needed: when needed']);
  });
});

it('a reminder to measure is no medicine of the report', () => {
  const intl = createIntl({ locale: 'en-GB', messages: en });
  const asked = { dosage: 'At rest', frequency: 'Once a day', times: ['08:00'], userId: 'u', id: 'm' };
  const reminder = { ...asked, medicationName: 'Blood pressure', measures: 'bloodPressure' } as const;
  const { lines } = medicineWords(intl, contentOf({}, { reminders: [...source.reminders, reminder] }));
  expect(lines.join(' ')).toContain('Labetalol');
  expect(lines.join(' ')).not.toContain('Blood pressure');
});
