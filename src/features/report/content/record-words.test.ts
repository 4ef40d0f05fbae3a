import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { labWords } from './record-words.ts';
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
