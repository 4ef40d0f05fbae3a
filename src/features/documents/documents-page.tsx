import { useState } from 'react';
import { useIntl } from 'react-intl';
import { liveDocuments } from '@/db/records/documents.ts';
import { liveOfflineFiles, liveUploads } from '@/db/files/live-uploads.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { AddDocument } from './add-document.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import styles from './documents.module.css';

/** Letters, scans and prescriptions: the newest 100, each with its upload status. */
export default function DocumentsPage() {
  const intl = useIntl();
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isNothingYet = useConfirmedEmpty(documents);
  const uploads = useLiveQuery(liveUploads, 'uploads');
  const offlineFiles = useLiveQuery(liveOfflineFiles, 'offline files');
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const uploadOf = (fileId: string) => uploads?.find(({ id }) => id === fileId);
  const opened = documents?.find(({ id }) => id === openId);
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
        <Empty title={intl.formatMessage({ id: 'documents.empty.title' })}>
          <p>{intl.formatMessage({ id: 'documents.empty' })}</p>
        </Empty>
      )}
      {documents && documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              upload={uploadOf(document.fileId)}
              isOffline={offlineFiles?.has(document.fileId) ?? false}
              onOpen={() => setOpenId(document.id)}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddDocument onClose={() => setAdding(false)} onSaved={() => setAdding(false)} />}
      {opened && (
        <DocumentSheet
          document={opened}
          upload={uploadOf(opened.fileId)}
          isOffline={offlineFiles?.has(opened.fileId) ?? false}
          onClose={() => setOpenId(null)}
        />
      )}
    </Page>
  );
}
