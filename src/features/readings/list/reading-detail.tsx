import { FormattedMessage, useIntl } from 'react-intl';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { SyncMark } from '@/app/recovery/sync-mark.tsx';
import { useSession } from '@/sync/session/session.ts';
import { DeleteButton } from '@/ui/controls/text-button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useDoctorLimits } from '@/features/readings/state/doctor-limits.ts';
import { closeReading, useOpenReading } from '@/features/readings/state/open-reading.ts';
import { measuredText, readingWords } from '@/features/readings/values/reading-words.ts';
import { SeenLine } from '@/features/readings/values/seen-line.tsx';
import { rowOf } from './kind-rows.ts';
import { ReadingMeaning } from './reading-row.tsx';
import styles from './reading-detail.module.css';

interface ReadingDetailProps {
  /** ms since 1970 */
  now: number;
  onDelete: (reading: Reading) => void;
}

/** The reading that is open, with everything that was entered. Deleting can be undone on the page below. */
export function ReadingDetail({ now, onDelete }: ReadingDetailProps) {
  const intl = useIntl();
  const reading = useOpenReading((open) => open.reading);
  const profile = useProfile(useSession((session) => session.user?.id ?? '')) ?? null;
  const ownLimits = useDoctorLimits(({ limits }) => limits);
  if (!reading) return null;
  const { value, unit } = readingWords(intl, reading);
  const pulse = reading.kind === 'bloodPressure' ? reading.pulse : null;
  return (
    <Sheet
      open
      onClose={closeReading}
      title={intl.formatMessage({ id: `readings.kindTitle.${reading.kind}` })}
      lead={measuredText(intl, reading.recordedAt, now)}
    >
      <div className={styles.detail}>
        <bdi dir="ltr" className={styles.value}>
          {`${value} `}
          <small>{unit}</small>
        </bdi>
        {rowOf(reading).tape?.(reading, { profile, ownLimits })}
        <div className={styles.words}>
          <ReadingMeaning reading={reading} />
          <SyncMark record={reading} />
        </div>
        <SeenLine readingId={reading.id} />
        <dl className={styles.facts}>
          {pulse != null && (
            <div>
              <dt>
                <FormattedMessage id="readings.form.pulse" />
              </dt>
              <dd>{intl.formatNumber(pulse)}</dd>
            </div>
          )}
          {reading.note && (
            <div>
              <dt>
                <FormattedMessage id="readings.form.note" />
              </dt>
              <dd dir="auto">{reading.note}</dd>
            </div>
          )}
        </dl>
        <DeleteButton
          onClick={() => {
            closeReading();
            onDelete(reading);
          }}
        >
          <FormattedMessage id="readings.delete" />
        </DeleteButton>
      </div>
    </Sheet>
  );
}
