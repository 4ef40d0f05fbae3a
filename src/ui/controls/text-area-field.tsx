import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  /** The single key that goes to this field. */
  'data-key'?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Multi-line text; grows with its content where the browser supports it. */
export function TextAreaField({ label, clinical, hint, error, id, value, onChange, ...rest }: TextAreaFieldProps) {
  return (
    <Field {...{ label, clinical, hint, error, id }}>
      {(control) => (
        <textarea
          rows={2}
          dir="auto"
          // Without this the browser stores the text of open pages unencrypted on disk, to restore it at the next
          // start.
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
