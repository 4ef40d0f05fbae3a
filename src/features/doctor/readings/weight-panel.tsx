import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { weightBand } from '@/clinical/weight/weight-gain-band.ts';
import { toKg } from '@/model/records/weight.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { startOfDay, tickDays } from '@/ui/chart/day-range.ts';
import { lineSpec } from '@/ui/chart/line-spec.ts';
import { LinePanel, panelRange, timeOf } from './line-panel.tsx';
import { useEarlyWeights } from './use-early-weights.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';

/** Minimum span of the scale in kg, so that a daily change does not look alarming. */
const LEAST_SPAN_KG = 6;

interface WeightPanelProps {
  doctorId: string;
  patient: Patient;
  /** Newest first. */
  readings: readonly WeightReading[];
  now: number;
}

/** All loaded weights in kg as one line, dotted across missing days, with the usual range of gain where it is known. */
export function WeightPanel({ doctorId, patient, readings, now }: WeightPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const oldest = readings.at(-1);
  const today = startOfDay(now);
  const early = useEarlyWeights(doctorId, patient, readings, now);
  const spec = useMemo(() => {
    const range = panelRange(oldest, today);
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
    <LinePanel
      title={intl.formatMessage({ id: 'doctor.weight.title' })}
      unit="kg"
      none={intl.formatMessage({ id: 'doctor.weight.none' })}
      spec={spec}
      summary={summary}
      legend={[
        { mark: 'dotted', text: intl.formatMessage({ id: 'doctor.weight.legend' }) },
        ...(spec.bands.length > 0
          ? [{ mark: 'band' as const, text: intl.formatMessage({ id: 'doctor.weight.band' }) }]
          : []),
      ]}
      readings={readings}
    />
  );
}
