import { useIntl } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import type { Reading } from '@/model/records/reading.ts';
import { Button } from '@/ui/controls/button.tsx';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { openEntry } from '@/features/readings/state/entry-state.ts';
import { ReadingMeaning } from './reading-row.tsx';
import { readingText } from '@/features/readings/values/reading-words.ts';
import { SeenLine } from '@/features/readings/values/seen-line.tsx';
import type { useReadingDeletion } from '@/features/readings/state/use-reading-deletion.ts';
import styles from './readings.module.css';

/** The readings of today, the first of the day on top. */
function ofToday(newest: readonly Reading[], now: number): readonly Reading[] {
  const today = startOfDay(now);
  return newest.filter((reading) => startOfDay(Date.parse(reading.recordedAt)) === today).toReversed();
}

const NEXT = 'today-next';

interface TodayReadingsProps {
  /** The newest first, more than anyone measures in a day. */
  newest: readonly Reading[];
  now: number;
  deletion: ReturnType<typeof useReadingDeletion>;
}

/** What was measured today, and a row for the pressure that is not measured yet, without urging. */
export function TodayReadings({ newest, now, deletion }: TodayReadingsProps) {
  const shown = ofToday(newest, now);
  const intl = useIntl();
  const hasPressure = shown.some((reading) => reading.kind === 'bloodPressure');
  return (
    <List>
      {shown.map((reading) => (
        <DoneRow key={reading.id} reading={reading} onDelete={() => deletion.remove(reading)} />
      ))}
      {!hasPressure && (
        <ListRow
          lead={<Icon name="clock" />}
          title={<span id={NEXT}>{intl.formatMessage({ id: 'readings.kindTitle.bloodPressure' })}</span>}
          detail={intl.formatMessage({ id: 'dashboard.today.next' })}
          action={
            <Button tone="secondary" aria-describedby={NEXT} onClick={() => openEntry('bloodPressure')}>
              {intl.formatMessage({ id: 'dashboard.today.add' })}
            </Button>
          }
        />
      )}
    </List>
  );
}

function DoneRow({ reading, onDelete }: { reading: Reading; onDelete: () => void }) {
  const intl = useIntl();
  // The same id in the prerendered frame and in the page, so that a tap on the frame finds its button in the page.
  const row = `today-${reading.id}`;
  return (
    <ListRow
      done
      lead={
        <time id={`${row}-time`} dateTime={reading.recordedAt}>
          {clockText(reading.recordedAt)}
        </time>
      }
      title={
        <span id={row} className={styles.doneTitle}>
          <Icon name="check" size={20} />
          {intl.formatMessage({ id: `readings.kindTitle.${reading.kind}` })}
        </span>
      }
      detail={
        <>
          <bdi id={`${row}-value`} dir="ltr" className={styles.doneValue}>
            {readingText(intl, reading)}
          </bdi>
          <span className={styles.doneWords}>
            <ReadingMeaning reading={reading} />
          </span>
          <SeenLine readingId={reading.id} />
        </>
      }
      action={
        <button
          type="button"
          className={styles.delete}
          aria-describedby={`${row} ${row}-value ${row}-time`}
          onClick={onDelete}
        >
          {intl.formatMessage({ id: 'readings.delete' })}
        </button>
      }
    />
  );
}
