import { useIntl } from 'react-intl';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './documents.module.css';
import type { PickedFile } from './picked-file.ts';

interface PickListProps {
  picks: readonly PickedFile[];
  onRemove: (pick: PickedFile) => void;
}

/** The pages added so far, each with a thumbnail and a remove button. */
export function PickList({ picks, onRemove }: PickListProps) {
  return (
    <ol className={styles.picks}>
      {picks.map((pick, index) => (
        <PickItem key={pick.id} pick={pick} number={index + 1} onRemove={() => onRemove(pick)} />
      ))}
    </ol>
  );
}

function PickItem({ pick, number, onRemove }: { pick: PickedFile; number: number; onRemove: () => void }) {
  const intl = useIntl();
  const { isPicture, name, thumbnail } = pick;
  const remove = isPicture
    ? intl.formatMessage({ id: 'documents.page.remove' }, { number })
    : intl.formatMessage({ id: 'documents.file.remove' }, { name });
  return (
    <li className={styles.pick}>
      <span className={styles.thumbnail}>
        {thumbnail ? <BlobPicture picture={thumbnail} alt="" /> : <Icon name="document" size={28} />}
      </span>
      <span className={styles.pickName}>
        {isPicture ? intl.formatMessage({ id: 'documents.page' }, { number }) : name}
      </span>
      <button type="button" className={styles.removePick} aria-label={remove} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
