import { useIntl } from 'react-intl';
import { UndoToast } from '@/ui/undo-toast.tsx';
import { readingText } from './reading-words.ts';
import type { useReadingDeletion } from './use-reading-deletion.ts';
import styles from './readings.module.css';

/** What has just gone and the way to get it back, or that it could not be deleted. */
export function DeletionNotice({ gone, hasFailed, undo }: ReturnType<typeof useReadingDeletion>) {
  const intl = useIntl();
  if (gone) {
    const text = intl.formatMessage({ id: 'readings.deleted' }, { value: readingText(intl, gone) });
    return <UndoToast text={text} onUndo={undo} />;
  }
  if (!hasFailed) return null;
  return (
    <p role="alert" className={styles.failure}>
      {intl.formatMessage({ id: 'readings.delete.failed' })}
    </p>
  );
}
