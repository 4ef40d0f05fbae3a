// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { addChatMessage } from '@/db/records/chat.ts';
import { openStore } from '@/db/store/open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import AppointmentPage from '@/features/appointments/appointment-page.tsx';
import ChatPage from '@/features/chat/chat-page.tsx';
import { DoctorChatPage } from '@/features/doctor-chat/doctor-chat-page.tsx';
import FromDoctorPage from '@/features/from-doctor/from-doctor-page.tsx';
import ProfileSectionPage from '@/features/profile/section-page.tsx';
import { en } from '@/i18n/messages/en.ts';
import ReportRoute from '@/app/pages/report-route.tsx';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';

const PATIENT = { timeout: 10_000 };
const IN_WEEK_TEN = {
  pregnancyStatus: 'pregnant',
  weeksPregnant: 10,
  weeksPregnantRecordedOn: localDate(Date.now()),
} as const;
let person = 0;

beforeEach(async () => {
  person += 1;
  const id = `newphone${person}`;
  useSession.setState({ user: { id, name: 'Amina', email: 'amina@example.org', labels: [] }, isAuthenticated: true });
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), phase: 'syncing' });
  await openStore(id, 'profile');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (Screen: ComponentType, address = '/') =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[address]}>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const finishSync = () =>
  act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: '2026-11-22T08:00:00.000Z' }));

describe('a new phone during the first sync', () => {
  it.each([
    ['that there is no doctor', DoctorChatPage, null, 'No doctor yet'],
    ['that there are no messages', DoctorChatPage, { assignedDoctorId: 'dr-njeri' }, 'No messages yet'],
    ['that there are no notes of the doctor', FromDoctorPage, null, 'No notes yet.'],
    ['that there are no bookmarked answers', ChatPage, null, en['chat.bookmarks.empty']],
    ['that there is no chat with the assistant', ChatPage, null, en['chat.empty.title']],
    ['that the pregnancy dates are missing', AppointmentPage, null, en['appointments.suggested.noDates']],
    ['which visits could be added', AppointmentPage, IN_WEEK_TEN, en['appointments.suggested.lead']],
    ['that there is no profile to report about', ReportRoute, null, en['report.noProfile']],
  ] as const)('does not say %s before the sync is finished', async (_, screenOf, profile, words) => {
    if (profile) await saveProfile(profile);
    show(screenOf);
    // Long enough for the store to have answered.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.queryByText(words)).toBeNull();
    finishSync();
    await screen.findByText(words, {}, PATIENT);
  });

  it('does not invite to a first question in a chat that is still being fetched', async () => {
    const talk = { sessionId: 'talkwithmaia', role: 'user' } as const;
    show(ChatPage, `/chat?with=${talk.sessionId}`);
    const invited = vi.fn<() => void>();
    const looking = new MutationObserver(() => screen.queryByText(en['chat.empty.title']) && invited());
    looking.observe(document, { childList: true, subtree: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await act(() => addChatMessage({ ...talk, content: 'Is cheese safe?' }));
    finishSync();
    await screen.findByText('Is cheese safe?', {}, PATIENT);
    looking.disconnect();
    expect(invited).not.toHaveBeenCalled();
  });

  it('invites to a first question once the sync is finished and there is none', async () => {
    show(ChatPage, '/chat?with=anewone');
    finishSync();
    await screen.findByText(en['chat.empty.title'], {}, PATIENT);
  });

  it('shows nothing about visits before the sync is finished', async () => {
    show(AppointmentPage);
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByRole('main').textContent).toBe('');
  });

  it('shows no empty profile before the sync is finished', async () => {
    show(ProfileSectionPage, '/profile/you');
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.queryByLabelText(en['auth.name'])).toBeNull();
    await act(() => saveProfile({ name: 'Amina Otieno' }));
    const field = await screen.findByLabelText<HTMLInputElement>(en['auth.name'], {}, PATIENT);
    expect(field.value).toBe('Amina Otieno');
  });
});
