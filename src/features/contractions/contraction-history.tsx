import { FormattedMessage, useIntl } from 'react-intl';
import { byDay, type DayOf } from '@/app/timers/by-day.ts';
import { ContractionChart, wholeMinutes } from '@/app/timers/contraction-chart.tsx';
import { lengthOf } from '@/app/timers/contraction-rows.ts';
import type { StoredContraction } from '@/model/timers/timed-types.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import timers from '@/app/timers/timers.module.css';
import styles from './contractions.module.css';

interface ContractionHistoryProps {
  contractions: readonly StoredContraction[];
  onDelete: (contractions: readonly StoredContraction[]) => void;
}

/** All contractions by day: tapes of half an hour, and each one as a row. */
export function ContractionHistory({ contractions, onDelete }: ContractionHistoryProps) {
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="contractions.earlier" />
      </SectionTitle>
      <p className={styles.hint}>
        <FormattedMessage id={contractions.length === 0 ? 'contractions.empty' : 'contractions.chart'} />
      </p>
      {byDay(contractions).map((day) => (
        <Day key={day.day} day={day} onDelete={onDelete} />
      ))}
    </section>
  );
}

interface DayProps {
  day: DayOf<StoredContraction>;
  onDelete: ContractionHistoryProps['onDelete'];
}

function Day({ day: { day, records }, onDelete }: DayProps) {
  const intl = useIntl();
  return (
    <section className={styles.day}>
      <h3 className={timers.day}>{intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
      <ContractionChart contractions={records} />
      <details className={styles.each}>
        <summary>
          <FormattedMessage id="contractions.each" />
        </summary>
        <List>
          {records.map((each, index) => (
            <Row key={each.id} each={each} before={records[index + 1]} onDelete={() => onDelete([each])} />
          ))}
        </List>
        <Button tone="quiet" icon="trash" onClick={() => onDelete(records)}>
          <FormattedMessage id="contractions.delete.day" />
        </Button>
      </details>
    </section>
  );
}

interface RowProps {
  each: StoredContraction;
  before: StoredContraction | undefined;
  onDelete: () => void;
}

function Row({ each, before, onDelete }: RowProps) {
  const intl = useIntl();
  const length = lengthOf(each);
  const time = intl.formatTime(Date.parse(each.recordedAt), { hour: '2-digit', minute: '2-digit' });
  const gap = before && Date.parse(each.recordedAt) - Date.parse(before.recordedAt);
  return (
    <ListRow
      lead={time}
      title={
        length === null
          ? intl.formatMessage({ id: 'contractions.row.open' })
          : intl.formatMessage({ id: 'contractions.row' }, { seconds: Math.round(length / 1000) })
      }
      detail={
        gap === undefined ? undefined : intl.formatMessage({ id: 'contractions.gap' }, { minutes: wholeMinutes(gap) })
      }
      action={
        <Button
          tone="quiet"
          icon="trash"
          aria-label={intl.formatMessage({ id: 'contractions.delete' }, { time })}
          onClick={onDelete}
        >
          {''}
        </Button>
      }
    />
  );
}
