import { useState } from 'react';
import { useIntl } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import type { Reading } from '@/model/records/reading.ts';
import { ChartFigure, type LegendItem } from '@/ui/chart/chart-figure.tsx';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { addDays, startOfDay, type DayRange } from '@/ui/chart/day-range.ts';
import { Segments } from '@/ui/chart/segments.tsx';
import { DataTable } from '@/ui/layout/data-table.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';

const views = ['chart', 'table'] as const;
type View = (typeof views)[number];
const FEWEST_DAYS = 30;

export const timeOf = ({ recordedAt }: Reading) => Date.parse(recordedAt);

/** The days of a panel's chart: from the oldest reading, 30 days at least, until the end of today. */
export function panelRange(oldest: Reading | undefined, now: number): DayRange {
  const today = startOfDay(now);
  const from = Math.min(oldest ? startOfDay(timeOf(oldest)) : today, addDays(today, 1 - FEWEST_DAYS));
  return { from, to: addDays(today, 1) };
}

interface LinePanelProps {
  title: string;
  /** The unit of the chart. */
  unit: string;
  /** Shown when there is no reading. */
  none: string;
  spec: ChartSpec;
  /** The chart in one sentence. */
  summary: string;
  /** What the marks mean, besides that of the latest reading. */
  legend: readonly LegendItem[];
  /** Newest first. */
  readings: readonly Reading[];
}

/** Readings of one kind that are one number: a line, or the same numbers as a table. */
export function LinePanel({ title, unit, none, spec, summary, legend, readings }: LinePanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [view, setView] = useState<View>('chart');
  return (
    <Panel
      title={title}
      detail={unit}
      end={
        readings.length > 0 && (
          <Segments
            options={views.map((value) => ({ value, text: intl.formatMessage({ id: `doctor.chart.${value}` }) }))}
            chosen={view}
            onChoose={setView}
          />
        )
      }
    >
      {readings.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ChartFigure
          spec={spec}
          summary={summary}
          legend={[...legend, { mark: 'latest', text: intl.formatMessage({ id: 'doctor.chart.latest' }) }]}
          isTable={view === 'table'}
          table={
            <DataTable
              caption={summary}
              captionHidden
              rows={readings}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'when',
                  title: intl.formatMessage({ id: 'doctor.table.when' }),
                  cell: (reading) => `${words.date(timeOf(reading))} ${clockText(timeOf(reading))}`,
                },
                { key: 'value', title, cell: (reading) => readingText(intl, reading), numeric: true },
              ]}
            />
          }
        />
      )}
    </Panel>
  );
}
