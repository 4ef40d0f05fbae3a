import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { saveFile } from '@/ui/media/save-file.ts';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './save-backup.module.css';

const MIN_PASSPHRASE_LENGTH = 12;

interface SaveBackupProps {
  /** `salvage` reads the database directly, because the store can no longer be opened. */
  what: 'unsent' | 'everything' | 'salvage';
  onSaved?: () => void;
}

async function makeFile(userId: string, what: SaveBackupProps['what'], passphrase: string) {
  if (what === 'salvage') return (await import('@/db/backup/salvage-store.ts')).salvageStore(userId, passphrase);
  return (await import('@/db/backup/backup.ts')).createBackup(passphrase, what);
}

/** Asks for a passphrase twice and downloads the encrypted file. */
export function SaveBackup({ what, onSaved }: SaveBackupProps) {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [hasTried, setTried] = useState(false);
  const [state, setState] = useState<'rest' | 'busy' | 'failed' | { readonly count: number }>('rest');
  const isSaved = typeof state === 'object';
  const isShort = passphrase.length < MIN_PASSPHRASE_LENGTH;
  const differs = passphrase !== again;
  const save = async () => {
    setTried(true);
    if (isShort || differs || state === 'busy') return;
    setState('busy');
    try {
      const { text, count } = await makeFile(userId, what, passphrase);
      const date = new Date().toLocaleDateString('sv-SE');
      saveFile(intl.formatMessage({ id: 'backup.name' }, { date }), text, 'application/json');
      setState({ count });
      onSaved?.();
    } catch {
      setState('failed');
    }
  };
  const secret = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        {...secret}
        label={intl.formatMessage({ id: 'backup.passphrase' })}
        hint={intl.formatMessage({ id: 'backup.passphrase.hint' })}
        error={hasTried && isShort ? intl.formatMessage({ id: 'backup.short' }) : null}
        value={passphrase}
        onChange={setPassphrase}
      />
      <TextField
        {...secret}
        label={intl.formatMessage({ id: 'backup.again' })}
        error={hasTried && !isShort && differs ? intl.formatMessage({ id: 'backup.differs' }) : null}
        value={again}
        onChange={setAgain}
      />
      <Button
        type="submit"
        tone={what === 'unsent' && !isSaved ? 'primary' : 'secondary'}
        icon="download"
        wide
        busy={state === 'busy'}
      >
        <FormattedMessage id={state === 'busy' ? 'backup.saving' : 'backup.save'} />
      </Button>
      <LiveRegion>
        {state === 'failed' && (
          <FailureMessage>
            <FormattedMessage id="backup.failed" />
          </FailureMessage>
        )}
        {isSaved && (
          <SuccessMessage>
            <FormattedMessage id="backup.saved" values={{ count: state.count }} />
          </SuccessMessage>
        )}
      </LiveRegion>
    </form>
  );
}
