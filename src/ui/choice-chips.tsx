import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import type { Option } from './select-field.tsx';
import styles from './chip.module.css';

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen among; hidden from sight with `legendHidden` where a title already says it. */
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly Option<Value>[];
  /** The chosen values; one at most unless `many`. */
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  many?: boolean;
  /** The last chosen one cannot be taken away. */
  always?: boolean;
}

/** A few short choices beside each other. */
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
