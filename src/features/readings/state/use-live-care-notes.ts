import { useEffect } from 'react';
import { ownLimits, seenReadings } from '@/clinical/care/care-notes.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useDoctorLimits } from './doctor-limits.ts';
import { useSeenReadings } from './seen-readings.ts';

/** Updates which readings a doctor has seen, and her limits, when care notes arrive on this phone. */
export function useLiveCareNotes(): void {
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const doctorId = useLiveQuery(liveProfile, 'profile')?.assignedDoctorId;
  useEffect(() => {
    if (notes) useSeenReadings.setState({ byReading: seenReadings(notes) });
  }, [notes]);
  useEffect(() => {
    if (notes) useDoctorLimits.setState({ limits: ownLimits(notes, doctorId) });
  }, [notes, doctorId]);
}
