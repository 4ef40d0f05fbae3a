import { useIntl } from 'react-intl';
import { readingWords } from '@/i18n/phrases/reading-words.ts';
import { readNumberOf, type NumberKind, type SingleNumber } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import { daysBetween, tickDays } from '@/ui/chart/day-range.ts';
import { lineSpec } from '@/ui/chart/line-spec.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { LinePanel, panelRange, timeOf } from './line-panel.tsx';

interface NumberPanelProps {
  kind: NumberKind;
  number: SingleNumber;
  /** Newest first. */
  readings: readonly Reading[];
  now: number;
}

/** The readings of a kind that has no panel of its own. All of them are in the one unit of that kind. */
export function NumberPanel({ kind, number, readings, now }: NumberPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [unit = '', { leastSpan } = { leastSpan: 1 }] = Object.entries(number.units)[0] ?? [];
  const range = panelRange(readings.at(-1), now);
  const points = readings.map((reading) => ({ time: timeOf(reading), value: readNumberOf(reading)?.value ?? 0 }));
  const ordered = readings.toSorted((a, b) => (readNumberOf(a)?.value ?? 0) - (readNumberOf(b)?.value ?? 0));
  const text = (reading: Reading | undefined) => (reading ? readingWords(intl, reading).value : '');
  return (
    <LinePanel
      title={intl.formatMessage({ id: `readings.kindTitle.${kind}` })}
      unit={unit}
      none={intl.formatMessage({ id: 'doctor.readings.none' })}
      spec={lineSpec({
        range,
        points,
        ticks: tickDays(range).map((time) => ({ time, text: words.date(time) })),
        bands: [],
        limits: [],
        leastSpan,
        figure: String,
      })}
      summary={intl.formatMessage(
        { id: `readings.chart.summary.${kind}` },
        {
          unit,
          days: daysBetween(range.from, range.to),
          count: readings.length,
          lowest: text(ordered[0]),
          highest: text(ordered.at(-1)),
          latest: text(readings[0]),
        },
      )}
      legend={[{ mark: 'dotted', text: intl.formatMessage({ id: 'readings.chart.missing' }) }]}
      readings={readings}
    />
  );
}
