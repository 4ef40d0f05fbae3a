import { FormattedMessage } from 'react-intl';
import styles from './symptom-checker.module.css';

/** Parts of a check: emergency signs, stage, symptoms, questions about them. */
const PARTS = 4;

/** How far the check is, in words. */
export const Part = ({ at }: { at: 1 | 2 | 3 | 4 }) => (
  <p className={styles.hint}>
    <FormattedMessage id="schecker.part" values={{ at, of: PARTS }} />
  </p>
);
