import { useEffect, useState } from 'react';
import { deletedMessages } from '@/db/records/doctor-messages.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Which of these messages, absent on this phone, were deleted here: the server's list may have been requested before
 * that.
 */
export function useDeletedMessages(ids: readonly string[]): ReadonlySet<string> {
  const [deleted, setDeleted] = useState(none);
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    // Keep the last result until the next arrives, or a deleted message would appear for a moment. If the store cannot
    // be
    // read, the server's list is used as it is.
    return deletedMessages(key.split(' ')).subscribe(setDeleted);
  }, [key]);
  return key === '' ? none : deleted;
}
