import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changePassword } from '@/sync/api/account/account-settings.ts';
import { Button } from '@/ui/controls/button.tsx';
import { accountTrouble } from '@/features/auth/account/account-trouble.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { passwordTrouble } from '@/features/auth/form/sign-up-form.ts';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { factorTrouble } from './factor-trouble.ts';
import formStyles from '@/features/auth/form/auth-page.module.css';

const trouble = (error: unknown) => accountTrouble(error) ?? factorTrouble(error);

interface NewPasswordFormProps {
  email: string;
  /** The one that was just typed. */
  password: string;
  onChanged: (password: string) => Promise<unknown>;
}

/** Replaces a password that breaks the rule for staff, before the log-in goes on. */
export function NewPasswordForm({ email, password, onChanged }: NewPasswordFormProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const { isBusy, failure, setFailure, attempt } = useAttempt('account.failed', trouble);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordTrouble(chosen, [email], true);
    if (found) return setFailure(found);
    void attempt(async () => {
      await changePassword(chosen, password);
      await onChanged(chosen);
    });
  };
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>
        <FormattedMessage id="factor.password.text" />
      </p>
      <PasswordField
        label={intl.formatMessage({ id: 'account.password.new' })}
        hint={intl.formatMessage({ id: 'auth.passwordHint.staff' })}
        autoComplete="new-password"
        value={chosen}
        onChange={setChosen}
      />
      <Failure id={failure} />
      <Button type="submit" large wide busy={isBusy}>
        <FormattedMessage id="factor.password.do" />
      </Button>
    </form>
  );
}
