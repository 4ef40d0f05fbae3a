// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { SessionEnded } from '@/sync/online/session-ended.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { doctorClient } from './doctor-client.ts';
import { Inbox } from './inbox.tsx';
import {
  careNotesQuery,
  newestReadingsQuery,
  overdueVisitsQuery,
  patientsQuery,
  unreadMessagesQuery,
} from './patient-queries.ts';
import { DAY, MINUTE, now, patient, pressure } from './test-patients.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  // There is no network here: the search goes on with what is loaded.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const amina = patient('amina', { name: 'Amina Otieno', age: 29, phoneNumber: '+254 700 555 018' });
const grace = patient('grace', { name: 'Grace Achieng' });
const esther = patient('esther', { name: 'Esther Njoroge', pregnancyStatus: 'postpartum', birthDate: '2026-11-15' });
const readings = [
  pressure('amina', [168, 114], 4 * MINUTE, ['headache']),
  pressure('grace', [118, 76], MINUTE),
  pressure('esther', [128, 82], 5 * DAY),
];

const furtherQueries = { notes: careNotesQuery, visits: overdueVisitsQuery, messages: unreadMessagesQuery };

/** Without one of the further lists: it was never loaded and cannot be now. */
function show(patients: readonly Patient[], answeredAt = now, without?: keyof typeof furtherQueries) {
  const client = doctorClient();
  if (without) client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  client.setQueryData(patientsQuery('dr').queryKey, [...patients], { updatedAt: answeredAt });
  client.setQueryData(newestReadingsQuery('dr').queryKey, readings, { updatedAt: answeredAt });
  for (const [list, about] of Object.entries(furtherQueries))
    if (list !== without) client.setQueryData<readonly unknown[]>(about('dr').queryKey, [], { updatedAt: answeredAt });
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Inbox doctorId="dr" />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return client;
}

const names = () => screen.getAllByRole('link', { name: /Otieno|Achieng|Njoroge/ }).map((link) => link.textContent);
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

describe('the list of a doctor', () => {
  it('puts the open alert first and says how urgent, why and for how long', () => {
    show([esther, grace, amina]);
    expect(names()).toEqual(['Amina Otieno', 'Call', 'Esther Njoroge', 'Grace Achieng']);
    const row = rowOf('Amina Otieno');
    row.getByText('Emergency');
    row.getByText('Severe reading with symptoms. Noted: Severe or persistent headache.');
    row.getByText('waiting 4 min');
    expect(screen.getByText('Amina Otieno').closest('a')?.getAttribute('href')).toBe('/doctor/patient/amina');
  });

  it('offers to call where a number is known', () => {
    show([amina, grace]);
    const call = screen.getByRole('link', { name: 'Call Amina Otieno' });
    expect(call.getAttribute('href')).toBe('tel:+254700555018');
    expect(rowOf('Grace Achieng').queryByText('Call')).toBeNull();
  });

  describe('its search', () => {
    const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a patient by name' });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const search = () => within(screen.getByRole('search'));
    const found = () => search().queryAllByRole('link');
    const foundNames = () => found().map((link) => link.textContent);

    it('finds by name while typing, and leaves the list below as it is', async () => {
      show([amina, grace, esther]);
      const listed = names();
      type('achi');
      expect(foundNames()).toEqual(['Grace Achieng']);
      expect(found()[0]?.getAttribute('href')).toBe('/doctor/patient/grace');
      search().getByText('118/76 mmHg');
      await search().findByText('1 patient found');
      type('nobody');
      expect(foundNames()).toEqual([]);
      search().getByText('No patient of yours has a name with “nobody”.');
      fireEvent.keyDown(field(), { key: 'Escape' });
      expect(names()).toEqual(listed);
    });

    it('finds whoever a filter leaves out', () => {
      show([amina, grace, esther]);
      fireEvent.click(screen.getByRole('button', { name: 'Severe 1' }));
      type('esther');
      expect(foundNames()).toEqual(['Esther Njoroge']);
    });

    it('begins with whose profile changed last', () => {
      show([amina, { ...grace, updatedAt: '2026-11-21T08:00:00.000+00:00' }, esther]);
      fireEvent.focus(field());
      search().getByText('Recently updated');
      expect(foundNames()[0]).toBe('Grace Achieng');
    });

    it('opens the first with Enter, and steps among them with the arrows', () => {
      show([amina, grace, esther]);
      field().focus();
      type('e');
      fireEvent.keyDown(field(), { key: 'ArrowDown' });
      expect(document.activeElement).toBe(found()[0]);
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
      expect(document.activeElement).toBe(field());
      const opened: string[] = [];
      found()[0]?.addEventListener('click', () => opened.push('first'));
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(opened).toEqual(['first']);
    });

    it.each([
      ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
      ['Close', () => fireEvent.click(search().getByRole('button', { name: 'Close' }))],
      ['a press elsewhere', () => fireEvent.pointerDown(screen.getByRole('link', { name: 'Hand-over list' }))],
      ['the focus elsewhere', () => screen.getByRole('link', { name: 'Hand-over list' }).focus()],
    ])('is closed and empty after %s', (_, leave) => {
      show([amina, grace, esther]);
      act(() => field().focus());
      type('e');
      act(() => void leave());
      expect(found()).toEqual([]);
      expect(field().value).toBe('');
    });

    it('stays when the keys of a phone go away', () => {
      show([amina, grace, esther]);
      act(() => field().focus());
      type('e');
      act(() => field().blur());
      expect(found()).toHaveLength(1);
      expect(field().value).toBe('e');
    });
  });

  it('shows with each filter how many it holds, and only those', () => {
    show([amina, grace, esther]);
    expect(screen.getAllByRole('button', { pressed: false }).map((button) => button.textContent)).toEqual([
      'Recently updated',
      'Severe 1',
      'High 0',
      'Rising 0',
      'Silent over 3 days 1',
      'Visit overdue 0',
      'After birth, under 6 weeks 1',
      'Unread 0',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Silent over 3 days 1' }));
    expect(names()).toEqual(['Esther Njoroge']);
    rowOf('Esther Njoroge').getByText('No reading for 5 days.');
  });

  describe('without a list that could not be loaded', () => {
    const line = 'Not everything was loaded, and what is missing may be urgent. Trying again.';
    const chips = () => screen.getAllByRole('button', { pressed: false }).map((button) => button.textContent.trim());

    it('calls nobody steady without her limits, says so, and counts nothing that rests on them', async () => {
      show([amina, grace], now, 'notes');
      await screen.findByText(line);
      rowOf('Amina Otieno').getByText('Emergency');
      rowOf('Grace Achieng').getByText('Not known yet');
      rowOf('Grace Achieng').getByText('Not loaded: her limits, her answers, and who saw what.');
      expect(screen.queryByText('Steady')).toBeNull();
      expect(chips()).toContain('Severe');
      expect(chips()).toContain('Unread 0');
    });

    it('does not say that no message is unread', async () => {
      show([amina, grace], now, 'messages');
      await screen.findByText(line);
      expect(chips()).toContain('Severe 1');
      fireEvent.click(screen.getByRole('button', { name: 'Unread' }));
      screen.getByText('The list could not be loaded. Check the connection; it will be tried again.');
      expect(screen.queryByText('No patient matches this filter now.')).toBeNull();
    });

    it('says nothing of what went wrong while it still comes', () => {
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      show([grace], now, 'notes');
      rowOf('Grace Achieng').getByText('Not known yet');
      expect(screen.queryByText(line)).toBeNull();
    });
  });

  it('always says when it was asked', () => {
    show([amina]);
    screen.getByText('As of 12:00.');
  });

  it('says that nobody chose her yet only when the server said so', () => {
    show([]);
    screen.getByText(/^No patients yet/);
  });

  it('keeps the list and says why it is old when the sign-in ended', async () => {
    const client = show([amina]);
    await client
      .fetchQuery({
        queryKey: patientsQuery('dr').queryKey,
        queryFn: () => Promise.reject(new SessionEnded()),
        staleTime: 0,
      })
      .catch(() => undefined);
    await screen.findByText('As of 12:00. Your sign-in ended: sign in to see what is new.');
    expect(names()).toContain('Amina Otieno');
  });
});
