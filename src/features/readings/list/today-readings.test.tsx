// @vitest-environment page
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { Reading } from '@/model/records/reading.ts';
import { toInstant } from '@/model/time/instant.ts';
import { TodayReadings } from './today-readings.tsx';

afterEach(cleanup);

const now = Date.now();
const weight = (id: string, value: number) =>
  ({ id, kind: 'weight', weight: value, unit: 'kg', recordedAt: toInstant(now), serverUpdatedAt: '' }) as Reading;
const today = (newest: readonly Reading[]) => (
  <IntlProvider locale="en" messages={en}>
    <TodayReadings newest={newest} now={now} deletion={{ remove() {} } as never} />
  </IntlProvider>
);
const described = (place: Element) =>
  [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-describedby') ?? '');

it('each button has a unique name, the same in the prerendered frame and in the page', () => {
  const rows = today([weight('r2', 68), weight('r1', 68)]);
  const drawing = document.createElement('div');
  drawing.innerHTML = renderToStaticMarkup(rows);
  const { container } = render(rows);
  expect(described(drawing)).toEqual(described(container));
  expect(new Set(described(container)).size).toBe(3);
});

it('the name of Delete includes its reading', () => {
  const { container } = render(today([weight('r1', 68.4)]));
  const words = described(container)[0]
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words?.join(' ')).toMatch(/^Weight 68\.4 kg \d\d:\d\d$/);
});
