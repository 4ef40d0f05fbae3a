import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isAsNeeded, isTimeless } from '@/clinical/medicines/adherence.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { doseTimes } from '@/clinical/medicines/reminder-schedule.ts';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import type { StoredReminder } from '@/db/records/reminders.ts';
import { RecordDeleted } from '@/model/schema/record.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { SyncMark } from '@/app/recovery/sync-mark.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { TitleButton } from '@/ui/controls/text-button.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { logUse, pauseOrResume } from './reminder-actions.ts';
import { zoneName } from '@/model/time/zone-name.ts';
import styles from './doses.module.css';

interface ReminderListProps {
  reminders: readonly StoredReminder[];
  now: number;
  onEdit: (reminder: StoredReminder) => void;
}

/** All reminders; paused ones are hidden until the filter is switched off. */
export function ReminderList({ reminders, now, onEdit }: ReminderListProps) {
  const intl = useIntl();
  const saveFailure = useSaveFailure();
  const [isActiveOnly, setActiveOnly] = useState(true);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const shown = isActiveOnly ? reminders.filter(({ isActive }) => isActive !== false) : reminders;
  const run = (act: Promise<unknown>) => {
    setFailure(null);
    act.catch((error: unknown) =>
      setFailure(error instanceof RecordDeleted ? 'reminders.deletedElsewhere' : saveFailure('records.notChanged')),
    );
  };
  return (
    <>
      <SectionTitle
        action={
          <Chip chosen={isActiveOnly} onClick={() => setActiveOnly(!isActiveOnly)}>
            {intl.formatMessage({ id: 'reminders.activeOnly' })}
          </Chip>
        }
      >
        {intl.formatMessage({ id: 'reminders.list' })}
      </SectionTitle>
      {failure && <FailureMessage alert>{intl.formatMessage({ id: failure })}</FailureMessage>}
      {shown.length === 0 ? (
        <p className={styles.quiet}>{intl.formatMessage({ id: 'reminders.allPaused' })}</p>
      ) : (
        <List>
          {shown.map((reminder) => (
            <ReminderRow
              key={reminder.id}
              reminder={reminder}
              today={localDate(now)}
              onEdit={() => onEdit(reminder)}
              onPause={() => run(pauseOrResume(reminder))}
              onLog={() => run(logUse(reminder))}
            />
          ))}
        </List>
      )}
    </>
  );
}

interface ReminderRowProps {
  reminder: StoredReminder;
  today: string;
  onEdit: () => void;
  onPause: () => void;
  onLog: () => void;
}

function ReminderRow({ reminder, today, onEdit, onPause, onLog }: ReminderRowProps) {
  const intl = useIntl();
  const { medicationName: medicine, dosage, endsOn, timeZone } = reminder;
  const frequency = choiceText(intl, 'frequency', reminder.frequency);
  const times = doseTimes(reminder);
  const isPaused = reminder.isActive === false;
  const hasEnded = endsOn != null && endsOn < today;
  const notes = [
    isPaused && intl.formatMessage({ id: 'reminders.paused' }),
    hasEnded &&
      intl.formatMessage(
        { id: 'reminders.ended' },
        { date: intl.formatDate(`${endsOn}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }) },
      ),
    timeZone &&
      timeZone !== deviceTimeZone() &&
      intl.formatMessage({ id: 'reminders.zone.fixed' }, { zone: zoneName(timeZone) }),
  ].filter(Boolean);
  return (
    <ListRow
      done={isPaused || hasEnded}
      title={
        <TitleButton label={intl.formatMessage({ id: 'reminders.edit' }, { medicine })} onClick={onEdit}>
          {medicine}
        </TitleButton>
      }
      detail={
        <>
          {times.length > 0
            ? intl.formatMessage({ id: 'reminders.rowTimes' }, { dosage, frequency, times: intl.formatList(times) })
            : intl.formatMessage({ id: 'reminders.row' }, { dosage, frequency })}
          {notes.length > 0 && ` · ${notes.join(' · ')}`} <SyncMark record={reminder} />
        </>
      }
      action={
        <>
          {isAsNeeded(reminder) && !isPaused && (
            <Button
              tone="secondary"
              aria-label={`${intl.formatMessage({ id: 'reminders.log' })}: ${medicine}`}
              onClick={onLog}
            >
              {intl.formatMessage({ id: 'reminders.log' })}
            </Button>
          )}
          <Button
            tone="quiet"
            aria-label={`${intl.formatMessage({ id: isPaused ? 'reminders.resume' : 'reminders.pause' })}: ${medicine}`}
            onClick={onPause}
          >
            {intl.formatMessage({ id: isPaused ? 'reminders.resume' : 'reminders.pause' })}
          </Button>
        </>
      }
    >
      {isTimeless(reminder) && !isPaused && (
        <div className={styles.timeless}>
          <p>
            <Icon name="warning" size={20} />
            {intl.formatMessage({ id: 'reminders.noTime' })}
          </p>
          <Button
            tone="secondary"
            aria-label={`${intl.formatMessage({ id: 'reminders.noTime.add' })}: ${medicine}`}
            onClick={onEdit}
          >
            {intl.formatMessage({ id: 'reminders.noTime.add' })}
          </Button>
        </div>
      )}
      <ConflictLines recordId={reminder.id} />
    </ListRow>
  );
}
