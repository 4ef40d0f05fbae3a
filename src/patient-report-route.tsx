import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useMatch } from 'react-router-dom';
import { DoctorViewProvider } from '@/features/doctor/doctor-view-provider.tsx';
import { firstWeightsQuery, profileQuery, reportReadingsQuery } from '@/features/doctor/patient-queries.ts';
import { usePatientParts } from '@/features/doctor/use-patient-parts.ts';
import { localDate } from '@/clinical/calendar-date.ts';
import { baseDay } from '@/clinical/weight-band.ts';
import { cutLists, sectionsWithout } from '@/features/report/cut-lists.ts';
import { ReportPage } from '@/features/report/report-page.tsx';
import { LONGEST_RANGE, type ReportSource } from '@/features/report/report-source.ts';
import { useSession } from '@/sync/session.ts';
import { useNow } from '@/use-now.ts';

/** /doctor/patient/:userId/report: the same report, made by her doctor from what she may read. */
export default function PatientReportRoute() {
  const userId = useMatch('/doctor/patient/:userId/report')?.params.userId ?? '';
  const user = useSession((session) => session.user);
  if (!user?.labels.includes('doctor')) return <Navigate to="/dashboard" replace />;
  return (
    <DoctorViewProvider doctorId={user.id}>
      <PatientReport key={userId} doctorId={user.id} userId={userId} />
    </DoctorViewProvider>
  );
}

function PatientReport({ doctorId, userId }: { doctorId: string; userId: string }) {
  const now = useNow(60_000);
  const profile = useQuery(profileQuery(doctorId, userId));
  // Her page shows the newest hundred of each kind; a report speaks of all of its days.
  const all = useQuery(reportReadingsQuery(doctorId, userId, LONGEST_RANGE));
  // Without an answer no range is drawn: a later weight would give a wrong one.
  const first = useQuery(firstWeightsQuery(doctorId, userId, baseDay(profile.data, localDate(now))));
  const parts = { ...usePatientParts(doctorId, userId), readings: all };
  const { readings, notes, medicines, visits, labs, files } = parts;
  const isAsking = [first, ...Object.values(parts)].some(({ data, isFetching }) => data === undefined && isFetching);
  const source = useMemo((): ReportSource | null | undefined => {
    if (profile.data === null) return null;
    if (!profile.data || isAsking) return undefined;
    const lists = { readings, notes, medicines, visits, labs, files };
    return {
      person: profile.data,
      readings: readings.data?.readings ?? [],
      earlyWeights: first.data ?? [],
      notes: notes.data ?? [],
      reminders: medicines.data?.reminders ?? [],
      doses: medicines.data?.doses ?? [],
      visits: visits.data ?? [],
      labs: labs.data ?? [],
      documents: files.data ?? [],
      missing: sectionsWithout((part) => lists[part].data === undefined),
      cutAt: cutLists({
        readings: readings.data?.cutAt,
        notes: notes.data,
        doses: medicines.data?.doses,
        visits: visits.data,
        labs: labs.data,
        documents: files.data,
      }),
    };
  }, [profile.data, isAsking, first.data, readings, notes, medicines, visits, labs, files]);
  return <ReportPage source={source} now={now} back={`/doctor/patient/${userId}`} tone="paper" />;
}
