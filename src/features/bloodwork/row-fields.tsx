import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './bloodwork.module.css';
import { toBiomarker, type TypedRow } from './report-entry.ts';

interface RowFieldsProps {
  row: TypedRow;
  /** From 1. */
  number: number;
  error: (field: string) => string | null;
  onChange: (row: TypedRow) => void;
  /** Absent for the only line. */
  onRemove?: () => void;
}

/** One line of a report: as printed, with what its own range says of it beneath. */
export function RowFields({ row, number, error, onChange, onRemove }: RowFieldsProps) {
  const intl = useIntl();
  const field = (name: 'name' | 'value' | 'unit' | 'referenceRange', id: 'test' | 'value' | 'unit' | 'range') => (
    <TextField
      label={intl.formatMessage({ id: `bloodwork.form.${id}` })}
      autoComplete="off"
      dir={name === 'name' ? 'auto' : 'ltr'}
      value={row[name]}
      error={error(`${name} ${row.key}`) ?? undefined}
      onChange={(text) => onChange({ ...row, [name]: text })}
    />
  );
  const { flag } = toBiomarker(row);
  return (
    <fieldset className={styles.row}>
      <legend className="hidden-text">
        <FormattedMessage id="bloodwork.form.row" values={{ number }} />
      </legend>
      {field('name', 'test')}
      <div className={styles.pair}>
        {field('value', 'value')}
        {field('unit', 'unit')}
      </div>
      {field('referenceRange', 'range')}
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
    </fieldset>
  );
}
