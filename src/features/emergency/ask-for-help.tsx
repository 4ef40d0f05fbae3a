import { FormattedMessage, useIntl } from 'react-intl';
import { toDialString, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { TextForHelp } from '@/app/emergency/text-for-help.tsx';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';

/** A prepared SMS to the emergency contacts, with the position if the user shares it. */
export function AskForHelp() {
  const intl = useIntl();
  const { number } = useEmergencyNumber();
  const people = useEmergencyContacts((contacts) => contacts.people);
  return (
    <>
      <SectionTitle>
        <FormattedMessage id="emergency.text" />
      </SectionTitle>
      <TextForHelp
        to={people.map(({ phone }) => toDialString(phone))}
        smsText={(place) => intl.formatMessage({ id: 'emergency.text.sms' }, { number, place }).trim()}
      />
    </>
  );
}
