import { useIntl } from 'react-intl';
import type { PlannedDose } from '@/clinical/adherence.ts';
import { localDate } from '@/clinical/calendar-date.ts';
import { nextDose } from '@/clinical/dose-times.ts';
import { ConflictLines } from '@/conflict-lines.tsx';
import { Card } from '@/ui/card.tsx';
import { List, ListBlock } from '@/ui/list.tsx';
import { Failed } from '@/ui/news.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import { DoseCard } from './dose-card.tsx';
import { DayRow, DoseRow } from './dose-row.tsx';
import { dosesNow } from './dose-groups.ts';
import styles from './doses.module.css';
import { useAnswer } from './use-answer.ts';
import { canPutOff, doseKey, useLater } from './use-later.ts';
import type { Medicines } from './use-medicines.ts';

const keyed = ({ reminder, date, time }: PlannedDose) => ({ reminderId: reminder.id, date, time });

/** What is due, what was missed, and the rest of the day. Each dose is answered by itself; nothing answers several. */
export function DosesToday({ medicines, now }: { medicines: Medicines; now: number }) {
  const intl = useIntl();
  const { answer, hasFailed } = useAnswer();
  const notKept = useNotKept();
  const later = useLater();
  const groups = dosesNow(medicines.doses, now, (dose) => (later.untilOf(dose) ?? 0) > now);
  const today = localDate(now);
  const uses = medicines.uses.filter(({ answer: { date } }) => date === today);
  const asking = [...groups.due, ...groups.missed];
  return (
    <>
      <SectionTitle action={intl.formatMessage({ id: 'reminders.count' }, { due: groups.today, taken: groups.taken })}>
        {intl.formatMessage({ id: 'reminders.now' })}
      </SectionTitle>
      {(hasFailed || later.hasFailed) && (
        <Failed alert>{intl.formatMessage({ id: notKept('reminders.notKept') })}</Failed>
      )}
      <ConflictLines collection="doses" />
      {groups.missed.length > 1 && (
        <div className={styles.above}>
          <Card tone="amber">
            <p>{intl.formatMessage({ id: 'reminders.missed.many' })}</p>
          </Card>
        </div>
      )}
      {asking.length === 0 ? (
        <NothingDue medicines={medicines} now={now} />
      ) : (
        <List>
          {asking.map((dose) => (
            <DoseCard
              key={doseKey(dose)}
              dose={dose}
              now={now}
              onAnswer={(outcome) => answer(keyed(dose), outcome)}
              onLater={canPutOff(dose, now) ? () => later.putOff(dose) : undefined}
            />
          ))}
        </List>
      )}
      {groups.rest.length + uses.length > 0 && (
        <>
          <SectionTitle>{intl.formatMessage({ id: 'reminders.today' })}</SectionTitle>
          <List>
            {groups.rest.map((dose) => (
              <DoseRow
                key={doseKey(dose)}
                dose={dose}
                until={later.untilOf(dose)}
                onUndo={() => answer(keyed(dose), 'open')}
              />
            ))}
            {uses.map(({ answer: use, reminder }) => (
              <DayRow
                key={use.id}
                lead={use.time}
                medicine={reminder.medicationName}
                detail={
                  <>
                    <bdi>{reminder.dosage}</bdi> · {intl.formatMessage({ id: 'reminders.usedAt' }, { time: use.time })}
                  </>
                }
                isDone
                onUndo={() => answer(use, 'open')}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}

function NothingDue({ medicines: { reminders }, now }: { medicines: Medicines; now: number }) {
  const intl = useIntl();
  const [next] = reminders
    .flatMap((reminder) => {
      const dose = nextDose(reminder, now);
      return dose ? [{ ...dose, medicine: reminder.medicationName }] : [];
    })
    .toSorted((one, other) => one.dueAt - other.dueAt);
  const isToday = next?.date === localDate(now);
  return (
    <List>
      <ListBlock>
        <p>{intl.formatMessage({ id: 'reminders.nothingDue' })}</p>
        {next && (
          <p className={styles.quiet}>
            {intl.formatMessage(
              { id: isToday ? 'reminders.next' : 'reminders.nextDay' },
              {
                ...next,
                day: intl.formatDate(`${next.date}T12:00:00Z`, {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                  timeZone: 'UTC',
                }),
              },
            )}
          </p>
        )}
      </ListBlock>
    </List>
  );
}
