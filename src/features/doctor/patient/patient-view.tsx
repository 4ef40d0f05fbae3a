import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { isMidwife } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { asOf } from '@/features/doctor/queries/as-of.ts';
import { AsOfLine } from '@/features/doctor/elements/as-of-line.tsx';
import { useConnectionState } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { PatientHero } from './patient-hero.tsx';
import { PatientPanels } from './patient-panels.tsx';
import { PatientTape } from './patient-tape.tsx';
import { profileQuery } from '@/features/doctor/queries/patient-queries.ts';
import { canWrite, troubleOf } from '@/features/doctor/queries/trouble.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { usePatientParts } from '@/features/doctor/queries/use-patient-parts.ts';
import styles from './patient-view.module.css';

/** One patient: facts, alerts, records. Refetches on every realtime event. */
export function PatientView({ doctorId, userId }: { doctorId: string; userId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const profile = useQuery(profileQuery(doctorId, userId));
  const parts = usePatientParts(doctorId, userId);
  const contact = useConnectionState();
  const queries = [profile, ...Object.values(parts)];
  const trouble = troubleOf(queries, contact);
  const isOfUnit = useSession(({ user }) => isMidwife(user?.labels ?? []));

  if (!profile.data) {
    const missing = () => {
      if (profile.data === null) return isOfUnit ? 'midwives.notYours' : 'doctor.patient.notYours';
      return trouble === 'none' ? 'doctor.patient.loading' : 'doctor.patient.never';
    };
    const isComing = profile.data === undefined && trouble === 'none';
    return (
      <Page
        title={intl.formatMessage({ id: 'doctor.patient.title' })}
        back="/doctor"
        tone="paper"
        hero={isComing && <div className={styles.heroPlace} />}
        tape={isComing ? <div className={styles.tapePlace} /> : undefined}
      >
        <Card>
          <p aria-live="polite">{intl.formatMessage({ id: missing() })}</p>
        </Card>
      </Page>
    );
  }
  const patient = profile.data;
  // A part that was never loaded reports that itself; this line shows the age of the loaded parts.
  const answered = queries.map((query) => query.dataUpdatedAt).filter((time) => time > 0);
  return (
    <Page
      title={patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' })}
      back="/doctor"
      tone="paper"
      hero={<PatientHero patient={patient} now={now} />}
      tape={<PatientTape patient={patient} now={now} />}
    >
      <div className={styles.page}>
        <div className={styles.top}>
          <AsOfLine asOf={asOf(answered, contact === 'live', now)} trouble={trouble} now={now} />
          <PatientActions patient={patient} />
        </div>
        <ClinicalContent line="before">
          <PatientPanels
            doctorId={doctorId}
            patient={patient}
            parts={parts}
            now={now}
            canWrite={canWrite(trouble) && patient.reach !== 'readings'}
          />
        </ClinicalContent>
      </div>
    </Page>
  );
}

/** Links to the conversation, for her doctor, and to the report, for those who read all of its parts. */
function PatientActions({ patient }: { patient: Patient }) {
  const intl = useIntl();
  if (patient.reach === 'readings') return null;
  return (
    <span className={styles.actions}>
      {patient.reach === undefined && (
        <ButtonLink to={`/doctor-chat?patient=${encodeURIComponent(patient.id)}`} tone="secondary" icon="message">
          {intl.formatMessage({ id: 'doctor.patient.message' })}
        </ButtonLink>
      )}
      <ButtonLink to={`/doctor/patient/${patient.id}/report`} tone="secondary" icon="print">
        {intl.formatMessage({ id: 'doctor.patient.report' })}
      </ButtonLink>
    </span>
  );
}
