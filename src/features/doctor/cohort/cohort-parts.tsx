import { useIntl } from 'react-intl';
import type { Cohort } from '@/clinical/cohort/cohort.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { spanText } from '@/i18n/phrases/span-text.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { PatientGroup } from './patient-group.tsx';
import styles from './cohort.module.css';

interface CohortPartsProps {
  cohort: Cohort;
  /** By the patient's id. */
  names: ReadonlyMap<string, string>;
}

/** Who logs, how fast alarms are answered, and which episodes are open. */
export function CohortParts({ cohort, names }: CohortPartsProps) {
  const intl = useIntl();
  const { open, answers } = cohort;
  const text = (id: MessageId) => intl.formatMessage({ id });
  const group = (id: MessageId, userIds: readonly string[]) => (
    <PatientGroup key={id} title={text(id)} {...{ userIds, names }} />
  );
  const lower = [...open.TODAY, ...open.SELF_CARE];
  return (
    <div className={styles.panels}>
      <Panel
        title={text('cohort.logs')}
        detail={intl.formatMessage({ id: 'cohort.patients' }, { count: cohort.all.length })}
      >
        {group('cohort.silent', cohort.silent)}
        {group('cohort.logging', cohort.logging)}
        {group('cohort.excused', cohort.excused)}
      </Panel>
      <Panel title={text('cohort.open')}>
        {group('cohort.open.emergency', open.EMERGENCY)}
        {group('cohort.open.urgent', open.URGENT)}
        {lower.length > 0 && group('cohort.open.lower', lower)}
        {group('cohort.waiting', cohort.waiting)}
      </Panel>
      <Panel title={text('cohort.answers')}>
        {answers.p50Ms === null || answers.p90Ms === null ? (
          <p>{text('cohort.answers.none')}</p>
        ) : (
          <dl className={styles.times}>
            <dt>{text('cohort.answers.p50')}</dt>
            <dd>{spanText(intl, answers.p50Ms)}</dd>
            <dt>{text('cohort.answers.p90')}</dt>
            <dd>{spanText(intl, answers.p90Ms)}</dd>
          </dl>
        )}
        <p className={styles.quiet}>{intl.formatMessage({ id: 'cohort.answers.count' }, { count: answers.count })}</p>
      </Panel>
    </div>
  );
}
