import { useState } from 'react';
import { useIntl } from 'react-intl';
import { liveDocuments } from '@/db/documents.ts';
import { liveKeptFiles, liveUploads } from '@/db/live-uploads.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Page } from '@/ui/page.tsx';
import { AddDocument } from './add-document.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { useNothingYet } from '@/use-nothing-yet.ts';
import styles from './documents.module.css';

/** Letters, scans and prescriptions: the newest 100, with how far each file is on its way. */
export default function DocumentsPage() {
  const intl = useIntl();
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isNothingYet = useNothingYet(documents);
  const uploads = useLiveQuery(liveUploads, 'uploads');
  const kept = useLiveQuery(liveKeptFiles, 'kept files');
  const isPlain = useTact((tact) => tact.isPlain);
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
              isKept={kept?.has(document.fileId) ?? false}
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
          isKept={kept?.has(opened.fileId) ?? false}
          onClose={() => setOpenId(null)}
        />
      )}
    </Page>
  );
}
