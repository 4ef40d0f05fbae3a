// @vitest-environment page
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import SignUpPage from './sign-up-page.tsx';

const { signUp } = vi.hoisted(() => ({ signUp: vi.fn(() => Promise.resolve()) }));
vi.mock('@/sync/session/session.ts', async (load) => ({ ...(await load<object>()), signUp }));
const settings = vi.hoisted(() => ({ languages: [] as string[] }));
vi.mock('@/sync/api/clinic/settings.ts', () => ({ readClinicSettings: () => Promise.resolve({ ...settings }) }));
vi.mock('@/sync/api/directory/hospitals.ts', () => ({ listHospitals: () => Promise.resolve([]) }));

afterEach(() => {
  cleanup();
  clearDrafts();
  signUp.mockClear();
  settings.languages = [];
});

function show(weeks: string) {
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SignUpPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
  const fill = (id: keyof typeof en, value: string) =>
    fireEvent.change(screen.getByLabelText(en[id]), { target: { value } });
  fill('auth.name', 'Amina');
  fill('auth.email', 'amina@example.org');
  fill('auth.password', 'Kite-and-Lamp-42');
  fill('auth.weeks', weeks);
  return { send: () => fireEvent.click(screen.getByRole('button', { name: en['auth.signUp.action'] })), fill };
}
const answer = (id: keyof typeof en) => fireEvent.click(screen.getByRole('button', { name: en[id] }));

it('an unusually high week is confirmed before the account is created, and only once', async () => {
  const { send } = show('44');
  send();
  await screen.findByText(/44 weeks/);
  answer('profile.late.correct');
  expect(signUp).not.toHaveBeenCalled();
  signUp.mockRejectedValueOnce(new Error('no answer'));
  send();
  answer('profile.late.accept');
  await screen.findByText(en['auth.signupFailed']);
  send();
  await waitFor(() => expect(signUp).toHaveBeenCalledTimes(2));
  expect(signUp).toHaveBeenLastCalledWith(expect.objectContaining({ weeksPregnant: 44 }));
});

it('another high week is confirmed again, usual weeks never', async () => {
  const { send, fill } = show('44');
  send();
  answer('profile.late.correct');
  fill('auth.weeks', '34');
  send();
  await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
});

it('the optional section stays open when its error is corrected', () => {
  const { send, fill } = show('99');
  const more = screen.getByLabelText(en['auth.weeks']).closest('details');
  send();
  expect(more?.open).toBe(true);
  fill('auth.weeks', '2');
  expect(more?.open).toBe(true);
});

it('the languages of the clinic are offered, and the one in use; without a choice of the clinic all are', async () => {
  settings.languages = ['sw'];
  show('20');
  const offered = () => screen.getAllByRole('option').flatMap(({ lang, textContent }) => (lang ? [textContent] : []));
  await waitFor(() => expect(offered()).toEqual(['English', 'Kiswahili']));
  cleanup();
  settings.languages = ['xx'];
  show('20');
  await waitFor(() => expect(offered()).toHaveLength(6));
});
