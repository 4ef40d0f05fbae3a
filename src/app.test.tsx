// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { en } from '@/i18n/messages/en.ts';

const LONG_WAIT = { timeout: 15_000 };
afterEach(cleanup);

const open = (path: string) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </IntlProvider>,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, LONG_WAIT);

it('a page is loaded when it is opened, and the plain Loading stands there until then', async () => {
  open('/terms');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByText(en['ui.loading'])).toBeTruthy();
  await heading(en['terms.title']);
  expect(screen.queryByText(en['ui.loading'])).toBeNull();
}, 20_000);

it('any other address shows the not-found page', async () => {
  open('/no-such-page');
  await heading(en['notFound.title']);
}, 20_000);
