import { useIntl } from 'react-intl';
import { newestReadings } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';

/** Enough to hold the newest reading of each kind, unless one kind is measured much more often. */
const NEWEST = 60;

/** The newest reading of each kind, with the day on which it was taken; nothing before there is one. */
export function LastValues() {
  const intl = useIntl();
  const readings = useLiveQuery(() => newestReadings({ limit: NEWEST }), 'last values');
  const last = readingKinds.flatMap((kind) => readings?.find((reading) => reading.kind === kind) ?? []);
  if (last.length === 0) return null;
  return (
    <section>
      <SectionTitle id="rail-values">{intl.formatMessage({ id: 'rail.values' })}</SectionTitle>
      <List labelledBy="rail-values">
        {last.map((reading) => (
          <ListRow
            key={reading.kind}
            title={<bdi dir="ltr">{readingText(intl, reading)}</bdi>}
            detail={intl.formatMessage(
              { id: 'rail.taken' },
              {
                kind: intl.formatMessage({ id: `readings.kind.${reading.kind}` }),
                date: intl.formatDate(reading.recordedAt, { day: 'numeric', month: 'short' }),
                time: clockText(reading.recordedAt),
              },
            )}
          />
        ))}
      </List>
    </section>
  );
}
