import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isTimeless, type PlannedDose } from '@/clinical/medicines/adherence.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { nextDose } from '@/clinical/medicines/reminder-schedule.ts';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import { recordDose, type DoseKey } from '@/db/records/doses.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import type { DoseOutcome } from '@/model/reminders/dose.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List, ListBlock } from '@/ui/layout/list.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { DoseCard } from './dose-card.tsx';
import { DosePills } from './dose-pills.tsx';
import { MeasureCard } from './measure-card.tsx';
import { DayRow, DoseRow } from './dose-row.tsx';
import { groupDoses, isJustAnswered } from './dose-groups.ts';
import styles from './doses.module.css';
import { canSnooze, doseKey, useSnooze } from './use-snooze.ts';
import type { Medicines } from './use-medicines.ts';

/** Saves the answer to a dose on this phone; `hasFailed` when it could not be saved. */
function useDoseAnswer() {
  const [hasFailed, setFailed] = useState(false);
  const answer = (dose: DoseKey, outcome: DoseOutcome) => {
    setFailed(false);
    recordDose(dose, outcome).catch(() => setFailed(true));
  };
  return { hasFailed, answer };
}

const doseKeyOf = ({ reminder, date, time }: PlannedDose) => ({ reminderId: reminder.id, date, time });

/** Due and missed doses and the rest of the day. Each dose is answered separately; no button answers several. */
export function DosesToday({ medicines, now }: { medicines: Medicines; now: number }) {
  const intl = useIntl();
  const { answer, hasFailed } = useDoseAnswer();
  const saveFailure = useSaveFailure();
  const snooze = useSnooze();
  const groups = groupDoses(medicines.doses, now, (dose) => (snooze.untilOf(dose) ?? 0) > now);
  const today = localDate(now);
  const uses = medicines.uses.filter(
    ({ answer: { date, recordedAt }, reminder }) =>
      date === today || isJustAnswered(recordedAt, reminder.timeZone, now),
  );
  const unanswered = [...groups.due, ...groups.missed];
  return (
    <>
      <SectionTitle action={intl.formatMessage({ id: 'reminders.count' }, { due: groups.today, taken: groups.taken })}>
        {intl.formatMessage({ id: 'reminders.now' })}
      </SectionTitle>
      {(hasFailed || snooze.hasFailed) && (
        <FailureMessage alert>{intl.formatMessage({ id: saveFailure('reminders.notKept') })}</FailureMessage>
      )}
      <DosePills
        doses={groups.ofToday.filter(({ reminder }) => !isMeasuring(reminder))}
        now={now}
        onTake={(dose) => answer(doseKeyOf(dose), 'taken')}
      />
      <ConflictLines collection="doses" />
      {groups.missed.length > 1 && (
        <div className={styles.above}>
          <Card tone="amber">
            <p>{intl.formatMessage({ id: 'reminders.missed.many' })}</p>
          </Card>
        </div>
      )}
      {unanswered.length === 0 ? (
        <NothingDue medicines={medicines} now={now} />
      ) : (
        <List>
          {unanswered.map((dose) => {
            const Asked = isMeasuring(dose.reminder) ? MeasureCard : DoseCard;
            return (
              <Asked
                key={doseKey(dose)}
                dose={dose}
                now={now}
                onAnswer={(outcome) => answer(doseKeyOf(dose), outcome)}
                onLater={canSnooze(dose, now) ? () => snooze.start(dose) : undefined}
              />
            );
          })}
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
                now={now}
                until={snooze.untilOf(dose)}
                onUndo={() => answer(doseKeyOf(dose), 'open')}
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
  const timeless = reminders.filter((reminder) => reminder.isActive !== false && isTimeless(reminder));
  return (
    <List>
      <ListBlock>
        <p>{intl.formatMessage({ id: 'reminders.nothingDue' })}</p>
        {timeless[0] && (
          <p>
            {intl.formatMessage(
              { id: 'reminders.noTime.some' },
              { count: timeless.length, medicine: timeless[0].medicationName },
            )}
          </p>
        )}
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
