import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './field.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

interface SelectFieldProps<Value extends string>
  extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
}

/** The phone's native select. */
export function SelectField<Value extends string>({
  label,
  clinical,
  hint,
  error,
  id,
  value,
  onChange,
  options,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, clinical, hint, error, id }}>
      {(control) => (
        <span className={styles.box}>
          <select
            // Without this the browser stores the selections of open pages unencrypted on disk, to restore them at the
            // next start.
            autoComplete="off"
            {...rest}
            {...control}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
