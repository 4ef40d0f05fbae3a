import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/text-field.tsx';
import styles from './auth-page.module.css';

interface PasswordFieldProps {
  /** Where there is more than one. */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | null;
}

/** Can be shown and pasted into. The toggle's name leaves out the field's word, so that both are found by name. */
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
