import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The dialog's accessible name where it must differ from the title. */
  name?: string;
  /** One line under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Stays in sight under the scrolled body, above the keyboard: the one action. */
  foot?: ReactNode;
  /** Two columns have room, where the screen has it. */
  isWide?: boolean;
}

/** The second of two taps comes within this, in ms. */
const SECOND_TAP_MS = 500;

/** Whoever taps Save twice means Save: the second tap does not press what lay below the sheet. */
function refuseSecondTap() {
  const refuse = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', refuse, { capture: true, signal: AbortSignal.timeout(SECOND_TAP_MS) });
}

/** Closed while it is still in the document: only then does the browser give the focus back to what opened it. */
function show(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal();
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
  return () => {
    dialog.close();
    refuseSecondTap();
  };
}

/** A native dialog: from the bottom on a phone, centred from 900 px. Its content is gone while it is closed. */
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
