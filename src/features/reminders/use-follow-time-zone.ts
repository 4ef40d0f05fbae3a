import { useEffect, useState } from 'react';
import type { StoredReminder } from '@/db/records/reminders.ts';
import { followTimeZone, isBehindTimeZone } from './follow-time-zone.ts';

/**
 * Moves the reminders to the phone's time zone. Returns true when that is finished; a list shown earlier would jump, with
 * other times and a notice above it.
 */
export function useFollowTimeZone(reminders: readonly StoredReminder[] | undefined): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Moved reminders arrive as a new list, which runs this effect again.
    if (reminders) void followTimeZone(reminders).then((moved) => moved === 0 && setSettled(true));
  }, [reminders]);
  return reminders !== undefined && (isSettled || !isBehindTimeZone(reminders));
}
