// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session.ts';
import WalletCard from './wallet-card.tsx';

const held = vi.hoisted(() => ({ conditions: '', isFull: false }));
vi.mock('@/db/use-live-query.ts', () => ({
  useLiveQuery: () => ({ name: 'Asha', preExistingConditions: held.conditions }),
}));
vi.mock('uqr', async (original) => {
  const { encode } = await original<typeof import('uqr')>();
  return {
    encode: (...given: Parameters<typeof encode>) => {
      if (held.isFull) throw new RangeError('Data too long');
      return encode(...given);
    },
  };
});

beforeAll(() =>
  useSession.setState({ isAuthenticated: true, user: { id: 'a', name: 'Asha', email: 'a@example.org', labels: [] } }),
);
afterEach(() => {
  cleanup();
  held.isFull = false;
});

const show = (conditions: string) => {
  held.conditions = conditions;
  render(
    <IntlProvider locale="en" messages={en}>
      <WalletCard />
    </IntlProvider>,
  );
};
const square = () => screen.queryByRole('img');
const hindi = 'मुझे उच्च रक्तचाप और थायरॉयड है। '.repeat(30).slice(0, 900).trim();

it.each([
  ['900 characters of Hindi', hindi],
  ['2,000 characters of English', 'asthma; '.repeat(250).trim()],
])('the card has all of %s, its square the beginning, and it says so', (_, long) => {
  show(long);
  screen.getByText(long);
  screen.getByText(en['emergency.card.cut']);
  expect(square()).not.toBeNull();
});

it('says nothing of a cut where all is in the square', () => {
  show('asthma');
  expect(square()).not.toBeNull();
  expect(screen.queryByText(en['emergency.card.cut'])).toBeNull();
});

it('stands without its square where there can be none', () => {
  held.isFull = true;
  show('asthma');
  screen.getByText('asthma');
  expect(square()).toBeNull();
});
