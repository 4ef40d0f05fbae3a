// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorClient } from './doctor-client.ts';
import { inboxRows } from './inbox-rows.ts';
import { searchQuery } from './patient-queries.ts';
import { SearchPanel } from './search-panel.tsx';
import { now, patient } from './test-patients.ts';
import type { InboxContent } from './use-inbox.ts';

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowsOf: InboxContent['rowsOf'] = (some) => inboxRows(some, {}, now);
const everybody = rowsOf([patient('amina', { name: 'Amina Otieno' }), patient('grace', { name: 'Grace Achieng' })]);
/** A list that the server has cut off after these two. */
const cutOff: InboxContent = {
  all: everybody,
  everybody,
  hasEverybody: true,
  rowsOf,
  isWhole: true,
  isCutOff: true,
  total: everybody.length,
  asOf: null,
  trouble: 'none',
};
const ANSWER = { timeout: 5000 };
const looked = 'Only the 2 patients of the list were looked through.';
const unasked = `${looked} The others could not be asked: search again in a moment.`;
const tooShort = `${looked} Type one more letter to search among the others too.`;

function show(words: string, client = doctorClient(), inbox = cutOff) {
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

describe('a search beyond the patients that a list holds', () => {
  it('that the server does not answer never says that nobody has the name', async () => {
    show('zawadi');
    await screen.findByText(unasked, {}, ANSWER);
    expect(screen.queryByText(/No patient of yours|Nobody found/)).toBeNull();
  });

  it('that the server does not answer shows whom the list holds, and counts them for no more than that', async () => {
    show('amina');
    await screen.findByText(unasked, {}, ANSWER);
    screen.getByText('Amina Otieno');
    expect(screen.queryByText('1 patient found')).toBeNull();
  });

  it('that finds nobody there either says so', async () => {
    const client = doctorClient();
    client.setQueryData(searchQuery('dr', 'zawadi').queryKey, []);
    show('zawadi', client);
    await screen.findByText('No patient of yours has a name with “zawadi”.', {}, ANSWER);
    expect(screen.queryByText(unasked)).toBeNull();
  });

  it('with one letter, of which the server is not asked, says what was looked through and never that nobody has it', async () => {
    show('z');
    await screen.findByText(tooShort, {}, ANSWER);
    expect(screen.queryByText(/No patient of yours|Nobody found/)).toBeNull();
  });

  it('with one letter shows whom the list holds, and counts them for no more than that', async () => {
    show('a');
    await screen.findByText(tooShort, {}, ANSWER);
    screen.getByText('Amina Otieno');
    expect(screen.queryByText('2 patients found')).toBeNull();
  });

  it('is no question where the list holds everybody: one letter that nobody has is known to be so', async () => {
    show('z', doctorClient(), { ...cutOff, isCutOff: false });
    await screen.findByText('No patient of yours has a name with “z”.', {}, ANSWER);
    expect(screen.queryByText(tooShort)).toBeNull();
  });
});
