import { useIntl } from 'react-intl';
import type { KeptAppointment } from '@/db/appointments.ts';
import { Icon } from '@/ui/icon.tsx';
import { ListRow } from '@/ui/list.tsx';
import { daysTo, groupVisits } from './visit-groups.ts';
import { kindText, whenText } from './visit-words.ts';

/** The visit whose outcome is asked, or else the next one, in one line that leads to it. */
export function VisitInShort({ visits, now }: { visits: readonly KeptAppointment[]; now: number }) {
  const intl = useIntl();
  const { overdue, next } = groupVisits(visits, now);
  const asked = overdue[0];
  const visit = asked ?? next;
  if (!visit) return null;
  const when = asked
    ? intl.formatMessage({ id: 'appointments.overdue' })
    : intl.formatMessage({ id: 'appointments.inDays' }, { days: daysTo(visit, now) });
  return (
    <ListRow
      to="/appointment"
      lead={<Icon name="calendar" />}
      title={`${kindText(intl, visit)}: ${when}`}
      detail={whenText(intl, visit)}
    />
  );
}
