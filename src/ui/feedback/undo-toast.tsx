import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './undo-toast.module.css';

interface UndoToastProps {
  text: ReactNode;
  onUndo: () => void;
}

/** Reports a deletion with an Undo button. See `useUndo`. */
export function UndoToast({ text, onUndo }: UndoToastProps) {
  const intl = useIntl();
  return (
    <div role="status" className={styles.toast}>
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        <Icon name="undo" size={20} />
        {intl.formatMessage({ id: 'ui.undo' })}
      </button>
    </div>
  );
}
