import type { ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './option-list.module.css';

export interface ListedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface OptionListProps<Value extends string> {
  /** Id of the question; it is the list's accessible name. */
  labelledBy?: string;
  options: readonly ListedOption<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Statements to tick, one on each line. */
export function OptionList<Value extends string>({ labelledBy, options, chosen, onToggle }: OptionListProps<Value>) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={chosen.includes(value)}
            className={classNames(styles.option, chosen.includes(value) && styles.chosen)}
            onClick={() => onToggle(value)}
          >
            <span className={styles.box}>{chosen.includes(value) && <Icon name="check" size={20} />}</span>
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
