import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  /** The unit, at the end of the field. */
  unit?: string;
  /** A small control at the end of the field, for example Show beside a password. */
  end?: ReactNode;
  /** `entry` is 88 px high with figures of 56 px: the number first. */
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
  // What is typed about health must not enter the browser's own list of suggestions, which lies on disk in clear.
  autoComplete = 'off',
  // A name or a note runs the way its own letters do.
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
