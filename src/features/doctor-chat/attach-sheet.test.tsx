// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { en } from '@/i18n/messages/en.ts';
import { toInstant } from '@/model/time/instant.ts';
import { readAttachment } from '@/model/messages/message-attachment.ts';
import { AttachSheet } from './attach-sheet.tsx';

vi.stubEnv('TZ', 'Europe/Berlin');
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['just after midnight, one day after the clocks went forward', '2026-03-30T00:30', '2026-03-24', '2026-03-30'],
  ['just before midnight, on the day on which the clocks go back', '2026-10-25T23:30', '2026-10-19', '2026-10-25'],
])('the last 7 days are 7 dates: %s', async (_, now, from, to) => {
  const store = await openStore(`amina ${to}`);
  const recordedAt = toInstant(Date.parse(now) - 60_000);
  await (
    await store.collection('readings')
  ).insert({
    id: 'r',
    userId: store.userId,
    kind: 'weight',
    weightKg: 70,
    recordedAt,
    recordedDesc: recordedDescOf('readings', { recordedAt }),
    createdAt: recordedAt,
    serverUpdatedAt: '',
  });
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const onChoose = vi.fn<(attachment: string) => void>();
  render(
    <IntlProvider locale="en" messages={en}>
      <AttachSheet onChoose={onChoose} onClose={() => undefined} />
    </IntlProvider>,
  );
  const choice = await screen.findByRole('button', { name: 'Weight: 1 reading' }, { timeout: 5_000 });
  choice.click();
  expect(readAttachment(onChoose.mock.lastCall?.[0])).toMatchObject({ from, to, count: 1 });
  await store.close();
});
