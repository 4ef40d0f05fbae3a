import { useState } from 'react';
import { useIntl } from 'react-intl';
import { auditActions, type AuditAction } from '@/model/account/audit-actions.ts';
import type { AuditFilter } from '@/sync/api/clinic/audit.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import styles from './audit.module.css';

export const everything: AuditFilter = { from: '', to: '', person: '', action: '' };

/** The first instant of a local date, or of the day after it; '' for no date. */
function instantOf(date: string, days: number): string {
  if (date === '') return '';
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + days);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString();
}

/** By time, person and kind of entry. Nothing is asked before “Show”: each look is an entry. */
export function AuditFilterForm({ isBusy, onShow }: { isBusy: boolean; onShow: (filter: AuditFilter) => void }) {
  const intl = useIntl();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [person, setPerson] = useState('');
  const [action, setAction] = useState<AuditAction | ''>('');
  return (
    <form
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault();
        onShow({ from: instantOf(from, 0), to: instantOf(to, 1), person: person.trim(), action });
      }}
    >
      <DateField label={intl.formatMessage({ id: 'audit.from' })} value={from} onChange={setFrom} />
      <DateField label={intl.formatMessage({ id: 'audit.to' })} value={to} onChange={setTo} />
      <TextField
        label={intl.formatMessage({ id: 'audit.person' })}
        hint={intl.formatMessage({ id: 'audit.person.hint' })}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        value={person}
        onChange={setPerson}
      />
      <SelectField<AuditAction | ''>
        label={intl.formatMessage({ id: 'audit.action' })}
        value={action}
        options={[
          { value: '', label: intl.formatMessage({ id: 'audit.action.all' }) },
          ...auditActions.map((value) => ({ value, label: intl.formatMessage({ id: `audit.action.${value}` }) })),
        ]}
        onChange={setAction}
      />
      <div className={styles.show}>
        <Button type="submit" icon="search" busy={isBusy}>
          {intl.formatMessage({ id: 'audit.show' })}
        </Button>
      </div>
    </form>
  );
}
