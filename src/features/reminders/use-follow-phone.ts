import { useEffect, useState } from 'react';
import type { KeptReminder } from '@/db/reminders.ts';
import { followPhone, isBehindPhone } from './follow-phone.ts';

/**
 * Moves these reminders with the phone. True once they have moved or cannot: what is shown before would jump at once, with
 * other times and a notice above them.
 */
export function useFollowPhone(reminders: readonly KeptReminder[] | undefined): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Those that were moved come back as new reminders.
    if (reminders) void followPhone(reminders).then((moved) => moved === 0 && setSettled(true));
  }, [reminders]);
  return reminders !== undefined && (isSettled || !isBehindPhone(reminders));
}
