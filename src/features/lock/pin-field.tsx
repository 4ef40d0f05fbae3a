import { TextField } from '@/ui/controls/text-field.tsx';
import { MAX_DIGITS } from './pin-rules.ts';

interface PinFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | null;
  focused?: boolean;
}

/** Digits only on a phone's keyboard. */
export const PinField = ({ focused = false, ...field }: PinFieldProps) => (
  <TextField
    {...field}
    type="password"
    inputMode="numeric"
    // Browsers do not offer to store what is named so: a stored PIN would open the lock for everybody with this browser.
    autoComplete="one-time-code"
    dir="ltr"
    maxLength={MAX_DIGITS * 2}
    // The only thing to do on this page.
    autoFocus={focused} // oxlint-disable-line jsx-a11y/no-autofocus
  />
);
