import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { dateDigits, dateNotation, maskDate, readTypedDate, withCentury } from '@/i18n/formats/typed-date.ts';
import type { FieldWords } from '@/ui/controls/field.tsx';
import styles from './dates.module.css';
import { TypedField } from './typed-field.tsx';
import { useTypedValue, type Notation } from './use-typed-value.ts';

const CalendarSheet = lazy(() =>
  import('./calendar-sheet.tsx').then(({ CalendarSheet: component }) => ({ default: component })),
);

export interface DateFieldProps extends FieldWords {
  name?: string;
  /** `YYYY-MM-DD`; empty while the date is not complete. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last date that can be chosen, `YYYY-MM-DD`. A typed date outside gets a message. */
  min?: string;
  max?: string;
}

function notationOf(locale: string): Notation {
  const notation = dateNotation(locale);
  return {
    show: (date) => dateDigits(date, notation),
    read: (text) => readTypedDate(text, notation),
    mask: (text) => maskDate(text, notation),
    complete: (text) => withCentury(text, notation),
  };
}

/** 5 December 2026, with its weekday; a date has no time zone. */
const dateText = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The parts in the order of the locale, each isolated: right-to-left words must not turn the order around. */
function placeholderOf(intl: IntlShape): string {
  const { order, separator } = dateNotation(intl.locale);
  return order.map((part) => `\u2068${intl.formatMessage({ id: `dates.part.${part}` })}\u2069`).join(separator);
}

/** A date: digits in the order of the locale, or a day of the calendar. The date stands in words below. */
export function DateField({ name, value, onChange, min = '', max = '', hint, error, ...words }: DateFieldProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const notation = useMemo(() => notationOf(intl.locale), [intl.locale]);
  const { control, problem, isLeft } = useTypedValue(notation, value, onChange);
  const isRead = notation.read(value).kind === 'value';
  const example = notation.show('2026-12-05');
  const outside =
    isRead && min !== '' && value < min
      ? intl.formatMessage({ id: 'dates.early' }, { date: dateText(intl, min) })
      : isRead && max !== '' && value > max
        ? intl.formatMessage({ id: 'dates.late' }, { date: dateText(intl, max) })
        : null;
  const untyped = problem && intl.formatMessage({ id: `dates.${problem}` }, { example });
  return (
    <>
      <TypedField
        {...words}
        name={name}
        kind="date"
        error={(isLeft && problem === 'impossible' ? untyped : null) ?? error ?? (isLeft ? untyped : null) ?? outside}
        invalid={untyped ?? outside}
        hint={
          isRead || hint ? (
            <>
              {isRead && <span className={styles.words}>{dateText(intl, value)}</span>}
              {hint}
            </>
          ) : undefined
        }
        control={{ ...control, placeholder: placeholderOf(intl) }}
        picker={{ icon: 'calendar', label: intl.formatMessage({ id: 'dates.calendar' }), onOpen: () => setOpen(true) }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarSheet
            title={words.label}
            date={isRead ? value : ''}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onChoose={(date) => {
              onChange(date);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
