import { TextField, type TextFieldProps } from './text-field.tsx';

interface NumberFieldProps extends TextFieldProps {
  /** `whole` opens the keypad of digits, `decimal` the one with a point. */
  kind?: 'whole' | 'decimal';
}

/** A number as text: what was typed stays as it was typed, see `parseNumber`. */
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
