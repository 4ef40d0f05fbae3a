// @vitest-environment page
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMonthFirst, isTwelveHour, NativeFieldText } from './native-field-text.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['en-US', true, true],
  ['en-GB', false, false],
  ['en-IN', true, false],
  ['hi-IN', true, false],
  ['de', false, false],
  ['fr', false, false],
  ['sw-KE', false, false],
])('a browser in %s: AM and PM %s, month first %s', (language, hasHalves, monthFirst) => {
  expect(isTwelveHour(language)).toBe(hasHalves);
  expect(isMonthFirst(language)).toBe(monthFirst);
});

describe('a field that the browser draws in its own language', () => {
  const shown = (browser: string, type: 'date' | 'time' | 'datetime-local', value: string) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    const { container } = render(
      <IntlProvider locale="en-GB">
        <NativeFieldText type={type} value={value} />
      </IntlProvider>,
    );
    return container.textContent;
  };

  it.each<[string, 'date' | 'time' | 'datetime-local', string, string]>([
    ['en-US', 'time', '14:30', '14:30'],
    ['en-US', 'date', '2026-12-05', 'Sat, 5 Dec 2026'],
    ['en-US', 'datetime-local', '2026-12-05T14:30', 'Sat, 5 Dec 2026, 14:30'],
    ['en-IN', 'datetime-local', '2026-12-05T14:30', '14:30'],
    ['en-US', 'date', '', ''],
    ['en-US', 'time', '', ''],
    ['en-US', 'date', '2026-99-99', ''],
    ['en-GB', 'time', '14:30', ''],
    ['de', 'datetime-local', '2026-12-05T14:30', ''],
  ])('in %s, %s %s: beside it stands “%s”', (browser, type, value, text) => {
    expect(shown(browser, type, value)).toBe(text);
  });
});
