// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import WalletCard from './wallet-card.tsx';

const mocked = vi.hoisted(() => ({ conditions: '', isFull: false }));
vi.mock('@/db/queries/use-live-query.ts', () => ({
  useLiveQuery: () => ({ name: 'Asha', preExistingConditions: mocked.conditions }),
}));
vi.mock('uqr', async (original) => {
  const { encode } = await original<typeof import('uqr')>();
  return {
    encode: (...args: Parameters<typeof encode>) => {
      if (mocked.isFull) throw new RangeError('Data too long');
      return encode(...args);
    },
  };
});

beforeAll(() =>
  useSession.setState({ isAuthenticated: true, user: { id: 'a', name: 'Asha', email: 'a@example.org', labels: [] } }),
);
afterEach(() => {
  cleanup();
  mocked.isFull = false;
});

const show = (conditions: string) => {
  mocked.conditions = conditions;
  render(
    <IntlProvider locale="en" messages={en}>
      <WalletCard />
    </IntlProvider>,
  );
};
const qrCode = () => screen.queryByRole('img');
const hindi = 'मुझे उच्च रक्तचाप और थायरॉयड है। '.repeat(30).slice(0, 900).trim();

it.each([
  ['900 characters of Hindi', hindi],
  ['2,000 characters of English', 'asthma; '.repeat(250).trim()],
])('the card shows all of %s, the QR code a shortened text, and a hint says so', (_, long) => {
  show(long);
  screen.getByText(long);
  screen.getByText(en['emergency.card.cut']);
  expect(qrCode()).not.toBeNull();
});

it('shows no hint when the QR code has all of the text', () => {
  show('asthma');
  expect(qrCode()).not.toBeNull();
  expect(screen.queryByText(en['emergency.card.cut'])).toBeNull();
});

it('is shown without the QR code when the text cannot be encoded', () => {
  mocked.isFull = true;
  show('asthma');
  screen.getByText('asthma');
  expect(qrCode()).toBeNull();
});
