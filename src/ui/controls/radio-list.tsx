import { useId, type ReactNode } from 'react';
import styles from './radio.module.css';

interface RadioListProps<Value extends string> {
  /** Id of the question; it is the group's accessible name. */
  labelledBy: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Null: none is chosen. */
  chosen: Value | null;
  onChange: (value: Value) => void;
}

/** Statements of which one is true, one on each line, with a round mark. The arrow keys move the choice. */
export function RadioList<Value extends string>({ labelledBy, options, chosen, onChange }: RadioListProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.list}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.native}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span className={styles.round} aria-hidden="true" />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
