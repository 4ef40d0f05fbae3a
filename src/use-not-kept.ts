import { useStoreHealth } from '@/db/store-health.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

/** What to say of something that could not be kept: where this device keeps nothing, what helps in place of a next try. */
export function useNotKept(): (usually: MessageId) => MessageId {
  const shut = useStoreHealth((health) => health.shut);
  return (usually) => (shut ? `records.shut.${shut}` : usually);
}
