import { useEffect } from 'react';
import { seenReadings } from '@/clinical/care-notes.ts';
import { liveCareNotes } from '@/db/care-notes.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useSeen } from './seen.ts';

/** Keeps what the rows say about being seen in step with what has arrived on this phone. */
export function useFollowSeen(): void {
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  useEffect(() => {
    if (notes) useSeen.setState({ byReading: seenReadings(notes) });
  }, [notes]);
}
