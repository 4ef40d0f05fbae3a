import { useIntl } from 'react-intl';
import { liveAppointments } from '@/db/records/appointments.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { VisitSummary } from '@/features/appointments/visit-summary.tsx';
import { UnreadSummary } from '@/features/doctor-chat/unread-summary.tsx';
import { NoteSummary } from '@/features/from-doctor/note-summary.tsx';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';

/** After this time (ms), the loaded lines are shown without the others. */
const ALL_LINES_TIMEOUT_MS = 1000;

/**
 * The open matters of Today without an hour: rejected entries, unread messages, a visit without an outcome or the next one, the
 * doctor's notes. One line each, all shown in the same frame; without any line there is no list.
 */
export default function CareToday({ now }: { now: number }) {
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const isUnreadKnown = useUnreadMessages(({ messages }) => messages !== undefined);
  const isTimedOut = useAfterPaint(false, ALL_LINES_TIMEOUT_MS);
  if (!isTimedOut && !(visits && notes && isUnreadKnown)) return null;
  return (
    <List>
      <RejectedRow />
      <UnreadSummary />
      {visits && <VisitSummary visits={visits} now={now} />}
      {notes && <NoteSummary notes={notes} now={now} />}
    </List>
  );
}

/** Entries that the server rejected, with the way to correct them. */
function RejectedRow() {
  const intl = useIntl();
  const dead = useSyncStatus((status) => status.dead);
  if (dead === 0) return null;
  return (
    <ListRow
      to="/needs-you"
      lead={<Icon name="alert" />}
      title={intl.formatMessage({ id: 'readings.refused' })}
      detail={intl.formatMessage({ id: 'frame.notAccepted' }, { dead })}
    />
  );
}
