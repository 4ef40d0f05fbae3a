import { useMemo } from 'react';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { liveAppointments } from '@/db/records/appointments.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveDocuments } from '@/db/records/documents.ts';
import { liveDoses } from '@/db/records/doses.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { allReadingsSince } from '@/db/records/live-readings.ts';
import { liveBloodwork } from '@/db/records/bloodwork.ts';
import { liveReminders } from '@/db/records/reminders.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useEarlyWeights } from '@/features/readings/state/use-early-weights.ts';
import { ReportPage } from '@/features/report/report-page.tsx';
import { LONGEST_RANGE, type ReportSource } from '@/features/report/content/report-source.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useStillFetching } from '@/app/network/use-first-sync.ts';
import { useNow } from '@/ui/hooks/use-now.ts';

/** /report: the patient's report from the records on this phone; it needs no network. */
export default function ReportRoute() {
  const now = useNow(60_000);
  const from = toInstant(Date.parse(`${addDays(localDate(now), -LONGEST_RANGE)}T00:00:00`));
  const profile = useLiveQuery(liveProfile, 'profile');
  const readings = useLiveQuery(() => allReadingsSince(from), `report readings ${from}`);
  const earlyWeights = useEarlyWeights(profile, now);
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const reminders = useLiveQuery(liveReminders, 'reminders');
  const doses = useLiveQuery(() => liveDoses(Date.parse(from)), `report doses ${from}`);
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const labs = useLiveQuery(liveBloodwork, 'labs');
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isStillFetching = useStillFetching();
  const source = useMemo((): ReportSource | null | undefined => {
    // During the first sync the report would look complete although records are missing.
    if (isStillFetching) return undefined;
    if (profile === null) return null;
    if (!profile || !readings || !notes || !reminders) return undefined;
    if (!doses || !visits || !labs || !documents) return undefined;
    if (!earlyWeights) return undefined;
    return { person: profile, readings, earlyWeights, notes, reminders, doses, visits, labs, documents, missing: [] };
  }, [isStillFetching, profile, readings, earlyWeights, notes, reminders, doses, visits, labs, documents]);
  return <ReportPage source={source} now={now} back="/more" />;
}
