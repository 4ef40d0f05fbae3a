import { useEffect, useState } from 'react';
import { deletedMessages } from '@/db/doctor-messages.ts';

const none: ReadonlySet<string> = new Set();

/** Which of these messages, that this phone does not show, were deleted here: a list may have been asked for before. */
export function useDeleted(ids: readonly string[]): ReadonlySet<string> {
  const [deleted, setDeleted] = useState(none);
  const asked = ids.join(' ');
  useEffect(() => {
    if (asked === '') return undefined;
    // The last answer stands until the next is there, or what was deleted would show for a moment. Without the store the
    // server's list is all there is.
    return deletedMessages(asked.split(' ')).subscribe(setDeleted);
  }, [asked]);
  return asked === '' ? none : deleted;
}
