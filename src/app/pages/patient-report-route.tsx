import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useMatch } from 'react-router-dom';
import { DoctorViewProvider } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { firstWeightsQuery, profileQuery, reportReadingsQuery } from '@/features/doctor/queries/patient-queries.ts';
import { usePatientParts } from '@/features/doctor/queries/use-patient-parts.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { baseDay } from '@/clinical/weight/weight-gain-band.ts';
import { cutLists, sectionsWithout } from '@/features/report/content/cut-lists.ts';
import { ReportPage } from '@/features/report/report-page.tsx';
import { LONGEST_RANGE, type ReportSource } from '@/features/report/content/report-source.ts';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { useNow } from '@/ui/hooks/use-now.ts';

/** /doctor/patient/:userId/report: the patient's report, made by the doctor from the records that the doctor may read. */
export default function PatientReportRoute() {
  const userId = useMatch('/doctor/patient/:userId/report')?.params.userId ?? '';
  const user = useSession((session) => session.user);
  if (!user || !isClinician(user.labels)) return <Navigate to="/dashboard" replace />;
  return (
    <DoctorViewProvider doctorId={user.id}>
      <PatientReport key={userId} doctorId={user.id} userId={userId} />
    </DoctorViewProvider>
  );
}

function PatientReport({ doctorId, userId }: { doctorId: string; userId: string }) {
  const now = useNow(60_000);
  const profile = useQuery(profileQuery(doctorId, userId));
  // The patient page loads the newest hundred readings of each kind; a report needs all readings of its range.
  const all = useQuery(reportReadingsQuery(doctorId, userId, LONGEST_RANGE));
  // Until this has loaded no weight range is drawn: one based on a later weight would be wrong.
  const first = useQuery(firstWeightsQuery(doctorId, userId, baseDay(profile.data, localDate(now))));
  const parts = { ...usePatientParts(doctorId, userId), readings: all };
  const { readings, notes, medicines, visits, labs, files } = parts;
  const isLoading = [first, ...Object.values(parts)].some(({ data, isFetching }) => data === undefined && isFetching);
  const source = useMemo((): ReportSource | null | undefined => {
    if (profile.data === null) return null;
    if (!profile.data || isLoading) return undefined;
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
      // Without the doses a report would say that none was taken.
      missing: sectionsWithout(
        (part) => lists[part].data === undefined || (part === 'medicines' && medicines.data?.doses === null),
      ),
      cutAt: cutLists({
        readings: readings.data?.cutAt,
        notes: notes.data,
        doses: medicines.data?.doses ?? undefined,
        visits: visits.data,
        labs: labs.data,
        documents: files.data,
      }),
    };
  }, [profile.data, isLoading, first.data, readings, notes, medicines, visits, labs, files]);
  // A report without visits, medicines and laboratory values would look complete.
  if (profile.data?.reach === 'readings') return <Navigate to={`/doctor/patient/${userId}`} replace />;
  return <ReportPage source={source} now={now} back={`/doctor/patient/${userId}`} tone="paper" />;
}
