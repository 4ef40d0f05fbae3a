import { useState } from 'react';
import { useIntl } from 'react-intl';
import { symptomTable, type SymptomId } from '@/clinical/symptoms/decision-table.ts';
import type { PatientCheck } from '@/sync/api/doctor/patient-records.ts';
import { useContent } from '@/app/content/use-content.ts';
import { LevelChip } from '@/features/doctor/triage/level-chip.tsx';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

const STEP = 6;
const isKnown = (id: string): id is SymptomId => Object.hasOwn(symptomTable, id);

/** The patient's symptom checks, newest first: the symptoms, and how soon the checker advised to call. */
export function ChecksPanel({ checks, now }: { checks: readonly PatientCheck[]; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const { symptom } = useContent('symptoms');
  const [count, setCount] = useState(STEP);
  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.checks.title' })}
      detail={intl.formatMessage({ id: 'doctor.checks.detail' })}
    >
      {checks.length === 0 && <p>{intl.formatMessage({ id: 'doctor.checks.none' })}</p>}
      <ul>
        {checks.slice(0, count).map(({ id, recordedAt, symptoms, tier, weeks }) => (
          <li key={id} className={styles.row}>
            <div className={styles.grow}>
              <strong>{intl.formatList((symptoms ?? []).filter(isKnown).map((each) => symptom[each].title))}</strong>
              <span className={styles.detail}>
                {words.when(Date.parse(recordedAt), now)}
                {typeof weeks === 'number' && <> · {intl.formatMessage({ id: 'doctor.checks.weeks' }, { weeks })}</>}
              </span>
            </div>
            <span>
              <LevelChip level={tier} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton hidden={checks.length - count} step={STEP} onMore={() => setCount(count + STEP)} />
    </Panel>
  );
}
