import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './auth-page.module.css';

interface PasswordFieldProps {
  /** Needed where a page has several password fields. */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | null;
}

/**
 * Allows showing and pasting. The toggle's accessible name does not repeat the field's label, so that each is found by
 * its name.
 */
export function PasswordField({ label, value, onChange, autoComplete, hint, error }: PasswordFieldProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label ?? intl.formatMessage({ id: 'auth.password' })}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...{ value, onChange, hint, error }}
      end={
        <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
          {intl.formatMessage({ id: isShown ? 'auth.hide' : 'auth.show' })}
        </button>
      }
    />
  );
}
