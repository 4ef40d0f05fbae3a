import { useState } from 'react';
import { removeAppointment, type KeptAppointment } from '@/db/appointments.ts';
import { useUndo } from '@/ui/use-undo.ts';
import { restoreVisit, settleVisit } from './visit-actions.ts';

/** What can be done to a visit in the list, and what has just been done. */
export function useVisits() {
  const [failure, setFailure] = useState<'change' | 'delete' | null>(null);
  /** Done a moment ago: asks whether something was said and when the next one is. */
  const [done, setDone] = useState<KeptAppointment | null>(null);
  const changeFailed = () => setFailure('change');
  const { gone, start, undo } = useUndo<KeptAppointment>((visit) => {
    restoreVisit(visit).catch(changeFailed);
  });
  return {
    failure,
    changeFailed,
    done,
    forgetDone: () => setDone(null),
    gone,
    undo,
    settle: (visit: KeptAppointment, end: 'done' | 'missed' | 'open') => {
      setFailure(null);
      settleVisit(visit, end).then((kept) => setDone(end === 'done' ? kept : null), changeFailed);
    },
    remove: (visit: KeptAppointment) => {
      setFailure(null);
      removeAppointment(visit.id).then(
        () => start(visit),
        () => setFailure('delete'),
      );
    },
  };
}
