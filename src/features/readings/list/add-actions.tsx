import { useIntl } from 'react-intl';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { Button } from '@/ui/controls/button.tsx';
import { openEntry } from '@/features/readings/state/entry-state.ts';
import type { KindFilterValue } from './kind-filter.tsx';
import styles from './readings.module.css';

/** The action at the bottom of the page: one button for the kind shown, or a short button for each kind. */
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
      {readingKinds.map((each) => (
        <Button key={each} tone="secondary" icon="plus" onClick={() => openEntry(each)}>
          <span aria-hidden="true">{intl.formatMessage({ id: `readings.kind.${each}` })}</span>
          <span className="hidden-text">{intl.formatMessage({ id: `readings.add.${each}` })}</span>
        </Button>
      ))}
    </div>
  );
}
