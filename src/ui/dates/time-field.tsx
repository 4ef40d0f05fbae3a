import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { maskTime, readTypedTime } from '@/i18n/formats/typed-time.ts';
import type { FieldWords } from '@/ui/controls/field.tsx';
import { TypedField } from './typed-field.tsx';
import { useTypedValue, type Notation } from './use-typed-value.ts';

const ClockSheet = lazy(() =>
  import('./clock-sheet.tsx').then(({ ClockSheet: component }) => ({ default: component })),
);

export interface TimeFieldProps extends FieldWords {
  name?: string;
  /** `HH:MM`, 00:00 to 23:59; empty while the time is not complete. */
  value: string;
  onChange: (value: string) => void;
  /** A small control at the end of the field, for example one that removes it. */
  end?: ReactNode;
}

const same = (text: string): string => text;
const clock: Notation = { show: same, read: readTypedTime, mask: maskTime, complete: same };

/** A time of day on the 24-hour clock of cuffs and clinic papers: digits, or an hour and minutes to tap. */
export function TimeField({ name, value, onChange, end, error, ...words }: TimeFieldProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { control, problem, isLeft } = useTypedValue(clock, value, onChange);
  const untyped = problem && intl.formatMessage({ id: `times.${problem}` });
  return (
    <>
      <TypedField
        {...words}
        name={name}
        kind="time"
        error={(isLeft && problem === 'impossible' ? untyped : null) ?? error ?? (isLeft ? untyped : null)}
        invalid={untyped}
        control={{ ...control, placeholder: '--:--' }}
        picker={{ icon: 'clock', label: intl.formatMessage({ id: 'times.clock' }), onOpen: () => setOpen(true) }}
        end={end}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ClockSheet title={words.label} time={value} onClose={() => setOpen(false)} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
