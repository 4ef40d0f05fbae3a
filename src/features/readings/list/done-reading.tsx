import { useIntl } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import type { Reading } from '@/model/records/reading.ts';
import { ListRow } from '@/ui/layout/list.tsx';
import { showReading } from '@/features/readings/state/open-reading.ts';
import { readingText } from '@/features/readings/values/reading-words.ts';
import { SeenLine } from '@/features/readings/values/seen-line.tsx';
import { ReadingMeaning } from './reading-row.tsx';
import styles from './readings.module.css';

/** A reading of today, in the opened part of the plan that is done. A tap opens its detail. */
export function DoneReading({ reading }: { reading: Reading }) {
  const intl = useIntl();
  return (
    <ListRow
      done
      lead={<time dateTime={reading.recordedAt}>{clockText(reading.recordedAt)}</time>}
      title={intl.formatMessage({ id: `readings.kindTitle.${reading.kind}` })}
      detail={
        <>
          <bdi dir="ltr" className={styles.doneValue}>
            {readingText(intl, reading)}
          </bdi>
          <span className={styles.doneWords}>
            <ReadingMeaning reading={reading} />
          </span>
          <SeenLine readingId={reading.id} />
        </>
      }
      onOpen={() => showReading(reading)}
    />
  );
}
