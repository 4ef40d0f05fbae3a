// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { PageBoundary } from '@/app/pages/page-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

afterEach(cleanup);

it('a page whose chunk could not be loaded shows an error, and the retry loads it', async () => {
  // React logs every error that reaches an error boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn(() => Promise.resolve({ default: () => <p>Profile</p> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Page = lazyPage(load);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <PageBoundary onCaught={Page.renew}>
          <Suspense fallback="Loading">
            <Page />
          </Suspense>
        </PageBoundary>
      </MemoryRouter>
    </IntlProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledOnce();
  again.click();
  expect(await screen.findByText('Profile')).toBeTruthy();
  vi.restoreAllMocks();
});
