import { FormattedMessage, useIntl } from 'react-intl';
import { MarkTape } from '@/ui/chart/mark-tape.tsx';
import { contractionRows, ROW_MINUTES, type ContractionRow, type Timed } from './contraction-rows.ts';
import styles from './timers.module.css';

const FIGURE_MINUTES = 10;

/** Whole minutes, at least one. */
export const wholeMinutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

interface ContractionChartProps {
  contractions: readonly Timed[];
  /** Rows that are shown. */
  most?: number;
}

/** Half hours as tapes: how far apart contractions began, and how long they were. The words of a row say the same. */
export function ContractionChart({ contractions, most }: ContractionChartProps) {
  const rows = contractionRows(contractions).slice(0, most);
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => (
        <Row key={row.from} row={row} hasFigures={index === rows.length - 1} />
      ))}
    </ol>
  );
}

function Row({ row: { from, marks, count, every, length }, hasFigures }: { row: ContractionRow; hasFigures: boolean }) {
  const intl = useIntl();
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <b>{intl.formatTime(from, { hour: '2-digit', minute: '2-digit' })}</b>{' '}
        <FormattedMessage id="contractions.row.count" values={{ count }} />
        {every !== null && ' · '}
        {every !== null && <FormattedMessage id="contractions.mean" values={{ minutes: wholeMinutes(every) }} />}
        {length !== null && ' · '}
        {length !== null && <FormattedMessage id="contractions.row" values={{ seconds: Math.round(length / 1000) }} />}
      </p>
      <MarkTape
        length={ROW_MINUTES}
        long={5}
        short={1}
        marks={marks}
        {...(hasFigures && {
          figure: (at: number) => {
            if (at === ROW_MINUTES) return intl.formatNumber(at, { style: 'unit', unit: 'minute' });
            // A figure at every long tick would touch the last one, which has the unit.
            return at % FIGURE_MINUTES === 0 ? intl.formatNumber(at) : '';
          },
        })}
      />
    </li>
  );
}
