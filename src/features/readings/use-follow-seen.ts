import { useEffect } from 'react';
import { ownLimits, seenReadings } from '@/clinical/care-notes.ts';
import { liveCareNotes } from '@/db/care-notes.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useOwnLimits } from './own-limits.ts';
import { useSeen } from './seen.ts';

/** Keeps what the rows say about being seen, and the limits they are drawn with, in step with what has arrived on this phone. */
export function useFollowSeen(): void {
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const doctorId = useLiveQuery(liveProfile, 'profile')?.assignedDoctorId;
  useEffect(() => {
    if (notes) useSeen.setState({ byReading: seenReadings(notes) });
  }, [notes]);
  useEffect(() => {
    if (notes) useOwnLimits.setState({ limits: ownLimits(notes, doctorId) });
  }, [notes, doctorId]);
}
