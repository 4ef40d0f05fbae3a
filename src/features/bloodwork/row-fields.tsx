import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LabMoment } from '@/clinical/lab/action-value.ts';
import { ResultNotes } from './result-notes.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './bloodwork.module.css';
import { needsLook, toBiomarker, type TypedRow } from './report-entry.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';

interface RowFieldsProps {
  row: TypedRow;
  /** From 1. */
  number: number;
  error: (field: string) => string | null;
  onChange: (row: TypedRow) => void;
  /** Undefined for the only row. */
  onRemove?: () => void;
  moment: LabMoment;
  /** The printed line, for a row that needs a check. */
  strip?: ReactNode;
  /** Called when the row is selected, to show its position on the page. */
  onLook?: () => void;
}

/** One row of a report: the printed values, with the flag by its own range below. */
export function RowFields({ row, number, error, onChange, onRemove, onLook, moment, strip }: RowFieldsProps) {
  const intl = useIntl();
  const field = (name: 'name' | 'value' | 'unit' | 'referenceRange', id: 'test' | 'value' | 'unit' | 'range') => (
    <TextField
      label={intl.formatMessage({ id: `bloodwork.form.${id}` })}
      autoComplete="off"
      dir={name === 'name' ? 'auto' : 'ltr'}
      value={row[name]}
      error={error(`${name} ${row.key}`) ?? undefined}
      onFocus={onLook}
      onChange={(text) => onChange({ ...row, [name]: text, isChecked: true })}
    />
  );
  const result = toBiomarker(row);
  const { flag } = result;
  return (
    <fieldset className={classNames(styles.row, needsLook(row) && styles.doubtful)}>
      <legend className="hidden-text">
        <FormattedMessage id="bloodwork.form.row" values={{ number }} />
      </legend>
      {field('name', 'test')}
      <div className={styles.pair}>
        {field('value', 'value')}
        {field('unit', 'unit')}
      </div>
      {field('referenceRange', 'range')}
      {needsLook(row) && (
        <div className={styles.doubt}>
          {row.doubts?.map((doubt) => (
            <p key={doubt}>
              <FormattedMessage id={`bloodwork.doubt.${doubt}`} />
            </p>
          ))}
          {strip}
          {error(`check ${row.key}`) && (
            <p role="alert" className={styles.error}>
              <FormattedMessage id="bloodwork.doubt.first" />
            </p>
          )}
          <Button
            tone="secondary"
            icon="check"
            onClick={() => onChange({ ...row, isChecked: true })}
            aria-label={intl.formatMessage({ id: 'bloodwork.doubt.right.row' }, { number })}
            aria-invalid={error(`check ${row.key}`) ? true : undefined}
          >
            <FormattedMessage id="bloodwork.doubt.right" />
          </Button>
        </div>
      )}
      {row.doubts !== undefined && row.doubts.length > 0 && !needsLook(row) && (
        <p className={styles.inside}>
          <Icon name="check" size={20} /> <FormattedMessage id="bloodwork.doubt.done" />
        </p>
      )}
      <div className={styles.head}>
        <span className={styles.quiet}>
          {row.value.trim() !== '' && <FormattedMessage id={`bloodwork.flag.${flag}`} />}
        </span>
        {onRemove && (
          <Button
            tone="quiet"
            icon="close"
            onClick={onRemove}
            aria-label={intl.formatMessage({ id: 'bloodwork.form.removeRow' }, { number })}
          >
            <FormattedMessage id="bloodwork.form.file.remove" />
          </Button>
        )}
      </div>
      {row.value.trim() !== '' && <ResultNotes result={result} moment={moment} />}
    </fieldset>
  );
}
