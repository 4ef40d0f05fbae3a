import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import type { Patient } from '@/sync/online/patient-documents.ts';
import type { Reading, ReadingKind, ReadingOf } from '@/model/reading.ts';
import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { asOf } from './as-of.ts';
import { AsOfLine } from './as-of-line.tsx';
import { useContact } from './doctor-view-provider.tsx';
import { FlagsPanel } from './flags-panel.tsx';
import { OpenAlertCard } from './open-alert-card.tsx';
import { PatientHero } from './patient-hero.tsx';
import { PatientTape } from './patient-tape.tsx';
import { patientReadingsQuery, profileQuery } from './patient-queries.ts';
import { PressurePanel } from './pressure-panel.tsx';
import { ReadingsPanel } from './readings-panel.tsx';
import { SugarPanel } from './sugar-panel.tsx';
import { troubleOf } from './trouble.ts';
import { useNow } from '@/use-now.ts';
import { WeightPanel } from './weight-panel.tsx';
import styles from './patient-view.module.css';

/** One patient: who she is, what is urgent, what she measured. Asks anew whenever the bell rings. */
export function PatientView({ doctorId, userId }: { doctorId: string; userId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const profile = useQuery(profileQuery(doctorId, userId));
  const readings = useQuery(patientReadingsQuery(doctorId, userId));
  const contact = useContact();
  const asked = [profile, readings];
  const trouble = troubleOf(asked, contact);

  if (!profile.data) {
    const missing = () => {
      if (profile.data === null) return 'doctor.patient.notYours';
      return trouble === 'none' ? 'doctor.patient.loading' : 'doctor.patient.never';
    };
    return (
      <Page title={intl.formatMessage({ id: 'doctor.patient.title' })} back="/doctor" tone="paper">
        <Card>
          <p aria-live="polite">{intl.formatMessage({ id: missing() })}</p>
        </Card>
      </Page>
    );
  }
  const patient = profile.data;
  return (
    <Page
      title={patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' })}
      back="/doctor"
      tone="paper"
      hero={<PatientHero patient={patient} now={now} />}
      tape={<PatientTape patient={patient} now={now} />}
    >
      <div className={styles.page}>
        <AsOfLine
          asOf={asOf(
            asked.map((query) => query.dataUpdatedAt),
            contact === 'live',
            now,
          )}
          trouble={trouble}
          now={now}
        />
        {readings.data && <Measured patient={patient} readings={readings.data} now={now} />}
      </div>
    </Page>
  );
}

const only = <K extends ReadingKind>(readings: readonly Reading[], kind: K) =>
  readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind);

interface MeasuredProps {
  patient: Patient;
  readings: readonly Reading[];
  now: number;
}

function Measured({ patient, readings, now }: MeasuredProps) {
  const [pressures, sugars, weights] = useMemo(
    () => [only(readings, 'bloodPressure'), only(readings, 'bloodSugar'), only(readings, 'weight')] as const,
    [readings],
  );
  return (
    <>
      <OpenAlertCard patient={patient} readings={readings} now={now} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PressurePanel readings={pressures} now={now} />
          <SugarPanel patient={patient} readings={sugars} now={now} />
          <WeightPanel patient={patient} readings={weights} now={now} />
        </div>
        <div className={styles.column}>
          <FlagsPanel patient={patient} readings={readings} now={now} />
          <ReadingsPanel readings={readings} now={now} />
        </div>
      </div>
    </>
  );
}
