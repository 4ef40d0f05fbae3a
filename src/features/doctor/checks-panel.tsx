import { useState } from 'react';
import { useIntl } from 'react-intl';
import { symptomTable, type SymptomId } from '@/clinical/symptoms/table.ts';
import type { PatientCheck } from '@/sync/online/patient-records.ts';
import { useContent } from '@/use-content.ts';
import { LevelChip } from './level-chip.tsx';
import { MoreButton } from './more-button.tsx';
import { Panel } from './panel.tsx';
import { useDoctorWords } from './use-doctor-words.ts';
import styles from './record-list.module.css';

const STEP = 6;
const isKnown = (id: string): id is SymptomId => Object.hasOwn(symptomTable, id);

/** What she said in the symptom checker, the newest first: the symptoms, and how soon she was told to call. */
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
