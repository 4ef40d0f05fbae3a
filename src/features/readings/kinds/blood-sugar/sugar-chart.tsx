import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { levelIn, unitOf } from '@/clinical/glucose/sugar-units.ts';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { orderOf } from '@/clinical/glucose/sugar-level.ts';
import type { SugarProfile } from '@/clinical/glucose/sugar-targets.ts';
import { measurementTypes, type MeasurementType, type SugarUnit } from '@/model/records/blood-sugar.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { ChartFigure } from '@/ui/chart/chart-figure.tsx';
import { levelBand, type ChartSpec } from '@/ui/chart/chart-spec.ts';
import { lineSpec } from '@/ui/chart/line-spec.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { chartTicks } from '@/features/readings/charts/chart-ticks.ts';
import { useDoctorLimits } from '@/features/readings/state/doctor-limits.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { ReadingTable } from '@/features/readings/charts/reading-table.tsx';
import styles from '@/features/readings/list/readings.module.css';
import { lowerBound, sugarLimit, type SugarLimit } from '@/features/readings/values/sugar-limit.ts';
import type { Period } from '@/features/readings/charts/use-period.ts';

const leastSpan = { 'mg/dL': 70, 'mmol/L': 4 } as const;

/** How a line of sugars of one type is drawn: in one unit, against one limit. */
export interface SugarSeries extends SugarLimit {
  readonly type: MeasurementType;
  readonly unit: SugarUnit;
  readonly readings: readonly BloodSugarReading[];
  /** What her doctor set for her. */
  readonly own: OwnLimits | null;
}

/** The readings of one type; the one asked for, or the one measured most, fasting first. */
export function sugarSeries(
  readings: readonly BloodSugarReading[],
  unit: SugarUnit,
  profile: SugarProfile,
  own: OwnLimits | null,
  asked?: MeasurementType,
): SugarSeries | null {
  const count = (type: MeasurementType) => readings.filter((reading) => reading.measurementType === type).length;
  const types = measurementTypes.filter((type) => count(type) > 0).toSorted((a, b) => count(b) - count(a));
  const type = asked && types.includes(asked) ? asked : types[0];
  if (!type) return null;
  const ofType = readings.filter((reading) => reading.measurementType === type);
  return { type, unit, ...sugarLimit(type, unit, profile, own), readings: ofType, own };
}

const shownLevel = (reading: BloodSugarReading, unit: SugarUnit) =>
  levelIn(unit, reading.level, unitOf(reading) ?? unit);

/** The number of a reading in the unit of the chart; the words of a meter stay words. */
const levelWords = (intl: IntlShape, reading: BloodSugarReading, unit: SugarUnit) =>
  reading.meter ?? formatReadingNumber(intl, shownLevel(reading, unit), unit === 'mg/dL' ? 0 : 1);

/** Compared in the unit the reading was typed in, never converted (clinical rules 2.1). */
const isAbove = (reading: BloodSugarReading, series: SugarSeries, profile: SugarProfile) => {
  const unit = unitOf(reading);
  const below = unit && series.isTarget ? sugarLimit(series.type, unit, profile, series.own).limit : null;
  return below !== null && reading.level >= below;
};

export function sugarChartSpec(
  intl: IntlShape,
  series: SugarSeries,
  { range }: Period<'bloodSugar'>,
  profile: SugarProfile,
  isSmall = false,
): ChartSpec {
  const { unit, limit } = series;
  const decimals = unit === 'mg/dL' ? 0 : 1;
  const text = (value: number) => formatReadingNumber(intl, value, decimals);
  return lineSpec({
    range,
    points: series.readings.map((reading) => {
      const value = shownLevel(reading, unit);
      const time = Date.parse(reading.recordedAt);
      return isAbove(reading, series, profile)
        ? { time, value, highText: levelWords(intl, reading, unit) }
        : { time, value };
    }),
    ticks: isSmall ? [] : chartTicks(intl, range),
    bands: limit === null ? [] : [levelBand('soft', range, lowerBound[unit], limit)],
    limits:
      limit === null
        ? []
        : [
            { value: lowerBound[unit], text: text(lowerBound[unit]), tone: 'target' },
            { value: limit, text: text(limit), tone: 'target' },
          ],
    leastSpan: leastSpan[unit],
    figure: text,
  });
}

/** The chart in one sentence. */
export function sugarSummary(intl: IntlShape, series: SugarSeries, days: number, profile: SugarProfile): string {
  const { unit, limit, readings } = series;
  const place = (reading: BloodSugarReading) => orderOf({ ...reading, level: shownLevel(reading, unit) });
  const ordered = readings.toSorted((a, b) => place(a) - place(b));
  const text = (reading: BloodSugarReading | undefined) => (reading ? levelWords(intl, reading, unit) : '');
  const values = {
    type: intl.formatMessage({ id: `readings.type.${series.type}` }),
    days,
    unit,
    count: readings.length,
    lowest: text(ordered[0]),
    highest: text(ordered.at(-1)),
    latest: text(readings[0]),
  };
  if (!series.isTarget || limit === null)
    return intl.formatMessage({ id: 'readings.chart.summary.plainSugar' }, values);
  const high = readings.filter((reading) => isAbove(reading, series, profile)).length;
  return intl.formatMessage(
    { id: 'readings.chart.summary.bloodSugar' },
    {
      ...values,
      high,
      limit: formatReadingNumber(intl, limit, unit === 'mg/dL' ? 0 : 1),
    },
  );
}

/** The words of the legend name who set the limit. */
function limitText(intl: IntlShape, { isTarget, setBy, unit }: SugarSeries, limit: string): string {
  if (!isTarget) return intl.formatMessage({ id: 'readings.chart.band' }, { limit, unit });
  if (setBy === null) return intl.formatMessage({ id: 'readings.chart.target' }, { limit, unit });
  const name = setBy || intl.formatMessage({ id: 'readings.seen.noName' });
  return intl.formatMessage({ id: 'readings.chart.targetBy' }, { limit, unit, name });
}

interface SugarChartProps {
  period: Period<'bloodSugar'>;
  unit: SugarUnit;
  profile: SugarProfile;
  isTable: boolean;
}

/** Sugars of one type at a time: fasting and after a meal have different limits, so one line cannot show both. */
export function SugarChart({ period, unit, profile, isTable }: SugarChartProps) {
  const intl = useIntl();
  const own = useDoctorLimits(({ limits }) => limits);
  const [asked, setAsked] = useState<MeasurementType>();
  const series = sugarSeries(period.readings, unit, profile, own, asked);
  if (!series) return null;
  const types = measurementTypes.filter((type) => period.readings.some((each) => each.measurementType === type));
  const limit = series.limit === null ? '' : formatReadingNumber(intl, series.limit, unit === 'mg/dL' ? 0 : 1);
  const summary = sugarSummary(intl, series, period.days, profile);
  return (
    <>
      {types.length > 1 && (
        <div className={styles.types} role="group">
          {types.map((type) => (
            <Chip key={type} chosen={type === series.type} onClick={() => setAsked(type)}>
              {intl.formatMessage({ id: `readings.type.${type}` })}
            </Chip>
          ))}
        </div>
      )}
      <ChartFigure
        spec={sugarChartSpec(intl, series, period, profile)}
        summary={summary}
        legend={[
          ...(series.limit === null
            ? []
            : [
                {
                  mark: 'band' as const,
                  text: limitText(intl, series, limit),
                },
              ]),
          { mark: 'dotted', text: intl.formatMessage({ id: 'readings.chart.missing' }) },
          { mark: 'latest', text: intl.formatMessage({ id: 'readings.chart.latest' }) },
        ]}
        table={<ReadingTable caption={summary} readings={series.readings} />}
        isTable={isTable}
      />
    </>
  );
}
