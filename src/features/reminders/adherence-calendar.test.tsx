// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { en } from '@/i18n/messages/en.ts';
import { AdherenceCalendar } from './adherence-calendar.tsx';

afterEach(cleanup);

const reminder = { id: 'r1', userId: 'me', medicationName: 'Iron', dosage: '1', frequency: 'Once a day' };
const dose = (date: string, time: string, standing: PlannedDose['standing']): PlannedDose => ({
  date,
  time,
  dueAt: Date.parse(`${date}T${time}Z`),
  reminder,
  standing,
  answeredAt: null,
});

const doses = [
  dose('2026-10-31', '08:00', 'missed'),
  dose('2026-11-22', '08:00', 'taken'),
  dose('2026-11-22', '20:00', 'missed'),
  dose('2026-11-23', '08:00', 'taken'),
  dose('2026-11-24', '20:00', 'due'),
];

it('the adherence calendar says each day in words, leaves days without a due dose unmarked, and ends after 30 days', () => {
  render(
    <IntlProvider locale="en-GB" messages={en}>
      <AdherenceCalendar doses={doses} now={Date.parse('2026-11-24T12:00:00Z')} />
    </IntlProvider>,
  );
  expect(screen.getByRole('table', { name: 'November 2026' })).toBeTruthy();
  const said = () =>
    screen.getAllByRole('cell').flatMap((cell) => cell.querySelector('.hidden-text')?.textContent ?? []);
  expect(said()).toEqual([
    'Sunday 22 November: 1 of 2 doses taken, 0 skipped, 1 missed',
    'Monday 23 November: 1 of 1 dose taken, 0 skipped, 0 missed',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('table', { name: 'November 2026' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(said()).toEqual(['Saturday 31 October: 0 of 1 dose taken, 0 skipped, 1 missed']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('table', { name: 'October 2026' })).toBeTruthy();
});
