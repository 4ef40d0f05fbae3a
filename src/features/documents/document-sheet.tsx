import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { ViewerDialog, ViewerHead } from '@/app/files/viewer/viewer-dialog.tsx';
import { detailOf, titleOf } from '@/i18n/phrases/document-words.ts';
import { DocumentView, type DocumentViewProps } from './document-view.tsx';
import styles from './gallery.module.css';

interface OpenDocumentProps extends DocumentViewProps {
  /** Undefined at an end of the list. */
  onPrevious?: () => void;
  onNext?: () => void;
}

function useHead({ document, onClose, onPrevious, onNext }: OpenDocumentProps) {
  const intl = useIntl();
  return { title: titleOf(intl, document), detail: detailOf(intl, document), onClose, onPrevious, onNext };
}

/** One document over the whole screen of a phone. */
export function DocumentSheet(props: OpenDocumentProps) {
  return (
    <ViewerDialog {...useHead(props)}>
      <DocumentView key={props.document.id} {...props} />
    </ViewerDialog>
  );
}

/** One document beside the list. */
export function DocumentPanel(props: OpenDocumentProps) {
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    document.getElementById(titleId)?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [titleId]);
  return (
    // Escape closes it as it closes the sheet of a phone; a button does the same.
    <section // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions
      className={styles.panel}
      aria-labelledby={titleId}
      data-beside
      onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
    >
      <ViewerHead {...useHead(props)} titleId={titleId} />
      <DocumentView key={props.document.id} {...props} />
    </section>
  );
}
