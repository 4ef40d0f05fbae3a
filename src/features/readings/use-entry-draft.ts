import type { ReadingKind } from '@/model/reading.ts';
import { useSession } from '@/sync/session.ts';
import { useDraft } from '@/ui/use-draft.ts';

/** What is typed outlives its sheet and its page, for this user alone; in memory, because it is about health. */
export function useEntryDraft<T>(kind: ReadingKind, empty: T) {
  const userId = useSession((session) => session.user?.id ?? '');
  return useDraft<T>(`${userId} ${kind}`, empty);
}
