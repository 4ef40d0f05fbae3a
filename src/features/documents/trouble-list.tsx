import { useIntl } from 'react-intl';
import { refusalText } from '@/i18n/phrases/file-words.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './documents.module.css';
import type { PickTrouble } from './picked-file.ts';

/** The rejected files and the reasons. `none`: no file was chosen. */
export function TroubleList({ troubles }: { troubles: readonly (PickTrouble | 'none')[] }) {
  const intl = useIntl();
  const wordsOf = (trouble: PickTrouble | 'none') => {
    if (trouble === 'none') return intl.formatMessage({ id: 'documents.none' });
    const { name, reason } = trouble;
    if (reason === 'mixed') return intl.formatMessage({ id: 'documents.mixed' }, { name });
    if (reason === 'unreadable') return intl.formatMessage({ id: 'files.unreadable' }, { name });
    return refusalText(intl, 'medical-files', reason, name);
  };
  if (troubles.length === 0) return null;
  return (
    <ul role="alert" className={styles.troubles}>
      {troubles.map((trouble) => (
        <li key={wordsOf(trouble)}>
          <Icon name="alert" size={20} />
          <span>{wordsOf(trouble)}</span>
        </li>
      ))}
    </ul>
  );
}
