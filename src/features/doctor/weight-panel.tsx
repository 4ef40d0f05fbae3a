import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { weightBand } from '@/clinical/weight-band.ts';
import { clockText } from '@/i18n/clock-text.ts';
import { toKg } from '@/model/weight.ts';
import type { WeightReading } from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { ChartFigure } from '@/ui/chart/chart-figure.tsx';
import { addDays, startOfDay, tickDays } from '@/ui/chart/day-range.ts';
import { lineSpec } from '@/ui/chart/line-spec.ts';
import { Segments } from '@/ui/chart/segments.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { Panel } from './panel.tsx';
import { readingText } from '@/i18n/reading-words.ts';
import { useEarlyWeights } from './use-early-weights.ts';
import { useDoctorWords } from './use-doctor-words.ts';

const views = ['chart', 'table'] as const;
type View = (typeof views)[number];
/** The least span of the scale in kg, so that a change of a day does not look like an alarm. */
const LEAST_SPAN_KG = 6;
const FEWEST_DAYS = 30;

const timeOf = ({ recordedAt }: WeightReading) => Date.parse(recordedAt);

interface WeightPanelProps {
  doctorId: string;
  patient: Patient;
  /** Newest first. */
  readings: readonly WeightReading[];
  now: number;
}

/** All loaded weights in kg on one line, dotted where days are missing, with the usual range of gain where it is known. */
export function WeightPanel({ doctorId, patient, readings, now }: WeightPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [view, setView] = useState<View>('chart');
  const oldest = readings.at(-1);
  const today = startOfDay(now);
  const early = useEarlyWeights(doctorId, patient, readings, now);
  const spec = useMemo(() => {
    const from = Math.min(oldest ? startOfDay(timeOf(oldest)) : today, addDays(today, 1 - FEWEST_DAYS));
    const range = { from, to: addDays(today, 1) };
    const band = weightBand(patient, early, range, 'kg');
    return lineSpec({
      range,
      points: readings.map((reading) => ({ time: timeOf(reading), value: toKg(reading.weight, reading.unit) })),
      ticks: tickDays(range).map((time) => ({ time, text: words.date(time) })),
      bands: band ? [{ tone: 'soft', points: band }] : [],
      limits: [],
      leastSpan: LEAST_SPAN_KG,
      figure: String,
    });
  }, [patient, readings, early, oldest, today, words]);
  const [newest] = readings;
  const kilograms = (reading: WeightReading) =>
    intl.formatNumber(toKg(reading.weight, reading.unit), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const summary =
    newest && oldest
      ? intl.formatMessage(
          { id: 'doctor.weight.summary' },
          {
            count: readings.length,
            first: kilograms(oldest),
            latest: kilograms(newest),
            since: words.date(timeOf(oldest)),
          },
        )
      : '';
  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.weight.title' })}
      detail="kg"
      end={
        newest && (
          <Segments
            options={views.map((value) => ({ value, text: intl.formatMessage({ id: `doctor.chart.${value}` }) }))}
            chosen={view}
            onChoose={setView}
          />
        )
      }
    >
      {readings.length === 0 ? (
        <p>{intl.formatMessage({ id: 'doctor.weight.none' })}</p>
      ) : (
        <ChartFigure
          spec={spec}
          summary={summary}
          legend={[
            { mark: 'dotted', text: intl.formatMessage({ id: 'doctor.weight.legend' }) },
            ...(spec.bands.length > 0
              ? [{ mark: 'band' as const, text: intl.formatMessage({ id: 'doctor.weight.band' }) }]
              : []),
            { mark: 'latest', text: intl.formatMessage({ id: 'doctor.chart.latest' }) },
          ]}
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
                {
                  key: 'value',
                  title: intl.formatMessage({ id: 'doctor.weight.title' }),
                  cell: (reading) => readingText(intl, reading),
                  numeric: true,
                },
              ]}
            />
          }
        />
      )}
    </Panel>
  );
}
