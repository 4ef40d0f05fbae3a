import { useIntl } from 'react-intl';
import type { ReadingKind } from '@/model/reading.ts';
import { Chip } from '@/ui/chip.tsx';
import styles from './readings.module.css';

export const kindFilters = ['all', 'bloodPressure', 'bloodSugar', 'weight'] as const satisfies readonly (
  'all' | ReadingKind
)[];
export type KindFilterValue = (typeof kindFilters)[number];

interface KindFilterProps {
  chosen: KindFilterValue;
  onChoose: (kind: KindFilterValue) => void;
}

/** All readings or one kind of them. */
export function KindFilter({ chosen, onChoose }: KindFilterProps) {
  const intl = useIntl();
  return (
    <div className={styles.filter} role="group">
      {kindFilters.map((kind) => (
        <Chip key={kind} chosen={kind === chosen} onClick={() => onChoose(kind)}>
          {intl.formatMessage({ id: `readings.kind.${kind}` })}
        </Chip>
      ))}
    </div>
  );
}
