import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './navigation.module.css';

const AddSheet = lazy(async () => {
  const [sheet] = await Promise.all([import('./add-sheet.tsx'), loadAllMessages()]);
  return { default: sheet.AddSheet };
});

/** The one button of the frame that adds something, in the middle of the tabs; on a desk on top of the side bar. */
export function AddButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.addPlace}>
      <button type="button" className={styles.add} onClick={() => setOpen(true)}>
        <Icon name="plus" size={24} />
        <span>
          <FormattedMessage id="frame.add" />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
