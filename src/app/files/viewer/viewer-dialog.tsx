import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './viewer.module.css';

export interface ViewerHeadProps {
  title: string;
  /** Id of the title. */
  titleId: string;
  detail: string;
  onClose: () => void;
  /** Undefined at an end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The title of what is viewed, the way to its neighbours, and the way out. */
export function ViewerHead({ title, titleId, detail, onClose, onPrevious, onNext }: ViewerHeadProps) {
  const intl = useIntl();
  const neighbour = (id: 'viewer.previous' | 'viewer.next', go: (() => void) | undefined, className?: string) => (
    <button
      type="button"
      className={classNames(styles.tool, className)}
      aria-label={intl.formatMessage({ id })}
      aria-disabled={go ? undefined : true}
      onClick={() => go?.()}
    >
      <Icon name="chevron-right" size={24} />
    </button>
  );
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.tool}
        aria-label={intl.formatMessage({ id: 'ui.close' })}
        onClick={onClose}
      >
        <Icon name="close" size={24} />
      </button>
      <div className={styles.words}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.detail}>{detail}</p>
      </div>
      {(onPrevious ?? onNext) && (
        <>
          {neighbour('viewer.previous', onPrevious, styles.before)}
          {neighbour('viewer.next', onNext)}
        </>
      )}
    </div>
  );
}

/** The focus goes to the title, and back to what opened the dialog when it closes. */
function show(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2')?.focus();
  return () => dialog.close();
}

interface ViewerDialogProps extends Omit<ViewerHeadProps, 'titleId'> {
  children: ReactNode;
}

/** A viewer over the whole screen. */
export function ViewerDialog({ children, ...head }: ViewerDialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={show}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        head.onClose();
      }}
    >
      <div className={styles.screen}>
        <ViewerHead {...head} titleId={titleId} />
        {children}
      </div>
    </dialog>
  );
}
