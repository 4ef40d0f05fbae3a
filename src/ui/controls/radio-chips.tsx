import { useId, type ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import field from './field.module.css';
import chip from './chip.module.css';
import styles from './radio.module.css';

interface RadioChipsProps<Value extends string> {
  legend: string;
  hint?: ReactNode;
  error?: string | null;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Blank: none is chosen. */
  chosen: Value | '';
  onChange: (value: Value) => void;
  /** After the choices, for example a button that shows more of them. */
  children?: ReactNode;
}

/** One of a few short choices. Native radio buttons that look like chips: the arrow keys move the choice. */
export function RadioChips<Value extends string>({
  legend,
  hint,
  error,
  options,
  chosen,
  onChange,
  children,
}: RadioChipsProps<Value>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={field.label}>{legend}</legend>
      <div className={chip.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames(chip.chip, styles.chip, value === chosen && chip.chosen)}>
            <input
              type="radio"
              name={id}
              className={styles.native}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {value === chosen && <Icon name="check" size={20} />}
            <span>{label}</span>
          </label>
        ))}
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          <Icon name="warning" size={20} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
