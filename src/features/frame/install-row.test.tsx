// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { countVisit, isOfferDue, useInstallPrompt, watchForInstallability } from './install-prompt.ts';
import InstallRow from './install-row.tsx';

const announce = () =>
  act(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    ),
  );
const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <InstallRow />
    </IntlProvider>,
  );
const button = () => screen.queryByRole('button', { name: 'Install Maia' });
const visit = (times: number) => {
  for (let nth = 0; nth < times; nth += 1) countVisit((nth + 1) * HOUR_MS);
};

describe('the offer to install on Today', () => {
  beforeAll(watchForInstallability);
  beforeEach(() => {
    localStorage.clear();
    useInstallPrompt.setState({ prompt: null, isByHand: false });
  });
  afterEach(cleanup);

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [30, true],
  ])('after %i visits is made: %s', (visits, isMade) => {
    visit(visits);
    expect(isOfferDue()).toBe(isMade);
    announce();
    show();
    expect(button() !== null).toBe(isMade);
  });

  it('counts a reload within half an hour as the same visit', () => {
    for (let minute = 0; minute <= 30; minute += 10) countVisit(HOUR_MS + minute * MINUTE_MS);
    expect(localStorage.getItem('maia-visits')).toBe(`1 ${HOUR_MS}`);
  });

  it('is not made before the browser says that the app can be installed', () => {
    visit(3);
    show();
    expect(button()).toBeNull();
    announce();
    expect(button()).not.toBeNull();
  });

  it('opens the browser’s prompt, and is gone when it is answered', async () => {
    visit(3);
    announce();
    show();
    fireEvent.click(button()!);
    await waitFor(() => expect(button()).toBeNull());
    expect(useInstallPrompt.getState().prompt).toBeNull();
  });

  it('is put away for good', () => {
    visit(3);
    announce();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(button()).toBeNull();
    cleanup();
    show();
    expect(button()).toBeNull();
  });
});
