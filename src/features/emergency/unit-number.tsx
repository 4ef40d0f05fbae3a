import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  canDial,
  toDialString,
  setEmergencyContacts,
  useEmergencyContacts,
} from '@/app/emergency/emergency-contacts.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import styles from './emergency-page.module.css';

/** The phone number of the maternity unit: from the chosen hospital, or typed here. */
export function UnitNumber() {
  const intl = useIntl();
  const { unitName, unitPhone } = useEmergencyContacts();
  // Null while the stored number is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // A stored number that cannot be dialled (from a hospital entry or an older form) shows the error at once.
  const isInvalid = hasFailed || (typed === null && unitPhone !== '' && !canDial(unitPhone));
  const change = (phone: string) => {
    setFailed(false);
    setTyped(phone);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const phone = (typed ?? unitPhone).trim();
    if (phone !== '' && !canDial(phone)) return setFailed(true);
    // Clear the name: it belonged to the hospital's number.
    if (phone !== unitPhone) setEmergencyContacts({ unitName: '', unitPhone: phone, unitHospitalId: null });
    setTyped(null);
  };

  if (canDial(unitPhone) && typed === null)
    return (
      <div className={styles.unit}>
        <ButtonLink to={`tel:${toDialString(unitPhone)}`} icon="phone" wide detail={unitPhone}>
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
        error={isInvalid ? intl.formatMessage({ id: 'emergency.unitNone' }) : null}
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
