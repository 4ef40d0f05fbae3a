import { useMemo } from 'react';
import { addDays, localDate } from '@/clinical/calendar-date.ts';
import { liveAppointments } from '@/db/appointments.ts';
import { liveCareNotes } from '@/db/care-notes.ts';
import { liveDocuments } from '@/db/documents.ts';
import { liveDoses } from '@/db/doses.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { readingsSince } from '@/db/live-readings.ts';
import { liveBloodwork } from '@/db/bloodwork.ts';
import { liveReminders } from '@/db/reminders.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useEarlyWeights } from '@/features/readings/use-early-weights.ts';
import { ReportPage } from '@/features/report/report-page.tsx';
import { LONGEST_RANGE, type ReportSource } from '@/features/report/report-source.ts';
import { toInstant } from '@/model/instant.ts';
import { useStillFetching } from '@/use-nothing-yet.ts';
import { useNow } from '@/use-now.ts';

/** /report: the patient's own report, from what is on this phone; it needs no network. */
export default function ReportRoute() {
  const now = useNow(60_000);
  const from = toInstant(Date.parse(`${addDays(localDate(now), -LONGEST_RANGE)}T00:00:00`));
  const profile = useLiveQuery(liveProfile, 'profile');
  const pressures = useLiveQuery(() => readingsSince({ kind: 'bloodPressure', from }), `report bp ${from}`);
  const sugars = useLiveQuery(() => readingsSince({ kind: 'bloodSugar', from }), `report sugar ${from}`);
  const weights = useLiveQuery(() => readingsSince({ kind: 'weight', from }), `report weight ${from}`);
  const earlyWeights = useEarlyWeights(profile, now);
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const reminders = useLiveQuery(liveReminders, 'reminders');
  const doses = useLiveQuery(() => liveDoses(Date.parse(from)), `report doses ${from}`);
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const labs = useLiveQuery(liveBloodwork, 'labs');
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isStillFetching = useStillFetching();
  const source = useMemo((): ReportSource | null | undefined => {
    // Half of what she entered would look like the whole.
    if (isStillFetching) return undefined;
    if (profile === null) return null;
    if (!profile || !pressures || !sugars || !weights || !notes || !reminders) return undefined;
    if (!doses || !visits || !labs || !documents) return undefined;
    if (!earlyWeights) return undefined;
    const readings = [...pressures, ...sugars, ...weights];
    return { person: profile, readings, earlyWeights, notes, reminders, doses, visits, labs, documents, missing: [] };
  }, [
    isStillFetching,
    profile,
    pressures,
    sugars,
    weights,
    earlyWeights,
    notes,
    reminders,
    doses,
    visits,
    labs,
    documents,
  ]);
  return <ReportPage source={source} now={now} back="/more" />;
}
