// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStoreHealth, type ShutReason } from '@/db/store-health.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useNotKept } from './use-not-kept.ts';

afterEach(() => {
  cleanup();
  useStoreHealth.setState({ shut: null });
});

function said(shut: ShutReason | null, usually: MessageId): MessageId {
  useStoreHealth.setState({ shut });
  return renderHook(() => useNotKept()).result.current(usually);
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
] as const)('on a device that is shut by %s, %s is said as %s', (shut, usually, words) => {
  expect(said(shut, usually)).toBe(words);
});
