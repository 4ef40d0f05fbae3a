import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';
import { formattingLocale } from './formatting-locale.ts';
import { languages } from '@/i18n/languages/languages.ts';

describe('a time of day', () => {
  it('has two digits for the hour and two for the minute, from 00:00 to 23:59', () => {
    expect(clockText(new Date(2026, 10, 21, 9, 4).getTime())).toBe('09:04');
    expect(clockText(new Date(2026, 10, 21, 0, 0).getTime())).toBe('00:00');
    expect(clockText(new Date(2026, 10, 21, 23, 59, 59).toISOString())).toBe('23:59');
  });

  it.each(Object.keys(languages))('is what Intl writes in %s with Latin digits and 24 hours', (language) => {
    const formatter = new Intl.DateTimeFormat(
      formattingLocale(language, [], () => 'UTC'),
      {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      },
    );
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const time = new Date(2026, 10, 21, 0, minute).getTime();
      expect(clockText(time)).toBe(formatter.format(time));
    }
  });
});
