import { FormattedMessage } from 'react-intl';
import { actionOf, type LabMoment } from '@/clinical/lab/action-value.ts';
import { areUnitsDifferent } from '@/clinical/lab/lab-flag.ts';
import { usualInPregnancy } from '@/clinical/lab/pregnancy-ranges.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './result-notes.module.css';

const icons = { URGENT: 'phone-call', TODAY: 'phone', none: 'info' } as const;

/**
 * Why a value was not compared, the advice for it, and the usual range of the trimester. These notes never change the
 * flag, which comes from the printed range only.
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
            values={{ trimester: moment.trimester, low: usual.low, high: usual.high, unit: labUnitText(usual.unit) }}
          />
        </p>
      )}
    </>
  );
}
