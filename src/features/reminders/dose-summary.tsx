import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import { groupDoses } from './dose-groups.ts';
import type { Medicines } from './use-medicines.ts';

/** Today's doses in one line with a link; renders nothing on a day without doses. */
export function DoseSummary({ medicines, now }: { medicines: Medicines; now: number }) {
  const intl = useIntl();
  const { due, missed, rest, taken, today } = groupDoses(medicines.doses, now);
  if (today + missed.length === 0) return null;
  const next = rest.find(({ standing }) => standing === 'upcoming');
  const [first] = due;
  const title = first
    ? intl.formatMessage({ id: 'reminders.short.due' }, { count: due.length, medicine: first.reminder.medicationName })
    : missed.length > 0
      ? intl.formatMessage({ id: 'reminders.short.missed' }, { count: missed.length })
      : next
        ? intl.formatMessage({ id: 'reminders.next' }, { time: next.time, medicine: next.reminder.medicationName })
        : intl.formatMessage({ id: 'reminders.title' });
  return (
    <ListRow
      to="/reminders"
      lead={<Icon name="pill" />}
      title={title}
      detail={intl.formatMessage({ id: 'reminders.count' }, { due: today, taken })}
    />
  );
}
