import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { Field, type FieldWords } from '@/ui/controls/field.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import field from '@/ui/controls/field.module.css';
import styles from './dates.module.css';

interface TypedFieldProps extends FieldWords {
  name?: string;
  /** `date` and `time` have different widths beside each other. */
  kind: 'date' | 'time';
  control: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur' | 'placeholder'>;
  /** The button that opens the calendar or the clock. */
  picker: { icon: IconName; label: string; onOpen: () => void };
  end?: ReactNode;
  /** Why a form may not be sent like this; null when it may. For forms that the browser validates. */
  invalid: string | null;
}

/** A text field for digits with a button that opens a sheet to choose the value. */
export function TypedField({ name, kind, control, picker, end, invalid, ...words }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(invalid ?? ''), [invalid]);
  return (
    <Field {...words}>
      {(wired) => (
        <span className={field.box}>
          <input
            {...control}
            {...wired}
            ref={input}
            name={name}
            type="text"
            data-entry={kind}
            dir="ltr"
            inputMode="numeric"
            // Health data must not enter the browser's suggestion list, which lies unencrypted on disk.
            autoComplete="off"
            maxLength={40}
            className={classNames(field.control, styles.typed)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              picker.onOpen();
            }}
          />
          <button
            type="button"
            className={styles.picker}
            aria-label={picker.label}
            aria-describedby={`${wired.id}-label`}
            aria-haspopup="dialog"
            onClick={picker.onOpen}
          >
            <Icon name={picker.icon} size={20} />
          </button>
          {end}
        </span>
      )}
    </Field>
  );
}
