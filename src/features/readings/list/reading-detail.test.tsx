// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { Reading } from '@/model/records/reading.ts';
import { toInstant } from '@/model/time/instant.ts';
import { closeReading } from '@/features/readings/state/open-reading.ts';
import { LatestReadings } from './latest-readings.tsx';
import { ReadingDetail } from './reading-detail.tsx';

const now = Date.now();
const reading = (id: string, systolic: number) =>
  ({
    id,
    kind: 'bloodPressure',
    systolic,
    diastolic: 76,
    pulse: 71,
    note: 'after a walk',
    recordedAt: toInstant(now - 24 * 3_600_000),
    serverUpdatedAt: toInstant(now),
  }) as Reading;
const deleted: Reading[] = [];

afterEach(() => {
  cleanup();
  act(closeReading);
  deleted.length = 0;
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <LatestReadings readings={[reading('r2', 121), reading('r1', 118)]} now={now} />
        <ReadingDetail now={now} onDelete={(each) => deleted.push(each)} />
      </MemoryRouter>
    </IntlProvider>,
  );

it('a list has no Delete: each row opens the detail of its reading, with all that was entered', () => {
  show();
  expect(screen.queryByText('Delete')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['121/76 mmHg', '118/76 mmHg']);
  fireEvent.click(screen.getByRole('button', { name: '118/76 mmHg' }));
  const detail = document.querySelector('dialog')!;
  for (const text of ['Blood pressure', 'measured yesterday', '118/76 mmHg', 'Pulse71', 'after a walk', 'sent'])
    expect(`${detail.textContent} ${detail.innerHTML}`).toContain(text);
});

it('Delete in the detail closes it and deletes that reading', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '118/76 mmHg' }));
  fireEvent.click(screen.getByText('Delete'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(deleted.map(({ id }) => id)).toEqual(['r1']);
});
