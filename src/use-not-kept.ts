import { useStoreHealth } from '@/db/store-health.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

/** What is not an entry that she typed has its own words for it: nothing of it can be noted elsewhere. */
const withOwnWords = ['records.notDeleted', 'profile.photo.failed'] as const;

/** What to say of something that could not be kept: where this device keeps nothing, what helps in place of a next try. */
export function useNotKept(): (usually: MessageId) => MessageId {
  const shut = useStoreHealth((health) => health.shut);
  return (usually) => {
    if (!shut) return usually;
    return `${withOwnWords.find((id) => id === usually) ?? 'records.shut'}.${shut}`;
  };
}
