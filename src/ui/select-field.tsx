import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Of the label, where it is not that of the page. */
  lang?: string;
}

interface SelectFieldProps<Value extends string>
  extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
}

/** The phone's own list of choices. */
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
            // The browser keeps the choices of open pages on disk in clear, for the next start, unless this is off.
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
