import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BackupRefused } from '@/db/backup.ts';
import { restoreBackup, type Restored } from '@/db/restore-backup.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './attention.module.css';

const refusals = {
  format: 'backup.refused.format',
  newer: 'backup.refused.newer',
  passphrase: 'backup.refused.passphrase',
  owner: 'backup.refused.owner',
} as const satisfies Record<BackupRefused['reason'], MessageId>;

/** Opens a backup file of this account with its passphrase and brings back what is missing here. */
export function BringBackup() {
  const intl = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [result, setResult] = useState<Restored | null>(null);
  const bring = async () => {
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
        void bring();
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
      <News>
        {failure && (
          <Failed>
            <FormattedMessage id={failure} />
          </Failed>
        )}
        {result && (
          <Told>
            <FormattedMessage id="backup.brought" values={{ ...result }} />
          </Told>
        )}
      </News>
    </form>
  );
}
