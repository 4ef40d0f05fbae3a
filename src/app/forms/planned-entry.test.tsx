// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { linkToForm, usePlannedEntry, type PlannedEntry, type PlannedVisit } from './planned-entry.ts';

afterEach(cleanup);

const visit: PlannedVisit = { form: 'visit', kind: 'Scan', date: '2026-12-04' };

function VisitPage() {
  const [opened, setOpened] = useState<PlannedVisit[]>([]);
  usePlannedEntry(
    'visit',
    useCallback((entry: PlannedVisit) => setOpened((before) => [...before, entry]), []),
  );
  const { state } = useLocation();
  return <output>{JSON.stringify({ opened, state: state as unknown })}</output>;
}

function open(entry: PlannedEntry | null) {
  const { to, state } = entry ? linkToForm(entry) : { to: '/appointment', state: null };
  render(
    <MemoryRouter initialEntries={[{ pathname: to, state }]}>
      <VisitPage />
    </MemoryRouter>,
  );
  return JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
}

it('a planned entry opens its form once, and the history entry forgets it', () => {
  expect(open(visit)).toEqual({ opened: [visit], state: null });
});

it('a page without a planned entry opens nothing', () => {
  expect(open(null)).toEqual({ opened: [], state: null });
});

it('the form of another kind stays closed', () => {
  expect(open({ form: 'reminder', medicine: 'Iron' })).toMatchObject({ opened: [] });
});
