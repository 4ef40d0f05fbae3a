import { useIntl } from 'react-intl';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { kindRows } from '@/features/readings/list/kind-rows.ts';
import { openEntry } from '@/features/readings/state/entry-state.ts';
import styles from './readings.module.css';

/** The buttons that add a reading: a short word to see, the whole sentence as their name. */
export function AddTiles() {
  const intl = useIntl();
  return (
    <div className={styles.tiles}>
      {readingKinds.map((kind) => (
        <button key={kind} type="button" className={styles.tile} onClick={() => openEntry(kind)}>
          <Icon name={kindRows[kind].icon} size={24} />
          <span aria-hidden="true">{intl.formatMessage({ id: `readings.kind.${kind}` })}</span>
          <span className="hidden-text">{intl.formatMessage({ id: `readings.add.${kind}` })}</span>
        </button>
      ))}
    </div>
  );
}
