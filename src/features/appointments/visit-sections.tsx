import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { List } from '@/ui/layout/list.tsx';
import { Columns } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { PastVisits } from './past-visits.tsx';
import { VisitCard, type VisitHandlers } from './visit-card.tsx';
import type { VisitGroups } from './visit-groups.ts';

interface VisitSectionsProps extends VisitHandlers {
  groups: VisitGroups<StoredAppointment>;
  now: number;
  /** The calendar and the suggestions; shown beside the planned visits. */
  children: ReactNode;
}

/** The visit list in sections; a section without visits has no title. */
export function VisitSections({ groups, now, children, ...handlers }: VisitSectionsProps) {
  const intl = useIntl();
  const { overdue, next, later, past } = groups;
  const ahead = next ? [next, ...later] : [];
  const section = (title: MessageId, visits: readonly StoredAppointment[], action?: ReactNode, isOpen = false) =>
    visits.length > 0 && (
      <>
        <SectionTitle action={action}>{intl.formatMessage({ id: title })}</SectionTitle>
        <List>
          {visits.map((visit) => (
            <VisitCard key={visit.id} visit={visit} now={now} isOpen={isOpen} {...handlers} />
          ))}
        </List>
      </>
    );
  return (
    <Columns>
      <div>
        {section('appointments.overdue', overdue, undefined, true)}
        {section(
          'appointments.next',
          next ? [next] : [],
          <CalendarButton visits={ahead} label={intl.formatMessage({ id: 'appointments.allToCalendar' })} />,
          true,
        )}
        {section('appointments.later', later)}
      </div>
      <div>
        {children}
        {past.length > 0 && (
          <>
            <SectionTitle>{intl.formatMessage({ id: 'appointments.past' })}</SectionTitle>
            <PastVisits visits={past} {...handlers} />
          </>
        )}
      </div>
    </Columns>
  );
}
