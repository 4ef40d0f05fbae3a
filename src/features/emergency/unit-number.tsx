import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dialled, setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import styles from './emergency-page.module.css';

/** The maternity unit's own line: taken from the chosen hospital, or typed here once. */
export function UnitNumber() {
  const intl = useIntl();
  const { unitName, unitPhone } = useEmergencyContacts();
  const [typed, setTyped] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const own = typed?.trim() ?? '';
    // The name was that of the hospital's own number.
    if (own !== unitPhone) setEmergencyContacts({ unitName: '', unitPhone: own, unitHospitalId: null });
    setTyped(null);
  };

  if (unitPhone !== '' && typed === null)
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
    <form className={styles.unit} onSubmit={save}>
      <TextField
        label={intl.formatMessage({ id: 'emergency.unitNumber' })}
        hint={intl.formatMessage({ id: 'emergency.unitHint' })}
        type="tel"
        autoComplete="off"
        dir="ltr"
        value={typed ?? ''}
        onChange={setTyped}
      />
      <Button type="submit" tone="secondary">
        <FormattedMessage id="emergency.unitKeep" />
      </Button>
    </form>
  );
}
