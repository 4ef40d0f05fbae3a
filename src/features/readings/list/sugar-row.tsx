import type { IntlShape } from 'react-intl';
import { unitOf } from '@/clinical/glucose/sugar-units.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { MicroTape } from '@/ui/chart/micro-tape.tsx';
import type { KindRow, RowTargets } from '@/features/readings/list/kind-row.ts';
import { sugarLimit, sugarTape } from '@/features/readings/values/sugar-limit.ts';

function tape(reading: BloodSugarReading, { profile, ownLimits }: RowTargets) {
  const unit = unitOf(reading);
  if (unit === null) return null;
  const { limit, isTarget } = sugarLimit(reading.measurementType, unit, profile ?? {}, ownLimits);
  const isHigh = isTarget && limit !== null && reading.level >= limit;
  return <MicroTape scale={sugarTape(unit, limit)} value={reading.level} isHigh={isHigh} />;
}

const meaning = ({ measurementType }: BloodSugarReading, intl: IntlShape) =>
  intl.formatMessage({ id: `readings.type.${measurementType}` });

export const sugarRow: KindRow<'bloodSugar'> = { icon: 'drop', tape, meaning };
