import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Export } from '@/app/backup/data-export.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Button } from '@/ui/controls/button.tsx';
import { saveFile } from '@/ui/media/save-file.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useStillFetching } from '@/app/network/use-first-sync.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { RecordsLoading } from './records-loading.tsx';
import styles from './account-page.module.css';

type State =
  'rest' | 'waiting' | 'failed' | { readonly exporting: number } | { readonly exported: Omit<Export, 'zip'> };

/** An incomplete export would look complete: until every record was fetched once, it is unknown what is missing. */
function isAllFetched(): boolean {
  const { fetching, lastSafeCopyAt } = useSyncStatus.getState();
  return fetching === null && lastSafeCopyAt !== null;
}

/** Exports everything as one file, created on this phone; without a network it contains the local data. */
export function ExportSection() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const [state, setState] = useState<State>('rest');
  const isStillFetching = useStillFetching();
  const isWaiting = state === 'waiting';
  const exporting = typeof state === 'object' && 'exporting' in state ? state.exporting : null;
  const exported = typeof state === 'object' && 'exported' in state ? state.exported : null;

  const make = async () => {
    if (!user || exporting !== null) return;
    setState({ exporting: 0 });
    try {
      const [{ makeExport }, { serverOnlyRecords }, { fetchFile }] = await Promise.all([
        import('@/app/backup/data-export.ts'),
        import('@/sync/api/account/server-only-records.ts'),
        import('@/sync/api/documents/fetch-file.ts'),
      ]);
      const { localFile } = await import('@/db/files/local-files.ts');
      const { id, name, email } = user;
      const { zip, ...result } = await makeExport({
        user: { id, name, email },
        now: new Date(),
        isAllFetched,
        onlyThere: () => serverOnlyRecords(id).catch(() => null),
        bytesOf: async ({ bucket, fileId, fileName }) =>
          (await localFile(fileId).catch(() => undefined)) ?? fetchFile(bucket, fileId, fileName, '').catch(() => null),
        onProgress: (done) => setState({ exporting: done }),
      });
      const date = new Date().toLocaleDateString('sv-SE');
      saveFile(intl.formatMessage({ id: 'account.export.name' }, { date }), zip, 'application/zip');
      setState({ exported: result });
    } catch {
      setState('failed');
    }
  };

  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="account.export" />
      </SectionTitle>
      <div className={styles.stack}>
        <p className={styles.small}>
          <FormattedMessage id="account.export.text" />
        </p>
        <Failure id={state === 'failed' ? 'account.export.failed' : null} />
        <div role="status" className={styles.stack}>
          {isWaiting && <RecordsLoading onHere={() => void make()} />}
          {exported && (
            <p>
              <FormattedMessage id="account.export.done" values={{ count: exported.records, files: exported.files }} />
            </p>
          )}
          {exported?.isUnfinished && (
            <p className={styles.warned}>
              <FormattedMessage id="account.export.unfinished" />
            </p>
          )}
          {exported !== null && exported.unreadable > 0 && (
            <p>
              <FormattedMessage id="account.export.unreadable" values={{ count: exported.unreadable }} />
            </p>
          )}
          {exported?.isPhoneOnly && (
            <p>
              <FormattedMessage id="account.export.phoneOnly" />
            </p>
          )}
          {exported !== null && exported.missing.length > 0 && (
            <p>
              <FormattedMessage id="account.export.missing" values={{ count: exported.missing.length }} />
            </p>
          )}
        </div>
        <Button
          tone="secondary"
          icon="download"
          wide
          busy={isWaiting || exporting !== null}
          onClick={() => (isStillFetching ? setState('waiting') : void make())}
        >
          {exporting === null ? (
            <FormattedMessage id="account.export.make" />
          ) : (
            <FormattedMessage id="account.export.making" values={{ percent: Math.round(exporting * 100) }} />
          )}
        </Button>
        {isWaiting && (
          <Button tone="secondary" wide onClick={() => void make()}>
            <FormattedMessage id="account.export.now" />
          </Button>
        )}
      </div>
    </section>
  );
}
