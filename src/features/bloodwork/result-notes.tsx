import { FormattedMessage } from 'react-intl';
import { UsualRangeText } from '@/app/labs/result-words.tsx';
import { actionOf, type LabMoment } from '@/clinical/lab/action-value.ts';
import { areUnitsDifferent } from '@/clinical/lab/lab-flag.ts';
import { usualInPregnancy } from '@/clinical/lab/pregnancy-ranges.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { ResultAction } from './result-action.tsx';
import styles from './result-notes.module.css';

/**
 * In the form: why a value was not compared, the advice for it, and the usual range of the trimester. These notes never
 * change the flag, which comes from the printed range only.
 */
export function ResultNotes({ result, moment }: { result: Biomarker; moment: LabMoment }) {
  return (
    <>
      {areUnitsDifferent(result) && (
        <p className={styles.usual}>
          <FormattedMessage id="bloodwork.unitsDiffer" />
        </p>
      )}
      <ResultAction action={actionOf(result, moment)} />
      {usualInPregnancy(result.name, moment.trimester) && (
        <p className={styles.usual}>
          <UsualRangeText result={result} moment={moment} />
        </p>
      )}
    </>
  );
}
