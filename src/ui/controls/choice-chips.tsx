import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import type { Option } from './select-field.tsx';
import styles from './chip.module.css';

interface ChoiceChipsProps<Value extends string> {
  /** What the choice is about; visually hidden with `legendHidden` where a title already says it. */
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly Option<Value>[];
  /** The chosen values; at most one unless `many`. */
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  many?: boolean;
  /** The last chosen value cannot be deselected. */
  always?: boolean;
}

/** A few short choices in a row. */
export function ChoiceChips<Value extends string>({
  legend,
  legendHidden = false,
  options,
  chosen,
  onChange,
  many = false,
  always = false,
}: ChoiceChipsProps<Value>) {
  const toggle = (value: Value) => {
    if (!chosen.includes(value)) return onChange(many ? [...chosen, value] : [value]);
    if (!always || chosen.length > 1) onChange(chosen.filter((other) => other !== value));
  };
  return (
    <fieldset>
      <legend className={legendHidden ? 'hidden-text' : styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, label, lang }) => (
          <Chip key={value} lang={lang} chosen={chosen.includes(value)} onClick={() => toggle(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
