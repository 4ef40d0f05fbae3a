import { FormattedMessage } from 'react-intl';
import { ResultTape } from '@/app/labs/result-tape.tsx';
import { ResultState, UsualDifference, UsualRangeText, usualDiffers } from '@/app/labs/result-words.tsx';
import { actionOf, type LabMoment } from '@/clinical/lab/action-value.ts';
import { usualInPregnancy } from '@/clinical/lab/pregnancy-ranges.ts';
import { isOutside } from '@/clinical/lab/result-meaning.ts';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import styles from './bloodwork.module.css';
import { ResultAction } from './result-action.tsx';

/** One value as a point on its range, and one sentence: how it stands, and what to do about it. */
export function ResultLine({ result, moment }: { result: Biomarker; moment: LabMoment }) {
  const { name, value, unit, referenceRange, flag } = result;
  const action = actionOf(result, moment);
  const usual = usualInPregnancy(name, moment.trimester);
  const isToShow = isOutside(result) || usualDiffers(result, moment) === 'outside';
  const stateStyle = isOutside(result) ? styles.outside : flag === 'Normal' ? styles.inside : styles.quiet;
  return (
    <li className={styles.result}>
      <div className={styles.head}>
        <span>{name}</span>
        <bdi dir="ltr" className={styles.value}>
          {value} <small>{labUnitText(unit)}</small>
        </bdi>
      </div>
      <ResultTape result={result} moment={moment} />
      <ResultAction action={action}>
        <span className={stateStyle}>
          <ResultState result={result} />
        </span>
        {!action && (
          <>
            {' '}
            <UsualDifference result={result} moment={moment} />
            {isToShow && (
              <>
                {' '}
                <FormattedMessage id="bloodwork.show" />
              </>
            )}
          </>
        )}
      </ResultAction>
      {(referenceRange !== '' || usual) && (
        <p className={styles.figures}>
          {referenceRange !== '' && (
            <bdi>
              <FormattedMessage id="bloodwork.range" values={{ range: labUnitText(referenceRange) }} />
            </bdi>
          )}
          {usual && (
            <span>
              <UsualRangeText result={result} moment={moment} />
            </span>
          )}
        </p>
      )}
    </li>
  );
}
