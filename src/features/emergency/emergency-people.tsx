import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  canDial,
  toDialString,
  MAX_PEOPLE,
  setEmergencyContacts,
  useEmergencyContacts,
  type EmergencyPerson,
} from '@/app/emergency/emergency-contacts.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './emergency-page.module.css';

const emptyPerson: EmergencyPerson = { name: '', phone: '' };
/** Filled in, but without a number that can be dialled. */
const isIncomplete = ({ name, phone }: EmergencyPerson) => name + phone !== '' && !canDial(phone);
const rows = Array.from({ length: MAX_PEOPLE }, (_, index) => index);

/** Up to two personal contacts with a call link each. */
export function EmergencyPeople() {
  const intl = useIntl();
  const people = useEmergencyContacts((contacts) => contacts.people);
  const [typed, setTyped] = useState<readonly EmergencyPerson[] | null>(null);
  /** Rows with an error that have not been changed since. */
  const [invalidRows, setInvalidRows] = useState<readonly number[]>([]);
  const change = (at: number, changes: Partial<EmergencyPerson>) => {
    setInvalidRows(invalidRows.filter((row) => row !== at));
    setTyped(rows.map((row) => ({ ...(typed?.[row] ?? emptyPerson), ...(row === at ? changes : {}) })));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = (typed ?? []).map(({ name, phone }) => ({ name: name.trim(), phone: phone.trim() }));
    const incomplete = rows.filter((row) => isIncomplete(trimmed[row] ?? emptyPerson));
    setInvalidRows(incomplete);
    if (incomplete.length > 0) return;
    setEmergencyContacts({ people: trimmed.filter(({ phone }) => phone !== '') });
    setTyped(null);
  };
  return (
    <>
      <SectionTitle>
        <FormattedMessage id="emergency.people" />
      </SectionTitle>
      {typed ? (
        <form className={styles.people} onSubmit={save} aria-live="polite">
          {rows.map((row) => (
            <div key={row} className={styles.person}>
              <TextField
                label={intl.formatMessage({ id: 'emergency.people.name' }, { number: row + 1 })}
                value={typed[row]?.name ?? ''}
                onChange={(name) => change(row, { name })}
              />
              <TextField
                label={intl.formatMessage({ id: 'emergency.people.phone' }, { number: row + 1 })}
                type="tel"
                dir="ltr"
                error={invalidRows.includes(row) ? intl.formatMessage({ id: 'emergency.people.noNumber' }) : null}
                value={typed[row]?.phone ?? ''}
                onChange={(phone) => change(row, { phone })}
              />
            </div>
          ))}
          <Button type="submit" tone="secondary">
            <FormattedMessage id="emergency.people.keep" />
          </Button>
        </form>
      ) : (
        <div className={styles.people}>
          {people.map(({ name, phone }) => (
            <ButtonLink key={phone} to={`tel:${toDialString(phone)}`} tone="secondary" icon="phone" wide detail={phone}>
              {name || phone}
            </ButtonLink>
          ))}
          {people.length === 0 && (
            <p className={styles.small}>
              <FormattedMessage id="emergency.people.hint" />
            </p>
          )}
          <Button tone="quiet" icon="pencil" onClick={() => setTyped(rows.map((row) => people[row] ?? emptyPerson))}>
            <FormattedMessage id={people.length > 0 ? 'emergency.people.change' : 'emergency.people.add'} />
          </Button>
        </div>
      )}
    </>
  );
}
