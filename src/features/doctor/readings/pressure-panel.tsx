import { useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { pressureLabel } from '@/clinical/pressure/pressure-category.ts';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { symptomText } from '@/i18n/phrases/symptom-words.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import { ChartFigure, type LegendItem } from '@/ui/chart/chart-figure.tsx';
import { lastDays, tickDays } from '@/ui/chart/day-range.ts';
import { findGaps } from '@/ui/chart/gaps.ts';
import { PRESSURE_MARKS, pressureSpec } from '@/ui/chart/pressure-spec.ts';
import { Segments } from '@/ui/chart/segments.tsx';
import { DataTable } from '@/ui/layout/data-table.tsx';
import { doseMarks, symptomMarks } from './time-marks.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { isHighPressure } from '@/features/doctor/elements/pressure-tape.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';

const DAYS = 30;
const views = ['chart', 'table'] as const;
type View = (typeof views)[number];

const timeOf = ({ recordedAt }: BloodPressureReading) => Date.parse(recordedAt);
const pair = ({ systolic, diastolic }: BloodPressureReading) => `${systolic}/${diastolic}`;

interface PressurePanelProps {
  /** Newest first. */
  readings: readonly BloodPressureReading[];
  /** Doses of the same days; undefined while they are not loaded. */
  doses?: readonly PlannedDose[];
  limits: OwnLimits | null;
  now: number;
}

/** Blood pressure of 30 days: a chart with limits and gaps, or the same readings as a table. */
export function PressurePanel({ readings, doses, limits, now }: PressurePanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [view, setView] = useState<View>('chart');
  // The range changes with the day, not with the minute, so that the chart is not redrawn every minute.
  const { from, to } = lastDays(now, DAYS);
  const content = useMemo(() => {
    const range = { from, to };
    const shown = readings.filter((reading) => timeOf(reading) >= from && timeOf(reading) < to);
    const gaps = findGaps(shown.map(timeOf), range, readings.length > shown.length);
    const spec = pressureSpec({
      range,
      stems: shown.map((reading) => ({
        time: timeOf(reading),
        top: reading.systolic,
        bottom: reading.diastolic,
        ...(isHighPressure(reading) && { highText: pair(reading) }),
      })),
      gaps: gaps.map((gap) => ({ ...gap, text: intl.formatMessage({ id: 'doctor.chart.gap' }, { days: gap.days }) })),
      ticks: tickDays(range).map((time) => ({ time, text: words.date(time) })),
      figure: String,
      marks: [...doseMarks(doses ?? [], range), ...symptomMarks(shown)],
      personalLimits: limits?.pressure ?? null,
    });
    const due = spec.marks.filter(({ kind }) => kind === 'taken' || kind === 'missed');
    return {
      shown,
      spec,
      summary: [
        summarise(
          intl,
          shown,
          gaps.reduce((sum, gap) => sum + gap.days, 0),
        ),
        intl.formatMessage(
          { id: 'doctor.symptoms.summary' },
          { count: spec.marks.filter(({ kind }) => kind === 'symptom').length },
        ),
        doses &&
          intl.formatMessage(
            { id: 'doctor.dose.summary' },
            { due: due.length, taken: due.filter(({ kind }) => kind === 'taken').length },
          ),
      ]
        .filter(Boolean)
        .join(' '),
    };
  }, [readings, doses, limits, from, to, intl, words]);

  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.pressure.title' }, { days: DAYS })}
      detail="mmHg"
      end={
        content.shown.length > 0 && (
          <Segments
            options={views.map((value) => ({ value, text: intl.formatMessage({ id: `doctor.chart.${value}` }) }))}
            chosen={view}
            onChoose={setView}
          />
        )
      }
    >
      {content.shown.length === 0 ? (
        <p>{intl.formatMessage({ id: 'doctor.pressure.none' }, { days: DAYS })}</p>
      ) : (
        <ChartFigure
          spec={content.spec}
          summary={content.summary}
          legend={legendOf(intl, content.spec)}
          isTable={view === 'table'}
          table={<PressureTable readings={content.shown} caption={content.summary} />}
        />
      )}
    </Panel>
  );
}

const timeMarks = [
  ['symptom', 'doctor.dose.symptom'],
  ['taken', 'doctor.dose.taken'],
  ['missed', 'doctor.dose.missed'],
] as const;

const legendOf = (intl: IntlShape, { marks }: ChartSpec): LegendItem[] => [
  { mark: 'dot', text: intl.formatMessage({ id: 'doctor.chart.top' }, { limit: PRESSURE_MARKS.top }) },
  { mark: 'ring', text: intl.formatMessage({ id: 'doctor.chart.bottom' }, { limit: PRESSURE_MARKS.bottom }) },
  { mark: 'triangle', text: intl.formatMessage({ id: 'doctor.chart.high' }) },
  { mark: 'latest', text: intl.formatMessage({ id: 'doctor.chart.latest' }) },
  { mark: 'hatch', text: intl.formatMessage({ id: 'doctor.chart.noReadings' }) },
  ...timeMarks
    .filter(([kind]) => marks.some((mark) => mark.kind === kind))
    .map(([mark, id]) => ({ mark, text: intl.formatMessage({ id }) })),
];

function summarise(intl: IntlShape, shown: readonly BloodPressureReading[], missing: number): string {
  const latest = shown[0];
  if (!latest) return '';
  return intl.formatMessage(
    { id: 'doctor.pressure.summary' },
    {
      days: DAYS,
      count: shown.length,
      latest: pair(latest),
      highest: Math.max(...shown.map(({ systolic }) => systolic)),
      high: shown.filter(isHighPressure).length,
      missing,
    },
  );
}

function PressureTable({ readings, caption }: { readings: readonly BloodPressureReading[]; caption: string }) {
  const intl = useIntl();
  const words = useDoctorWords();
  return (
    <DataTable
      caption={caption}
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
          title: intl.formatMessage({ id: 'doctor.table.pressure' }),
          cell: (reading) => <bdi dir="ltr">{pair(reading)}</bdi>,
          numeric: true,
        },
        {
          key: 'words',
          title: intl.formatMessage({ id: 'doctor.table.words' }),
          cell: (reading) =>
            [
              intl.formatMessage({ id: pressureLabel(reading) }),
              ...(reading.symptoms ?? []).map((symptom) => symptomText(intl, symptom)),
            ].join(', '),
        },
      ]}
    />
  );
}
