import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BackupRefused } from '@/db/backup/backup.ts';
import { restoreBackup, type RestoreResult } from '@/db/backup/restore-backup.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Field } from '@/ui/controls/field.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './attention.module.css';

const refusals = {
  format: 'backup.refused.format',
  newer: 'backup.refused.newer',
  passphrase: 'backup.refused.passphrase',
  owner: 'backup.refused.owner',
} as const satisfies Record<BackupRefused['reason'], MessageId>;

/** Opens a backup file of this account with its passphrase and restores the records that are missing here. */
export function RestoreBackup() {
  const intl = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [result, setResult] = useState<RestoreResult | null>(null);
  const restore = async () => {
    if (isBusy) return;
    setResult(null);
    if (!file) return setFailure('backup.file.none');
    setFailure(null);
    setBusy(true);
    try {
      setResult(await restoreBackup(await file.text(), passphrase));
    } catch (error) {
      setFailure(error instanceof BackupRefused ? refusals[error.reason] : 'backup.refused.storage');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void restore();
      }}
    >
      <Field label={intl.formatMessage({ id: 'backup.file' })}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            className={styles.file}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <TextField
        type="password"
        autoComplete="off"
        label={intl.formatMessage({ id: 'backup.open' })}
        value={passphrase}
        onChange={setPassphrase}
      />
      <Button type="submit" tone="secondary" wide busy={isBusy}>
        <FormattedMessage id={isBusy ? 'backup.bringing' : 'backup.bring'} />
      </Button>
      <LiveRegion>
        {failure && (
          <FailureMessage>
            <FormattedMessage id={failure} />
          </FailureMessage>
        )}
        {result && (
          <SuccessMessage>
            <FormattedMessage id="backup.brought" values={{ ...result }} />
          </SuccessMessage>
        )}
      </LiveRegion>
    </form>
  );
}
