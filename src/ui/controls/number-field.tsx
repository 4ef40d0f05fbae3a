import { TextField, type TextFieldProps } from './text-field.tsx';

interface NumberFieldProps extends TextFieldProps {
  /** `whole` opens the digit keypad, `decimal` the one with a decimal point. */
  kind?: 'whole' | 'decimal';
}

/** A number field. The value stays text as typed; see `parseNumber`. */
export function NumberField({ kind = 'whole', ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      type="text"
      dir="ltr"
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint={rest.enterKeyHint ?? 'next'}
    />
  );
}
