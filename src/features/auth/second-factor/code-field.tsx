import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { ChallengeFactor } from '@/sync/api/account/second-factor.ts';
import { TextField } from '@/ui/controls/text-field.tsx';

/** Longer than any code with the spaces that people type. */
const MAX_LENGTH = 32;

const labels = {
  totp: 'factor.code',
  email: 'factor.mailed',
  recoveryCode: 'factor.recovery',
} as const satisfies Record<ChallengeFactor, MessageId>;
const hints = { totp: 'factor.code.hint', recoveryCode: 'factor.recovery.hint' } as const;

interface CodeFieldProps {
  factor: ChallengeFactor;
  value: string;
  onChange: (value: string) => void;
  focused?: boolean;
}

export function CodeField({ factor, value, onChange, focused = false }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage({ id: labels[factor] })}
      hint={factor === 'email' ? undefined : intl.formatMessage({ id: hints[factor] })}
      inputMode={factor === 'recoveryCode' ? 'text' : 'numeric'}
      // Phones offer the code of their own authenticator app for a field that is named so.
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={MAX_LENGTH}
      value={value}
      onChange={onChange}
      // The only thing to do after the step before.
      autoFocus={focused} // oxlint-disable-line jsx-a11y/no-autofocus
    />
  );
}
