// @vitest-environment page
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStoreHealth, type OpenFailureReason } from '@/db/store/store-health.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useSaveFailure } from './use-save-failure.ts';

afterEach(() => {
  cleanup();
  useStoreHealth.setState({ openFailure: null });
});

function messageFor(shut: OpenFailureReason | null, fallback: MessageId): MessageId {
  useStoreHealth.setState({ openFailure: shut });
  return renderHook(() => useSaveFailure()).result.current(fallback);
}

it.each([
  [null, 'reminders.notKept', 'reminders.notKept'],
  [null, 'records.notDeleted', 'records.notDeleted'],
  ['refused', 'reminders.notKept', 'records.shut.refused'],
  ['damaged', 'reminders.notKept', 'records.shut.damaged'],
  ['refused', 'records.notDeleted', 'records.notDeleted.refused'],
  ['damaged', 'records.notDeleted', 'records.notDeleted.damaged'],
  ['refused', 'profile.photo.failed', 'profile.photo.failed.refused'],
  ['damaged', 'profile.photo.failed', 'profile.photo.failed.damaged'],
] as const)('with the store failure %s, the message %s becomes %s', (shut, fallback, words) => {
  expect(messageFor(shut, fallback)).toBe(words);
});
