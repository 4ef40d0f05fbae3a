import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Export } from '@/make-export.ts';
import { useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button } from '@/ui/button.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useStillFetching } from '@/use-nothing-yet.ts';
import { Failure } from './failure.tsx';
import { RecordsComing } from './records-coming.tsx';
import styles from './account-page.module.css';

type State = 'rest' | 'waiting' | 'failed' | { readonly making: number } | { readonly made: Omit<Export, 'zip'> };

/** Half of what she entered would look like the whole: until everything was here once, nobody knows what is missing. */
function isAllFetched(): boolean {
  const { fetching, lastSafeCopyAt } = useSyncStatus.getState();
  return fetching === null && lastSafeCopyAt !== null;
}

/** Everything in one file, made here; without a network with what is on this phone. */
export function ExportSection() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const [state, setState] = useState<State>('rest');
  const isStillFetching = useStillFetching();
  const isWaiting = state === 'waiting';
  const making = typeof state === 'object' && 'making' in state ? state.making : null;
  const made = typeof state === 'object' && 'made' in state ? state.made : null;

  const make = async () => {
    if (!user || making !== null) return;
    setState({ making: 0 });
    try {
      const [{ makeExport }, { recordsOnlyThere }, { fetchFile }] = await Promise.all([
        import('@/make-export.ts'),
        import('@/sync/online/own-records.ts'),
        import('@/sync/online/files.ts'),
      ]);
      const { localFile } = await import('@/db/local-files.ts');
      const { id, name, email } = user;
      const { zip, ...result } = await makeExport({
        user: { id, name, email },
        now: new Date(),
        isAllFetched,
        onlyThere: () => recordsOnlyThere(id).catch(() => null),
        bytesOf: async ({ bucket, fileId, fileName }) =>
          (await localFile(fileId).catch(() => undefined)) ?? fetchFile(bucket, fileId, fileName, '').catch(() => null),
        onProgress: (done) => setState({ making: done }),
      });
      const date = new Date().toLocaleDateString('sv-SE');
      saveFile(intl.formatMessage({ id: 'account.export.name' }, { date }), zip, 'application/zip');
      setState({ made: result });
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
          {isWaiting && <RecordsComing onHere={() => void make()} />}
          {made && (
            <p>
              <FormattedMessage id="account.export.done" values={{ count: made.records, files: made.files }} />
            </p>
          )}
          {made?.isUnfinished && (
            <p className={styles.warned}>
              <FormattedMessage id="account.export.unfinished" />
            </p>
          )}
          {made !== null && made.unreadable > 0 && (
            <p>
              <FormattedMessage id="account.export.unreadable" values={{ count: made.unreadable }} />
            </p>
          )}
          {made?.isPhoneOnly && (
            <p>
              <FormattedMessage id="account.export.phoneOnly" />
            </p>
          )}
          {made !== null && made.missing.length > 0 && (
            <p>
              <FormattedMessage id="account.export.missing" values={{ count: made.missing.length }} />
            </p>
          )}
        </div>
        <Button
          tone="secondary"
          icon="download"
          wide
          busy={isWaiting || making !== null}
          onClick={() => (isStillFetching ? setState('waiting') : void make())}
        >
          {making === null ? (
            <FormattedMessage id="account.export.make" />
          ) : (
            <FormattedMessage id="account.export.making" values={{ percent: Math.round(making * 100) }} />
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
