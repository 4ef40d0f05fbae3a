// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appointmentTypes } from '@/model/records/appointment.ts';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { en } from '@/i18n/messages/en.ts';
import { VisitCard } from './visit-card.tsx';
import { preparationOf } from './visit-preparation.ts';
import { VisitsCalendar } from './visits-calendar.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-27T10:00:00Z');
const visit = (date: string, changes: Partial<StoredAppointment> = {}): StoredAppointment => ({
  id: `visit ${date}`,
  userId: 'me',
  date,
  time: '14:30',
  timeZone: 'UTC',
  appointmentType: 'Scan',
  isCompleted: false,
  isMissed: false,
  ...changes,
});
const show = (element: React.ReactElement) =>
  render(
    <IntlProvider locale="en-GB" messages={en}>
      <MemoryRouter>{element}</MemoryRouter>
    </IntlProvider>,
  );

describe('the calendar of visits', () => {
  it('marks visits and the suggested contacts without a visit, in words, and opens a visit from its day', () => {
    const scan = visit('2026-12-05');
    const missed = visit('2026-12-02', { isMissed: true });
    const onEdit = vi.fn<(edited: StoredAppointment) => void>();
    const contacts = [{ week: 30, date: '2026-12-19' }];
    show(<VisitsCalendar visits={[scan, missed]} contacts={contacts} now={now} onEdit={onEdit} />);
    expect(screen.getByRole('table', { name: 'December 2026' })).toBeTruthy();
    screen.getByRole('button', { name: 'Wednesday 2 December: Scan 14:30 missed' });
    screen.getByRole('button', { name: 'Saturday 19 December: Suggested: week 30' });
    fireEvent.click(screen.getByRole('button', { name: 'Saturday 5 December: Scan 14:30' }));
    fireEvent.click(screen.getByRole('button', { name: /^Change Scan/ }));
    expect(onEdit).toHaveBeenCalledWith(scan);
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('table', { name: 'November 2026' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /November/ })).toEqual([]);
  });
});

describe('a visit offers what fits its state', () => {
  const handlers = { onEdit: vi.fn(), onMove: vi.fn(), onSettle: vi.fn() };
  it.each([
    ['in 12 days', '2026-12-09', ['Move', 'To calendar']],
    ['tomorrow', '2026-11-28', ['Move', 'To calendar']],
    ['today', '2026-11-27', ['Done', 'Move', 'Missed', 'To calendar']],
    ['that was yesterday', '2026-11-26', ['Done', 'Move', 'Missed']],
  ])('%s', (_, date, offered) => {
    show(<VisitCard visit={visit(date)} now={now} isOpen {...handlers} />);
    const buttons = screen.getAllByRole('button').map((button) => button.textContent.trim());
    expect(buttons.slice(1)).toEqual(offered);
  });

  it('says what to bring and what to measure before it, until it has passed', () => {
    show(<VisitCard visit={visit('2026-12-09', { appointmentType: 'Midwife' })} now={now} isOpen {...handlers} />);
    screen.getByText('What to bring');
    screen.getByText('A urine sample, if you were asked for one');
    const link = screen.getByText('Add blood pressure').closest('a');
    expect(link?.getAttribute('href')).toBe('/readings?add=bloodPressure');
    cleanup();
    show(<VisitCard visit={visit('2026-11-26')} now={now} isOpen {...handlers} />);
    expect(screen.queryByText('What to bring')).toBeNull();
  });
});

describe('what to bring', () => {
  it.each(appointmentTypes)('is known for the kind %s', (kind) => {
    expect(preparationOf(kind).bring.length).toBeGreaterThan(0);
  });

  it('to a visit in own words is that of a general visit', () => {
    expect(preparationOf('Talk about the birth')).toEqual(preparationOf('General'));
    expect(preparationOf(null)).toEqual(preparationOf('General'));
    expect(preparationOf('toString')).toEqual(preparationOf('General'));
  });

  it('to a test that may need an empty stomach says to ask first, and measures nothing before it', () => {
    expect(preparationOf('Glucose test').bring).toContain('appointments.bring.fasting');
    expect(preparationOf('Glucose test').measure).toEqual([]);
  });
});
