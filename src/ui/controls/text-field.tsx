import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  /** The unit, shown at the end of the field. */
  unit?: string;
  /** A small control at the end of the field, for example Show beside a password. */
  end?: ReactNode;
  /** `entry` is 88 px high with digits of 56 px, for the main number of a form. */
  look?: 'line' | 'entry';
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  clinical,
  hint,
  error,
  id,
  value,
  onChange,
  unit,
  end,
  look = 'line',
  className,
  // Health data must not enter the browser's suggestion list, which lies unencrypted on disk.
  autoComplete = 'off',
  // The direction of a name or a note follows its own letters.
  dir = 'auto',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, clinical, hint, error, id }}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...rest}
            {...control}
            dir={dir}
            autoComplete={autoComplete}
            className={classNames(styles.control, look === 'entry' && styles.entry, className)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
          {end}
        </span>
      )}
    </Field>
  );
}
