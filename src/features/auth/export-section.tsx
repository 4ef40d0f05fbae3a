import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Export } from '@/make-export.ts';
import { useSession } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { SectionTitle } from '@/ui/section-title.tsx';
import { Failure } from './failure.tsx';
import styles from './account-page.module.css';

type State = 'rest' | 'failed' | { readonly making: number } | { readonly made: Omit<Export, 'zip'> };

/** Everything in one file, made here; without a network with what is on this phone. */
export function ExportSection() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const [state, setState] = useState<State>('rest');
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
          {made && (
            <p>
              <FormattedMessage id="account.export.done" values={{ count: made.records, files: made.files }} />
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
        <Button tone="secondary" icon="download" wide busy={making !== null} onClick={() => void make()}>
          {making === null ? (
            <FormattedMessage id="account.export.make" />
          ) : (
            <FormattedMessage id="account.export.making" values={{ percent: Math.round(making * 100) }} />
          )}
        </Button>
      </div>
    </section>
  );
}
