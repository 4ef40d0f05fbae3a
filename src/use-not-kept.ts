import { useStoreHealth } from '@/db/store-health.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

/** What to say of something that could not be kept: where this device keeps nothing, what helps in place of a next try. */
export function useNotKept(): (usually: MessageId) => MessageId {
  const shut = useStoreHealth((health) => health.shut);
  return (usually) => {
    if (!shut) return usually;
    // What is no entry that she typed cannot be noted elsewhere.
    if (usually === 'records.notDeleted') return `records.notDeleted.${shut}`;
    if (usually === 'profile.photo.failed') return `profile.photo.failed.${shut}`;
    return `records.shut.${shut}`;
  };
}
