import { useIntl } from 'react-intl';
import { Icon, type IconName } from '@/ui/icon.tsx';
import { openEntry } from './entry-state.ts';
import styles from './readings.module.css';

const tiles = [
  { kind: 'bloodPressure', icon: 'heart-pulse' },
  { kind: 'bloodSugar', icon: 'drop' },
  { kind: 'weight', icon: 'scale' },
] as const satisfies readonly { kind: string; icon: IconName }[];

/** The buttons that add a reading: a short word to see, the whole sentence as their name. */
export function AddTiles() {
  const intl = useIntl();
  return (
    <div className={styles.tiles}>
      {tiles.map(({ kind, icon }) => (
        <button key={kind} type="button" className={styles.tile} onClick={() => openEntry(kind)}>
          <Icon name={icon} size={24} />
          <span aria-hidden="true">{intl.formatMessage({ id: `readings.kind.${kind}` })}</span>
          <span className="hidden-text">{intl.formatMessage({ id: `readings.add.${kind}` })}</span>
        </button>
      ))}
    </div>
  );
}
