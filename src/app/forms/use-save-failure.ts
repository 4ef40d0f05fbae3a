import { useStoreHealth } from '@/db/store/store-health.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

/** Chooses the message for a failed save: if the store cannot be opened, the message says what helps instead of a retry. */
export function useSaveFailure(): (fallback: MessageId) => MessageId {
  const shut = useStoreHealth((health) => health.openFailure);
  return (fallback) => {
    if (!shut) return fallback;
    // The general text advises to write the entry down elsewhere, which makes no sense for a deletion or a photo.
    if (fallback === 'records.notDeleted') return `records.notDeleted.${shut}`;
    if (fallback === 'profile.photo.failed') return `profile.photo.failed.${shut}`;
    return `records.shut.${shut}`;
  };
}
