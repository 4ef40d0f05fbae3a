import type { IntlShape } from 'react-intl';
import { categorise, pressureLabel } from '@/clinical/pressure/pressure-category.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { MicroTape } from '@/ui/chart/micro-tape.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import type { KindRow } from '@/features/readings/list/kind-row.ts';
import styles from '@/features/readings/list/reading-list.module.css';
import { pressureTape } from '@/features/readings/values/pressure-tape.ts';

function tape({ systolic, diastolic }: BloodPressureReading) {
  const category = categorise(systolic, diastolic);
  const isHigh = category === 'severe' || category === 'high';
  return <MicroTape scale={pressureTape} value={systolic} low={diastolic} isHigh={isHigh} />;
}

function meaning(reading: BloodPressureReading, intl: IntlShape) {
  const words = intl.formatMessage({ id: pressureLabel(reading) });
  const category = categorise(reading.systolic, reading.diastolic);
  if (category !== 'severe' && category !== 'high') return words;
  return (
    <span className={classNames(styles.chip, category === 'severe' && styles.severe)}>
      <Icon name={category === 'severe' ? 'phone-call' : 'phone'} size={16} />
      {words}
    </span>
  );
}

export const pressureRow: KindRow<'bloodPressure'> = { icon: 'heart-pulse', tape, meaning };
