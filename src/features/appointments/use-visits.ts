import { useState } from 'react';
import { removeAppointment, type StoredAppointment } from '@/db/records/appointments.ts';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import { restoreVisit, setVisitOutcome } from './visit-actions.ts';

/** Actions on the visits of the list, and the result of the last one. */
export function useVisits() {
  const [failure, setFailure] = useState<'change' | 'delete' | null>(null);
  /** The visit just marked as done; the page then asks for notes and the next visit. */
  const [done, setDone] = useState<StoredAppointment | null>(null);
  const changeFailed = () => setFailure('change');
  const { gone, start, undo } = useUndo<StoredAppointment>((visit) => {
    restoreVisit(visit).catch(changeFailed);
  });
  return {
    failure,
    changeFailed,
    done,
    forgetDone: () => setDone(null),
    gone,
    undo,
    settle: (visit: StoredAppointment, end: 'done' | 'missed' | 'open') => {
      setFailure(null);
      setVisitOutcome(visit, end).then((saved) => setDone(end === 'done' ? saved : null), changeFailed);
    },
    remove: (visit: StoredAppointment) => {
      setFailure(null);
      removeAppointment(visit.id).then(
        () => start(visit),
        () => setFailure('delete'),
      );
    },
  };
}
