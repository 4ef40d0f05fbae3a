import { useIntl } from 'react-intl';
import type { Reading } from '@/model/reading.ts';
import { readingWords } from './reading-words.ts';
import styles from './reading-value.module.css';

/** `118/76 mmHg`: the number large, its unit small, one text; it runs from left to right in every language. */
export function ReadingValue({ reading }: { reading: Reading }) {
  const { value, unit } = readingWords(useIntl(), reading);
  return (
    <bdi dir="ltr">
      <span className={styles.number}>{value}</span> <span className={styles.unit}>{unit}</span>
    </bdi>
  );
}
