import { QueryCache } from '@tanstack/react-query';
import { logFailedList } from '@/log/log.ts';

/**
 * The queries whose failures are logged, by a word of their key; the other words of a key are ids and search words.
 * Topics and replies are logged where they are read, because a missing index has a text of its own.
 */
const logged: ReadonlySet<unknown> = new Set([
  'posts',
  'post',
  'post picture',
  'hospitals',
  'cached-list',
  'own hidden texts',
  'reports',
  'doctor',
  'doctor messages',
  'patient names',
  'patients',
  'readings',
  'care-notes',
  'overdue-visits',
  'unread',
  'recently-updated',
  'search',
  'profile',
  'patient-readings',
  'report-readings',
  'first-weights',
  'patient-notes',
  'patient-visits',
  'patient-labs',
  'patient-files',
  'patient-checks',
  'patient-timed',
  'patient-medicines',
]);

/** A cache that logs each list that could not be read, also while an older answer is shown. */
export const loggingQueryCache = (): QueryCache =>
  new QueryCache({
    onError: (error, { queryKey }) => {
      const part = queryKey.slice(0, 2).find((word) => logged.has(word));
      if (typeof part === 'string') logFailedList(part, error);
    },
  });
