// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allWords } from '@/i18n/catalogue.ts';
import { LanguageProvider } from '@/i18n/language-provider.tsx';
import { useSyncStatus } from '@/sync/status.ts';
import { LogOutQuestion } from './log-out-question.tsx';

beforeEach(async () => {
  await allWords();
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), lastSafeCopyAt: '2026-11-20T08:00:00.000Z' });
});
afterEach(cleanup);

function ask(pending: number, dead: number) {
  useSyncStatus.setState({ pending, dead });
  render(
    <LanguageProvider>
      <MemoryRouter>
        <LogOutQuestion waiting={pending + dead} messages={0} onStay={() => undefined} onLeave={() => undefined} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return {
    send: screen.queryByRole('button', { name: 'Send first' }),
    look: screen.queryByRole('link', { name: 'See what was not accepted' })?.getAttribute('href') ?? null,
    refused: screen.queryByText(/(was|were) not accepted/, { selector: 'p' })?.textContent ?? null,
  };
}

describe('whoever logs out with something that is only on this phone', () => {
  it('is offered to send it first', () => {
    expect(ask(2, 0)).toEqual({ send: expect.anything(), look: null, refused: null });
  });

  it('is led to what was refused, which sending again does not help', () => {
    const refused = '2 entries were not accepted and are only on this phone.';
    expect(ask(0, 2)).toEqual({ send: null, look: '/needs-you', refused });
    expect(screen.queryByText(/not been sent yet/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave and lose 2 entries' })).toBeTruthy();
  });

  it('is told of both where there are both', () => {
    expect(ask(1, 1)).toMatchObject({ send: expect.anything(), refused: expect.stringMatching(/^1 entry was/) });
  });
});
