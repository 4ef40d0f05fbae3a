import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  canDial,
  dialled,
  MOST_PEOPLE,
  setEmergencyContacts,
  useEmergencyContacts,
  type EmergencyPerson,
} from '@/emergency-contacts.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './emergency-page.module.css';

const nobody: EmergencyPerson = { name: '', phone: '' };
/** Something stands there, and nobody could be called with it. */
const isUnreachable = ({ name, phone }: EmergencyPerson) => name + phone !== '' && !canDial(phone);
const rows = Array.from({ length: MOST_PEOPLE }, (_, index) => index);

/** Two people of her own, each one tap away. */
export function OwnPeople() {
  const intl = useIntl();
  const people = useEmergencyContacts((contacts) => contacts.people);
  const [typed, setTyped] = useState<readonly EmergencyPerson[] | null>(null);
  /** Rows that were refused and have not been changed since. */
  const [refused, setRefused] = useState<readonly number[]>([]);
  const change = (at: number, changes: Partial<EmergencyPerson>) => {
    setRefused(refused.filter((row) => row !== at));
    setTyped(rows.map((row) => ({ ...(typed?.[row] ?? nobody), ...(row === at ? changes : {}) })));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = (typed ?? []).map(({ name, phone }) => ({ name: name.trim(), phone: phone.trim() }));
    const unreachable = rows.filter((row) => isUnreachable(given[row] ?? nobody));
    setRefused(unreachable);
    if (unreachable.length > 0) return;
    setEmergencyContacts({ people: given.filter(({ phone }) => phone !== '') });
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
                error={refused.includes(row) ? intl.formatMessage({ id: 'emergency.people.noNumber' }) : null}
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
            <ButtonLink key={phone} to={`tel:${dialled(phone)}`} tone="secondary" icon="phone" wide detail={phone}>
              {name || phone}
            </ButtonLink>
          ))}
          {people.length === 0 && (
            <p className={styles.small}>
              <FormattedMessage id="emergency.people.hint" />
            </p>
          )}
          <Button tone="quiet" icon="pencil" onClick={() => setTyped(rows.map((row) => people[row] ?? nobody))}>
            <FormattedMessage id={people.length > 0 ? 'emergency.people.change' : 'emergency.people.add'} />
          </Button>
        </div>
      )}
    </>
  );
}
