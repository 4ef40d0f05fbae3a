import { useIntl } from 'react-intl';
import type { ReadingKind } from '@/model/reading.ts';
import { Button } from '@/ui/button.tsx';
import { openEntry } from './entry-state.ts';
import type { KindFilterValue } from './kind-filter.tsx';
import styles from './readings.module.css';

const kinds: readonly ReadingKind[] = ['bloodPressure', 'bloodSugar', 'weight'];

/** The page's action in thumb reach: one for the kind shown, or a short one for each. */
export function AddActions({ kind }: { kind: KindFilterValue }) {
  const intl = useIntl();
  if (kind !== 'all') {
    return (
      <Button icon="plus" wide large onClick={() => openEntry(kind)}>
        {intl.formatMessage({ id: `readings.add.${kind}` })}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      {kinds.map((each) => (
        <Button key={each} tone="secondary" icon="plus" onClick={() => openEntry(each)}>
          <span aria-hidden="true">{intl.formatMessage({ id: `readings.kind.${each}` })}</span>
          <span className="hidden-text">{intl.formatMessage({ id: `readings.add.${each}` })}</span>
        </Button>
      ))}
    </div>
  );
}
