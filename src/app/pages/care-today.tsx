import { liveAppointments } from '@/db/records/appointments.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { DoseSummary } from '@/features/reminders/dose-summary.tsx';
import { useMedicines } from '@/features/reminders/use-medicines.ts';
import { VisitSummary } from '@/features/appointments/visit-summary.tsx';
import { UnreadSummary } from '@/features/doctor-chat/unread-summary.tsx';
import { NoteSummary } from '@/features/from-doctor/note-summary.tsx';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { List } from '@/ui/layout/list.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';

/** After this time (ms), the loaded lines are shown without the others. */
const ALL_LINES_TIMEOUT_MS = 1000;

/**
 * Unread messages, doses, the next visit and the doctor's notes on Today, loaded after the readings. One line each, all shown in the same
 * frame; without any line there is no list.
 */
export default function CareToday({ now }: { now: number }) {
  const medicines = useMedicines(now);
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const isUnreadKnown = useUnreadMessages(({ messages }) => messages !== undefined);
  const isTimedOut = useAfterPaint(false, ALL_LINES_TIMEOUT_MS);
  if (!isTimedOut && !(medicines && visits && notes && isUnreadKnown)) return null;
  return (
    <List>
      <UnreadSummary />
      {medicines && <DoseSummary medicines={medicines} now={now} />}
      {visits && <VisitSummary visits={visits} now={now} />}
      {notes && <NoteSummary notes={notes} now={now} />}
    </List>
  );
}
