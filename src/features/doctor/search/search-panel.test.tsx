// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { inboxRows } from '@/features/doctor/list/inbox-rows.ts';
import { searchQuery } from '@/features/doctor/queries/patient-queries.ts';
import { SearchPanel } from './search-panel.tsx';
import { now, patient } from '@/features/doctor/queries/test-patients.ts';
import type { InboxContent } from '@/features/doctor/list/use-inbox.ts';

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowsOf: InboxContent['rowsOf'] = (some) => inboxRows(some, {}, now);
const allRows = rowsOf([patient('amina', { name: 'Amina Otieno' }), patient('grace', { name: 'Grace Achieng' })]);
/** A list of two patients that the server has cut off. */
const cutOff: InboxContent = {
  all: allRows,
  allRows,
  hasAllRows: true,
  rowsOf,
  isComplete: true,
  isCutOff: true,
  total: allRows.length,
  asOf: null,
  trouble: 'none',
};
const ANSWER = { timeout: 5000 };
const searchedText = 'Only the 2 patients of the list were looked through.';
const serverFailed = `${searchedText} The others could not be asked: search again in a moment.`;
const tooShort = `${searchedText} Type one more letter to search among the others too.`;

function show(words: string, client = doctorQueryClient(), inbox = cutOff) {
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SearchPanel doctorId="dr" inbox={inbox} words={words} now={now} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

describe('a search when the server has cut off the list', () => {
  it('does not claim that no patient matches when the server did not answer', async () => {
    show('zawadi');
    await screen.findByText(serverFailed, {}, ANSWER);
    expect(screen.queryByText(/No patient of yours|Nobody found/)).toBeNull();
  });

  it('shows matches of the list when the server did not answer, and does not present them as all', async () => {
    show('amina');
    await screen.findByText(serverFailed, {}, ANSWER);
    screen.getByText('Amina Otieno');
    expect(screen.queryByText('1 patient found')).toBeNull();
  });

  it('says that no patient matches when the server finds none either', async () => {
    const client = doctorQueryClient();
    client.setQueryData(searchQuery('dr', 'zawadi').queryKey, []);
    show('zawadi', client);
    await screen.findByText('No patient of yours has a name with “zawadi”.', {}, ANSWER);
    expect(screen.queryByText(serverFailed)).toBeNull();
  });

  it('with one letter, which is too short for the server, says that only the list was searched', async () => {
    show('z');
    await screen.findByText(tooShort, {}, ANSWER);
    expect(screen.queryByText(/No patient of yours|Nobody found/)).toBeNull();
  });

  it('with one letter shows matches of the list, and does not present them as all', async () => {
    show('a');
    await screen.findByText(tooShort, {}, ANSWER);
    screen.getByText('Amina Otieno');
    expect(screen.queryByText('2 patients found')).toBeNull();
  });

  it('with a complete list says that no patient matches, even for one letter', async () => {
    show('z', doctorQueryClient(), { ...cutOff, isCutOff: false });
    await screen.findByText('No patient of yours has a name with “z”.', {}, ANSWER);
    expect(screen.queryByText(tooShort)).toBeNull();
  });
});
