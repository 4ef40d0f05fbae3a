import { classNames } from '@/ui/styles/class-names.ts';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  options: readonly { readonly value: Value; readonly text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Segmented control: a few views of the same data; the current one is raised and underlined. */
export function Segments<Value extends string>({ options, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <div className={styles.segments} role="group">
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className={classNames(styles.segment, value === chosen && styles.chosen)}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
