import { FormattedMessage } from 'react-intl';
import { actionOf, type LabMoment } from '@/clinical/lab/action-value.ts';
import { areUnitsDifferent } from '@/clinical/lab/lab-flag.ts';
import { usualInPregnancy } from '@/clinical/lab/usual-in-pregnancy.ts';
import { tierWords } from '@/clinical/tier.ts';
import type { Biomarker } from '@/model/bloodwork.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import styles from './result-notes.module.css';

const icons = { URGENT: 'phone-call', TODAY: 'phone', none: 'info' } as const;

/**
 * Why it was not compared, what it asks for, and what is usual in her trimester: all beside the flag of the printed
 * range, none changes it.
 */
export function ResultNotes({ result, moment }: { result: Biomarker; moment: LabMoment }) {
  const action = actionOf(result, moment);
  const usual = usualInPregnancy(result.name, moment.trimester);
  return (
    <>
      {areUnitsDifferent(result) && (
        <p className={styles.usual}>
          <FormattedMessage id="bloodwork.unitsDiffer" />
        </p>
      )}
      {action && (
        <p className={classNames(styles.action, action.tier ? styles[action.tier] : styles.note)}>
          <Icon name={icons[action.tier ?? 'none']} size={20} />
          <span>
            {action.tier && (
              <strong>
                <FormattedMessage id={tierWords[action.tier]} />{' '}
              </strong>
            )}
            <FormattedMessage id={`bloodwork.advice.${action.advice}`} />
          </span>
        </p>
      )}
      {usual && moment.trimester && (
        <p className={styles.usual}>
          <FormattedMessage
            id="bloodwork.usual"
            values={{ trimester: moment.trimester, low: usual.low, high: usual.high, unit: usual.unit }}
          />
        </p>
      )}
    </>
  );
}
