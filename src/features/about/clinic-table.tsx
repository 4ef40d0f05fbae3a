import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';

/** What a clinic gets, in the words of the screens themselves. */
const parts: readonly { icon: IconName; title: MessageId; text: MessageId }[] = [
  { icon: 'users', title: 'home.doctor.title', text: 'home.doctor.text' },
  { icon: 'phone-call', title: 'home.answer.title', text: 'home.answer.text' },
  { icon: 'home', title: 'clinic.hospitals', text: 'clinic.hospitals.text' },
  { icon: 'message', title: 'templates.title', text: 'templates.text' },
  { icon: 'activity', title: 'cohort.clinic', text: 'cohort.clinic.text' },
  { icon: 'eye', title: 'account.looked', text: 'privacy.sees.log' },
  { icon: 'cloud-off', title: 'home.offline.title', text: 'home.offline.text' },
];

export function ClinicTable({ labelledBy }: { labelledBy: string }) {
  const intl = useIntl();
  return (
    <List labelledBy={labelledBy}>
      {parts.map(({ icon, title, text }) => (
        <ListRow
          key={title}
          lead={<Icon name={icon} />}
          title={intl.formatMessage({ id: title })}
          detail={intl.formatMessage({ id: text })}
        />
      ))}
    </List>
  );
}
