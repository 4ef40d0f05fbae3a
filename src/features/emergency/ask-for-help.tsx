import { FormattedMessage, useIntl } from 'react-intl';
import { dialled, useEmergencyContacts } from '@/emergency-contacts.ts';
import { TextForHelp } from '@/text-for-help.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';

/** A message ready to be sent to her people, with her place when she gives it. */
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
        to={people.map(({ phone }) => dialled(phone))}
        smsText={(place) => intl.formatMessage({ id: 'emergency.text.sms' }, { number, place }).trim()}
      />
    </>
  );
}
