// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LogInPage from '@/features/auth/log-in-page.tsx';
import HomePage from '@/features/home/home-page.tsx';
import type { Messages } from '@/i18n/messages/en.ts';
import { signedOutMessages } from '@/i18n/messages/en/signed-out.ts';
import { first } from '@/i18n/messages/en/first.ts';

const pages: Readonly<Record<string, ComponentType>> = { 'the home page': HomePage, 'signing in': LogInPage };

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the messages in the chunk for signed-out pages', () => {
  it.each(Object.entries(pages))('are all that %s needs to render', (_, Page) => {
    const missing: string[] = [];
    render(
      <IntlProvider
        locale="en"
        messages={{ ...first, ...signedOutMessages } as Messages}
        onError={({ message }) => missing.push(message)}
      >
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </IntlProvider>,
    );
    screen.getByRole('heading', { level: 1 });
    expect(missing).toEqual([]);
  });
});
