import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '@/i18n/messages/en.ts';
import { eraseAccount } from '@/sync/api/account/erase-account.ts';
import { AccountError } from '@/sync/api/account/account-settings.ts';
import { loadSignOut, logOut } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { accountTrouble } from './account-trouble.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from './account-page.module.css';

const goes: readonly MessageId[] = [
  'account.erase.goes.records',
  'account.erase.goes.access',
  'account.erase.goes.signIn',
];
const stays: readonly MessageId[] = [
  'account.erase.stays.forum',
  'account.erase.stays.doctor',
  'account.erase.stays.backup',
];

const trouble = (error: unknown): MessageId | null =>
  error instanceof AccountError && error.trouble === 'unreachable' ? 'account.erase.unknown' : accountTrouble(error);

function Points({ title, lines }: { title: MessageId; lines: readonly MessageId[] }) {
  return (
    <div>
      <h3 className={styles.head}>
        <FormattedMessage id={title} />
      </h3>
      <ul className={styles.points}>
        {lines.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Explains what is deleted and what stays, and asks for the password, because erasing cannot be undone. */
export function EraseQuestion({ onStay }: { onStay: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const unsentCount = useSyncStatus(({ pending, dead }) => pending + dead);
  const [password, setPassword] = useState('');
  const { isBusy, failure, setFailure, attempt } = useAttempt('account.failed', trouble);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setFailure('account.trouble.password');
    // First the code that erases this device: without it the account would be gone and the copy here would stay.
    const isLoaded = await loadSignOut().then(
      () => true,
      () => false,
    );
    if (!isLoaded) return setFailure('account.erase.notLoaded');
    if (!(await attempt(() => eraseAccount(password)))) return;
    void logOut();
    requestAnimationFrame(() => void navigate('/', { replace: true }));
  };
  return (
    <Sheet open onClose={onStay} title={intl.formatMessage({ id: 'account.erase.title' })}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
        <Points title="account.erase.goes" lines={goes} />
        <Points title="account.erase.stays" lines={stays} />
        {unsentCount > 0 && (
          <p className={styles.warned}>
            <FormattedMessage id="account.erase.unsent" values={{ pending: unsentCount }} />
          </p>
        )}
        <p className={styles.small}>
          <FormattedMessage id="account.erase.exportFirst" />
        </p>
        <PasswordField
          label={intl.formatMessage({ id: 'account.password.now' })}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Failure id={failure} />
        <Button wide onClick={onStay}>
          <FormattedMessage id="account.erase.stay" />
        </Button>
        <Button type="submit" tone="secondary" icon="trash" wide busy={isBusy}>
          <FormattedMessage id="account.erase.now" />
        </Button>
      </form>
    </Sheet>
  );
}
