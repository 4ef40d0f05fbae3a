import { useId, type ReactNode } from 'react';
import styles from './first-run.module.css';

interface ChoiceRowsProps {
  legend: string;
  options: readonly { readonly value: string; readonly label: ReactNode; readonly detail?: ReactNode }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One choice of several, a row each. */
export function ChoiceRows({ legend, options, chosen, onChoose }: ChoiceRowsProps) {
  const name = useId();
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, detail }) => (
        <label key={value} className={styles.row}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            // Without this the browser stores the choice unencrypted, to restore it at the next start.
            autoComplete="off"
          />
          <span>
            {label}
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
