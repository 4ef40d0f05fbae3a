import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The dialog's accessible name if it differs from the title. */
  name?: string;
  /** One line under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Below the scrolling body, above the keyboard: the main action. */
  foot?: ReactNode;
  /** Wide enough for two columns, where the screen allows it. */
  isWide?: boolean;
}

/** Maximum time (ms) between the two taps of a double tap. */
const SECOND_TAP_MS = 500;

/** A double tap on Save means Save: the second tap must not activate the element below the closed sheet. */
function refuseSecondTap() {
  const refuse = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', refuse, { capture: true, signal: AbortSignal.timeout(SECOND_TAP_MS) });
}

/**
 * Close it while it is still in the document: only then does the browser return the focus to the element that opened
 * it.
 */
function show(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal();
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
  return () => {
    dialog.close();
    refuseSecondTap();
  };
}

/** A native dialog: at the bottom on a phone, centred from 900 px. Its content is unmounted while it is closed. */
export function Sheet({ open, onClose, title, name, lead, children, foot, isWide = false }: SheetProps) {
  const intl = useIntl();
  const titleId = useId();
  if (!open) return null;
  return (
    <dialog
      ref={show}
      className={classNames(styles.sheet, isWide && styles.wide)}
      {...(name === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': name })}
      onCancel={(event) => {
        // React passes this event of a sheet on top of this one on to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            onClick={onClose}
            aria-label={intl.formatMessage({ id: 'ui.close' })}
          >
            <Icon name="close" size={24} />
          </button>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
