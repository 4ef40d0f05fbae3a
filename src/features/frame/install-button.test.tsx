// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { en } from '@/i18n/messages/en.ts';
import { PAGE_TITLE_ID } from '@/ui/page/page-ids.ts';
import { InstallButton } from './install-button.tsx';
import { useInstallPrompt, watchForInstallability } from './install-prompt.ts';

const announce = (outcome: 'accepted' | 'dismissed') =>
  act(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome }),
      }),
    ),
  );

const show = (page: React.ReactNode = null) =>
  render(
    <IntlProvider locale="en" messages={en}>
      {page}
      <InstallButton />
    </IntlProvider>,
  );

const title = (
  <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
    Maia
  </h1>
);

describe('the install button', () => {
  beforeAll(watchForInstallability);
  // Preload the lazy chunks: on a slow machine they would take longer than the tests wait.
  beforeAll(() => Promise.all([import('./install-pill.tsx'), import('./install-help.tsx'), loadAllMessages()]));
  beforeEach(() => useInstallPrompt.setState({ prompt: null, isByHand: false }));
  afterEach(cleanup);

  it('is not shown before the browser says that the app can be installed', async () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
    announce('accepted');
    expect(await screen.findByRole('button', { name: 'Install Maia' })).toBeTruthy();
  });

  it.each(['accepted', 'dismissed'] as const)('disappears when the offer is %s', async (outcome) => {
    show(title);
    announce(outcome);
    const pill = await screen.findByRole('button');
    pill.focus();
    fireEvent.click(pill);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(useInstallPrompt.getState().prompt).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maia' })));
  });

  it('does not move the focus when it disappears without the focus', async () => {
    show(<input aria-label="Name" />);
    announce('accepted');
    await screen.findByRole('button');
    screen.getByLabelText('Name').focus();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('explains on an iPhone how to install by hand, and is not offered again', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    watchForInstallability();
    show(title);
    fireEvent.click(await screen.findByRole('button', { name: 'Install Maia' }));
    await screen.findByText(/Add to Home Screen/);
    fireEvent.click(screen.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    // The button that opened the help is gone as well, so the focus moves to the page.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maia' })));
    watchForInstallability();
    expect(useInstallPrompt.getState().isByHand).toBe(false);
    vi.restoreAllMocks();
  });

  it('closes its help on Escape also when the browser has made an offer meanwhile', async () => {
    useInstallPrompt.setState({ isByHand: true });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Install Maia' }));
    const help = (await screen.findByText(/Add to Home Screen/)).closest('dialog');
    announce('accepted');
    if (help) fireEvent(help, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByText(/Add to Home Screen/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Install Maia' })).toBeTruthy();
  });
});
