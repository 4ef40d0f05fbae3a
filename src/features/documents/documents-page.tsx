import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { liveDocuments, type StoredDocument } from '@/db/records/documents.ts';
import { liveLocalCopies, liveMissingFiles, liveUploads } from '@/db/files/live-uploads.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { usePlannedEntry } from '@/app/forms/planned-entry.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { AddDocument } from './add-document.tsx';
import { DocumentGallery } from './document-gallery.tsx';
import { DocumentPanel, DocumentSheet } from './document-sheet.tsx';
import { titleOf } from '@/i18n/phrases/document-words.ts';
import { fileStatus } from './file-status.ts';
import { galleryOf, type GalleryFilter } from './gallery.ts';
import { useFoundFiles } from './use-found-files.ts';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import { useMedia } from '@/ui/hooks/use-media.ts';
import styles from './gallery.module.css';

const everything: GalleryFilter = { kind: null, words: '' };

/** Letters, scans and prescriptions: the newest 100 by month, each with the status of its file. */
export default function DocumentsPage() {
  const intl = useIntl();
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isNothingYet = useConfirmedEmpty(documents);
  const uploads = useLiveQuery(liveUploads, 'uploads');
  const copies = useLiveQuery(liveLocalCopies, 'local copies');
  const missing = useLiveQuery(liveMissingFiles, 'missing files');
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [isAdding, setAdding] = useState(false);
  usePlannedEntry(
    'document',
    useCallback(() => setAdding(true), []),
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const [filter, setFilter] = useState(everything);
  const hasRoomBeside = useMedia('(min-width: 900px)');
  const fileOf = (document: StoredDocument) => fileStatus(document, { uploads, copies, missing });
  const isOffline = ({ fileId }: StoredDocument) => copies?.get(fileId)?.isKept ?? false;
  useFoundFiles((documents ?? []).filter(({ fileId }) => missing?.has(fileId)).map(({ fileId }) => fileId));
  const months = galleryOf(documents ?? [], filter, (document) => titleOf(intl, document));
  const inOrder = months.flatMap((each) => each.documents);
  const opened = documents?.find(({ id }) => id === openId);
  const place = inOrder.findIndex(({ id }) => id === openId);
  const goTo = (at: number) => {
    const next = place === -1 ? undefined : inOrder[at];
    return next && (() => setOpenId(next.id));
  };
  const open = opened && {
    document: opened,
    file: fileOf(opened),
    isOffline: isOffline(opened),
    onClose: () => setOpenId(null),
    onPrevious: goTo(place - 1),
    onNext: goTo(place + 1),
  };
  return (
    <Page
      title={intl.formatMessage({ id: 'documents.title' })}
      back="/more"
      tone={isPlain ? 'paper' : 'blush'}
      action={
        <Button wide icon="plus" onClick={() => setAdding(true)}>
          {intl.formatMessage({ id: 'documents.add' })}
        </Button>
      }
    >
      {isNothingYet && (
        <Empty ghost="documents" title={intl.formatMessage({ id: 'documents.empty.title' })}>
          <p>{intl.formatMessage({ id: 'documents.empty' })}</p>
        </Empty>
      )}
      {documents && documents.length > 0 && (
        <div className={open && hasRoomBeside ? styles.beside : undefined}>
          <DocumentGallery
            {...{ documents, months, filter, fileOf, isOffline, openId }}
            onFilter={setFilter}
            onOpen={setOpenId}
          />
          {open && hasRoomBeside && <DocumentPanel {...open} />}
        </div>
      )}
      {isAdding && <AddDocument onClose={() => setAdding(false)} onSaved={() => setAdding(false)} />}
      {open && !hasRoomBeside && <DocumentSheet {...open} />}
    </Page>
  );
}
