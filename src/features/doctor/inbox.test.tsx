// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { unreadMessage } from '@/app/notifications/test-messages.ts';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { Inbox } from './inbox.tsx';
import {
  careNotesQuery,
  newestReadingsQuery,
  overdueVisitsQuery,
  patientsQuery,
  unreadMessagesQuery,
} from '@/features/doctor/queries/patient-queries.ts';
import { DAY, MINUTE, now, patient, pressure } from '@/features/doctor/queries/test-patients.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  // Without a network the search uses only the patients that are already loaded.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  cleanup();
  useUnreadMessages.setState({ messages: undefined });
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

/** Renders the inbox. `without` names one list that was never loaded and cannot be loaded now. */
function show(patients: readonly Patient[], answeredAt = now, without?: keyof typeof furtherQueries | 'readings') {
  const client = doctorQueryClient();
  if (without) client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  client.setQueryData(patientsQuery('dr').queryKey, [...patients], { updatedAt: answeredAt });
  if (without !== 'readings')
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

describe('the patient list', () => {
  it('shows the open alert first, with its tier, reason and waiting time', () => {
    show([esther, grace, amina]);
    expect(names()).toEqual(['Amina Otieno', 'Call', 'Esther Njoroge', 'Grace Achieng']);
    const row = rowOf('Amina Otieno');
    row.getByText('Emergency');
    row.getByText('Severe reading with symptoms. Noted: Severe or persistent headache.');
    row.getByText('waiting 4 min');
    expect(screen.getByText('Amina Otieno').closest('a')?.getAttribute('href')).toBe('/doctor/patient/amina');
  });

  it('offers a call link only where a phone number is known', () => {
    show([amina, grace]);
    const call = screen.getByRole('link', { name: 'Call Amina Otieno' });
    expect(call.getAttribute('href')).toBe('tel:+254700555018');
    expect(rowOf('Grace Achieng').queryByText('Call')).toBeNull();
  });

  it('shows danger words of an unread message as the reason, with a link to the message, until it is read', async () => {
    const message = unreadMessage({ id: 'm1', userId: 'grace', content: 'since last night my baby has not moved' });
    const client = show([amina, grace]);
    act(() => void client.setQueryData(unreadMessagesQuery('dr').queryKey, [message], { updatedAt: now }));
    await screen.findByText(/^Danger signs in a message: .*baby has not moved/, undefined, { timeout: 5000 });
    const row = rowOf('Grace Achieng');
    row.getByText('Call now');
    const link = row.getByRole('link', { name: 'Read the message of Grace Achieng' });
    expect(link.getAttribute('href')).toBe('/doctor-chat?patient=grace');
    act(() => useUnreadMessages.setState({ messages: [] }));
    await vi.waitFor(() => rowOf('Grace Achieng').getByText('Steady'));
    expect(screen.queryByText(/Danger signs/)).toBeNull();
  });

  describe('the search by name', () => {
    const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a patient by name' });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const search = () => within(screen.getByRole('search'));
    const found = () => search().queryAllByRole('link');
    const foundNames = () => found().map((link) => link.textContent);

    it('finds by name while typing, without changing the list below', async () => {
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

    it('finds patients that the active filter hides', () => {
      show([amina, grace, esther]);
      fireEvent.click(screen.getByRole('button', { name: 'Severe 1' }));
      type('esther');
      expect(foundNames()).toEqual(['Esther Njoroge']);
    });

    it('starts with the patients whose profiles changed last', () => {
      show([amina, { ...grace, updatedAt: '2026-11-21T08:00:00.000+00:00' }, esther]);
      fireEvent.focus(field());
      search().getByText('Recently updated');
      expect(foundNames()[0]).toBe('Grace Achieng');
    });

    it('opens the first result with Enter, and moves between results with the arrow keys', () => {
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
      ['a press elsewhere', () => fireEvent.pointerDown(screen.getByRole('button', { name: /^All/ }))],
      ['the focus moves elsewhere', () => screen.getByRole('button', { name: /^All/ }).focus()],
    ])('closes and clears the field after %s', (_, leave) => {
      show([amina, grace, esther]);
      act(() => field().focus());
      type('e');
      act(() => void leave());
      expect(found()).toEqual([]);
      expect(field().value).toBe('');
    });

    it('stays open when a phone hides its keyboard', () => {
      show([amina, grace, esther]);
      act(() => field().focus());
      type('e');
      act(() => field().blur());
      expect(found()).toHaveLength(1);
      expect(field().value).toBe('e');
    });
  });

  it('shows the number of patients on each filter, and only those patients when it is chosen', () => {
    show([amina, grace, esther]);
    expect(screen.getAllByRole('button', { pressed: false }).map((button) => button.textContent)).toEqual([
      'Recently updated',
      'Open alarms 0',
      'Call back 0',
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

  describe('when one of the further lists could not be loaded', () => {
    const line = 'Not everything was loaded, and what is missing may be urgent. Trying again.';
    const chips = () => screen.getAllByRole('button', { pressed: false }).map((button) => button.textContent.trim());

    it('without the notes no patient is called steady, the page says so, and filters that need the notes show no number', async () => {
      show([amina, grace], now, 'notes');
      await screen.findByText(line);
      rowOf('Amina Otieno').getByText('Emergency');
      rowOf('Grace Achieng').getByText('Not known yet');
      rowOf('Grace Achieng').getByText('Not loaded: her limits, her answers, and who saw what.');
      expect(screen.queryByText('Steady')).toBeNull();
      expect(chips()).toContain('Severe');
      expect(chips()).toContain('Unread 0');
    });

    it('does not claim that no message is unread', async () => {
      show([amina, grace], now, 'messages');
      await screen.findByText(line);
      expect(chips()).toContain('Severe 1');
      fireEvent.click(screen.getByRole('button', { name: 'Unread' }));
      screen.getByText('The list could not be loaded. Check the connection; it will be tried again.');
      expect(screen.queryByText('No patient matches this filter now.')).toBeNull();
    });

    it('without the readings every patient is still found and can be called, and no row claims that she is silent or steady', async () => {
      show([esther, grace, amina], now, 'readings');
      await screen.findByText('Amina Otieno', {}, { timeout: 5000 });
      expect(screen.getAllByText((text) => text.startsWith('Not loaded: her readings.'))).toHaveLength(3);
      expect(screen.queryByText(/No reading|No blood pressure|Steady/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Call Amina Otieno' })).toBeTruthy();
      expect(screen.getByRole('button', { name: /^Severe/ }).textContent).not.toMatch(/\d/);
      expect(screen.getByText(en['doctor.asOf.missing'])).toBeTruthy();
    });

    it('reports no failure while the list is still loading', () => {
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      show([grace], now, 'notes');
      rowOf('Grace Achieng').getByText('Not known yet');
      expect(screen.queryByText(line)).toBeNull();
    });
  });

  it('always shows when the data was loaded', () => {
    show([amina]);
    screen.getByText('As of 12:00.');
  });

  it('says that no patient has chosen this doctor only after the server answered so', () => {
    show([]);
    screen.getByText(/^No patients yet/);
  });

  it('keeps the list and explains its age when the session has ended', async () => {
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
