import { FormattedMessage } from 'react-intl';
import type { LabMoment } from '@/clinical/lab/action-value.ts';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './bloodwork.module.css';
import { ResultNotes } from './result-notes.tsx';
import { nearOf } from './summary.ts';

/** One printed value with its range and the comparison in words; the colour only supports them. */
export function ResultLine({ result, moment }: { result: Biomarker; moment: LabMoment }) {
  const { name, value, unit, referenceRange, flag } = result;
  const near = nearOf(result);
  const isOutside = flag === 'Low' || flag === 'High';
  return (
    <li className={styles.result}>
      <div className={styles.head}>
        <span>{name}</span>
        <bdi dir="ltr" className={styles.value}>
          {value} <small>{labUnitText(unit)}</small>
        </bdi>
      </div>
      <div className={styles.head}>
        <span className={classNames(isOutside ? styles.outside : flag === 'Normal' ? styles.inside : styles.quiet)}>
          <FormattedMessage id={`bloodwork.flag.${flag}`} />
          {near && (
            <>
              {' · '}
              <FormattedMessage id={`bloodwork.near.${near}`} />
            </>
          )}
        </span>
        {referenceRange !== '' && (
          <bdi className={styles.quiet}>
            <FormattedMessage id="bloodwork.range" values={{ range: labUnitText(referenceRange) }} />
          </bdi>
        )}
      </div>
      <ResultNotes result={result} moment={moment} />
    </li>
  );
}
