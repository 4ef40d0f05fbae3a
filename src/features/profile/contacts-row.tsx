import { useIntl } from 'react-intl';
import { useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';

/** Whom Emergency calls beside the emergency number; they are changed there. */
export function ContactsRow() {
  const intl = useIntl();
  const { unitName, unitPhone, people } = useEmergencyContacts();
  const names = [
    ...(unitPhone === '' ? [] : [unitName || unitPhone]),
    ...people.map(({ name, phone }) => name || phone),
  ];
  return (
    <ListRow
      to="/emergency"
      lead={<Icon name="phone-call" />}
      title={intl.formatMessage({ id: 'profile.contacts' })}
      detail={<bdi>{names.length > 0 ? names.join(' · ') : intl.formatMessage({ id: 'profile.summary.empty' })}</bdi>}
    />
  );
}
