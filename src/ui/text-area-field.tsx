import type { TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text; it grows with them where the browser can. */
export function TextAreaField({ label, clinical, hint, error, id, value, onChange, ...rest }: TextAreaFieldProps) {
  return (
    <Field {...{ label, clinical, hint, error, id }}>
      {(control) => (
        <textarea
          rows={2}
          dir="auto"
          // The browser keeps the text of open pages on disk in clear, for the next start, unless this is off.
          autoComplete="off"
          {...rest}
          {...control}
          className={classNames(styles.control, styles.area)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
