import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canDial, dialled, setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './emergency-page.module.css';

/** The maternity unit's own line: taken from the chosen hospital, or typed here once. */
export function UnitNumber() {
  const intl = useIntl();
  const { unitName, unitPhone } = useEmergencyContacts();
  // Null while the number kept is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [wasRefused, setRefused] = useState(false);
  // What a hospital's entry or an older form left here that cannot be called is told at once.
  const isRefused = wasRefused || (typed === null && unitPhone !== '' && !canDial(unitPhone));
  const change = (phone: string) => {
    setRefused(false);
    setTyped(phone);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const own = (typed ?? unitPhone).trim();
    if (own !== '' && !canDial(own)) return setRefused(true);
    // The name was that of the hospital's own number.
    if (own !== unitPhone) setEmergencyContacts({ unitName: '', unitPhone: own, unitHospitalId: null });
    setTyped(null);
  };

  if (canDial(unitPhone) && typed === null)
    return (
      <div className={styles.unit}>
        <ButtonLink to={`tel:${dialled(unitPhone)}`} icon="phone" wide detail={unitPhone}>
          {unitName || intl.formatMessage({ id: 'emergency.unit' })}
        </ButtonLink>
        <Button tone="quiet" icon="pencil" onClick={() => setTyped(unitPhone)}>
          <FormattedMessage id="emergency.unitChange" />
        </Button>
      </div>
    );
  return (
    <form className={styles.unit} onSubmit={save} aria-live="polite">
      <TextField
        label={intl.formatMessage({ id: 'emergency.unitNumber' })}
        hint={intl.formatMessage({ id: 'emergency.unitHint' })}
        error={isRefused ? intl.formatMessage({ id: 'emergency.unitNone' }) : null}
        type="tel"
        autoComplete="off"
        dir="ltr"
        value={typed ?? unitPhone}
        onChange={change}
      />
      <Button type="submit" tone="secondary">
        <FormattedMessage id="emergency.unitKeep" />
      </Button>
    </form>
  );
}
