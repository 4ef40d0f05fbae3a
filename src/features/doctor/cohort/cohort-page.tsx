import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { cohortOf } from '@/clinical/cohort/cohort.ts';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { AsOfLine } from '@/features/doctor/elements/as-of-line.tsx';
import { asOf } from '@/features/doctor/queries/as-of.ts';
import { DoctorViewProvider, useConnectionState } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { cohortQuery, patientsQuery } from '@/features/doctor/queries/patient-queries.ts';
import { troubleOf } from '@/features/doctor/queries/trouble.ts';
import { CohortParts } from './cohort-parts.tsx';
import styles from './cohort.module.css';

/** /doctor/numbers: the patients of a doctor, or of a midwife's unit, in numbers with the list behind each. */
export default function CohortPage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  if (!user || !isClinician(user.labels)) return <Navigate to="/dashboard" replace />;
  return (
    <Page title={intl.formatMessage({ id: 'cohort.title' })} back="/doctor" tone="paper">
      <DoctorViewProvider doctorId={user.id}>
        <Numbers readerId={user.id} />
      </DoctorViewProvider>
    </Page>
  );
}

function Numbers({ readerId }: { readerId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const list = useQuery(patientsQuery(readerId));
  const rows = useQuery(cohortQuery(readerId));
  const contact = useConnectionState();
  const trouble = troubleOf([list, rows], contact);
  const cohort = useMemo(() => rows.data && cohortOf(rows.data), [rows.data]);
  const names = useMemo(() => new Map((list.data ?? []).map(({ id, name }) => [id, name?.trim() ?? ''])), [list.data]);
  return (
    <div className={styles.page}>
      <AsOfLine asOf={asOf([list.dataUpdatedAt, rows.dataUpdatedAt], contact === 'live', now)} {...{ trouble, now }} />
      {cohort ? (
        <CohortParts cohort={cohort} names={names} />
      ) : (
        <Card>
          <p aria-live="polite">
            {intl.formatMessage({ id: trouble === 'none' ? 'doctor.loading' : 'doctor.part.failed' })}
          </p>
        </Card>
      )}
    </div>
  );
}
