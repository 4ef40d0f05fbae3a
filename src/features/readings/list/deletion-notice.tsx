import { useIntl } from 'react-intl';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { readingText } from '@/features/readings/values/reading-words.ts';
import type { useReadingDeletion } from '@/features/readings/state/use-reading-deletion.ts';
import styles from './readings.module.css';

/** The reading that was just deleted, with undo; or that it could not be deleted. */
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
