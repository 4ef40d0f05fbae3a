import { createIntl } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { labFlags } from './background-flags.ts';

const intl = createIntl({ locale: 'en-GB', messages: en });

it('a lab flag shows the date of its sample in every time zone', () => {
  const day = vi.fn((date: string) => `day ${date}`);
  const results = JSON.stringify([
    { name: 'Hb', value: '10.1', unit: 'g/dL', referenceRange: '11.0 - 15.0', flag: 'Low' },
  ]);
  const recordedAt = '2026-11-12T12:00:00.000Z';
  const lab = { id: 'l', userId: 'amina', createdAt: recordedAt, testName: 'Blood count', recordedAt, results };
  const words = { day } as unknown as Parameters<typeof labFlags>[1];
  const [flag] = labFlags(intl, words, [lab]);
  expect(flag?.source).toContain('day 2026-11-12');
});
