import { useEffect, useState } from 'react';
import type { StoredReminder } from '@/db/records/reminders.ts';
import { followTimeZone, isBehindTimeZone } from './follow-time-zone.ts';

const none: readonly StoredReminder[] = [];

/**
 * Whether the person has to be asked which time zone the reminders follow. `isSettled` is false until that is known; a list
 * shown earlier would jump, with a question above it.
 */
export function useFollowTimeZone(reminders: readonly StoredReminder[] | undefined): {
  isSettled: boolean;
  asked: readonly StoredReminder[];
} {
  const [asked, setAsked] = useState<readonly StoredReminder[]>();
  useEffect(() => {
    let isCurrent = true;
    // Changed reminders arrive as a new list, which runs this effect again.
    if (reminders) void followTimeZone(reminders).then((found) => isCurrent && setAsked(found));
    return () => {
      isCurrent = false;
    };
  }, [reminders]);
  return {
    isSettled: reminders !== undefined && (asked !== undefined || !isBehindTimeZone(reminders)),
    asked: asked ?? none,
  };
}
