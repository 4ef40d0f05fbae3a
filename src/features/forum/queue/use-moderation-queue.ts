import { useQuery } from '@tanstack/react-query';
import { readModerationQueue } from '@/sync/api/community/moderation.ts';
import { FORUM_KEY } from '@/features/forum/queries/use-forum.ts';

/** The reported and the hidden texts. Every change in the forum asks for them again. */
export const useModerationQueue = (userId: string) =>
  useQuery({ queryKey: [FORUM_KEY, 'queue'], queryFn: () => readModerationQueue(userId) });
