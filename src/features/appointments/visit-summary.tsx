import { useIntl } from 'react-intl';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import { daysTo, groupVisits } from './visit-groups.ts';
import { kindText, whenText } from './visit-words.ts';

/** One line with a link: the visit without an outcome, or else the next one after today, because today's are in the plan. */
export function VisitSummary({ visits, now }: { visits: readonly StoredAppointment[]; now: number }) {
  const intl = useIntl();
  const { overdue, next } = groupVisits(visits, now);
  const overdueVisit = overdue[0];
  const visit = overdueVisit ?? next;
  if (!visit || (!overdueVisit && daysTo(visit, now) === 0)) return null;
  const when = overdueVisit
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
