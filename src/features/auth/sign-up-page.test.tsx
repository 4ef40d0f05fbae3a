// @vitest-environment page
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import SignUpPage from './sign-up-page.tsx';

const { signUp } = vi.hoisted(() => ({ signUp: vi.fn((_input: object) => Promise.resolve()) }));
vi.mock('@/sync/session/session.ts', async (load) => ({ ...(await load<object>()), signUp }));
const settings = vi.hoisted(() => ({ languages: [] as string[] }));
vi.mock('@/sync/api/clinic/settings.ts', () => ({ readClinicSettings: () => Promise.resolve({ ...settings }) }));

afterEach(() => {
  cleanup();
  clearDrafts();
  signUp.mockClear();
  settings.languages = [];
});

function show() {
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
  return { send: () => fireEvent.click(screen.getByRole('button', { name: en['auth.signUp.action'] })) };
}
it('asks only for what an account needs', async () => {
  const { send } = show();
  expect(screen.getAllByRole('textbox').length).toBe(2);
  send();
  await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
  expect(signUp).toHaveBeenCalledWith({ name: 'Amina', email: 'amina@example.org', password: 'Kite-and-Lamp-42' });
});

it('the languages of the clinic are offered, and the one in use; without a choice of the clinic all are', async () => {
  settings.languages = ['sw'];
  show();
  const offered = () => screen.getAllByRole('option').flatMap(({ lang, textContent }) => (lang ? [textContent] : []));
  await waitFor(() => expect(offered()).toEqual(['English', 'Kiswahili']));
  cleanup();
  settings.languages = ['xx'];
  show();
  await waitFor(() => expect(offered()).toHaveLength(6));
});
