import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import { saveFile } from '@/ui/save-file.ts';
import { TextField } from '@/ui/text-field.tsx';
import styles from './backup-form.module.css';

const SHORTEST = 12;

interface SaveBackupProps {
  /** `salvage`: past a store that does not open any more. */
  what: 'unsent' | 'everything' | 'salvage';
  onSaved?: () => void;
}

async function makeFile(userId: string, what: SaveBackupProps['what'], passphrase: string) {
  if (what === 'salvage') return (await import('@/db/salvage.ts')).makeSalvage(userId, passphrase);
  return (await import('@/db/backup.ts')).makeBackup(passphrase, what);
}

/** Asks for a passphrase, twice, and hands the encrypted file to the browser. */
export function SaveBackup({ what, onSaved }: SaveBackupProps) {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [hasTried, setTried] = useState(false);
  const [state, setState] = useState<'rest' | 'busy' | 'failed' | { readonly count: number }>('rest');
  const isSaved = typeof state === 'object';
  const isShort = passphrase.length < SHORTEST;
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
      <News>
        {state === 'failed' && (
          <Failed>
            <FormattedMessage id="backup.failed" />
          </Failed>
        )}
        {isSaved && (
          <Told>
            <FormattedMessage id="backup.saved" values={{ count: state.count }} />
          </Told>
        )}
      </News>
    </form>
  );
}
