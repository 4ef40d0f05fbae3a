// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { EmergencyCard } from './emergency-card.tsx';

const network = vi.hoisted(() => ({ isBlocked: true }));
// Stands for a chunk: its code is there only when the network answers.
vi.mock(import('./wallet-card.tsx'), async (load) => {
  const real = await load();
  return {
    get default() {
      if (network.isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
      return real.default;
    },
  };
});
afterEach(cleanup);

it('a wallet card whose code cannot be fetched says so, leaves the page, and is shown at the next tap', async () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <EmergencyCard />
    </IntlProvider>,
  );
  const tap = () => fireEvent.click(screen.getByRole('button', { name: en['emergency.card.show'] }));
  tap();
  await expect.poll(() => screen.queryByText(en['emergency.card.notLoaded']), { timeout: 10_000 }).not.toBeNull();
  network.isBlocked = false;
  tap();
  await expect.poll(() => screen.queryByText(en['emergency.card.title']), { timeout: 10_000 }).not.toBeNull();
  expect(screen.queryByText(en['emergency.card.notLoaded'])).toBeNull();
});
