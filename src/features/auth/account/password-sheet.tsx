import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { accountTrouble } from './account-trouble.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from './account-page.module.css';

interface PasswordSheetProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  action: MessageId;
  /** @throws AccountError */
  send: (password: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password before something happens to another device of the account. */
export function PasswordSheet({ title, children, action, send, onDone, onClose }: PasswordSheetProps) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const { isBusy, failure, setFailure, attempt } = useAttempt('account.failed', accountTrouble);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setFailure('account.trouble.password');
    if (await attempt(() => send(password))) onDone();
  };
  return (
    <Sheet open onClose={onClose} title={title}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
        {children}
        <PasswordField
          label={intl.formatMessage({ id: 'account.password.now' })}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Failure id={failure} />
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage id={action} />
        </Button>
        <Button tone="secondary" wide onClick={onClose}>
          <FormattedMessage id="account.lost.keep" />
        </Button>
      </form>
    </Sheet>
  );
}
