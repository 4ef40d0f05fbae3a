import { useIntl } from 'react-intl';
import { readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import styles from './readings.module.css';

export type KindFilterValue = 'all' | ReadingKind;
export const kindFilters: readonly KindFilterValue[] = ['all', ...readingKinds];

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
